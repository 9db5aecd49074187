// What a reader paints on a level: its cells in parts that are kept as they were, and steps that are taken back and done again.

/** The side of a part in cells, as in the module. */
const PART = 64;
/** Steps that are kept, in bytes of cells. At least one is kept. */
const MOST_TO_UNDO = 1 << 25;

class Proposal {

	#columns;
	/** By number of the part: its cells as the level has them, for parts that differ. */
	#originals = new Map();
	/** By number of the part: how many of its cells differ. */
	#differing = new Map();
	/** Steps: the cells of each part as they were before. */
	#done = [];
	#undone = [];
	#step = null;
	#changed = new Set();

	/** @param cells the terrain of each cell, row by row. Painting changes them */
	constructor(cells, width, height) {
		this.cells = cells;
		this.width = width;
		this.height = height;
		this.#columns = Math.ceil(width / PART);
	}

	get canUndo() {
		return this.#done.length > 0;
	}

	get canRedo() {
		return this.#undone.length > 0;
	}

	/** How many cells differ from the level. */
	get size() {
		let sum = 0;
		this.#differing.forEach(number => sum += number);
		return sum;
	}

	bounds(part) {
		const x = part % this.#columns * PART;
		const y = Math.floor(part / this.#columns) * PART;
		return { x, y, width: Math.min(PART, this.width - x), height: Math.min(PART, this.height - y) };
	}

	#read(part) {
		const { x, y, width, height } = this.bounds(part);
		const cells = new Uint8Array(width * height);
		for (let row = 0; row < height; row++) {
			const from = (y + row) * this.width + x;
			cells.set(this.cells.subarray(from, from + width), row * width);
		}
		return cells;
	}

	#write(part, cells) {
		const { x, y, width, height } = this.bounds(part);
		for (let row = 0; row < height; row++) {
			this.cells.set(cells.subarray(row * width, (row + 1) * width), (y + row) * this.width + x);
		}
		this.#changed.add(part);
	}

	/** Begins a step. */
	begin() {
		this.#step = new Map();
	}

	get isPainting() {
		return this.#step !== null;
	}

	/** Sets the terrain of the cells of a rectangle that are in the level. */
	fill(x, y, width, height, terrain) {
		const [left, top, right, bottom] = [Math.max(0, x), Math.max(0, y), Math.min(this.width, x + width), Math.min(this.height, y + height)];
		for (let row = Math.floor(top / PART); row * PART < bottom; row++) {
			for (let column = Math.floor(left / PART); column * PART < right; column++) {
				this.#fillIn(row * this.#columns + column, left, top, right, bottom, terrain);
			}
		}
	}

	#fillIn(part, left, top, right, bottom, terrain) {
		const { x, y, width, height } = this.bounds(part);
		const [from, to] = [Math.max(left, x), Math.min(right, x + width)];
		for (let row = Math.max(top, y); row < Math.min(bottom, y + height); row++) {
			const start = row * this.width;
			for (let i = start + from; i < start + to; i++) {
				if (this.cells[i] !== terrain) {
					this.#keep(part);
					this.cells.fill(terrain, i, start + to);
					break;
				}
			}
		}
	}

	/** Keeps the cells of a part that is about to change. */
	#keep(part) {
		if (!this.#step.has(part)) {
			this.#step.set(part, this.#read(part));
		}
		this.#keepOriginal(part);
		this.#changed.add(part);
	}

	#keepOriginal(part) {
		if (!this.#originals.has(part)) {
			this.#originals.set(part, this.#read(part));
		}
	}

	/** Takes back what the step has painted so far. */
	revert() {
		this.#step.forEach((cells, part) => this.#write(part, cells));
		this.#step.clear();
	}

	/** Ends a step, which can be undone if it painted anything. */
	end() {
		if (this.#step.size > 0) {
			this.#done.push(this.#step);
			this.#undone = [];
			let bytes = 0;
			const first = this.#done.findLastIndex(step => (bytes += step.size * PART * PART) > MOST_TO_UNDO);
			this.#done.splice(0, Math.min(first + 1, this.#done.length - 1));
		}
		this.#step = null;
	}

	undo() {
		this.#swap(this.#done, this.#undone);
	}

	redo() {
		this.#swap(this.#undone, this.#done);
	}

	#swap(from, to) {
		const step = from.pop();
		to.push(new Map(Array.from(step.keys(), part => [part, this.#read(part)])));
		step.forEach((cells, part) => {
			this.#keepOriginal(part);
			this.#write(part, cells);
		});
	}

	/** Makes all cells those of the level. */
	restore() {
		this.#originals.forEach((cells, part) => {
			this.#keep(part);
			this.#write(part, cells);
		});
	}

	/** The parts that have changed since the last call, each with its cells. */
	changes() {
		const parts = [...this.#changed];
		this.#changed.clear();
		return parts.map(part => {
			const cells = this.#read(part);
			this.#count(part, cells);
			return { ...this.bounds(part), cells };
		});
	}

	/** Counts the cells of a part that differ, and forgets a part without any. */
	#count(part, cells) {
		const original = this.#originals.get(part);
		const number = cells.reduce((sum, cell, i) => cell === original[i] ? sum : sum + 1, 0);
		if (number === 0) {
			this.#originals.delete(part);
			this.#differing.delete(part);
		} else {
			this.#differing.set(part, number);
		}
	}

	/** The cells as the level has them: a copy of all. */
	get original() {
		const all = new Proposal(this.cells.slice(), this.width, this.height);
		this.#originals.forEach((cells, part) => all.#write(part, cells));
		return all.cells;
	}

	/** The parts that differ from the level, each with its cells. */
	get differences() {
		return Array.from(this.#originals.keys(), part => ({ ...this.bounds(part), cells: this.#read(part) }));
	}

	/** Whether a cell differs from the level; false outside. */
	differs(x, y) {
		if (x < 0 || y < 0 || x >= this.width || y >= this.height) {
			return false;
		}
		const [column, row] = [Math.floor(x / PART), Math.floor(y / PART)];
		const original = this.#originals.get(row * this.#columns + column);
		const width = Math.min(PART, this.width - column * PART);
		return original !== undefined && original[(y - row * PART) * width + x - column * PART] !== this.cells[y * this.width + x];
	}

	/** Calls a function for the cells of a rectangle that differ from the level, row by row. */
	forEach(left, top, right, bottom, action) {
		for (let row = Math.max(0, Math.floor(top / PART)); row * PART < Math.min(bottom, this.height); row++) {
			const parts = this.#differingParts(row, left, right);
			const end = Math.min(bottom, this.height, (row + 1) * PART);
			for (let y = Math.max(0, top, row * PART); y < end && parts.length > 0; y++) {
				parts.forEach(part => this.#differingIn(part, y, left, right, action));
			}
		}
	}

	#differingParts(row, left, right) {
		const first = Math.max(0, Math.floor(left / PART));
		const parts = [];
		for (let column = first; column * PART < Math.min(right, this.width); column++) {
			const part = row * this.#columns + column;
			if (this.#differing.has(part)) {
				parts.push(part);
			}
		}
		return parts;
	}

	#differingIn(part, row, left, right, action) {
		const { x, y, width } = this.bounds(part);
		const original = this.#originals.get(part);
		const from = (row - y) * width - x;
		for (let column = Math.max(left, x); column < Math.min(right, x + width); column++) {
			if (original[from + column] !== this.cells[row * this.width + column]) {
				action(column, row);
			}
		}
	}
}
