// The page in a real browser: node page.mjs RUMMY PAGE SOURCE CHROMIUM, with
// RUMMY the native program, PAGE the built page and SOURCE the project's top.
// Speaks TAP and ends with "# PASS: N" and "# FAIL: N".  Timings are printed,
// not tested: $RUMMY_WEB_SECONDS makes them so on a quiet machine.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync,
	rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [rummy, file, source, chromium] = process.argv.slice(2);
const need = createRequire(join(process.cwd(), 'package.json'));
const puppeteer = need('puppeteer-core');
const axe = readFileSync(need.resolve('axe-core/axe.min.js'), 'utf8');
const address = pathToFileURL(file).href;
const requests = new Set();
let count = 0, failures = 0;

function report(good, what, ...notes) {
	count++;
	failures += !good;
	console.log(`${good ? 'ok' : 'not ok'} ${count} - ${what}`);
	if (!good)
		for (const note of notes)
			console.log(String(note).replace(/^/gm, '# '));
}

function equal(got, wanted, what) {
	const [a, b] = [got, wanted].map((value) => typeof value === 'string' ?
		value : JSON.stringify(value, null, 1));

	report(a === b, what, `got ${a}`, `wanted ${b}`);
}

const native = (args, input) => {
	const { status, stdout, stderr } = spawnSync(rummy, args,
		{ input, encoding: 'utf8', env: {}, maxBuffer: 1 << 26 });

	return { status, out: stdout, err: stderr };
};

// No window of the browser's own, whose start would be measured, too.
const browser = await puppeteer.launch({ executablePath: chromium,
	waitForInitialPage: false, args: ['--no-startup-window', '--no-sandbox',
		'--disable-gpu', '--disable-quic', '--no-first-run',
		'--disable-background-networking', '--disable-component-update',
		'--disable-sync'] });

// A new page of this width, opened, with what it complains of noted.
async function open(width, hash = '') {
	const context = await browser.createBrowserContext();
	const page = await context.newPage();

	page.complaints = [];
	page.on('console', (message) => page.complaints.push(message.text()));
	page.on('pageerror', (e) => page.complaints.push(e.message));
	page.on('request', (request) => requests.add(request.url()
		.replace(/#.*/s, '').replace(/^blob:.*/, 'blob:')));
	await page.setOfflineMode(true);
	await page.setViewport({ width, height: 780, isMobile: width < 600,
		hasTouch: width < 600 });
	await page.goto(address + hash);
	await page.waitForSelector('body[data-ready]', { timeout: 60000 });
	return page;
}

async function reload(page) {
	await page.reload();
	await page.waitForSelector('body[data-ready]', { timeout: 60000 });
}

const tap = (page, selector) => page.$eval(selector, (e) => e.click());
const cards = async (page, list) => {
	for (const card of list.split(' '))
		await tap(page, `[data-card="${card}"]`);
};
const type = (page, selector, text) => page.$eval(selector, (e, value) => {
	e.value = value;
	e.dispatchEvent(new Event('input', { bubbles: true }));
	e.dispatchEvent(new Event('change', { bubbles: true }));
}, text);
// The answer as it is after the page has come to rest.
const answer = (page) => page.evaluate(() => {
	clearTimeout(timer);
	judge();
	return document.getElementById('answer').innerText;
});
const record = (page) => page.$eval('#text', (e) => e.value);
const button = (page, words) => page.evaluate((text) =>
	Array.from(document.querySelectorAll('button')).find((e) =>
		e.textContent === text).click(), words);

// The same bytes as the native program.
async function compareInputs() {
	const page = await open(1200);
	const folders = [join(source, 'samples')];
	const cases = join(source, 'tests/cases/disputes');
	let wrong = [];

	if (existsSync(cases))
		folders.push(...readdirSync(cases).map((one) => join(cases, one)));
	for (const folder of folders)
		for (const name of readdirSync(folder)) {
			if (folder !== folders[0] && name !== 'stdin')
				continue;
			const input = readFileSync(join(folder, name), 'utf8');

			for (const args of [['-e', '-t', 'html'], ['-g', '-t',
				'html'], ['-e', '-t', 'json']]) {
				const theirs = native(args, input);
				const ours = await page.evaluate(
					(a, text) => ask(a, text), args, input);

				if (JSON.stringify(ours) !==
				    JSON.stringify(theirs))
					wrong.push(`${folder}/${name} ${args}`);
			}
		}
	equal(wrong, [], 'samples and disputes: the bytes of the native program');
	equal(page.complaints, [], 'nothing is complained of');
	await page.browserContext().close();
}

// What is offered fits the game, and what fits is offered.
async function offers() {
	const page = await open(360);

	for (const game of ['gin', 'rummycircle']) {
		await type(page, '#game', game);
		const [offered, options] = await page.evaluate(() => {
			document.getElementById('house').open = true;
			drawRules();
			return [Array.from(document.querySelectorAll(
				'#options label'), (e) => e.textContent),
				known.filter((set) => set.option)];
		});

		equal(offered, options.filter(({ name }) => native(['-r',
			`${game}+${name}`, '--show-rules']).status === 0)
			.map(({ title }) => title),
		`the options that fit ${game} are offered`);
	}
	await page.browserContext().close();
}

async function dispute(width) {
	const page = await open(width);

	await type(page, '#game', 'rummycircle');
	await type(page, '#fact-wild', 'QH');
	await cards(page, '2H 3H 4H');
	await tap(page, '.player.now .zone:last-of-type .gap');
	await cards(page, '5C 6C 7C');
	await button(page, 'next group');
	await cards(page, 'QH 5H 5C 5D');
	await button(page, 'next group');
	await cards(page, '2H 2C 2S');
	await cards(page, '2D');
	await button(page, '⌫ last card');
	await type(page, '.player:nth-child(1) select', 'declare');
	await type(page, '.player:nth-child(1) .name', 'Asha');
	await tap(page, '#add');
	await type(page, '.player:nth-child(2) .line', '9S KD');
	const text = await record(page);

	equal(text, '[rummycircle wild=QH]\n"Asha": declare 2H 3H 4H | 5C 6C 7C ' +
	    '| QH 5H 5C 5D | 2H 2C 2S\n"Player 2": 9S KD\n',
	`${width}: a dispute by taps is this record`);
	report((await answer(page)).includes('Asha'), `${width}: it is answered`,
	    await answer(page));
	const moved = await page.evaluate(() => {
		const key = document.querySelector('[data-card="KD"]');
		const from = key.getBoundingClientRect().top;

		for (let i = 0; i < 8; i++)
			key.click();
		const by = key.getBoundingClientRect().top - from;

		for (let i = 0; i < 8; i++)
			document.querySelector('#signs :last-child').click();
		return by;
	});
	report(Math.abs(moved) < 1, `${width}: the keys stand still`, moved);
	equal(await page.$$eval('[data-card="2H"] sup', (all) =>
		all[0].textContent), '2', `${width}: a card in use says how often`);
	equal(await page.evaluate(() => [document.documentElement.scrollWidth]),
	    [width], `${width}: nothing scrolls sideways`);
	await accessible(page, `${width}: a dispute`);
	const link = await page.evaluate(() => linkTo(
		document.getElementById('text').value));
	const words = await answer(page);
	const other = await open(width, link.slice(link.indexOf('#')));

	equal(await answer(other), words, `${width}: a link shows the same answer`);
	equal(await other.$$eval('.name, .line', (all) => all.map((e) =>
		e.value)), ['Asha', '2H 3H 4H | 5C 6C 7C | QH 5H 5C 5D | ' +
		'2H 2C 2S', 'Player 2', '9S KD'], `${width}: and fills the form`);
	await reload(other);
	equal(await record(other), text, `${width}: a reload keeps it`);
	await other.browserContext().close();
	await page.browserContext().close();
}

async function meld(width) {
	const page = await open(width);

	await tap(page, '[data-task="meld"]');
	await type(page, '#game', 'rummycircle');
	await cards(page, '5D 6D JK 8D');
	equal(await record(page), '[rummycircle]\nmeld 5D 6D JK 8D\n',
	    `${width}: a question by taps is this record`);
	report(/valid/i.test(await answer(page)), `${width}: it is answered`,
	    await answer(page));
	await accessible(page, `${width}: a question`);
	await reload(page);
	equal(await record(page), '[rummycircle]\nmeld 5D 6D JK 8D\n',
	    `${width}: a reload keeps it`);
	await page.browserContext().close();
}

async function evening(width) {
	const page = await open(width);

	await tap(page, '[data-task="evening"]');
	await type(page, '#names', 'North, South');
	await type(page, '#pad tr:nth-child(1) td:nth-child(2) input', '25');
	await tap(page, '#deal');
	await type(page, '#pad tr:nth-child(2) td:nth-child(3) input', '31');
	await tap(page, '#deal');
	await tap(page, '#undo');
	equal(await record(page), '[gin]\n"North": points 25\n\n' +
	    '"South": points 31\n', `${width}: an evening is this record`);
	report((await answer(page)).includes('31'), `${width}: it has a sheet`,
	    await answer(page));
	equal(await page.evaluate(() => document.documentElement.scrollWidth),
	    width, `${width}: an evening does not scroll sideways`);
	await accessible(page, `${width}: an evening`);
	await reload(page);
	report((await record(page)).includes('"South": points 31'),
	    `${width}: it is kept`, await record(page));
	const standing = await page.evaluate(() => {
		clearTimeout(timer);
		judge();
		return document.getElementById('verdict').textContent;
	});
	report(/South|North/.test(standing), `${width}: the bar is the standing`,
	    standing);
	await type(page, '#fact-value', '2');
	await tap(page, '[data-task="dispute"]');
	await type(page, '#game', 'rummycircle');
	await type(page, '.line', '5H 6H');
	await tap(page, '[data-task="evening"]');
	await page.waitForFunction(() => !location.hash);
	await reload(page);
	report((await record(page)).startsWith('[gin value=2]'),
	    `${width}: and its rules and value`, await record(page));
	await tap(page, '[data-task="dispute"]');
	equal(await record(page), '[rummycircle]\n5H 6H\n',
	    `${width}: and the dispute between`);
	const kept = await page.evaluate(() => {
		location.hash = encodeURIComponent(
			'[rummycircle value=2]\n"Ann": points 5\n"Bob": points 0\n');
		return JSON.stringify(evening);
	});
	await page.waitForFunction(() => typed);
	report(/sent to you/.test(await page.$eval('#typed', (e) =>
		e.textContent)) && (await answer(page)).includes('Bob'),
	`${width}: an evening that was sent is shown`, await answer(page));
	equal(await page.$eval('#verdict', (e) => e.textContent),
	    'Ann pays Bob 10', `${width}: the bar is who pays whom`);
	equal(await page.evaluate(() => JSON.stringify(evening)), kept,
	    `${width}: and does not replace one`);
	await tap(page, '[data-task="evening"]');
	await tap(page, '#fresh');
	equal(await record(page), '', `${width}: a new evening is empty`);
	await tap(page, '#undo');
	report((await record(page)).includes('31'),
	    `${width}: that is undone, too`);
	equal(page.complaints, [], `${width}: nothing is complained of`);
	await page.browserContext().close();
}

async function accessible(page, what) {
	await page.evaluate(axe);
	const { violations } = await page.evaluate(() => axe.run());
	const serious = violations.filter((v) =>
		['serious', 'critical'].includes(v.impact)).map((v) =>
		`${v.id}: ${v.nodes[0].html}`);

	equal(serious, [], `${what}: nothing serious for axe`);
}

// What goes out of the page: its buttons are clicked, for a browser lets nobody
// else have the clipboard.
async function takenAlong() {
	const page = await open(360);
	const folder = mkdtempSync(join(tmpdir(), 'rummy-page-'));
	const control = await browser.target().createCDPSession();
	const pasted = () => page.evaluate(() => {
		const box = document.createElement('textarea');

		document.body.append(box);
		box.focus();
	}).then(() => page.keyboard.press('v', { commands: ['paste'] })).then(
		() => page.evaluate(() => {
			const { value } = document.activeElement;

			document.activeElement.remove();
			return value;
		}));

	await type(page, '.line', '4H 5H 6H 8C 9C TC QH QD QC AS');
	await type(page, 'select[aria-label]', 'knock');
	const text = await record(page), words = await answer(page);

	await page.click('#as-text summary');
	await page.click('#copy');
	await page.waitForFunction(() => /Copied/.test(
		document.getElementById('typed').textContent));
	equal(await pasted(), text, 'Copy: the text is on the clipboard');
	await page.evaluate(() => {
		navigator.clipboard.writeText = async () => {
			throw new Error('not allowed');
		};
	});
	await page.click('#link');
	await page.waitForFunction(() => /Copied/.test(
		document.getElementById('typed').textContent));
	const link = await pasted();

	equal(link, `${address}#${encodeURIComponent(text)}`,
	    'Copy a link: likewise, where the browser does not allow it');
	const other = await open(360, link.slice(address.length));

	equal([await record(other), await answer(other)], [text, words],
	    'and it opens as the same record and answer');
	await other.browserContext().close();
	const saved = new Promise((done) =>
		control.on('Browser.downloadProgress', ({ state, guid }) =>
			state === 'completed' && done(guid)));

	await control.send('Browser.setDownloadBehavior', { behavior:
		'allowAndName', downloadPath: folder, eventsEnabled: true,
		browserContextId: page.browserContext().id });
	await page.click('#save');
	equal(readFileSync(join(folder, await saved), 'utf8'),
	    native(['-e', '-t', 'html'], text).out,
	    'Save page: the page of the native program');
	rmSync(folder, { recursive: true });
	await page.browserContext().close();
}

// The least contrast of any text in sight with what lies under it, and that
// text; what is switched off does not count.
const leastContrast = () => {
	const numbers = (colour) => colour.match(/[\d.]+/g).map(Number);
	const light = (colour) => numbers(colour).slice(0, 3).map((part) =>
		part <= 10.314 ? part / 3294.6 :
			((part / 255 + 0.055) / 1.055) ** 2.4)
		.reduce((sum, part, i) =>
			sum + part * [0.2126, 0.7152, 0.0722][i], 0);
	const under = (element) => {
		const colour = getComputedStyle(element).backgroundColor;

		return numbers(colour)[3] === 0 ? under(element.parentElement) :
			colour;
	};
	const all = Array.from(document.querySelectorAll('body *')).filter((e) =>
		e.checkVisibility() && !e.disabled &&
		(e.value || e.placeholder || Array.from(e.childNodes).some((child) =>
			child.nodeType === Node.TEXT_NODE && child.data.trim())));

	return all.map((element) => {
		const { color, fill } = getComputedStyle(element,
			!element.value && element.placeholder ?
				'::placeholder' : null);
		const pair = [light(under(element)), light(
			element.closest('svg') ? fill : color)].sort((a, b) => a - b);

		return [(pair[1] + 0.05) / (pair[0] + 0.05), element.outerHTML];
	}).sort((a, b) => a[0] - b[0])[0];
};

async function looks() {
	const page = await open(360);
	const grounds = [];

	for (const look of ['light', 'dark']) {
		await page.emulateMediaFeatures([
			{ name: 'prefers-color-scheme', value: look }]);
		await tap(page, '[data-task="dispute"]');
		await type(page, '.line', '4H 5H 6D | 8C 9C TC / QH QD QC AS');
		for (const [what, marks] of [['a dispute', 'li.no'],
			['an evening', 'svg .p5'], ['a mistake', '.error']]) {
			if (what === 'an evening') {
				await tap(page, '[data-task="evening"]');
				await type(page, '#game', 'rummycircle');
				await type(page, '#names', 'A, B, C, D, E, F');
				for (const i of [2, 3, 4, 5, 6, 7])
					await type(page, '#pad tbody td:nth-' +
					    `child(${i}) input`, '25');
				await tap(page, '#deal');
				await type(page, '#pad tr:nth-child(2) td ' +
				    'input', '31');
			} else if (what === 'a mistake') {
				await type(page, '#text', '4H 5X');
			}
			await answer(page);
			report(await page.$(`#answer ${marks}`),
			    `${look}: ${what} has its answer`);
			const [least, where] = await page.evaluate(leastContrast);

			report(least >= 4.5, `${look}: ${what}: all text stands ` +
			    'out', `${least} ${where}`);
			await accessible(page, `${look}: ${what}`);
		}
		grounds.push(await page.evaluate(() =>
			getComputedStyle(document.body).backgroundColor));
		await tap(page, '[data-task="evening"]');
		await tap(page, '#fresh');
	}
	report(grounds[0] !== grounds[1], 'light and dark differ', grounds);
	await page.browserContext().close();
}

// Undo goes back by what was done, box by box, and to nothing.
async function undone() {
	const page = await open(360);
	const write = async (selector, text) => {
		await page.click(selector);
		await page.keyboard.type(text);
	};
	const points = (...all) => ['[gin]', ...all.map((one) =>
		`"Ann": points ${one}`), ''].join('\n');

	await tap(page, '[data-task="evening"]');
	report(await page.$eval('#undo', (e) => e.disabled),
	    'Undo: nothing yet');
	await write('#names', 'Ann');
	await write('#pad tbody input', '25');
	await page.keyboard.press('Enter');
	await page.keyboard.type('31');
	const seen = [await record(page)];

	for (let i = 0; i < 4; i++) {
		await tap(page, '#undo');
		seen.push(await record(page));
	}
	equal(seen, ['[gin]\n"Ann": points 25\n\n"Ann": points 31\n',
		points(25), points(25), '', ''], 'Undo: box by box');
	equal(await page.$eval('#names', (e) => e.value), '',
	    'Undo: back to no players');
	report(await page.$eval('#undo', (e) => e.disabled),
	    'Undo: and then nothing more');
	await page.browserContext().close();
}

// What is wrong is shown as the program says it, and the text stays.
async function mistakes() {
	const page = await open(360, '#' + encodeURIComponent('4H 5X'));

	report(/5X/.test(await answer(page)), 'a mistake is shown',
	    await answer(page));
	equal(await record(page), '4H 5X', 'and the text is as typed');
	const many = '4H 5H 6H 8C 9C TC QH QD QC AS\n'.repeat(30000);

	for (const hostile of ['['.repeat(100000), many]) {
		await type(page, '#text', hostile);
		report(/nested|too much/.test(await answer(page)),
		    'a hostile text is refused', await answer(page));
		equal(await record(page), hostile, 'and kept');
	}
	await type(page, '#text', '4H 5H 6H');
	report(/Ready/i.test(await answer(page)), 'and the next one is answered',
	    await answer(page));
	await page.evaluate(() => {
		history.replaceState = () => {
			throw new Error('too often');
		};
		Storage.prototype.setItem = () => {
			throw new Error('no storage');
		};
	});
	await type(page, '#text', '4H 5H 6H 7D 7C');
	report(/deadwood 14/.test(await answer(page)),
	    'without leave to change the address, too', await answer(page));
	await tap(page, '[data-task="evening"]');
	await type(page, '#names', 'Ann, Bob');
	report(/keeps nothing/.test(await page.$eval('#kept', (e) =>
		e.textContent)), 'without storage the page says so');
	await page.browserContext().close();
}

// The policy holds: no script, style or request but the page's own.
async function policy() {
	const page = await open(360);

	equal(await page.evaluate(async (to) => {
		const script = document.createElement('script');
		const style = document.createElement('style');
		let fetched = true;

		script.textContent = 'window.broken = true';
		style.textContent = 'body { display: none }';
		document.body.append(script, style);
		await fetch(to).catch(() => {
			fetched = false;
		});
		return [window.broken ?? false, fetched,
			getComputedStyle(document.body).display];
	}, address), [false, false, 'block'], 'the content policy holds');
	await page.browserContext().close();
}

// A small generator of texts: what people type, cut and put together anew.
function* texts(n) {
	const pieces = ['4H', '5H 6H 7H', '|', '/', '>', '+', '-', 'JK', 'knock',
		'Ann:', 'Bob: gin', '\n', '\n\n', '[gin]', '[rummycircle wild=7D]',
		'[', ']', '=>', 'points 30', '{"hand": "AS', '"}', 'hand: [AS',
		'\0', '\u202e', '\ud800', '<b>', '&', '10C', '\t', '#',
		'out', 'drop first', 'meld 2S 2H 2D', '[contract round=3]',
		'x'.repeat(5000), '- name: A'];
	let seed = 20251125;

	for (let i = 0; i < n; i++) {
		let text = '';

		for (let k = seed % 12; k >= 0; k--) {
			seed = (Math.imul(seed, 1103515245) + 12345) >>> 1;
			text += pieces[seed % pieces.length] +
			    (seed & 64 ? ' ' : '');
		}
		yield text;
	}
}

async function hostile() {
	const page = await open(360);

	await page.evaluate((all) => {
		for (const text of all) {
			document.getElementById('text').value = text;
			judge();
		}
	}, Array.from(texts(1000)));
	equal(page.complaints, [], 'a thousand odd texts: nothing is complained of');
	await type(page, '#text', '4H 5H 6H');
	report(/Ready/i.test(await answer(page)), 'and the page is alive',
	    await answer(page));
	await page.browserContext().close();
}

// The median of an odd number of times.
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

// How long it takes, at a quarter of the speed, by the page's own clock: from
// the navigation to the page that is drawn, listens and can answer; the first
// answer, asked for at that very moment, before the page has tried itself; and
// later ones.  An answer: from the change of the text until the page with it is
// laid out.  Not through puppeteer's page, which watches more than it must.
const CLOCK = `const timed = (text) => {
	const box = document.getElementById('text'), from = performance.now();

	box.value = text;
	judge();
	document.body.getBoundingClientRect();
	return performance.now() - from;
};
const record = 'knock 4H 5H 6H 8C 9C TC QH QD QC AS';
let first;
new MutationObserver(() => {
	first ??= timed(record);
}).observe(document, { attributeFilter: ['data-ready'], subtree: true });
const times = () => document.body?.dataset.ready && first ?
	[Number(document.body.dataset.ready), first, timed(record)] : null;`;

async function timings() {
	const control = await browser.target().createCDPSession();
	const { targetId } = await control.send('Target.createTarget',
	    { url: 'about:blank#timed' });
	const target = await browser.waitForTarget((one) =>
		one.url().endsWith('#timed'));
	const tab = await target.createCDPSession();
	const runs = [];

	await tab.send('Page.enable');
	await tab.send('Emulation.setDeviceMetricsOverride', { width: 360,
		height: 780, deviceScaleFactor: 1, mobile: true });
	await tab.send('Page.addScriptToEvaluateOnNewDocument',
	    { source: CLOCK });
	await tab.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	for (let i = 0; i < 12; i++) {
		const loaded = new Promise((done) =>
			tab.once('Page.loadEventFired', done));
		let value;

		await tab.send('Page.navigate', { url: `${address}?${i}` });
		await loaded;
		do {
			await new Promise((done) => setTimeout(done, 300));
			({ result: { value } } = await tab.send(
				'Runtime.evaluate', { expression: 'times()',
					returnByValue: true }));
		} while (!value);
		runs.push(value);
	}
	// The first starts the browser's own parts, too.
	const [start, first, later] = [0, 1, 2].map((which) =>
		median(runs.slice(1).map((run) => run[which])));

	console.log(`# at a quarter of the speed: start-up ${start.toFixed(0)} ` +
	    `ms, the first answer ${first.toFixed(0)} ms, a later one ` +
	    `${later.toFixed(0)} ms`);
	if (process.env.RUMMY_WEB_SECONDS)
		report(later < 50 && start < 300, 'as fast as promised');
	await control.send('Target.closeTarget', { targetId });
}

try {
	await compareInputs();
	await offers();
	for (const width of [360, 1200]) {
		await dispute(width);
		await meld(width);
		await evening(width);
	}
	await takenAlong();
	await looks();
	await undone();
	await mistakes();
	await policy();
	await hostile();
	await timings();
	equal(Array.from(requests).filter((url) => url !== address &&
		url !== 'blob:'), [], 'nothing is asked of any network');
} catch (e) {
	report(false, 'the tests end', e.stack);
}
await browser.close();
console.log(`1..${count}`);
console.log(`# PASS: ${count - failures}\n# FAIL: ${failures}`);
process.exitCode = failures ? 1 : 0;
