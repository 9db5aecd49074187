// Reads Leeway Binary Clearance (.lbc), versions 1 and 2: an ES module for browsers and Node, without any other.
//
//     const map = new LeewayClearance(await (await fetch("harbour.lbc")).arrayBuffer());
//     const tank = map.agents.find(agent => agent.name === "tank");
//     const clearance = map.layers[tank.layer].value(x, y);
//     const reaches = map.meshes[tank.layer].reaches(fromX, fromY, toX, toY, radius);
//
// Cell 0,0 is at the top left, x goes right, y down. Broken files are refused with an Error.

const MOST_CELLS = 65536;
const MOST_TERRAINS = 256;
const MOST_VALUE = 65535;
const MOST_SIZE = 2147483647;
/** Limit for the lengths of all texts together: many texts may have the same bytes, and each becomes a string. */
const MOST_TEXT = 16777216;
const MOST_BUCKETS = 16777216;
const MOST_ITEMS = 134217728;
/** Stands for a face, a half-edge or a room that does not exist. */
export const NONE = 0xFFFFFFFF;
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

/** Returns whether no number is above the next, and none below the first. */
function ascend(numbers, first, last) {
	return numbers[0] === first && numbers[numbers.length - 1] === last
		&& numbers.every((number, i) => i === 0 || number >= numbers[i - 1]);
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

/** The faces of a mesh that a search has met. */
class Search {
	#stamps;
	#stamp = 0;
	/** The index of an open face in the heap; -1 for a face that is done. */
	#places;
	#heap;
	#count = 0;
	costs;
	totals;
	xs;
	ys;
	/** The half-edge that leads to a face, and its face. */
	via;
	from;

	constructor(faces) {
		this.#stamps = new Uint32Array(faces);
		this.#places = new Int32Array(faces);
		this.#heap = new Uint32Array(faces);
		["costs", "totals", "xs", "ys"].forEach(name => this[name] = new Float64Array(faces));
		this.via = new Uint32Array(faces);
		this.from = new Uint32Array(faces);
	}

	begin() {
		this.#count = 0;
		this.#stamp = this.#stamp + 1 >>> 0;
		if (this.#stamp === 0) {
			this.#stamps.fill(0);
			this.#stamp = 1;
		}
	}

	get isEmpty() {
		return this.#count === 0;
	}

	hasMet(face) {
		return this.#stamps[face] === this.#stamp;
	}

	isDone(face) {
		return this.hasMet(face) && this.#places[face] === -1;
	}

	/** Adds a face at the end, without an order. */
	push(face) {
		this.#stamps[face] = this.#stamp;
		this.#heap[this.#count++] = face;
	}

	pop() {
		return this.#heap[--this.#count];
	}

	#set(at, face) {
		this.#heap[at] = face;
		this.#places[face] = at;
	}

	/** Moves a face, which is new or has a lower total now, to its place in the heap. */
	lower(face) {
		let at = this.hasMet(face) ? this.#places[face] : this.#count++;
		this.#stamps[face] = this.#stamp;
		for (; at > 0; at = at - 1 >> 1) {
			const above = this.#heap[at - 1 >> 1];
			if (!(this.totals[face] < this.totals[above])) {
				break;
			}
			this.#set(at, above);
		}
		this.#set(at, face);
	}

	/** Takes the face with the lowest total. */
	takeFirst() {
		const first = this.#heap[0];
		const last = this.#heap[--this.#count];
		let at = 0;
		for (let child = 1; child < this.#count; child = 2 * at + 1) {
			if (child + 1 < this.#count && this.totals[this.#heap[child + 1]] < this.totals[this.#heap[child]]) {
				child++;
			}
			if (!(this.totals[this.#heap[child]] < this.totals[last])) {
				break;
			}
			this.#set(at, this.#heap[child]);
			at = child;
		}
		this.#set(at, last);
		this.#places[first] = -1;
		return first;
	}
}

/**
 * Convex faces for the terrains of a layer, which answer for discs of any radius. Coordinates and radii are in cells. Faces,
 * half-edges and vertices are numbers from 0. The half-edges of face `f` are `firstEdge(f)` to `firstEdge(f + 1) - 1`, clockwise
 * on the screen.
 */
export class LeewayMesh {
	#view;
	#vertices;
	#edges;
	#rooms;
	#faces;
	#starts;
	#listed;
	#left;
	#top;
	#side;
	#columns;
	#rows;
	#search;

	constructor(view, at, record) {
		const count = [16, 20, 24, 28].map(offset => view.getUint32(record + offset, true));
		this.#view = view;
		this.#vertices = at;
		this.#edges = at + 16 * count[0];
		this.#rooms = this.#edges + 16 * count[1];
		this.#faces = this.#rooms + 16 * count[2];
		this.#starts = this.#faces + 8 * (count[3] + 1);
		[this.#left, this.#top, this.#side] = [32, 40, 48].map(offset => view.getFloat64(record + offset, true));
		this.#columns = view.getUint32(record + 56, true);
		this.#rows = view.getUint32(record + 60, true);
		this.#listed = this.#starts + 4 * (this.#columns * this.#rows + 1);
		[this.vertexCount, this.edgeCount, this.roomCount, this.faceCount] = count;
	}

	/** Checks that all numbers are in their ranges, so that no search leaves the file. */
	check(listed) {
		const view = this.#view;
		const int = at => view.getUint32(at, true);
		const numbers = (from, count, step) => Array.from({ length: count }, (_, i) => int(from + step * i));
		for (let i = 0; i < 2 * this.vertexCount; i++) {
			check(Number.isFinite(view.getFloat64(this.#vertices + 8 * i, true)), "a vertex that is nowhere");
		}
		for (let edge = 0; edge < this.edgeCount; edge++) {
			check(this.origin(edge) < this.vertexCount && (this.across(edge) < this.faceCount || this.across(edge) === NONE)
				&& isLength(this.width(edge)), "a half-edge that makes no sense");
		}
		for (let room = 0; room < this.roomCount; room++) {
			const parent = int(this.#rooms + 16 * room + 8);
			check(isLength(view.getFloat64(this.#rooms + 16 * room, true))
				&& (parent === NONE || parent > room && parent < this.roomCount), "a room that makes no sense");
		}
		for (let face = 0; face < this.faceCount; face++) {
			check(this.firstEdge(face + 1) >= this.firstEdge(face) + 3 && int(this.#faces + 8 * face + 4) < this.roomCount,
				"a face that makes no sense");
		}
		check(this.firstEdge(0) === 0 && this.firstEdge(this.faceCount) === this.edgeCount, "half-edges without a face");
		check(ascend(numbers(this.#starts, this.#columns * this.#rows + 1, 4), 0, listed), "buckets that make no sense");
		check(numbers(this.#listed, listed, 4).every(face => face < this.faceCount), "a bucket with an unknown face");
	}

	firstEdge(face) {
		return this.#view.getUint32(this.#faces + 8 * face, true);
	}

	/** The vertex at which a half-edge begins. */
	origin(edge) {
		return this.#view.getUint32(this.#edges + 16 * edge, true);
	}

	/** The face beyond a half-edge, or `NONE` at a wall. */
	across(edge) {
		return this.#view.getUint32(this.#edges + 16 * edge + 4, true);
	}

	/** The radius of the largest disc whose centre passes a half-edge; 0 at a wall. */
	width(edge) {
		return this.#view.getFloat64(this.#edges + 16 * edge + 8, true);
	}

	x(vertex) {
		return this.#view.getFloat64(this.#vertices + 16 * vertex, true);
	}

	y(vertex) {
		return this.#view.getFloat64(this.#vertices + 16 * vertex + 8, true);
	}

	/** How far a place is inside of a face, roughly: 0 inside, else minus the distance from the line of an edge. */
	#depth(face, x, y, least) {
		const end = this.firstEdge(face + 1);
		let depth = 0;
		let from = this.origin(end - 1);
		for (let edge = this.firstEdge(face); edge < end && depth > least; edge++) {
			const to = this.origin(edge);
			const dx = this.x(to) - this.x(from);
			const dy = this.y(to) - this.y(from);
			const cross = dx * (y - this.y(from)) - dy * (x - this.x(from));
			if (cross < 0) {
				depth = Math.min(depth, cross / Math.sqrt(dx * dx + dy * dy));
			}
			from = to;
		}
		return depth;
	}

	/** The face at a place, or `NONE` outside of the mesh. */
	faceAt(x, y) {
		const column = (x - this.#left) / this.#side;
		const row = (y - this.#top) / this.#side;
		if (!(column >= 0 && column <= this.#columns && row >= 0 && row <= this.#rows)) {
			return NONE;
		}
		const bucket = Math.floor(Math.min(row, this.#rows - 1)) * this.#columns + Math.floor(Math.min(column, this.#columns - 1));
		const start = this.#starts + 4 * bucket;
		const end = this.#view.getUint32(start + 4, true);
		let best = NONE;
		let least = -1e-9;
		for (let i = this.#view.getUint32(start, true); i < end && least < 0; i++) {
			const face = this.#view.getUint32(this.#listed + 4 * i, true);
			const depth = this.#depth(face, x, y, least);
			if (depth > least) {
				least = depth;
				best = face;
			}
		}
		return best;
	}

	#squared(from, to, x, y) {
		const px = x - this.x(from);
		const py = y - this.y(from);
		const dx = this.x(to) - this.x(from);
		const dy = this.y(to) - this.y(from);
		const along = px * dx + py * dy;
		const length = dx * dx + dy * dy;
		if (along <= 0) {
			return px * px + py * py;
		}
		if (along >= length) {
			return (px - dx) * (px - dx) + (py - dy) * (py - dy);
		}
		const cross = dx * py - dy * px;
		return cross * cross / length;
	}

	/** The face at a place if a disc fits there, so that no wall is nearer to its centre than its radius; else `NONE`. */
	fits(x, y, radius) {
		const face = radius >= 0 ? this.faceAt(x, y) : NONE;
		if (face === NONE) {
			return NONE;
		}
		const reach = radius * (1 - 1e-12);
		const search = this.#search ??= new Search(this.faceCount);
		search.begin();
		search.push(face);
		while (!search.isEmpty) {
			const next = search.pop();
			const end = this.firstEdge(next + 1);
			let edge = end - 1;
			for (let after = this.firstEdge(next); after < end; edge = after++) {
				const across = this.across(edge);
				if ((across === NONE || !search.hasMet(across))
						&& this.#squared(this.origin(edge), this.origin(after), x, y) < reach * reach) {
					if (across === NONE) {
						return NONE;
					}
					search.push(across);
				}
			}
		}
		return face;
	}

	/** A number of the area that a disc reaches from a face. Two faces are connected for it if the numbers are equal. */
	component(face, radius) {
		let room = this.#view.getUint32(this.#faces + 8 * face + 4, true);
		for (;;) {
			const at = this.#rooms + 16 * room;
			const parent = this.#view.getUint32(at + 8, true);
			if (parent === NONE || !(this.#view.getFloat64(at, true) >= radius)) {
				return room;
			}
			room = parent;
		}
	}

	/** The faces of two places, or null if a disc does not get from the first to the second. */
	#ends(fromX, fromY, toX, toY, radius) {
		const from = this.fits(fromX, fromY, radius);
		const to = from === NONE ? NONE : this.fits(toX, toY, radius);
		return to !== NONE && this.component(from, radius) === this.component(to, radius) ? [from, to] : null;
	}

	/** Whether a disc gets from a place to another. */
	reaches(fromX, fromY, toX, toY, radius) {
		return this.#ends(fromX, fromY, toX, toY, radius) !== null;
	}

	/**
	 * A short corridor for a disc from a place to another: the half-edges that it passes, each at least as wide; null if it does
	 * not get there.
	 */
	corridor(fromX, fromY, toX, toY, radius) {
		const ends = this.#ends(fromX, fromY, toX, toY, radius);
		if (ends === null) {
			return null;
		}
		const [start, goal] = ends;
		const search = this.#search;
		search.begin();
		search.costs[start] = search.totals[start] = 0;
		search.xs[start] = fromX;
		search.ys[start] = fromY;
		search.lower(start);
		while (!search.isEmpty) {
			const face = search.takeFirst();
			if (face === goal) {
				return this.#portals(start, goal);
			}
			const end = this.firstEdge(face + 1);
			let edge = end - 1;
			for (let after = this.firstEdge(face); after < end; edge = after++) {
				if (this.across(edge) !== NONE && this.width(edge) >= radius) {
					this.#step(face, edge, after, goal, toX, toY);
				}
			}
		}
		return null;
	}

	/** Goes from a face through a half-edge, to the middle of it; A* reaches the face beyond if this is cheaper. */
	#step(face, edge, after, goal, x, y) {
		const search = this.#search;
		const across = this.across(edge);
		if (search.isDone(across)) {
			return;
		}
		const from = this.origin(edge);
		const to = this.origin(after);
		const middleX = (this.x(from) + this.x(to)) / 2;
		const middleY = (this.y(from) + this.y(to)) / 2;
		const rest = distance(middleX, middleY, x, y);
		const cost = search.costs[face] + distance(search.xs[face], search.ys[face], middleX, middleY)
			+ (across === goal ? rest : 0);
		if (!search.hasMet(across) || cost < search.costs[across]) {
			search.costs[across] = cost;
			search.totals[across] = across === goal ? cost : cost + rest;
			search.xs[across] = middleX;
			search.ys[across] = middleY;
			search.via[across] = edge;
			search.from[across] = face;
			search.lower(across);
		}
	}

	#portals(start, goal) {
		const portals = [];
		for (let at = goal; at !== start; at = this.#search.from[at]) {
			portals.push(this.#search.via[at]);
		}
		return portals.reverse();
	}
}

function distance(ax, ay, bx, by) {
	return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/**
 * A file: `width`, `height`, `cellScale`, `diagonals` (0 never, 1 one, 2 always, 3 straight), `terrains` (names), `layers`,
 * `agents` (`name`, `size`, `radius`, `layer`), `meshes` (one for each layer, or none).
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
		const version = view.getUint16(4, true);
		check(version === 1 || version === 2, `version ${version}, expected 1 or 2`);
		check(view.getBigUint64(24, true) === BigInt(view.byteLength), "too short or too long");
		this.width = view.getUint32(8, true);
		this.height = view.getUint32(12, true);
		this.cellScale = view.getFloat64(16, true);
		this.diagonals = view.getUint8(47);
		this.#header = view.getUint32(32, true);
		this.#texts = view.getUint32(36, true);
		const counts = [40, 42, 44, 48].map(at => at < 48 || version === 2 ? view.getUint16(at, true) : 0);
		const ends = [64];
		[80, 24, 8, 80].forEach((size, i) => ends.push(ends[i] + size * counts[i]));
		check(this.#header >= 68 && this.#header % 32 === 0 && this.#header <= view.byteLength - 4
			&& this.#texts <= this.#header - 4 && this.#texts >= ends[4] && counts[2] <= MOST_TERRAINS
			&& (counts[3] === 0 || counts[3] === counts[0])
			&& view.getUint8(46) === 4 && this.width >= 1 && this.width <= MOST_CELLS && this.height >= 1
			&& this.height <= MOST_CELLS && this.cellScale !== 0 && isLength(this.cellScale), "the header makes no sense");
		this.#next = this.#header;
		this.#checkSum(0, this.#header - 4);
		const records = (kind, size, read) => Array.from({ length: counts[kind] }, (_, i) => read(ends[kind] + size * i));
		this.terrains = records(2, 8, at => this.#textAt(at));
		this.layers = records(0, 80, at => this.#layer(at));
		this.agents = records(1, 24, at => this.#agent(at));
		this.meshes = records(3, 80, at => this.#mesh(at));
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

	#mesh(at) {
		const view = this.#view;
		const [vertices, edges, rooms, faces] = [16, 20, 24, 28].map(offset => view.getUint32(at + offset, true));
		const [columns, rows, listed] = [56, 60, 64].map(offset => view.getUint32(at + offset, true));
		const [left, top, side] = [32, 40, 48].map(offset => view.getFloat64(at + offset, true));
		const length = 16 * (vertices + edges + rooms) + 8 * (faces + 1) + 4 * (columns * rows + 1 + listed);
		check(columns >= 1 && rows >= 1 && columns * rows <= MOST_BUCKETS && Number.isFinite(left) && Number.isFinite(top)
			&& isLength(side) && side > 0 && Math.max(vertices, edges, rooms, faces) <= MOST_ITEMS
			&& view.getBigUint64(at + 8, true) === BigInt(length), "the header of a mesh makes no sense");
		const mesh = new LeewayMesh(view, this.#part(at, length), at);
		mesh.check(listed);
		return mesh;
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
