// The part of a level that a canvas shows.

const LARGEST_SCALE = 64;

/**
 * Where a view begins that shows so much of a length: one that is longer goes on to the edges of the view but for a margin,
 * one that is shorter keeps to the middle of the view.
 */
function keptInSight(start, shown, length) {
	const beyond = length > shown ? 0.12 * shown : shown / 2;
	return Math.min(length - shown + beyond, Math.max(-beyond, start));
}

/** Places are in cells, pixels are those of the page. */
class View {

	/** Pixels of a cell. */
	scale = 1;
	/** The place at the top left of the canvas. */
	left = 0;
	top = 0;
	/** The size of the canvas in pixels. */
	width = 1;
	height = 1;

	constructor(columns, rows) {
		this.columns = columns;
		this.rows = rows;
	}

	resize(width, height) {
		this.left += (this.width - width) / 2 / this.scale;
		this.top += (this.height - height) / 2 / this.scale;
		this.width = width;
		this.height = height;
	}

	#fitting(columns, rows) {
		return Math.min(this.width / columns, this.height / rows);
	}

	/** Shows all of the level. */
	fit() {
		this.scale = Math.min(LARGEST_SCALE, this.#fitting(this.columns, this.rows) * 0.97);
		this.centre(this.columns / 2, this.rows / 2);
	}

	/** Shows a rectangle with its surroundings. */
	show([x, y, columns, rows]) {
		const whole = this.#fitting(this.columns, this.rows) * 0.97;
		const near = this.#fitting(3 * columns + 12, 3 * rows + 12);
		this.scale = Math.max(Math.min(whole, LARGEST_SCALE), Math.min(near, 24));
		this.centre(x + columns / 2, y + rows / 2);
	}

	centre(x, y) {
		this.left = x - this.width / this.scale / 2;
		this.top = y - this.height / this.scale / 2;
		this.#keepInSight();
	}

	/** Zooms; the place under a pixel stays. */
	zoom(factor, px = this.width / 2, py = this.height / 2) {
		const { x, y } = this.place(px, py);
		const least = Math.min(1, this.#fitting(this.columns, this.rows)) / 2;
		this.scale = Math.min(LARGEST_SCALE, Math.max(least, this.scale * factor));
		this.left = x - px / this.scale;
		this.top = y - py / this.scale;
		this.#keepInSight();
	}

	/** Moves the map by some pixels. */
	pan(dx, dy) {
		this.left -= dx / this.scale;
		this.top -= dy / this.scale;
		this.#keepInSight();
	}

	#keepInSight() {
		this.left = keptInSight(this.left, this.width / this.scale, this.columns);
		this.top = keptInSight(this.top, this.height / this.scale, this.rows);
	}

	place(px, py) {
		return { x: this.left + px / this.scale, y: this.top + py / this.scale };
	}

	/** The cell under a pixel, or null. */
	cell(px, py) {
		const { x, y } = this.place(px, py);
		return x >= 0 && y >= 0 && x < this.columns && y < this.rows ? [Math.floor(x), Math.floor(y)] : null;
	}

	px(x) {
		return (x - this.left) * this.scale;
	}

	py(y) {
		return (y - this.top) * this.scale;
	}

	/** The cells that show: first and last columns and rows, the last ones excluded. */
	get visible() {
		return {
			left: Math.max(0, Math.floor(this.left)), top: Math.max(0, Math.floor(this.top)),
			right: Math.min(this.columns, Math.ceil(this.left + this.width / this.scale)),
			bottom: Math.min(this.rows, Math.ceil(this.top + this.height / this.scale)),
		};
	}
}
