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

/** The part of the module's memory in which cells are handed over, in bytes. */
const WINDOW = 1 << 20;
const PAGE = 1 << 16;

/** The things that the module imports, and the address of the window. The module keeps its own objects outside this memory. */
function imports(module) {
	const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
	const { min = 0, dataSize = 0 } = section ? JSON.parse(new TextDecoder().decode(section)) : {};
	const whole = value => new WebAssembly.Global({ value: "i32", mutable: false }, value);
	const address = dataSize + 7 & ~7;
	const memory = new WebAssembly.Memory({ initial: Math.max(min, Math.ceil((address + WINDOW + PAGE) / PAGE)), maximum: 32768 });
	return { address, memory, modules: {
		env: { memory },
		teavmMath: Math,
		teavmDate: { currentTimeMillis: () => Date.now() },
		teavmMemory: { notifyHeapResized() {}, heapOffset: whole(address), maxSize: whole(0x7fffffff) },
	} };
}

/** A level that is asked: what one unit reaches, where it goes, and what an edit would change. Places are in cells. */
class Engine {

	#exports;
	#address;
	#window;

	/**
	 * @param cells the terrain of each cell, row by row
	 * @param numbers all else, as the class LevelNumbers of the module describes; null for what is missing
	 */
	static async load(module, width, height, cells, numbers) {
		const { address, memory, modules } = imports(module);
		const instance = await WebAssembly.instantiate(module, modules);
		return new Engine(instance.exports, address, new Uint8Array(memory.buffer, address, WINDOW), width, height, cells, numbers);
	}

	constructor(exports, address, window, width, height, cells, numbers) {
		this.#exports = exports;
		this.#address = address;
		this.#window = window;
		this.width = width;
		this.height = height;
		this.#put(numbers.map(each => each ?? NaN));
		exports.load(width, height);
		this.#set(0, 0, width, height, cells);
		exports.loaded();
	}

	#put(numbers) {
		this.#exports.begin(numbers.length);
		numbers.forEach((each, i) => this.#exports.putNumber(i, each));
	}

	/** Calls a function for bands of rows that fit into the window, with the first row, the number of rows, and their cells. */
	#bands(width, height, each) {
		const most = Math.floor(WINDOW / width);
		for (let from = 0; from < height; from += most) {
			const rows = Math.min(most, height - from);
			each(from, rows, from * width, (from + rows) * width);
		}
	}

	#set(x, y, width, height, cells) {
		this.#bands(width, height, (row, rows, from, to) => {
			this.#window.set(cells.subarray(from, to));
			this.#exports.set(this.#address, x, y + row, width, rows);
		});
	}

	/** Chooses the unit of all questions: an agent of the level, by number, with another size and other terrains. */
	choose(agent, size, terrains) {
		this.#put(terrains);
		this.#exports.choose(agent, size);
	}

	/**
	 * Sets the terrain of cells.
	 *
	 * @param parts rectangles, each with the terrains of its cells
	 * @returns rectangles that hold all cells whose class has changed
	 */
	paint(parts) {
		parts.forEach(({ x, y, width, height, cells }) => this.#set(x, y, width, height, cells));
		const numbers = this.#numbers(this.#exports.update());
		return Array.from({ length: numbers.length / 4 }, (_, i) => {
			const [x, y, width, height] = numbers.slice(4 * i, 4 * i + 4);
			return { x, y, width, height };
		});
	}

	/** What all painting changes for the unit: the cells that it reached before, and how many are gained and lost. */
	get effect() {
		const [before, gained, cutOff, lost, ...apart] = this.#numbers(this.#exports.effect());
		return { before, gained, cutOff, lost, apart: pairs(apart) };
	}

	/**
	 * Reads the class of each cell of a rectangle into the classes of all cells: 0 blocked, 1 too narrow, 2 cut off, 3 reachable.
	 *
	 * @param x a multiple of 8
	 */
	reachability(classes = new Uint8Array(this.width * this.height), { x, y, width, height } = { x: 0, y: 0, width: this.width, height: this.height }) {
		this.#bands(width, height, (first, rows) => {
			this.#exports.reachability(this.#address, x, y + first, width, rows);
			for (let row = 0; row < rows; row++) {
				classes.set(this.#window.subarray(row * width, (row + 1) * width), (y + first + row) * this.width + x);
			}
		});
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
