// The algorithms of Leeway in the page: a module that is compiled once, with an instance for each level.

const STANDING = ["does not fit", "cut off", "reachable"];

/** A level that is asked: what one unit reaches, where it goes, and what an edit would change. Places are in cells. */
class Engine {

	#instance;
	#exports;
	#address;
	#window;

	/**
	 * @param cells the terrain of each cell, row by row
	 * @param header all else in Base64, as core packs it
	 */
	static async load(module, width, height, cells, header) {
		return new Engine(await Instance.of(module), width, height, cells, header);
	}

	constructor(instance, width, height, cells, header) {
		this.#instance = instance;
		this.#exports = instance.exports;
		this.#address = instance.address;
		this.#window = instance.window;
		this.width = width;
		this.height = height;
		instance.put(bytesOf(header));
		this.#exports.load();
		this.#set(0, 0, width, height, cells);
		this.#exports.loaded();
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

	/** The findings of the level as it is painted, or as it was before, as in the data of the page. */
	findings(minArea, isBefore) {
		const json = this.#instance.get(this.#exports.findings(minArea, isBefore));
		return JSON.parse(new TextDecoder().decode(json)).findings;
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
	 * A route of the unit's middle between two places: its cost, infinite without a route, its turning points, the places of its
	 * conflicts, and the radius of the disc that stays clear if it is less than the unit's. A heading in radians may follow a place.
	 */
	route(planner, [x, y, heading = NaN], [toX, toY, toHeading = NaN]) {
		const [cost, conflicts, clear, ...rest] = this.#numbers(this.#exports.route(planner, x, y, heading, toX, toY, toHeading));
		return { cost, clear, conflicts: pairs(rest.slice(0, 2 * conflicts)), points: pairs(rest.slice(2 * conflicts)) };
	}

	#numbers(length) {
		return Array.from({ length }, (_, i) => this.#exports.getNumber(i));
	}
}

function pairs(numbers) {
	return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i], numbers[2 * i + 1]]);
}
