// What the program asks of a system, as far as the page has one: arguments, an
// environment without entries, standard input, output and error, an end.  No
// file can be opened.  Follows the names and numbers of WASI preview 1.
'use strict';

const WASI = { OK: 0, BADF: 8, INVAL: 28, NOENT: 44, SPIPE: 70 };
const OUTPUT_LIMIT = 16 << 20; // bytes of one answer, by far enough

class Ended extends Error {}

// run(module, args, input): the program's whole life: { status, out, err }, the
// last two as text.  Throws what WebAssembly throws on a trap.
function run(module, args, input) {
	const encoder = new TextEncoder();
	const stdin = encoder.encode(input);
	const words = ['rummy', ...args].map((word) => encoder.encode(word + '\0'));
	const written = { 1: [], 2: [] };
	let at = 0, total = 0, status = 0, memory;

	const view = () => new DataView(memory.buffer);
	const bytes = (from, length) =>
		new Uint8Array(memory.buffer, from, length);

	// The buffers of a list of { address, length } in the program's memory.
	const buffers = (list, count) => Array.from({ length: count }, (_, i) =>
		bytes(view().getUint32(list + 8 * i, true),
		    view().getUint32(list + 8 * i + 4, true)));

	const calls = {
		args_sizes_get(count, size) {
			view().setUint32(count, words.length, true);
			view().setUint32(size, words.reduce((sum, word) =>
				sum + word.length, 0), true);
			return WASI.OK;
		},
		args_get(list, to) {
			for (const word of words) {
				view().setUint32(list, to, true);
				bytes(to, word.length).set(word);
				list += 4;
				to += word.length;
			}
			return WASI.OK;
		},
		environ_sizes_get(count, size) {
			view().setUint32(count, 0, true);
			view().setUint32(size, 0, true);
			return WASI.OK;
		},
		environ_get: () => WASI.OK,
		fd_read(fd, list, count, read) {
			let n = 0;

			if (fd !== 0)
				return WASI.BADF;
			for (const buffer of buffers(list, count)) {
				const part = stdin.subarray(at, at + buffer.length);

				buffer.set(part);
				at += part.length;
				n += part.length;
			}
			view().setUint32(read, n, true);
			return WASI.OK;
		},
		fd_write(fd, list, count, wrote) {
			let n = 0;

			if (!written[fd])
				return WASI.BADF;
			for (const buffer of buffers(list, count)) {
				written[fd].push(buffer.slice());
				n += buffer.length;
			}
			total += n;
			if (total > OUTPUT_LIMIT)
				throw new Error('too much output');
			view().setUint32(wrote, n, true);
			return WASI.OK;
		},
		// Input and output are streams, and no terminal (a terminal is 2).
		fd_fdstat_get(fd, stat) {
			if (fd > 2)
				return WASI.BADF;
			bytes(stat, 24).fill(0);
			view().setUint8(stat, 6);
			view().setBigUint64(stat + 8, 0xffffffffn, true);
			return WASI.OK;
		},
		fd_close: () => WASI.OK,
		fd_fdstat_set_flags: () => WASI.OK,
		fd_filestat_get: () => WASI.BADF,
		fd_prestat_get: () => WASI.BADF,
		fd_prestat_dir_name: () => WASI.BADF,
		fd_seek: () => WASI.SPIPE,
		path_filestat_get: () => WASI.NOENT,
		path_open: () => WASI.NOENT,
		poll_oneoff: () => WASI.INVAL,
		proc_exit(code) {
			status = code;
			throw new Ended();
		},
	};

	const instance = new WebAssembly.Instance(module, {
		wasi_snapshot_preview1: calls,
	});
	memory = instance.exports.memory;
	try {
		instance.exports._start();
	} catch (e) {
		if (!(e instanceof Ended))
			throw e;
	}
	// A character may be cut by the end of a part.
	const text = (parts, decoder = new TextDecoder()) => parts.map((part) =>
		decoder.decode(part, { stream: true })).join('');

	return { status, out: text(written[1]), err: text(written[2]) };
}
