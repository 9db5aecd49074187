// A level file in the page: the module reads, checks and saves it.

/** A level that is read from a file, checked and saved. */
class LevelFile {

	#exports;

	constructor(exports) {
		this.#exports = exports;
	}

	/** The data of the level in a file, as blocks of a page. */
	open(name, content) {
		const first = new TextEncoder().encode(name);
		const bytes = new Uint8Array(first.length + content.length);
		bytes.set(first);
		bytes.set(content, first.length);
		return new TextDecoder().decode(this.#call("open", bytes, first.length));
	}

	/** The data of the level with other cells. */
	check(cells) {
		return new TextDecoder().decode(this.#call("check", cells));
	}

	/** The bytes of the level's file, with other cells. */
	save(cells) {
		return this.#call("save", cells);
	}

	#call(name, bytes, ...more) {
		const { beginFile, putFile, getFile } = this.#exports;
		beginFile(bytes.length);
		for (let i = 0; i < bytes.length; i += 4) {
			putFile(i, bytes[i] | bytes[i + 1] << 8 | bytes[i + 2] << 16 | bytes[i + 3] << 24);
		}
		const count = this.#exports[name](...more);
		const words = new Int32Array(Math.ceil(Math.abs(count) / 4));
		for (let i = 0; i < words.length; i++) {
			words[i] = getFile(4 * i);
		}
		const output = new Uint8Array(words.buffer, 0, Math.abs(count));
		if (count < 0) {
			throw new Error(new TextDecoder().decode(output));
		}
		return output;
	}
}
