"""Add up again what rummy -g -e -t json prints: every figure of every sheet is
the result of the terms that its explanation names, and the terms are the points
of the deals, other figures of the sheet, or values of the keys they name.

    add-again.py FILE...    one object a line, a game's after its deals
"""
import json
import re
import sys


def apply(term, total):
    op, n = term["op"], term["points"]
    return {
        "plus": lambda: total + n,
        "minus": lambda: total - n,
        "times": lambda: total * n,
        "flat": lambda: n,
        "share": lambda: (2 * round(100 * total) + n) // (2 * n) / 100,
    }[op]()


def result(terms):
    total = 0
    for term in terms:
        total = apply(term, total)
    return round(total, 2)


def signed(term):
    return -term["points"] if term["op"] == "minus" else term["points"]


class Game:
    def __init__(self, sheet, number, deals):
        self.sheet, self.number, self.deals = sheet, number, deals
        self.game = sheet["games"][number]
        self.names = [one["name"] for one in self.game["players"]]
        self.rows = {row["deal"]: row for row in self.game["rows"]}
        self.sums = {}
        for f in self.game["explanation"]:
            if f["kind"] != "points":
                continue  # what decided the game
            key = (f["of"], f["about"], f.get("deal"))
            assert key not in self.sums, key
            assert result(f["terms"]) == f["points"], f
            for term in f["terms"]:
                self.check_key(term)
            self.sums[key] = f
        self.used = set()

    @staticmethod
    def check_key(term):
        """A term of one key is that key's value."""
        if term["key"] in ("game.bonus", "game.target",
                           "game.last-multiplier"):
            more = term["op"] == "times" and term["key"].startswith(
                "game.last")
            assert int(term["value"]) - term["points"] in (
                (0, 1) if more else (0,)), term

    def take(self, of, about, deal=None):
        key = (of, about, deal)
        self.used.add(key)
        return self.sums.get(key)

    def check(self):
        for p, name in enumerate(self.names):
            for deal in self.rows:
                self.check_deal(p, name, deal)
            self.check_player(p, name)
        self.check_words()
        assert self.used >= set(self.sums), set(self.sums) - self.used

    def check_deal(self, p, name, deal):
        row = self.rows[deal]
        f, after = self.take("deal", name, deal), self.take("after", name,
                                                            deal)
        if row["written"][p] is None:
            assert not f and not after
            return
        assert f["points"] == row["written"][p]
        assert after["points"] == row["totals"][p]
        assert signed(after["terms"][-1]) == row["written"][p]
        before = self.rows.get(deal - 1)
        start = self.game["players"][p]["start"]
        if before or deal == 1:
            then = before["totals"][p] if before else start
            assert after["terms"][0]["points"] in (then, start), after
        for term in f["terms"]:
            points = self.deals[deal].get(term["about"] or name)
            if term["key"] == "box.bonus":
                assert term["points"] % int(term["value"]) == 0
            elif term["op"] == "plus":
                assert abs(term["points"]) == abs(points), (f, points)

    def check_player(self, p, name):
        player = self.game["players"][p]
        entries = [player[of] for of in (
            "start", "deals", "last_deal", "rejoined", "boxes", "bonus",
            "shutout")]
        for of in ("deals", "last_deal", "rejoined", "boxes", "bonus",
                   "shutout", "total"):
            f = self.take(of, name)
            assert f["points"] == player[of] if f else player[of] == 0, of
        total = self.sums["total", name, None]["terms"]
        assert [signed(t) for t in total if t["op"] != "flat"] == [
            n for n in entries if n]
        boxes = self.sums.get(("boxes", name, None))
        if boxes:
            won, each = boxes["terms"]
            assert won["points"] == player["won"]
            assert each["points"] == int(each["value"])
        shutout = self.sums.get(("shutout", name, None))
        if shutout:
            assert shutout["points"] == {
                "double-total": sum(entries[:-1]),
                "double-hands": player["deals"],
                "flat": shutout["points"],
            }[shutout["terms"][0]["value"]]
        self.check_deals(p, name, player)
        if self.number == 0:
            self.check_money(name)

    def check_deals(self, p, name, player):
        """The figures that grow are of as many deals."""
        if 1 not in self.rows:
            return
        written = [row["written"][p] or 0 for row in self.rows.values()]
        at_once = sum(
            term["points"] for deal in self.rows
            for term in self.sums.get(("deal", name, deal), {"terms": []})[
                "terms"] if term["key"] == "box.bonus")
        assert sum(written) == (player["deals"] + player["last_deal"] +
                                at_once)
        assert all(term["op"] in ("plus", "minus", "flat") for term in
                   self.sums["deals", name, None]["terms"])

    def check_money(self, name):
        totals = {one["name"]: one for one in self.sheet["totals"]}[name]
        won, prize = self.take("won", name), self.take("prize", name)
        paid = 0
        assert (won["points"] if won else None) == totals["won"]
        assert (prize["points"] if prize else 0) == (totals["prize"] or 0)
        if won and 1 in self.deals and None not in self.deals.values():
            mine = [deal["won"].get(name) for deal in self.deals.values()]
            assert [signed(t) for t in won["terms"] if t["op"] != "flat"] == [
                n for n in mine if n], (won, mine)
        for payment in self.sheet["payments"]:
            paid += payment["amount"] * ((payment["from"] == name) -
                                         (payment["to"] == name))
        entries = self.sheet["over"] and totals["prize"] is not None and next(
            f["terms"][0]["points"] for (of, _, _), f in self.sums.items()
            if of == "prize") * (1 + totals["rejoins"]) or 0
        assert abs(paid - entries + (totals["won"] or 0) +
                   (totals["prize"] or 0)) < 0.05, (paid, entries, totals)

    def check_words(self):
        """The distances in the sentence of the game."""
        said = self.game["summary"]
        lead = [f for (of, _, _), f in self.sums.items() if of == "lead"]
        for f in lead:
            self.take("lead", f["about"])
            by = re.search(r"(?:wins|ahead) by (\d+)", said)
            assert not by or int(by[1]) == f["points"], said
        assert lead or not re.search(r" by \d+", said), said
        left = []
        for name in self.names:
            f = self.take("left", name)
            left += [f["points"]] if f else []
        words = re.search(r"; .* (?:needs|can take) (.*)", said)
        assert not words or [int(n) for n in re.findall(
            r"(-?\d+)(?:,|$)", words[0])] == left, (said, left)


def points_of(record):
    """The points of the players of a deal that counted."""
    deal = {}
    deal["won"] = {}
    for seat in record["players"]:
        if seat["verdict"] == "error":
            continue  # a player who is out
        deal[seat["name"]] = seat["points"]
        deal["won"][seat["name"]] = seat.get("won")
    return deal


def main(files):
    games = 0
    for file in files:
        deals = {}
        for line in open(file, encoding="utf-8"):
            record = json.loads(line)
            if "games" in record:
                for number in range(len(record["games"])):
                    Game(record, number, deals).check()
                    games += 1
                deals = {}
            elif "players" in record:
                number = re.search(r"(?:^|; )(?:deal|round) (\d+):",
                                   record.get("summary") or "")
                if number:
                    deals[int(number[1])] = points_of(record)
    print(games)


main(sys.argv[1:])
