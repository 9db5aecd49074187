// The algorithms of Leeway in the page: a module of WebAssembly, compiled once, with an instance for each level.

const STANDING = ["does not fit", "cut off", "reachable"];

async function unzipped(base64) {
	const bytes = Uint8Array.from(atob(base64), each => each.charCodeAt(0));
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Compiles the module. Fails in browsers without garbage collection in WebAssembly. */
async function compiled(base64) {
	return WebAssembly.compile(await unzipped(base64));
}

/** The things that the module imports. It uses no memory but what the browser collects. */
function imports(module) {
	const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
	const { min = 0, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
	const whole = value => new WebAssembly.Global({ value: "i32", mutable: false }, value);
	return {
		env: { memory: new WebAssembly.Memory({ initial: Math.max(1, min), maximum: 32768 }) },
		teavmMath: Math,
		teavmDate: { currentTimeMillis: () => Date.now() },
		teavmMemory: { notifyHeapResized() {}, heapOffset: whole(dataSize + 7 & ~7), maxSize: whole(0x7fffffff) },
	};
}

/** A level that is asked: what one unit reaches, where it goes, and what an edit would change. Places are in cells. */
class Engine {

	#exports;

	/**
	 * @param cells the terrain of each cell, row by row
	 * @param numbers all else, as the class LevelNumbers of the module describes; null for what is missing
	 */
	static async load(module, width, height, cells, numbers) {
		const instance = await WebAssembly.instantiate(module, imports(module));
		return new Engine(instance.exports, width, height, cells, numbers);
	}

	constructor(exports, width, height, cells, numbers) {
		this.#exports = exports;
		this.width = width;
		this.height = height;
		this.#put(cells, numbers.map(each => each ?? NaN));
		exports.load(width, height);
	}

	#put(bytes, numbers) {
		const { begin, putBytes, putNumber } = this.#exports;
		begin(bytes.length, numbers.length);
		for (let i = 0; i < bytes.length; i += 4) {
			putBytes(i, bytes[i] | bytes[i + 1] << 8 | bytes[i + 2] << 16 | bytes[i + 3] << 24);
		}
		numbers.forEach((each, i) => putNumber(i, each));
	}

	/** Chooses the unit of all questions: an agent of the level, by number, with another size and other terrains. */
	choose(agent, size, terrains) {
		this.#put([], terrains);
		this.#exports.choose(agent, size);
	}

	/** Sets the terrain of cells. */
	paint(cells, terrain) {
		this.#put([], cells.flat());
		this.#exports.paint(terrain);
	}

	/** The class of each cell of a rectangle: 0 blocked, 1 too narrow, 2 cut off, 3 reachable. */
	reachability(x = 0, y = 0, width = this.width, height = this.height) {
		this.#exports.reachability(x, y, width, height);
		const classes = new Uint8Array(width * height);
		const { getBytes } = this.#exports;
		for (let i = 0; i < classes.length; i += 4) {
			const four = getBytes(i);
			classes[i] = four;
			classes[i + 1] = four >> 8;
			classes[i + 2] = four >> 16;
			classes[i + 3] = four >> 24;
		}
		return classes;
	}

	/** The numbers of anchors where the unit fits, and of those that it reaches. */
	get anchors() {
		return { legal: this.#exports.legalAnchors(), reachable: this.#exports.reachableAnchors() };
	}

	/** 2 if the unit reaches an anchor, 1 if it only fits there, else 0. */
	standing(x, y) {
		return this.#exports.standing(x, y);
	}

	/** The size of the largest unit of the terrains that gets over a cell from a spawn. */
	fit(x, y) {
		return this.#exports.fit(x, y);
	}

	/** The largest unit between two cells: its size, the anchors of its route, and where the next size gets stuck, or null. */
	largest([x, y], [toX, toY]) {
		const [size, points, ...rest] = this.#numbers(this.#exports.largest(x, y, toX, toY));
		return { size, anchors: pairs(rest.slice(0, 2 * points)), stuck: rest.length > 2 * points ? rest.slice(2 * points) : null };
	}

	/**
	 * A route of the unit's middle between two places: its cost, infinite without a route, its turning points, how many conflicts
	 * it has, and the radius of the disc that stays clear if it is less than the unit's. A heading in radians may follow a place.
	 */
	route(planner, [x, y, heading = NaN], [toX, toY, toHeading = NaN]) {
		const [cost, conflicts, clear, ...rest] = this.#numbers(this.#exports.route(planner, x, y, heading, toX, toY, toHeading));
		return { cost, conflicts, clear, points: pairs(rest) };
	}

	#numbers(length) {
		return Array.from({ length }, (_, i) => this.#exports.getNumber(i));
	}
}

function pairs(numbers) {
	return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}
