// The data of the page: blocks of JSON, and rasters that are decoded when they are first needed.

/** The values of all blocks of some kinds, in their order. */
function blocks(...kinds) {
	const selector = kinds.map(kind => `script[data-kind="${kind}"]`).join();
	return Array.from(document.querySelectorAll(selector), block => ({ kind: block.dataset.kind, ...JSON.parse(block.textContent) }));
}

/** The rows of a table, as objects. A control character in a text stands for a number of its row. */
function rowsOf({ count, numbers, texts }) {
	const parts = Object.values(numbers).flat();
	return Array.from({ length: count }, (_, row) => {
		const columns = Object.entries(numbers).filter(([, [first]]) => first[row] !== null)
			.map(([name, column]) => [name, column.length === 1 ? column[0][row] : column.map(part => part[row])]);
		const sentences = Object.entries(texts).map(([name, { patterns, rows }]) =>
			[name, patterns[rows[row]].replace(/[\u0001-\u001f]/g, sign => parts[sign.charCodeAt(0) - 1][row])]);
		return Object.fromEntries([...sentences, ...columns]);
	});
}

const report = blocks("report")[0];
const rules = new Map(report.rules.map(rule => [rule.id, rule]));

function ruleTitle(id) {
	return rules.has(id) ? rules.get(id).title : id;
}

/** Unpacks bytes in Base64, and calls a function with each part. To have all parts in memory would take much of it. */
async function inflate(base64, each) {
	const reader = new Blob([bytesOf(base64)]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
	for (let part = await reader.read(); !part.done; part = await reader.read()) {
		each(part.value);
	}
}

/** The values of a raster, from its bytes. Values of two bytes come as the low bytes of a row, and then the high ones. */
class RasterValues {

	#width;
	#bytes;
	#next = 0;

	constructor(width, height, bytes) {
		this.#width = width;
		this.#bytes = bytes;
		this.values = new (bytes === 1 ? Uint8Array : Uint16Array)(width * height);
	}

	/** Adds the next bytes. */
	add(part) {
		for (let from = 0; from < part.length;) {
			const [line, column] = [Math.floor(this.#next / this.#width), this.#next % this.#width];
			const end = Math.min(part.length, from + this.#width - column);
			this.#set(Math.floor(line / this.#bytes) * this.#width + column, part.subarray(from, end), line % this.#bytes === 0);
			this.#next += end - from;
			from = end;
		}
	}

	#set(start, part, isLow) {
		if (isLow) {
			this.values.set(part, start);
		} else {
			part.forEach((high, i) => this.values[start + i] |= high << 8);
		}
	}
}

/** The bytes of the decoded rasters of a level that are kept. */
const MOST_DECODED = 3 << 25;

/** A level with its rasters. */
class Level {

	/** By block, the latest last: a promise of the values, and the values when they are there. */
	#rasters = new Map();
	#bytes = 0;
	/** The terrain as the file has it, from which layers follow. Painting changes the raster of the terrain. Null before it is decoded. */
	#unpainted = null;

	constructor(data, number) {
		Object.assign(this, data);
		this.findings = rowsOf(data.findings);
		data.agents.filter(agent => agent.chokes).forEach(agent => agent.chokes = rowsOf(agent.chokes));
		if (data.since) {
			data.since.differences = rowsOf(data.since.differences);
		}
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
		const { block, bytes, values } = raster;
		const known = this.#rasters.get(block) ?? { bytes: bytes * this.width * this.height, values: null };
		if (!known.promise) {
			this.#makeRoom(known.bytes);
			this.#bytes += known.bytes;
			known.promise = (values ? this.#model(raster) : this.#decode(block, bytes)).then(found => known.values = found);
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

	async #model({ block, bytes, values, ground }) {
		if (ground) {
			await this.raster(this.terrain);
		}
		// lets the browser paint the page, or answer the reader, before the script is busy
		await new Promise(done => setTimeout(done));
		const found = modelled(bytesOf(document.getElementById(block).textContent), this.width, this.height, values,
			ground ? this.#unpainted : null, ground);
		if (!ground) {
			this.#unpainted = found;
		}
		return (bytes === 1 ? Uint8Array : Uint16Array).from(found);
	}

	async #decode(block, bytes) {
		const raster = new RasterValues(this.width, this.height, bytes);
		await inflate(document.getElementById(block).textContent, part => raster.add(part));
		return raster.values;
	}
}
