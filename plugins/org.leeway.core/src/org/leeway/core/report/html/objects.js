// What is drawn over the cells: obstacles, notes, spawns, routes, chokes, numbers, and the mark of a place.

const ROUTE = "rgb(194, 24, 91)";
const SPAWN = "rgb(255, 64, 129)";
const OBSTACLE = "rgba(30, 30, 34, 0.45)";
/** Pixels of a cell from which on grid lines and numbers are drawn. */
const GRID_SCALE = 10;
const NUMBER_SCALE = 22;
/** The cells between two cells of a row, of a column or of a diagonal, and both cells. */
function straight([x, y], [endX, endY]) {
	const steps = Math.max(Math.abs(endX - x), Math.abs(endY - y));
	return Array.from({ length: steps + 1 }, (_, i) => [x + i * Math.sign(endX - x), y + i * Math.sign(endY - y)]);
}

/** More chokes than this have small dots. */
const MANY = 100;

function isLight(colour) {
	const [red, green, blue] = rgb(colour);
	return 299 * red + 587 * green + 114 * blue > 92000;
}

/** Draws on one canvas for one view. */
class Pen {

	constructor(context, view) {
		this.context = context;
		this.view = view;
	}

	/** A line that shows on any ground: white with a coloured core. */
	stroke(colour, width = 2) {
		const { context } = this;
		context.lineJoin = context.lineCap = "round";
		context.strokeStyle = "rgba(255, 255, 255, 0.85)";
		context.lineWidth = width + 2;
		context.stroke();
		context.strokeStyle = colour;
		context.lineWidth = width;
		context.stroke();
	}

	rectangle([x, y, width, height], least = 0) {
		const { context, view } = this;
		const w = Math.max(least, width * view.scale);
		const h = Math.max(least, height * view.scale);
		context.beginPath();
		context.rect(view.px(x + width / 2) - w / 2, view.py(y + height / 2) - h / 2, w, h);
	}

	disc(x, y, radius) {
		this.context.beginPath();
		this.context.arc(this.view.px(x), this.view.py(y), radius, 0, 2 * Math.PI);
	}

	/** A word on a patch, centred at a place. */
	label(text, x, y, fill, ink) {
		const { context, view } = this;
		context.font = "600 11px system-ui, sans-serif";
		const width = context.measureText(text).width + 8;
		const px = Math.round(view.px(x));
		const py = Math.round(view.py(y));
		context.beginPath();
		context.roundRect(px - width / 2, py - 8, width, 16, 4);
		context.fillStyle = fill;
		context.fill();
		context.strokeStyle = ink;
		context.lineWidth = 1;
		context.stroke();
		context.fillStyle = ink;
		context.textAlign = "center";
		context.textBaseline = "middle";
		context.fillText(text, px, py + 0.5);
	}

	grid() {
		const { context, view } = this;
		const { left, top, right, bottom } = view.visible;
		context.beginPath();
		for (let x = left; x <= right; x++) {
			context.moveTo(Math.round(view.px(x)) + 0.5, view.py(top));
			context.lineTo(Math.round(view.px(x)) + 0.5, view.py(bottom));
		}
		for (let y = top; y <= bottom; y++) {
			context.moveTo(view.px(left), Math.round(view.py(y)) + 0.5);
			context.lineTo(view.px(right), Math.round(view.py(y)) + 0.5);
		}
		context.strokeStyle = "rgba(0, 0, 0, 0.18)";
		context.lineWidth = 1;
		context.stroke();
	}

	/** The values of a layer in its cells. */
	numbers(layer, values) {
		const { context, view } = this;
		const { left, top, right, bottom } = view.visible;
		context.font = `${Math.min(13, view.scale / 2)}px system-ui, sans-serif`;
		context.textAlign = "center";
		context.textBaseline = "middle";
		for (let y = top; y < bottom; y++) {
			for (let x = left; x < right; x++) {
				const value = values[y * view.columns + x];
				if (value > 0) {
					context.fillStyle = isLight(layer.colours[Math.min(value, layer.colours.length - 1)]) ? "#000" : "#fff";
					context.fillText(value, view.px(x + 0.5), view.py(y + 0.5));
				}
			}
		}
	}

	obstacles(level) {
		const { context, view } = this;
		context.fillStyle = OBSTACLE;
		for (const circle of level.circles) {
			this.disc(circle.x, circle.y, circle.radius * view.scale);
			context.fill();
			this.stroke("#222", 1.5);
		}
		for (const { points } of level.polygons) {
			context.beginPath();
			for (let i = 0; i < points.length; i += 2) {
				context.lineTo(view.px(points[i]), view.py(points[i + 1]));
			}
			context.closePath();
			context.fillStyle = OBSTACLE;
			context.fill("evenodd");
			this.stroke("#222", 1.5);
		}
	}

	notes(level) {
		const { context, view } = this;
		for (const note of level.notes) {
			const [x, y, width] = note.cells;
			this.rectangle(note.cells, 6);
			context.fillStyle = note.colour + "33";
			context.fill();
			this.stroke(note.colour, 2);
			if (note.title && view.scale >= 6) {
				this.label(note.title, x + width / 2, y - 11 / view.scale, note.colour, isLight(note.colour) ? "#111" : "#fff");
			}
		}
	}

	/** Writes a number of a few digits around a place. */
	number(value, x, y) {
		const { context, view } = this;
		context.font = "600 11px system-ui, sans-serif";
		context.textAlign = "center";
		context.textBaseline = "middle";
		context.fillText(value, view.px(x), view.py(y) + 0.5);
	}

	spawns(level) {
		const { context, view } = this;
		for (const spawn of level.spawns) {
			const [x, y] = spawn.cell;
			const radius = Math.max(spawn.player === undefined ? 5 : 8, Math.min(11, 0.45 * view.scale));
			const colour = spawn.colour || SPAWN;
			if (spawn.heading !== undefined) {
				context.beginPath();
				context.moveTo(view.px(x + 0.5), view.py(y + 0.5));
				context.lineTo(view.px(x + 0.5) + 2 * radius * Math.cos(spawn.heading),
						view.py(y + 0.5) + 2 * radius * Math.sin(spawn.heading));
				this.stroke(colour, 3);
			}
			this.disc(x + 0.5, y + 0.5, radius);
			this.stroke(colour, 2);
			context.fillStyle = colour;
			context.fill();
			context.fillStyle = "#fff";
			if (spawn.player === undefined) {
				this.disc(x + 0.5, y + 0.5, radius / 3);
				context.fill();
			} else {
				this.number(spawn.player, x + 0.5, y + 0.5);
			}
			if (spawn.party && view.scale >= 6) {
				this.label(spawn.party, x + 0.5, y + 0.5 + (radius + 11) / view.scale, colour, "#fff");
			}
		}
	}

	/** The line of a route, as wide as its unit and with its length; a broken line if there is none. */
	route(route, size) {
		const { context, view } = this;
		const [from, to] = [route.start, route.goal].map(([x, y]) => [x + size / 2, y + size / 2]);
		this.#trace(route, from, to);
		if (route.found) {
			context.lineJoin = context.lineCap = "round";
			context.lineWidth = size * view.scale;
			context.strokeStyle = "rgba(194, 24, 91, 0.16)";
			context.stroke();
		}
		context.setLineDash(route.found ? [] : [7, 7]);
		this.stroke(ROUTE, 2.5);
		context.setLineDash([]);
		for (const [x, y] of [from, to]) {
			this.disc(x, y, 5);
			this.stroke(ROUTE, 2);
			context.fillStyle = x === to[0] && y === to[1] ? ROUTE : "#fff";
			context.fill();
		}
		this.conflicts(route.conflicts ?? []);
		const [x, y] = this.#middle(route, from, to);
		this.label(route.found ? route.length.toFixed(1) : "no way", x, y, ROUTE, "#fff");
	}

	/** Places where a unit on a route begins to overlap something. */
	conflicts(places) {
		for (const [x, y] of places) {
			this.disc(x, y, 6);
			this.stroke("#d50000", 3);
		}
	}

	#trace(route, from, to) {
		const { context, view } = this;
		context.beginPath();
		context.moveTo(view.px(from[0]), view.py(from[1]));
		for (const segment of route.path) {
			if (segment.length === 4) {
				context.lineTo(view.px(segment[0]), view.py(segment[1]));
				context.lineTo(view.px(segment[2]), view.py(segment[3]));
			} else {
				const [x, y, radius, first, last, counterclockwise] = segment;
				context.arc(view.px(x), view.py(y), radius * view.scale, first, last, counterclockwise === 1);
			}
		}
		if (!route.found) {
			context.lineTo(view.px(to[0]), view.py(to[1]));
		}
	}

	#middle(route, from, to) {
		const segment = route.path[Math.floor(route.path.length / 2)];
		return !segment ? [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
			: segment.length === 4 ? [(segment[0] + segment[2]) / 2, (segment[1] + segment[3]) / 2]
				: [segment[0] + segment[2] * Math.cos((segment[3] + segment[4]) / 2),
					segment[1] + segment[2] * Math.sin((segment[3] + segment[4]) / 2)];
	}

	/** The cells across each choke; where cells are small, a dot. */
	chokes(chokes, colour) {
		const { context, view } = this;
		const radius = chokes.length > MANY ? 2.5 : 4;
		for (const choke of chokes) {
			const { first, last } = choke;
			const [x, y] = [(first[0] + last[0] + 1) / 2, (first[1] + last[1] + 1) / 2];
			const fill = colour(choke.width);
			if (view.scale < 6) {
				this.disc(x, y, radius);
				this.#edged(fill, radius / 4);
				continue;
			}
			context.beginPath();
			straight(first, last).forEach(([column, row]) =>
				context.rect(view.px(column) + 1, view.py(row) + 1, view.scale - 2, view.scale - 2));
			this.#edged(fill);
			if (view.scale >= 10) {
				this.label(String(choke.width), x, y, fill, isLight(fill) ? "#000" : "#fff");
			}
		}
	}

	/** A white edge round a black one, both of this thickness. */
	#edged(fill, edge = 1) {
		const { context } = this;
		context.strokeStyle = "#fff";
		context.lineWidth = 4 * edge;
		context.stroke();
		context.strokeStyle = "#000";
		context.lineWidth = 2 * edge;
		context.stroke();
		context.fillStyle = fill;
		context.fill();
	}

	/** A frame around a place that one cannot miss. */
	mark(bounds) {
		const { context } = this;
		const [x, y, width, height] = bounds;
		const margin = 4 / this.view.scale;
		this.rectangle([x - margin, y - margin, width + 2 * margin, height + 2 * margin], 22);
		context.lineJoin = "miter";
		for (const [colour, line] of [["#fff", 7], ["#000", 5], ["#ffd400", 3]]) {
			context.strokeStyle = colour;
			context.lineWidth = line;
			context.stroke();
		}
	}

	/** A line through places. */
	line(points) {
		const { context, view } = this;
		context.beginPath();
		points.forEach(([x, y]) => context.lineTo(view.px(x), view.py(y)));
		this.stroke(ROUTE, 3);
	}

	/** An end of what is asked. */
	end(letter, [x, y]) {
		this.label(letter, x + 0.5, y + 0.5, ROUTE, "#fff");
	}

	/** The cells that a unit would cover. */
	footprint(cells, colour) {
		this.rectangle(cells, 6);
		this.stroke(colour, 2);
	}

	/** The outline of the cells that a proposal paints. */
	outline(proposal) {
		const { context, view } = this;
		const { left, top, right, bottom } = view.visible;
		context.beginPath();
		const edge = (x, y, toX, toY) => {
			context.moveTo(view.px(x), view.py(y));
			context.lineTo(view.px(toX), view.py(toY));
		};
		proposal.forEach(left, top, right, bottom, (x, y) => {
			proposal.differs(x, y - 1) || edge(x, y, x + 1, y);
			proposal.differs(x, y + 1) || edge(x, y + 1, x + 1, y + 1);
			proposal.differs(x - 1, y) || edge(x, y, x, y + 1);
			proposal.differs(x + 1, y) || edge(x + 1, y, x + 1, y + 1);
		});
		this.stroke("#000", 1.5);
	}

	/** The cell that the keyboard reads. */
	cursor([x, y]) {
		this.rectangle([x, y, 1, 1], 9);
		this.stroke("#000", 1.5);
	}
}
