// A level file in the page: the module reads, checks and saves it.

/** A level that is read from a file, checked and saved. */
class LevelFile {

	#exports;

	constructor(exports) {
		this.#exports = exports;
	}

	/** The data of the level in a file, as blocks of a page. All files that the level needs are given, each as [path, content]. */
	open(path, files) {
		for (const [each, content] of files) {
			this.#give(new TextEncoder().encode(each), content);
		}
		return new TextDecoder().decode(this.#call("open", new TextEncoder().encode(path)));
	}

	#give(path, content) {
		const bytes = new Uint8Array(path.length + content.length);
		bytes.set(path);
		bytes.set(content, path.length);
		this.#put(bytes);
		this.#exports.giveFile(path.length);
	}

	/** The data of another level of the file. */
	choose(index) {
		return new TextDecoder().decode(this.#call("openLevel", new Uint8Array(), index));
	}

	/** The data of the level with other cells. */
	check(cells) {
		return new TextDecoder().decode(this.#call("check", cells));
	}

	/** The bytes of the level's file, with other cells. */
	save(cells) {
		return this.#call("save", cells);
	}

	#put(bytes) {
		const { beginFile, putFile } = this.#exports;
		beginFile(bytes.length);
		for (let i = 0; i < bytes.length; i += 4) {
			putFile(i, bytes[i] | bytes[i + 1] << 8 | bytes[i + 2] << 16 | bytes[i + 3] << 24);
		}
	}

	#call(name, bytes, ...more) {
		const { getFile } = this.#exports;
		this.#put(bytes);
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
