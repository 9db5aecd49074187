// Reads Leeway Binary Clearance (.lbc), version 1: an ES module for browsers and Node, without any other.
//
//     const map = new LeewayClearance(await (await fetch("harbour.lbc")).arrayBuffer());
//     const tank = map.agents.find(agent => agent.name === "tank");
//     const clearance = map.layers[tank.layer].value(x, y);
//
// Cell 0,0 is at the top left, x goes right, y down. Broken files are refused with an Error.

const MOST_CELLS = 65536;
const MOST_TERRAINS = 256;
const MOST_VALUE = 65535;
const MOST_SIZE = 2147483647;
/** Limit for the lengths of all texts together: many texts may have the same bytes, and each becomes a string. */
const MOST_TEXT = 16777216;
const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
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

/** Whether a number is a length: finite and at least 0. */
function isLength(number) {
	return number >= 0 && number <= Number.MAX_VALUE;
}

/** The values of a layer: the clearance for some terrains, or another one. */
export class LeewayLayer {
	#view;
	#index;
	#data;
	#columns;
	#capability;
	#terrains;

	constructor(view, width, height, index, data, capability, terrains, facts) {
		this.#view = view;
		this.#index = index;
		this.#data = data;
		this.#columns = width + 15 >> 4;
		this.#capability = capability;
		this.#terrains = terrains;
		this.width = width;
		this.height = height;
		/** `id`, `metric`, `anchor` (null for values of the cell itself), `greatest` */
		Object.assign(this, facts);
	}

	/** The names of the terrains that the layer is for, in a new array each time. */
	get capability() {
		return this.#terrains.filter((_, i) => this.#view.getUint8(this.#capability + (i >> 3)) >> (i & 7) & 1);
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

/**
 * A file: `width`, `height`, `cellScale`, `diagonals` (0 never, 1 one, 2 always, 3 straight), `terrains` (names), `layers`,
 * `agents` (`name`, `size`, `radius`, `layer`).
 */
export default class LeewayClearance {
	#view;
	#bytes;
	#header;
	#texts;
	/** Offset behind the last part of the values that was checked. */
	#next;
	/** Length of all texts that were checked. */
	#textLength = 0;

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
		this.diagonals = view.getUint8(47);
		this.#header = view.getUint32(32, true);
		this.#texts = view.getUint32(36, true);
		const counts = [40, 42, 44].map(at => view.getUint16(at, true));
		const ends = [64];
		[80, 24, 8].forEach((size, i) => ends.push(ends[i] + size * counts[i]));
		check(this.#header >= 68 && this.#header % 32 === 0 && this.#header <= view.byteLength - 4
			&& this.#texts <= this.#header - 4 && this.#texts >= ends[3] && counts[2] <= MOST_TERRAINS
			&& view.getUint8(46) === 4 && this.width >= 1 && this.width <= MOST_CELLS && this.height >= 1
			&& this.height <= MOST_CELLS && this.cellScale !== 0 && isLength(this.cellScale), "the header makes no sense");
		this.#next = this.#header;
		this.#checkSum(0, this.#header - 4);
		const records = (kind, size, read) => Array.from({ length: counts[kind] }, (_, i) => read(ends[kind] + size * i));
		this.terrains = records(2, 8, at => this.#textAt(at));
		this.layers = records(0, 80, at => this.#layer(at));
		this.agents = records(1, 24, at => this.#agent(at));
		if (verify) {
			this.#checkSum(this.#header, view.byteLength - 4);
		}
	}

	#checkSum(from, to) {
		check(crc32(this.#bytes, from, to) === this.#view.getUint32(to, true), "a wrong checksum");
	}

	#textAt(at) {
		const from = this.#view.getUint32(at, true);
		const length = this.#view.getUint32(at + 4, true);
		check(from + length <= this.#header - 4 - this.#texts, "a text outside of the header");
		this.#textLength += length;
		check(this.#textLength <= MOST_TEXT, "texts of more than 16 MiB");
		return UTF8.decode(this.#bytes.subarray(this.#texts + from, this.#texts + from + length));
	}

	/** Returns the offset of a part of the values, which begins behind the last part. */
	#part(at, length) {
		const offset = Number(this.#view.getBigUint64(at, true));
		check(offset >= this.#next && offset % 32 === 0 && offset + length <= this.#bytes.length - 4,
			"an offset outside of the file, or inside of another part");
		this.#next = offset + length;
		return offset;
	}

	#layer(at) {
		const view = this.#view;
		const tiles = (this.width + 15 >> 4) * (this.height + 15 >> 4);
		const index = this.#part(at, 8 * tiles);
		const length = Number(view.getBigUint64(at + 16, true));
		const data = this.#part(at + 8, length);
		for (let entry = index; entry < index + 8 * tiles; entry += 8) {
			const bits = view.getUint8(entry + 6);
			check([0, 1, 2, 4, 8, 16].includes(bits) && (bits === 0 || 32 * (view.getUint32(entry, true) + bits) <= length),
				"the index makes no sense");
		}
		const anchor = view.getUint8(at + 28);
		check(anchor < ANCHORS.length, "an unknown anchor");
		const greatest = view.getUint32(at + 24, true);
		check(greatest <= MOST_VALUE, "a greatest value of more than 65535");
		return new LeewayLayer(view, this.width, this.height, index, data, at + 48, this.terrains, {
			id: this.#textAt(at + 32), metric: this.#textAt(at + 40), anchor: ANCHORS[anchor], greatest,
		});
	}

	#agent(at) {
		const size = this.#view.getUint32(at + 8, true);
		const layer = this.#view.getUint32(at + 12, true);
		const radius = this.#view.getFloat64(at + 16, true);
		check(layer < this.layers.length, "an agent without a layer");
		check(size >= 1 && size <= MOST_SIZE && isLength(radius), "the size of an agent makes no sense");
		return { name: this.#textAt(at), size, layer, radius };
	}
}
