// Reads Leeway Binary Clearance (.lbc), version 1: an ES module for browsers and Node, without any other.
//
//     const map = new LeewayClearance(await (await fetch("harbour.lbc")).arrayBuffer());
//     const tank = map.agents.find(agent => agent.name === "tank");
//     const clearance = map.layers[tank.layer].value(x, y);
//
// Cell 0,0 is at the top left, x goes right, y down. Broken files are refused with an Error.

const ANCHORS = [null, "top-left", "covering", "centre"];
const TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
	let entry = i;
	for (let bit = 0; bit < 8; bit++) {
		entry = entry >>> 1 ^ (entry & 1 ? 0xEDB88320 : 0);
	}
	return entry >>> 0;
});

function crc32(bytes, from, to) {
	let crc = 0xFFFFFFFF;
	for (let i = from; i < to; i++) {
		crc = TABLE[(crc ^ bytes[i]) & 0xFF] ^ crc >>> 8;
	}
	return ~crc >>> 0;
}

function check(condition, otherwise) {
	if (!condition) {
		throw new Error(`no valid LBC file: ${otherwise}`);
	}
}

/** The values of a layer: the clearance for some terrains, or another one. */
export class LeewayLayer {
	#view;
	#index;
	#data;
	#columns;

	constructor(view, width, height, index, data, facts) {
		this.#view = view;
		this.#index = index;
		this.#data = data;
		this.#columns = width + 15 >> 4;
		this.width = width;
		this.height = height;
		/** `id`, `metric`, `anchor` (null for values of the cell itself), `greatest`, `capability` (names of terrains) */
		Object.assign(this, facts);
	}

	/** The value of a cell; -1 outside of the map. */
	value(x, y) {
		if (!(x >= 0 && y >= 0 && x < this.width && y < this.height)) {
			return -1;
		}
		const entry = this.#index + 8 * ((y >> 4) * this.#columns + (x >> 4));
		const base = this.#view.getUint16(entry + 4, true);
		const bits = this.#view.getUint8(entry + 6);
		if (bits === 0) {
			return base;
		}
		const bit = ((y & 15) << 4 | x & 15) * bits;
		const at = this.#data + 32 * this.#view.getUint32(entry, true) + (bit >> 3);
		return base + (bits === 16 ? this.#view.getUint16(at, true)
			: this.#view.getUint8(at) >> (bit & 7) & (1 << bits) - 1);
	}
}

/** A file: `width`, `height`, `cellScale`, `terrains` (names), `layers`, `agents` (`name`, `size`, `radius`, `layer`). */
export default class LeewayClearance {
	#view;
	#bytes;
	#header;
	#texts;

	/**
	 * @param {ArrayBuffer|Uint8Array} buffer the file
	 * @param {boolean} verify whether to compare the checksum of the values too
	 */
	constructor(buffer, verify = true) {
		this.#bytes = buffer instanceof Uint8Array ? buffer : new Uint8Array(buffer);
		this.#view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
		const view = this.#view;
		check(view.byteLength >= 72, "too short");
		check(view.getUint32(0, false) === 0x4C42431A, "it begins with other bytes");
		check(view.getUint16(4, true) === 1, `version ${view.getUint16(4, true)}, expected 1`);
		check(view.getBigUint64(24, true) === BigInt(view.byteLength), "too short or too long");
		this.width = view.getUint32(8, true);
		this.height = view.getUint32(12, true);
		this.cellScale = view.getFloat64(16, true);
		this.#header = view.getUint32(32, true);
		this.#texts = view.getUint32(36, true);
		const counts = [40, 42, 44].map(at => view.getUint16(at, true));
		const ends = [64];
		[80, 24, 8].forEach((size, i) => ends.push(ends[i] + size * counts[i]));
		check(this.#header >= 68 && this.#header <= view.byteLength - 4 && this.#texts <= this.#header - 4
			&& this.#texts >= ends[3] && view.getUint8(46) === 4 && this.width >= 1 && this.width <= 65536
			&& this.height >= 1 && this.height <= 65536, "the header makes no sense");
		this.#checkSum(0, this.#header - 4);
		const records = (kind, size, read) => Array.from({ length: counts[kind] }, (_, i) => read(ends[kind] + size * i));
		this.terrains = records(2, 8, at => this.#text(at));
		this.layers = records(0, 80, at => this.#layer(at));
		this.agents = records(1, 24, at => this.#agent(at));
		if (verify) {
			this.#checkSum(this.#header, view.byteLength - 4);
		}
	}

	#checkSum(from, to) {
		check(crc32(this.#bytes, from, to) === this.#view.getUint32(to, true), "a wrong checksum");
	}

	#text(at) {
		const from = this.#view.getUint32(at, true);
		const length = this.#view.getUint32(at + 4, true);
		check(from + length <= this.#header - 4 - this.#texts, "a text outside of the header");
		return new TextDecoder().decode(this.#bytes.subarray(this.#texts + from, this.#texts + from + length));
	}

	#offset(at, lengthOf) {
		const offset = Number(this.#view.getBigUint64(at, true));
		check(offset >= this.#header && offset + lengthOf <= this.#bytes.length - 4, "an offset outside of the file");
		return offset;
	}

	#layer(at) {
		const view = this.#view;
		const tiles = (this.width + 15 >> 4) * (this.height + 15 >> 4);
		const index = this.#offset(at, 8 * tiles);
		const length = Number(view.getBigUint64(at + 16, true));
		const data = this.#offset(at + 8, length);
		for (let entry = index; entry < index + 8 * tiles; entry += 8) {
			const bits = view.getUint8(entry + 6);
			check([0, 1, 2, 4, 8, 16].includes(bits) && (bits === 0 || 32 * (view.getUint32(entry, true) + bits) <= length),
				"the index makes no sense");
		}
		const anchor = view.getUint8(at + 28);
		check(anchor < ANCHORS.length, "an unknown anchor");
		return new LeewayLayer(view, this.width, this.height, index, data, {
			id: this.#text(at + 32), metric: this.#text(at + 40), anchor: ANCHORS[anchor],
			greatest: view.getUint32(at + 24, true),
			capability: this.terrains.filter((_, i) => i < 256 && view.getUint8(at + 48 + (i >> 3)) >> (i & 7) & 1),
		});
	}

	#agent(at) {
		const layer = this.#view.getUint32(at + 12, true);
		check(layer < this.layers.length, "an agent without a layer");
		return { name: this.#text(at), size: this.#view.getUint32(at + 8, true), layer,
			radius: this.#view.getFloat64(at + 16, true) };
	}
}
