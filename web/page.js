// The page asks and shows; the program judges.  Everything that is typed or
// tapped becomes the text that the program reads, and what it prints as a page
// is shown.  There is no rule and no score here.
'use strict';

// All words of the page that are not in page.html.
const WORDS = {
	suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
	signs: { S: '\u2660\ufe0e', H: '\u2665\ufe0e', D: '\u2666\ufe0e',
		C: '\u2663\ufe0e' },
	ranks: { A: 'ace', J: 'jack', Q: 'queen', K: 'king', T: 'ten' },
	claims: { '': 'holds', declare: 'declares', knock: 'knocks', gin: 'gin',
		down: 'goes down', out: 'goes out', rummy: 'Rummy',
		'drop first': 'first drop', 'drop middle': 'later drop' },
	places: { '|': 'next group', '/': 'left over', '>': 'laid off',
		'-': 'discard', '+': 'laid down before' },
	facts: { wild: 'Cut joker', 'turn-up': 'Upcard', round: 'Round',
		value: 'Value of a point' },
	probes: { wild: 'QH', 'turn-up': '5H', round: '1', value: '1' },
	such: (fact) => `such as ${fact}`,
	player: (n) => `Player ${n}`,
	gap: '+ group',
	empty: 'tap cards',
	example: '4H 5H 6H | 8C 9C TC / QH',
	name: 'Name',
	claim: 'Claim',
	cards: (who) => `Cards of ${who}`,
	remove: 'Remove',
	joker: 'joker',
	used: (n) => `, ${n} in use`,
	back: '\u232b last card',
	deal: (n) => `Deal ${n}`,
	cell: (who, n) => `${who}, deal ${n}`,
	chosen: (n) => n ? `(${n})` : '',
	typed: 'The text as typed is judged. A tap above goes back to the form.',
	kept: 'Kept on this device until "New evening".',
	lost: 'This browser keeps nothing: save the page before you close it.',
	sent: 'An evening that was sent to you; yours is kept.',
	trapped: 'That was too much for the browser; the text is kept. Try less.',
	copied: 'Copied.',
	failed: 'The program did not start in this browser.',
	nothing: { dispute: 'Tap or type cards; the answer stands here.',
		meld: 'Tap the cards of one group; the answer stands here.',
		evening: 'Names first, then the points of each deal; the sheet ' +
			'stands here.' },
	page: 'rummy.html',
};
const KEPT = 'rummy-page'; // in localStorage
// The facts that each task asks for: an evening's deals have their own cards.
const FACTS = { dispute: ['wild', 'turn-up', 'round', 'value'],
	meld: ['wild', 'turn-up', 'round'], evening: ['value'] };
const SIGNS = Object.keys(WORDS.places);

const by = (id) => document.getElementById(id);

// make(tag, { attribute: value }, child...): an element; a value that is a
// function listens; children are elements or text.
function make(tag, attributes = {}, ...children) {
	const element = document.createElement(tag);

	for (const [name, value] of Object.entries(attributes)) {
		if (typeof value === 'function')
			element.addEventListener(name, value);
		else if (value !== false && value !== undefined)
			element.setAttribute(name, value === true ? '' : value);
	}
	element.append(...children);
	return element;
}

// The program

let module; // compiled once; every answer is a new instance of it

// Compiled in one piece and at once: to compile it as it comes, or beside the
// thread that draws, takes more of that thread's time.
async function start() {
	const packed = decoded(by('program').firstChild.data);
	const program = new Uint8Array(new DataView(packed.buffer)
		.getUint32(packed.length - 4, true)); // gzip ends with the size
	const { readable, writable } = new DecompressionStream('gzip');
	const reader = readable.getReader();

	by('program').remove();
	writable.getWriter().write(packed);
	for (let at = 0; at < program.length;) {
		const { value } = await reader.read();

		program.set(value, at);
		at += value.length;
	}
	module = new WebAssembly.Module(program);
}

const decoded = (text) => Uint8Array.fromBase64?.(text) ??
	Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

// What the program said when the page was built, by what was asked: the start
// runs nothing.
const said = new Map(JSON.parse(by('said').textContent));

// What the program says, or null after a trap, of which an instance does not
// recover: the next is a new one.
function ask(args, input = '') {
	const out = said.get([...args, input].join(' '));

	if (out)
		return { status: 0, out, err: '' };
	try {
		return run(module, args, input);
	} catch {
		return null;
	}
}

// The rules

// An evening has its own, which no dispute in the middle of it changes.
const newRules = () => ({ game: 'gin', options: [], facts: {} });
const all = { dispute: newRules(), evening: newRules() };
let rules = all.dispute;
let known = []; // of the program: { name, option, title }

const rulesName = (more = []) =>
	[rules.game, ...new Set([...rules.options, ...more])].join('+');

function learnRules() {
	known = ask(['--list-rules']).out.trim().split('\n').map((line) => {
		const [name, kind, title] = line.trim().split('\t');

		return { name, option: kind === 'option',
			title: title.replace(/; also .*/, '') };
	});
	by('game').append(...known.filter((set) => !set.option).sort((a, b) =>
		a.title < b.title ? -1 : 1).map((set) =>
		make('option', { value: set.name }, `${set.title} (${set.name})`)));
}

// Those of these { line }, rules and facts in brackets, that the program takes:
// asked all at once, for each instance of it costs a millisecond.  The rows of
// the others are errors, with the line as their text.
function taken(lines) {
	const answer = ask(['-t', 'tsv'],
	    lines.map(({ line }) => line).join('\n'));
	const rows = answer ? answer.out.split('\n').map((row) =>
		row.split('\t')) : [];
	const refused = new Set(rows.filter((row) => row[3] === 'error')
		.map((row) => row[6]));

	return lines.filter(({ line }) => !refused.has(line));
}

function drawOptions() {
	// What fits the game stays where it is, if not with the others chosen.
	const options = known.filter((set) => set.option);
	const fitting = taken(options.map((set) => ({ ...set,
		line: `[${rules.game}+${set.name}]` })));
	const free = new Set(taken(fitting.map(({ name }) => ({ name,
		line: `[${rulesName([name])}]` }))).map(({ name }) => name));

	by('options').replaceChildren(...fitting.map((option) =>
		make('label', {}, make('input', { type: 'checkbox',
			checked: rules.options.includes(option.name),
			disabled: !free.has(option.name) &&
			    !rules.options.includes(option.name),
			change: (e) => {
				rules.options = rules.options.filter((one) =>
					one !== option.name).concat(
					e.target.checked ? option.name : []);
				drawRules();
				changed();
			} }), option.title)));
}

function drawFacts() {
	const facts = taken(FACTS[task].map((fact) => ({ fact,
		line: `[${rulesName()} ${fact}=${WORDS.probes[fact]}]` })));

	by('facts').replaceChildren(...facts.map(({ fact }) =>
		make('label', {}, WORDS.facts[fact],
			make('input', { id: `fact-${fact}`, autocomplete: 'off',
				placeholder: WORDS.such(WORDS.probes[fact]),
				value: rules.facts[fact] ?? '',
				input: (e) => {
					rules.facts[fact] = e.target.value.trim();
					changed();
				} }))));
}

function drawRules() {
	by('game').value = rules.game;
	by('chosen').textContent = WORDS.chosen(rules.options.length);
	if (by('house').open)
		drawOptions();
	drawFacts();
}

function context() {
	const facts = FACTS[task].filter((fact) =>
		rules.facts[fact] && by(`fact-${fact}`)).map((fact) =>
		` ${fact}=${quoted(rules.facts[fact])}`);

	return `[${rulesName()}${facts.join('')}]`;
}

// Text

const quoted = (word) => /^[\w.+%-]+$/.test(word) ? word : name(word);
const plain = (word) => word.startsWith('"') ?
	word.slice(1, -1).replace(/\\(.)/g, '$1') : word;

// A name in quotes is never taken for anything else.
const name = (word) => '"' + word.replace(/[\\"]/g, '\\$&') + '"';

// Hands: the text of each is all there is; the caret is where a tap puts a card.

const newHand = () => ({ name: '', claim: '', text: '', caret: 0 });
const hands = [newHand()];
let asked = newHand(); // of "Is this a meld?"
let now = 0;           // whose cards are tapped

const hand = () => task === 'meld' ? asked : hands[now];

// The parts of a hand's text, { word, at }: cards and signs.
const parts = (text) => Array.from(text.matchAll(/[^\s,|>/+-]+|[|>/+-]/g),
	(found) => ({ word: found[0], at: found.index }));

// Do what changes the page, and keep the key that was tapped under the thumb.
function steadily(e, act) {
	const key = e.currentTarget, top = key.getBoundingClientRect().top;

	act();
	window.scrollBy(0, key.getBoundingClientRect().top - top);
}

function insert(word) {
	const h = hand();
	const before = h.text.slice(0, h.caret).trimEnd();
	const after = h.text.slice(h.caret).trimStart();
	const start = before ? `${before} ${word}` : word;

	h.text = after ? `${start} ${after}` : start;
	h.caret = start.length;
	drawHands();
	changed();
}

// Take the last part before the position away.
function takeBack(h, position) {
	const last = parts(h.text).filter((part) => part.at < position).pop();

	if (!last)
		return;
	const before = h.text.slice(0, last.at).trimEnd();
	const after = h.text.slice(last.at + last.word.length).trimStart();

	h.text = before && after ? `${before} ${after}` : before + after;
	h.caret = before.length;
	drawHands();
	changed();
}

function spelled(card) {
	if (card === 'JK')
		return WORDS.joker;
	const rank = WORDS.ranks[card[0]] ?? card[0];

	return `${rank} of ${WORDS.suits[card[1]]}`;
}

// A card as it is shown, suit symbol and all; what is no card, as typed.
function shown(word) {
	const found = /^(10|[2-9ATJQK])([SHDC])$/i.exec(word);

	if (!found)
		return word;
	const suit = found[2].toUpperCase();

	return make('span', {}, found[1].replace(/T/i, '10').toUpperCase(),
		make('i', { class: suit.toLowerCase() }, WORDS.signs[suit]));
}

// The groups and places of a hand, as boxes with the cards as buttons.
function zonesOf(h, choose) {
	const zones = [];
	let box;

	function open(sign, at) {
		box = make('div', { class: 'zone' });
		if (sign)
			box.append(make('small', {}, WORDS.places[sign]));
		box.end = at;
		zones.push(box);
	}
	open('', 0);
	for (const { word, at } of parts(h.text)) {
		const end = at + word.length;

		if (SIGNS.includes(word)) {
			open(word === '|' ? '' : word, end);
			continue;
		}
		box.end = end;
		box.append(make('button', { type: 'button', title: WORDS.remove,
			click: () => {
				choose();
				takeBack(h, end);
			} }, shown(word)));
	}
	for (const zone of zones) {
		const end = zone.end;

		zone.classList.toggle('here', h.caret === end);
		zone.append(zone.querySelector('button') ? make('button',
			{ type: 'button', class: 'gap', click: () => {
				choose();
				h.caret = end;
				insert('|');
			} }, WORDS.gap) : make('small', {}, WORDS.empty));
	}
	return make('div', { class: 'zones' }, ...zones);
}

function drawHand(h, number) {
	const who = h.name || WORDS.player(number + 1);
	const mine = task === 'meld' || number === now;
	const choose = () => {
		now = task === 'meld' ? now : number;
	};
	const line = make('input', { class: 'line', autocomplete: 'off',
		autocapitalize: 'characters', spellcheck: 'false',
		'aria-label': WORDS.cards(who), value: h.text,
		placeholder: WORDS.example,
		focus: () => {
			choose();
			for (const box of document.querySelectorAll('.player'))
				box.classList.toggle('now',
				    box.contains(line));
		},
		input: () => {
			h.text = line.value;
			h.caret = h.text.length;
			zones.replaceWith(zones = zonesOf(h, choose));
			drawCounts();
			changed();
		} });
	let zones = zonesOf(h, choose);
	const top = make('div', { class: 'bar' });

	if (task !== 'meld')
		top.append(make('input', { class: 'name', autocomplete: 'off',
			'aria-label': WORDS.name, value: h.name,
			placeholder: WORDS.player(number + 1),
			input: (e) => {
				h.name = e.target.value.trim();
				changed();
			} }), make('select', { 'aria-label': WORDS.claim,
			change: (e) => {
				h.claim = e.target.value;
				changed();
			} }, ...Object.entries(WORDS.claims).map(([verb, said]) =>
			make('option', { value: verb,
				selected: verb === h.claim }, said))));
	return make('div', { class: mine ? 'player now' : 'player',
		click: (e) => {
			if (mine || e.target.closest('input, select, button'))
				return;
			choose();
			drawHands();
		} }, top, line, zones);
}

function drawHands() {
	const list = task === 'meld' ? [asked] : hands;

	by('players').replaceChildren(...list.map(drawHand));
	drawCounts();
}

// Which cards are in use, and how often, on the keys.
function drawCounts() {
	const count = {};

	for (const h of task === 'meld' ? [asked] : hands)
		for (const { word } of parts(h.text)) {
			const card = word.toUpperCase().replace('10', 'T');

			count[card] = (count[card] ?? 0) + 1;
		}
	for (const key of document.querySelectorAll('[data-card]')) {
		const card = key.dataset.card, n = count[card];

		key.querySelector('sup').textContent = n ?? '';
		key.setAttribute('aria-label', spelled(card) +
		    (n ? WORDS.used(n) : ''));
	}
}

function drawKeys() {
	const key = (card) => make('button', { type: 'button', 'data-card': card,
		click: (e) => steadily(e, () => insert(card)) }, shown(card),
	make('sup'));

	by('signs').append(...SIGNS.map((sign) => make('button',
		{ type: 'button', 'data-sign': sign,
			click: (e) => steadily(e, () => insert(sign)) },
		WORDS.places[sign])), make('button', { type: 'button',
		click: (e) => steadily(e, () =>
			takeBack(hand(), hand().caret)) }, WORDS.back));
	for (const suit of Object.keys(WORDS.suits))
		by('cards').append(...Array.from('A23456789TJQK',
			(rank) => key(rank + suit)),
		suit === 'C' ? key('JK') : make('span'));
}

const line = (h) => h.claim.startsWith('drop') ? h.claim :
	`${h.claim} ${h.text.trim()}`.trim();

function disputeText() {
	const said = hands.map((h, i) => ({ text: line(h),
		name: h.name || WORDS.player(i + 1) })).filter((h) => h.text);
	const alone = said.length === 1 && !hands.some((h) => h.name);

	return said.length ? [context(), ...said.map((h) => alone ? h.text :
		`${name(h.name)}: ${h.text}`), ''].join('\n') : '';
}

// The evening

let evening = { names: [], deals: [] };
const before = []; // earlier evenings, for undo

function dealLines(deal) {
	return evening.names.map((player, i) => {
		const said = (deal[i] ?? '').trim();

		return said && `${name(player)}: ${/^-?\d+$/.test(said) ?
			'points ' : ''}${said}`;
	}).filter(Boolean);
}

function eveningText() {
	const deals = evening.deals.map(dealLines).filter((deal) => deal.length);

	return deals.length ? [context(), ...deals.map((deal) =>
		deal.join('\n') + '\n')].join('\n') : '';
}

const remember = () => before.push(JSON.stringify(evening));

function alterEvening(alter) {
	remember();
	alter();
	drawPad();
	changed();
}

function keep() {
	try {
		localStorage.setItem(KEPT, JSON.stringify({ evening,
			all, hands, asked, task }));
		by('kept').textContent = WORDS.kept;
	} catch {
		by('kept').textContent = WORDS.lost;
	}
}

function recall() {
	try {
		const kept = JSON.parse(localStorage.getItem(KEPT));

		hands.splice(0, hands.length, ...kept.hands);
		({ evening, asked, task } = kept);
		Object.assign(all, kept.all);
		return true;
	} catch {
		return false; // there is nothing, or it is not ours
	}
}

function drawPad() {
	if (document.activeElement !== by('names'))
		by('names').value = evening.names.join(', ');
	by('undo').disabled = !before.length;
	by('pad').replaceChildren(make('table', { keydown: nextCell },
		make('thead', {},
		make('tr', {}, make('th', { scope: 'col' }, WORDS.deal('')),
			...evening.names.map((player) => make('th',
				{ scope: 'col' }, make('bdi', {}, player))))),
		make('tbody', {}, ...evening.deals.map((deal, d) => make('tr', {},
			make('th', { scope: 'row' }, String(d + 1)),
			...evening.names.map((player, i) => make('td', {},
				make('input', { value: deal[i] ?? '',
					autocomplete: 'off',
					autocapitalize: 'off',
					'aria-label': WORDS.cell(player, d + 1),
					focus: remember,
					input: (e) => {
						deal[i] = e.target.value;
						by('undo').disabled = false;
						changed();
					} }))))))));
}

// Enter goes to the next cell, and from the last to the next deal.
function nextCell(e) {
	const cells = Array.from(by('pad').querySelectorAll('input'));
	const next = cells[cells.indexOf(e.target) + 1];

	if (e.key === 'Enter')
		next ? next.focus() : nextDeal();
}

function nextDeal() {
	alterEvening(() => evening.deals.push([]));
	by('pad').querySelector('tr:last-child input')?.focus();
}

// The answer

let task = 'dispute'; // or meld, evening
let typed = false;    // the text itself was typed, or came with the link
let sent = false;     // an evening that came so
let timer;
let took = 0;         // milliseconds, the last answer

function taskText() {
	if (task === 'dispute')
		return disputeText();
	if (task === 'evening')
		return eveningText();
	return asked.text.trim() ? `${context()}\nmeld ${asked.text.trim()}\n` :
		'';
}

// Something was tapped or typed in the form: its text is in force again.
function changed() {
	typed = false;
	by('text').value = taskText();
	keep();
	judgeSoon();
}

// At once, but what takes long does not hold up who types.
function judgeSoon() {
	clearTimeout(timer);
	timer = setTimeout((from = performance.now()) => {
		judge();
		took = performance.now() - from;
	}, took);
}

const asSheet = () => typed ? sent : task === 'evening';
const args = () => asSheet() ? ['--sheet'] : ['-e'];

// The articles of the program's page, or what it said instead.
function judge() {
	const text = by('text').value;

	try {
		history.replaceState(null, '',
		    linkTo(task === 'evening' ? '' : text));
	} catch { // too often or too long for this browser; the text is kept
	}
	const answer = text.trim() && ask([...args(), '-t', 'html'], text);

	by('typed').textContent = !typed ? '' : sent ? WORDS.sent : WORDS.typed;
	by('verdict').textContent = '';
	if (!answer) {
		by('answer').replaceChildren(make('p', {},
			text.trim() ? WORDS.trapped : WORDS.nothing[task]));
		return;
	}
	// Its style is this page's already, and the policy allows no second one.
	const page = new DOMParser().parseFromString(answer.out.replace(
		/<style>[^<]*<.style>/, ''), 'text/html');
	const shown = Array.from(page.body?.children ?? []).filter((child) =>
		child.localName !== 'h1' || child.id);

	by('answer').replaceChildren(...shown.map((child) =>
		document.importNode(child, true)));
	const lines = (which) => Array.from(by('answer').querySelectorAll(which),
		(e) => Array.from(e.cells ?? [e], (part) => part.textContent).join(' '));

	by('verdict').textContent = (asSheet() ?
		lines('.pays tr:has(td + td > bdi)').join('; ') ||
		lines('.lead')[0] : lines('h2')[0]) ?? '';
	if (answer.err)
		by('answer').append(make('pre', { class: 'said' }, answer.err));
}

function choose(wanted) {
	task = wanted;
	rules = all[task] ?? all.dispute;
	by('main').hidden = false;
	for (const button of document.querySelectorAll('[data-task]'))
		button.setAttribute('aria-pressed',
		    String(button.dataset.task === task));
	by('hands').hidden = by('keys').hidden = task === 'evening';
	by('deals').hidden = task !== 'evening';
	by('add').hidden = by('freely').hidden = task === 'meld';
	for (const sign of document.querySelectorAll('[data-sign]'))
		sign.hidden = task === 'meld' && sign.dataset.sign !== '|';
	by('house').open = false;
	drawRules();
	drawHands();
	drawPad();
	changed();
}

function save() {
	const page = ask([...args(), '-t', 'html'], by('text').value);
	const link = make('a', { download: WORDS.page, href: URL.createObjectURL(
		new Blob([page ? page.out : ''], { type: 'text/html' })) });

	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
	} catch { // not allowed here, as from a file
		const box = make('textarea', {}, text);

		document.body.append(box);
		box.select();
		document.execCommand('copy');
		box.remove();
	}
	by('typed').textContent = WORDS.copied;
}

const linkTo = (text) => location.href.replace(/#.*/s, '') +
	(text && '#' + encodeURIComponent(text));

function openLink() {
	let text = '';

	try {
		text = decodeURIComponent(location.hash.slice(1));
	} catch { // no link of ours: as if there were none
	}
	if (!text)
		return;
	typed = by('text').value !== text && !fillForm(text);
	by('as-text').open = typed;
	sent = isEvening(text);
	by('text').value = text;
	judge();
}

const isEvening = (text) => /: points |\n\n./.test(text);

// Put the text into the form that would say it, if one does, word for word.  An
// evening is not put over one that is kept.
function fillForm(text) {
	const [first, ...rest] = text.trimEnd().split('\n');
	const [game, ...options] = (/^\[([\w.+-]+)/.exec(first) ?? ['', ''])[1]
		.split('+');
	const seat = (said) => {
		const [, who = '', what] =
			/^(?:("(?:[^"\\]|\\.)*"): )?(.*)$/.exec(said);
		const claim = Object.keys(WORDS.claims).find((verb) => verb &&
			`${what} `.startsWith(`${verb} `)) ?? '';
		const cards = what.slice(claim.length).trim();

		return { name: plain(who), what, claim, text: cards,
			caret: cards.length };
	};

	if (!known.some((set) => set.name === game))
		return false;
	const put = (wanted) => {
		Object.assign(all[wanted] ?? all.dispute, ruled);
		choose(wanted);
	};
	const ruled = { game, options, facts: Object.fromEntries(Array.from(
		first.matchAll(/ ([\w-]+)=("(?:[^"\\]|\\.)*"|[^\s\]]+)/g),
		([, fact, value]) => [fact, plain(value)])) };

	if (isEvening(text)) {
		const deals = rest.join('\n').split('\n\n').map((deal) =>
			deal.split('\n').map(seat));
		const names = [...new Set(deals.flat().map((s) => s.name))];

		if (evening.names.length)
			return false;
		evening = { names, deals: deals.map((deal) => names.map((who) =>
			deal.find((s) => s.name === who)?.what
				.replace(/^points /, '') ?? '')) };
		put('evening');
	} else if (/^meld /.test(rest[0])) {
		asked = seat(rest[0].slice(5));
		put('meld');
	} else {
		hands.splice(now = 0, hands.length, ...rest.map(seat));
		put('dispute');
	}
	return taskText() === text;
}

function listen() {
	const on = (id, event, act) => by(id).addEventListener(event, act);

	for (const button of document.querySelectorAll('[data-task]'))
		button.addEventListener('click',
		    () => choose(button.dataset.task));
	on('game', 'change', (e) => {
		rules.game = e.target.value;
		rules.options = [];
		by('house').open = false;
		drawRules();
		changed();
	});
	on('house', 'toggle', (e) => e.target.open && drawOptions());
	on('add', 'click', () => {
		now = hands.push(newHand()) - 1;
		drawHands();
		by('players').lastChild.querySelector('input').focus();
	});
	on('names', 'focus', remember);
	on('names', 'input', (e) => {
		evening.names = e.target.value.split(',').map((player) =>
			player.trim()).filter(Boolean);
		if (!evening.deals.length)
			evening.deals.push([]);
		drawPad();
		changed();
	});
	on('deal', 'click', nextDeal);
	on('fresh', 'click', () => alterEvening(() => {
		evening = { names: [], deals: [] };
	}));
	on('undo', 'click', () => {
		const present = JSON.stringify(evening);
		let earlier;

		do
			earlier = before.pop();
		while (earlier === present); // a box was only entered
		evening = JSON.parse(earlier ?? present);
		drawPad();
		changed();
	});
	on('verdict', 'click', () => by('answer').scrollIntoView());
	on('text', 'input', () => {
		typed = !(sent = false);
		judgeSoon();
	});
	on('copy', 'click', () => copy(by('text').value));
	on('link', 'click', () => copy(linkTo(by('text').value)));
	on('save', 'click', save);
	window.addEventListener('hashchange', openLink);
}

// Ready is: drawn, listening and able to answer.
async function open() {
	await start();
	const kept = recall();

	learnRules();
	drawKeys();
	listen();
	choose(kept && !location.hash ? task : 'dispute');
	openLink();
	by('starting').remove();
	document.body.dataset.ready = String(performance.now());
	// The first answer compiles what it runs: let it be nobody's.
	setTimeout(() => ask(['-e', '-t', 'html'], '[gin]\nknock AS'));
}

open().catch(() => {
	by('starting').textContent = WORDS.failed;
});
