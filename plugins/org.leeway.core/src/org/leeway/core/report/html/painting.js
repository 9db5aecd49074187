// What if: a reader paints terrain, and the map shows at once what a unit reaches then.

const LARGEST_BRUSH = 64;
/** A rectangle of more cells is painted when it is complete, not while it is drawn. */
const MOST_AT_ONCE = 1 << 18;
/** The time of a frame for the picture, in milliseconds. A stroke may cut off millions of cells at once. */
const FRAME_SHARE = 6;
/** Pixels of a cell from which on painted cells have an outline. */
const OUTLINE_SCALE = 4;

/** The cells of a line, as [x, y]. */
function lineOfCells([x, y], [toX, toY]) {
	const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
	return Array.from({ length: steps + 1 }, (_, i) => steps === 0 ? [x, y]
		: [Math.round(x + (toX - x) * i / steps), Math.round(y + (toY - y) * i / steps)]);
}

class Painting {

	terrain;
	size = 1;
	effect = null;
	/** What the change that was opened last says about itself. */
	note = "";
	/** Whether the change as it is has been saved. */
	isSaved = true;
	#shown = false;
	/** The cell of the brush during a stroke, or the first corner of a rectangle. */
	#at = null;
	#corner = null;
	/** The rectangle that is drawn but not painted yet. */
	#draft = null;
	/** Rectangles whose picture shows what was, the nearest to the mouse first. */
	#stale = [];

	/** @param questions whose engine answers */
	constructor(questions, cells) {
		const { level, map } = questions;
		this.questions = questions;
		this.map = map;
		this.level = level;
		this.terrain = level.terrains[0].id;
		this.proposal = new Proposal(cells, level.width, level.height);
		this.bar = new PaintBar(this);
		this.files = new ChangeFiles(this);
		map.beforeDraw = () => this.#update();
		map.marked = (...cells) => this.proposal.forEach(...cells);
		this.drafts = {
			begin: (place, event) => this.#begin(this.#cell(place), event),
			move: place => this.#move(this.#cell(place)),
			end: place => this.#end(this.#cell(place)),
			cancel: () => this.#cancel(),
		};
	}

	/** Shows or hides the tools. */
	show(isShown) {
		this.#shown = isShown;
		this.#corner = null;
		this.bar.update();
		this.map.draw();
	}

	/** Whether cells differ from the level, or may be made to. */
	get isUsed() {
		return this.#shown || this.proposal.size > 0;
	}

	#cell({ x, y }) {
		return [Math.floor(x), Math.floor(y)];
	}

	#begin(cell, event) {
		if (event.altKey) {
			this.pick(cell);
			return;
		}
		this.proposal.begin();
		this.bar.busy(true);
		this.#corner = event.shiftKey ? cell : null;
		this.#at = cell;
		this.#move(cell);
	}

	#move(cell) {
		if (!this.proposal.isPainting) {
			return;
		}
		if (this.#corner) {
			this.#drawRectangle(cell);
		} else {
			lineOfCells(this.#at, cell).forEach(each => this.#dab(each));
		}
		this.#at = cell;
		this.map.draw();
	}

	#drawRectangle(cell) {
		const [x, y, width, height] = this.#draft = this.#rectangle(cell);
		this.proposal.revert();
		if (width * height <= MOST_AT_ONCE) {
			this.proposal.fill(x, y, width, height, this.terrain);
		}
	}

	#end(cell) {
		if (this.proposal.isPainting) {
			this.#move(cell);
			if (this.#corner) {
				this.proposal.fill(...this.#draft, this.terrain);
			}
			this.#finish();
		}
	}

	#finish() {
		this.proposal.end();
		this.#corner = this.#draft = null;
		this.bar.busy(false);
		this.#update();
		// the largest unit at the mouse was left out during the stroke
		this.map.read(this.map.cell);
		this.map.draw();
	}

	#cancel() {
		this.#corner = null;
		this.bar.hush();
		this.bar.update();
		if (this.proposal.isPainting) {
			this.proposal.revert();
			this.#finish();
		}
	}

	/** The cells that the brush covers, as in the editor. */
	#brush([x, y]) {
		const before = Math.floor((this.size - 1) / 2);
		return [x - before, y - before, this.size, this.size];
	}

	#dab(cell) {
		this.proposal.fill(...this.#brush(cell), this.terrain);
	}

	#rectangle([toX, toY]) {
		const [x, y] = this.#corner;
		return [Math.min(x, toX), Math.min(y, toY), Math.abs(toX - x) + 1, Math.abs(toY - y) + 1];
	}

	/** Paints with a function that fills cells, as one step. */
	paint(fill) {
		this.proposal.begin();
		fill(this.proposal);
		this.#finish();
	}

	pick([x, y]) {
		if (x >= 0 && y >= 0 && x < this.level.width && y < this.level.height) {
			this.terrain = this.proposal.cells[y * this.level.width + x];
			this.bar.update();
		}
	}

	setSize(size) {
		this.size = Math.min(LARGEST_BRUSH, Math.max(1, size));
		this.bar.update();
		this.map.draw();
	}

	setTerrain(id) {
		this.terrain = id;
		this.bar.update();
	}

	undo() {
		this.#unlessPainting(() => this.proposal.canUndo && this.proposal.undo());
	}

	redo() {
		this.#unlessPainting(() => this.proposal.canRedo && this.proposal.redo());
	}

	/** Makes the level what it was, which can be undone. */
	reset() {
		this.#unlessPainting(() => this.paint(proposal => proposal.restore()));
	}

	/** Paints a change that was opened, in place of what is painted. */
	replace({ note, runs }) {
		this.#cancel();
		this.paint(proposal => {
			proposal.restore();
			runs.forEach(([x, y, length, id]) => proposal.fill(x, y, length, 1, id));
		});
		this.note = note;
		this.#update();
		this.isSaved = true;
	}

	#unlessPainting(action) {
		if (!this.proposal.isPainting) {
			this.bar.hush();
			action();
			this.map.draw();
		}
	}

	/** Takes keys while the tools show; returns whether the key has a meaning. */
	key({ key, shiftKey }) {
		const { cell } = this.map;
		const number = /^[1-9]$/.test(key) ? this.level.terrains[key - 1] : null;
		const action = number ? () => this.setTerrain(number.id) : {
			" ": cell && (() => this.#stamp(cell, shiftKey)), p: cell && (() => this.#stamp(cell, shiftKey)),
			i: cell && (() => this.pick(cell)), "[": () => this.setSize(this.size - 1), "]": () => this.setSize(this.size + 1),
		}[key.toLowerCase()];
		action?.();
		return Boolean(action);
	}

	/** Takes the keys of undo and redo, wherever the focus is. */
	stepKey(event) {
		const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
		if (isStep && this.isUsed) {
			event.preventDefault();
			event.shiftKey || event.key.toLowerCase() === "y" ? this.redo() : this.undo();
		}
	}

	/** Paints at a cell; with Shift, a rectangle from the cell of the first key to that of the second. */
	#stamp(cell, isRectangle) {
		if (!isRectangle) {
			this.paint(() => this.#dab(cell));
		} else if (this.#corner) {
			const rectangle = this.#rectangle(cell);
			this.paint(proposal => proposal.fill(...rectangle, this.terrain));
		} else {
			this.#corner = cell;
			this.bar.say(`A rectangle begins at ${cell.join(", ")}. Press again at its other corner.`);
		}
	}

	/** Hands to the module what was painted since the last time, and paints the picture anew where it changes. */
	#update() {
		const parts = this.proposal.changes();
		if (parts.length > 0) {
			this.isSaved = false;
			const changed = this.questions.paint(parts);
			const isIn = (part, { x, y, width, height }) => part.y === y && part.x >= x && part.x < x + width && part.height <= height;
			this.#stale.push(...changed, ...parts.filter(part => !changed.some(each => isIn(part, each))));
			const from = (this.map.cell ?? this.#at ?? [0, 0])[1];
			this.#stale.sort((a, b) => Math.abs(a.y - from) - Math.abs(b.y - from));
			this.findings.changed();
			this.tell();
			this.map.read(this.map.cell);
		}
		this.#refresh();
	}

	/** Paints stale parts of the picture, as many as a frame has time for. The others follow in the next frames. */
	#refresh() {
		const end = performance.now() + FRAME_SHARE;
		while (this.#stale.length > 0 && performance.now() < end) {
			const rectangle = this.#stale.shift();
			this.questions.refresh(rectangle);
			this.map.repaint([rectangle]);
		}
		if (this.#stale.length > 0) {
			this.map.draw();
		}
	}

	/** Tells what the change does to the unit. */
	tell() {
		this.effect = this.proposal.size > 0 ? this.questions.effect : null;
		this.note = this.effect ? this.note : "";
		this.bar.update();
	}

	draw(pen) {
		this.effect?.apart.forEach(([x, y]) => pen.mark([x, y, 1, 1]));
		if (pen.view.scale >= OUTLINE_SCALE) {
			pen.outline(this.proposal);
		}
		const { cell } = this.map;
		const colour = this.level.terrains.find(({ id }) => id === this.terrain).colour;
		if (this.#shown && this.#corner && (this.#draft || cell)) {
			pen.footprint(this.#draft ?? this.#rectangle(cell), colour);
		} else if (this.#shown && cell) {
			pen.footprint(this.#brush(cell), colour);
		}
	}
}
