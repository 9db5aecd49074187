// The map of a level: a canvas with the picture of its cells and the objects over it, moved by mouse, fingers and keys.

const ZOOM_STEP = 1.25;
const KEYS = matchMedia("(pointer: coarse)").matches ? "Drag to move the map, pinch to zoom, tap to read a cell."
	: "Arrows move the map, + and \u2212 zoom, 0 shows all of it. Shift and arrows read single cells.";

class LevelMap {

	view;
	/** A rectangle to mark, or null. */
	mark = null;
	/** The cell that is read, or null. */
	cell = null;
	/**
	 * Takes drags of the mouse or one finger instead of the map, by `begin`, `move` and `end` with places in cells and the event;
	 * null if the map moves. Perhaps it has `cancel`, for a drag that a second finger or Escape ends.
	 */
	drafts = null;
	/** Called with the event of a key that the map does not know; returns whether it is known there. */
	otherKey = () => false;
	/** Called before the map draws. */
	beforeDraw = () => {};
	/** Calls a function with each cell of a rectangle that is marked, by its left, top, right and bottom. */
	marked = () => {};
	#picture;
	#requested = false;
	#cursor = false;

	/**
	 * @param drawObjects draws on a pen what lies over the cells
	 * @param read is called with the cell under the mouse or the cursor, or null
	 */
	constructor(level, drawObjects, read) {
		this.level = level;
		this.drawObjects = drawObjects;
		this.read = read;
		this.view = new View(level.width, level.height);
		this.#picture = new Picture(level.width, level.height, (...cells) => this.marked(...cells));
		this.canvas = element("canvas", {
			class: "map", tabindex: 0, role: "application", "aria-label": `Map of ${level.title}. ${KEYS}`,
			wheel: event => this.#wheel(event), keydown: event => this.#key(event),
			pointermove: event => this.#hover(event), pointerleave: () => this.#point(null),
		});
		drag(this.canvas, this);
		this.tools = element("div", { class: "tools", role: "group", "aria-label": "Zoom" },
			this.#tool("+", "Zoom in", () => this.zoom(ZOOM_STEP)), this.#tool("\u2212", "Zoom out", () => this.zoom(1 / ZOOM_STEP)),
			this.#tool("Fit", "Show the whole level", () => this.fit()));
		new ResizeObserver(() => this.#resize()).observe(this.canvas);
	}

	#tool(text, title, click) {
		return element("button", { type: "button", title, "aria-label": title, click }, text);
	}

	/** Paints the cells anew; the parameters are those of a picture. */
	paint(...parameters) {
		this.#picture.paint(this.level.terrains, ...parameters);
		this.draw();
	}

	/** Paints rectangles again whose cells have changed. Whoever calls this draws. */
	repaint(rectangles) {
		this.#picture.repaint(rectangles);
	}

	/** Draws as soon as the browser paints. */
	draw() {
		if (!this.#requested) {
			this.#requested = true;
			requestAnimationFrame(() => {
				this.#requested = false;
				this.#drawNow();
			});
		}
	}

	#drawNow() {
		this.beforeDraw();
		const density = window.devicePixelRatio || 1;
		const context = this.canvas.getContext("2d");
		context.setTransform(density, 0, 0, density, 0, 0);
		context.clearRect(0, 0, this.view.width, this.view.height);
		this.#picture.draw(context, this.view, density);
		const pen = new Pen(context, this.view);
		this.drawObjects(pen);
		if (this.mark) {
			pen.mark(this.mark);
		}
		if (this.#cursor && this.cell) {
			pen.cursor(this.cell);
		}
	}

	#resize() {
		const density = window.devicePixelRatio || 1;
		const { clientWidth, clientHeight } = this.canvas;
		if (clientWidth > 0 && clientHeight > 0) {
			const first = this.view.width === 1;
			this.canvas.width = Math.round(clientWidth * density);
			this.canvas.height = Math.round(clientHeight * density);
			this.view.resize(clientWidth, clientHeight);
			if (first) {
				this.mark ? this.view.show(this.mark) : this.view.fit();
			}
			this.#drawNow();
		}
	}

	fit() {
		this.view.fit();
		this.draw();
	}

	zoom(factor, px, py) {
		this.view.zoom(factor, px, py);
		this.draw();
	}

	pan(dx, dy) {
		this.view.pan(dx, dy);
		this.draw();
	}

	/** Marks a rectangle and shows it. */
	show(bounds) {
		this.mark = bounds;
		if (this.view.width > 1) {
			this.view.show(bounds);
		}
		this.draw();
	}

	#wheel(event) {
		event.preventDefault();
		const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY / 100 : event.deltaY / 3;
		this.zoom(ZOOM_STEP ** -Math.max(-3, Math.min(3, lines)), event.offsetX, event.offsetY);
	}

	#hover(event) {
		this.#cursor = false;
		this.#point(this.view.cell(event.offsetX, event.offsetY));
	}

	#point(cell) {
		this.cell = cell;
		this.read(cell);
	}

	#key(event) {
		const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
		const action = arrow ? () => event.shiftKey ? this.#step(...arrow) : this.pan(-80 * arrow[0], -80 * arrow[1])
			: { "+": () => this.zoom(ZOOM_STEP), "=": () => this.zoom(ZOOM_STEP), "-": () => this.zoom(1 / ZOOM_STEP),
				0: () => this.fit(), Escape: () => this.#unmark() }[event.key];
		if (action && !event.ctrlKey && !event.altKey && !event.metaKey) {
			event.preventDefault();
			action();
		} else if (!event.ctrlKey && !event.altKey && !event.metaKey && this.otherKey(event)) {
			event.preventDefault();
		}
	}

	#unmark() {
		this.drafts?.cancel?.();
		this.mark = null;
		this.#cursor = false;
		this.#point(null);
		this.draw();
	}

	/** Moves the cursor by a cell; it begins in the middle of the view. */
	#step(dx, dy) {
		const { view } = this;
		const start = this.#cursor && this.cell ? this.cell
			: view.cell(view.width / 2, view.height / 2) ?? [Math.floor(view.columns / 2), Math.floor(view.rows / 2)];
		const x = Math.min(view.columns - 1, Math.max(0, start[0] + dx));
		const y = Math.min(view.rows - 1, Math.max(0, start[1] + dy));
		this.#cursor = true;
		this.#point([x, y]);
		if (view.px(x) < 0 || view.py(y) < 0 || view.px(x + 1) > view.width || view.py(y + 1) > view.height) {
			view.centre(x, y);
		}
		this.draw();
	}
}

/** Moves a map with the mouse or a finger, and zooms with two fingers. Drafts take the first finger instead. */
function drag(canvas, map) {
	const held = new Map();
	/** Who takes the drag that is under way, and its pointer. */
	let drafted = null;
	const place = event => map.view.place(event.offsetX, event.offsetY);
	canvas.addEventListener("pointerdown", event => {
		canvas.setPointerCapture(event.pointerId);
		if (map.drafts && event.isPrimary && event.button === 0) {
			drafted = { drafts: map.drafts, pointer: event.pointerId, at: [event.offsetX, event.offsetY] };
			drafted.drafts.begin(place(event), event);
			return;
		}
		if (drafted) {
			// two fingers move the map, whatever the first one had begun
			drafted.drafts.cancel?.();
			held.set(drafted.pointer, drafted.at);
			drafted = null;
		}
		held.set(event.pointerId, [event.offsetX, event.offsetY]);
		canvas.classList.add("dragged");
	});
	canvas.addEventListener("pointermove", event => {
		if (event.pointerId === drafted?.pointer) {
			drafted.at = [event.offsetX, event.offsetY];
			drafted.drafts.move(place(event), event);
			return;
		}
		const before = held.get(event.pointerId);
		if (!before) {
			return;
		}
		const now = [event.offsetX, event.offsetY];
		const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
		held.set(event.pointerId, now);
		if (other) {
			const spread = point => Math.hypot(point[0] - other[0], point[1] - other[1]);
			map.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
			map.zoom(spread(now) / Math.max(1, spread(before)), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
		} else {
			map.pan(now[0] - before[0], now[1] - before[1]);
		}
	});
	for (const end of ["pointerup", "pointercancel"]) {
		canvas.addEventListener(end, event => {
			if (event.pointerId === drafted?.pointer) {
				end === "pointercancel" && drafted.drafts.cancel ? drafted.drafts.cancel() : drafted.drafts.end(place(event), event);
				drafted = null;
			}
			held.delete(event.pointerId);
			canvas.classList.toggle("dragged", held.size > 0);
		});
	}
}
