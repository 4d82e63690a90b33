"""Add up again what rummy -g -e -t json prints: a total is the one before it and
what the deal adds, or its named parts; a part is what the key that explains it
says; money is that of the deals; a lead is that of the totals.

    add-again.py FILE...    one object a line, a game's after its deals
"""
import json
import re
import sys

PARTS = ("start", "deals", "last_deal", "rejoined", "boxes", "bonus", "shutout")


class Game:
    def __init__(self, sheet, number, deals):
        self.sheet, self.number, self.deals = sheet, number, deals
        self.game = sheet["games"][number]
        self.rows = self.game["rows"]
        self.whole = self.rows and self.rows[0]["deal"] == 1
        self.value = {f["key"]: f["value"] for f in self.game["explanation"]}

    def check(self):
        for p, player in enumerate(self.game["players"]):
            assert sum(player[of] for of in PARTS) == player["total"], player
            self.check_parts(player)
            if self.whole:
                self.check_rows(p, player)
            if self.number == 0:
                self.check_money(player["name"])
        self.check_lead()

    def check_parts(self, player):
        if player["boxes"]:
            each = int(self.value["box.bonus"])
            assert player["boxes"] == each * player["won"], player
        if player["bonus"]:
            assert player["bonus"] == int(self.value["game.bonus"]), player
        if player["shutout"] and self.value["game.shutout"] != "flat":
            assert player["shutout"] == sum(
                player[of] for of in PARTS[:-1]
                if self.value["game.shutout"] == "double-total" or
                of in ("deals", "last_deal")), player

    def check_rows(self, p, player):
        """The figures that grow with the deals."""
        total, written = player["start"], 0
        for row in self.rows:
            added = row["written"][p] or 0
            assert player["rejoined"] or row["totals"][p] == total + added, row
            total, written = row["totals"][p], written + added
        boxes = written - player["deals"] - player["last_deal"]
        assert total == player["start"] + player["rejoined"] + written
        assert boxes == 0 or boxes % player["won"] == 0, player

    def check_money(self, name):
        totals = {one["name"]: one for one in self.sheet["totals"]}[name]
        won, prize = totals["won"] or 0, totals["prize"] or 0
        if 1 in self.deals:
            mine = [deal.get(name) or 0 for deal in self.deals.values()]
            assert abs(sum(mine) - won) < 0.005, (won, mine)
        paid = sum(payment["amount"] * ((payment["from"] == name) -
                                        (payment["to"] == name))
                   for payment in self.sheet["payments"])
        if totals["prize"] is None:
            assert abs(paid + won) < 0.05, (paid, totals)

    def check_lead(self):
        by = re.search(r"(?:wins|ahead) by (\d+)", self.game["summary"])
        totals = sorted(player["total"] for player in self.game["players"])
        leads = (totals[1] - totals[0], totals[-1] - totals[-2]) if by else ()
        assert not by or int(by[1]) in leads, self.game["summary"]


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
                    deals[int(number[1])] = {
                        seat["name"]: seat.get("won")
                        for seat in record["players"]}
    print(games)


main(sys.argv[1:])
