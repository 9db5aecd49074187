// The data of the page: blocks of JSON, and rasters that are decoded when they are first needed.

/** The values of all blocks of some kinds, in their order. */
function blocks(...kinds) {
	const selector = kinds.map(kind => `script[data-kind="${kind}"]`).join();
	return Array.from(document.querySelectorAll(selector), block => ({ kind: block.dataset.kind, ...JSON.parse(block.textContent) }));
}

const report = blocks("report")[0];
const rules = new Map(report.rules.map(rule => [rule.id, rule]));

function ruleTitle(id) {
	return rules.has(id) ? rules.get(id).title : id;
}

async function inflated(base64) {
	const packed = atob(base64);
	const bytes = new Uint8Array(packed.length);
	for (let i = 0; i < bytes.length; i++) {
		bytes[i] = packed.charCodeAt(i);
	}
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Joins the low bytes of each row with the high ones that follow. */
function joined(bytes, width, height) {
	const values = new Uint16Array(width * height);
	for (let y = 0, i = 0; y < height; y++) {
		for (let x = 0, low = 2 * y * width; x < width; x++, low++) {
			values[i++] = bytes[low] | bytes[low + width] << 8;
		}
	}
	return values;
}

/** The bytes of the decoded rasters of a level that are kept. */
const MOST_DECODED = 1 << 27;

/** A level with its rasters. */
class Level {

	/** By block, the latest last: a promise of the values, and the values when they are there. */
	#rasters = new Map();
	#bytes = 0;

	constructor(data, number) {
		Object.assign(this, data);
		this.number = number;
		this.title = data.file.split(/[/\\]/).pop();
	}

	get isDrawn() {
		return this.terrain !== undefined;
	}

	get problems() {
		return this.error + this.warning;
	}

	/** The values of all cells, row by row. Decodes them if they are not kept, and then keeps fewer others. */
	async raster(raster) {
		const { block, bytes } = raster;
		const known = this.#rasters.get(block) ?? { bytes: bytes * this.width * this.height, values: null };
		if (!known.promise) {
			this.#makeRoom(known.bytes);
			this.#bytes += known.bytes;
			known.promise = this.#decode(block, bytes).then(values => known.values = values);
		}
		this.#rasters.delete(block);
		this.#rasters.set(block, known);
		return known.promise;
	}

	/** The values of all cells if they are decoded, else undefined. */
	known(raster) {
		return this.#rasters.get(raster?.block)?.values ?? undefined;
	}

	/** Whether a raster is kept, or can be without dropping others. */
	hasRoom({ block, bytes }) {
		return this.#rasters.has(block) || this.#bytes + bytes * this.width * this.height <= MOST_DECODED;
	}

	/** Drops the rasters that were used longest ago. Keeps the terrain, because readers paint it. */
	#makeRoom(bytes) {
		for (const [block, known] of this.#rasters) {
			if (this.#bytes + bytes > MOST_DECODED && block !== this.terrain.block) {
				this.#rasters.delete(block);
				this.#bytes -= known.bytes;
			}
		}
	}

	/** Frees the memory of the rasters. */
	forget() {
		this.#rasters.clear();
		this.#bytes = 0;
	}

	async #decode(block, bytes) {
		const all = await inflated(document.getElementById(block).textContent);
		return bytes === 1 ? all : joined(all, this.width, this.height);
	}
}
