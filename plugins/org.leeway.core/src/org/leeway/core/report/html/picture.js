// The picture of all cells: terrain, a layer over it, and tints. It is painted once and drawn at any scale.

/** The side of a canvas. A browser may copy all of a canvas that is changed after it was drawn. */
const TILE = 512;
/** How much of a tinted cell is the tint, as in the editor. */
const TINT = 190 / 255;
/** Pictures of more cells have small copies of their tiles, from which far views are drawn: shrinking all cells takes too long. */
const LARGE = 1 << 22;
/** How many times smaller the copies are. It divides the sides of parts that are repainted. */
const SMALLER = 4;
/** How much of a marked cell is white: in turns more and less, which shows on any ground. */
const MARKED = [0.5, 0.2];
const UNKNOWN_TERRAIN = "#ff00ff";

function rgb(colour) {
	const number = parseInt(colour.slice(1), 16);
	return [number >> 16, number >> 8 & 0xff, number & 0xff];
}

/** The mixture as a pixel of a canvas. */
function mixed(under, over, share) {
	const [red, green, blue] = under.map((value, i) => Math.round(value + (over[i] - value) * share));
	return (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
}

/** Pixels by the id of the terrain and the value of the layer. */
function pixelTable(terrains, layer) {
	const ground = Array(256).fill(rgb(UNKNOWN_TERRAIN));
	terrains.forEach(terrain => ground[terrain.id] = rgb(terrain.colour));
	const colours = layer ? layer.colours.map(rgb) : [[0, 0, 0]];
	const share = layer ? layer.opacity / 100 : 0;
	const table = new Uint32Array(256 * colours.length);
	ground.forEach((under, id) => colours.forEach((over, value) => table[id * colours.length + value] = mixed(under, over, share)));
	return { table, values: colours.length };
}

/** An image that is smaller by SMALLER, of averages. To scale with a canvas would copy all of the canvas for each change. */
function shrunk({ data, width, height }) {
	const small = new ImageData(Math.ceil(width / SMALLER), Math.ceil(height / SMALLER));
	for (let y = 0, to = 0; y < small.height; y++) {
		for (let x = 0; x < small.width; x++, to += 4) {
			let [red, green, blue, number] = [0, 0, 0, 0];
			for (let row = y * SMALLER; row < Math.min(height, (y + 1) * SMALLER); row++) {
				const end = 4 * (row * width + Math.min(width, (x + 1) * SMALLER));
				for (let from = 4 * (row * width + x * SMALLER); from < end; from += 4) {
					red += data[from];
					green += data[from + 1];
					blue += data[from + 2];
					number++;
				}
			}
			small.data[to] = red / number;
			small.data[to + 1] = green / number;
			small.data[to + 2] = blue / number;
			small.data[to + 3] = 255;
		}
	}
	return small;
}

class Picture {

	#tiles = [];
	/** What was painted last, for repaints of parts. */
	#painted = null;

	/** @param marked calls a function with each cell of a rectangle that is marked, by its left, top, right and bottom */
	constructor(width, height, marked) {
		this.width = width;
		this.height = height;
		this.marked = marked;
		for (let y = 0; y < height; y += TILE) {
			for (let x = 0; x < width; x += TILE) {
				const size = { width: Math.min(TILE, width - x), height: Math.min(TILE, height - y) };
				const canvas = element("canvas", size);
				const small = width * height > LARGE ? element("canvas", { width: Math.ceil(size.width / SMALLER), height: Math.ceil(size.height / SMALLER) }) : null;
				this.#tiles.push({ x, y, ...size, canvas, small });
			}
		}
	}

	/**
	 * @param ids of the terrains of all cells
	 * @param layer with colours and opacity; null for the terrain alone
	 * @param values of the layer
	 * @param tints each with a colour and values of 1 where it is
	 */
	paint(terrains, ids, layer, values, tints) {
		this.#painted = { pixels: pixelTable(terrains, layer), ids, values: layer && values, tints };
		this.#tiles.forEach(tile => this.#paintIn(tile, tile.x, tile.y, tile.x + tile.width, tile.y + tile.height));
	}

	/** Paints rectangles again whose ids, values or marks have changed. */
	repaint(rectangles) {
		for (const { x, y, width, height } of this.#painted ? rectangles : []) {
			for (const tile of this.#tiles) {
				const [left, right] = [Math.max(x, tile.x), Math.min(x + width, tile.x + tile.width)];
				const [top, bottom] = [Math.max(y, tile.y), Math.min(y + height, tile.y + tile.height)];
				if (left < right && top < bottom) {
					this.#paintIn(tile, left, top, right, bottom);
				}
			}
		}
	}

	#paintIn(tile, left, top, right, bottom) {
		const context = tile.canvas.getContext("2d");
		const image = context.createImageData(right - left, bottom - top);
		this.#fill(new Uint32Array(image.data.buffer), left, top, right, bottom);
		this.#painted.tints.forEach(tint => this.#tint(image.data, tint, left, top, right, bottom));
		this.#mark(image.data, left, top, right, bottom);
		context.putImageData(image, left - tile.x, top - tile.y);
		tile.small?.getContext("2d").putImageData(shrunk(image), (left - tile.x) / SMALLER, (top - tile.y) / SMALLER);
	}

	#fill(target, left, top, right, bottom) {
		const { pixels: { table, values: colours }, ids, values } = this.#painted;
		for (let y = top, i = 0; y < bottom; y++) {
			for (let from = y * this.width + left, end = from + right - left; from < end; from++) {
				const value = values ? Math.min(values[from], colours - 1) : 0;
				target[i++] = table[ids[from] * colours + value];
			}
		}
	}

	#tint(data, tint, left, top, right, bottom) {
		const colour = rgb(tint.colour);
		for (let y = top, i = 0; y < bottom; y++) {
			for (let from = y * this.width + left, end = from + right - left; from < end; from++, i += 4) {
				if (tint.values[from] === 1) {
					colour.forEach((value, k) => data[i + k] += (value - data[i + k]) * TINT);
				}
			}
		}
	}

	/** Makes marked cells lighter. */
	#mark(data, left, top, right, bottom) {
		this.marked(left, top, right, bottom, (x, y) => {
			const from = 4 * ((y - top) * (right - left) + x - left);
			for (let i = from; i < from + 3; i++) {
				data[i] += (255 - data[i]) * MARKED[x + y & 1];
			}
		});
	}

	/** Tiles meet at whole pixels, so no seam shows. */
	draw(context, view, density) {
		context.imageSmoothingEnabled = view.scale * density < 1;
		context.imageSmoothingQuality = "high";
		const snap = pixel => Math.round(pixel * density) / density;
		for (const { x, y, width, height, canvas, small } of this.#tiles) {
			const left = snap(view.px(x));
			const top = snap(view.py(y));
			const source = small && view.scale * density * SMALLER <= 1 ? small : canvas;
			context.drawImage(source, left, top, snap(view.px(x + width)) - left, snap(view.py(y + height)) - top);
		}
	}
}
