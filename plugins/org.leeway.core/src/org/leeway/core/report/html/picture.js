// The picture of all cells: terrain, a layer over it, and tints. It is painted once and drawn at any scale.

const TILE = 1024;
/** How much of a tinted cell is the tint, as in the editor. */
const TINT = 190 / 255;
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

class Picture {

	#tiles = [];

	constructor(width, height) {
		this.width = width;
		this.height = height;
		for (let y = 0; y < height; y += TILE) {
			for (let x = 0; x < width; x += TILE) {
				const canvas = element("canvas", { width: Math.min(TILE, width - x), height: Math.min(TILE, height - y) });
				this.#tiles.push({ x, y, canvas });
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
		const pixels = pixelTable(terrains, layer);
		for (const tile of this.#tiles) {
			const context = tile.canvas.getContext("2d");
			const image = context.createImageData(tile.canvas.width, tile.canvas.height);
			this.#fill(tile, new Uint32Array(image.data.buffer), pixels, ids, layer && values);
			tints.forEach(tint => this.#tint(tile, image.data, tint));
			context.putImageData(image, 0, 0);
		}
	}

	#fill({ x, y, canvas }, target, pixels, ids, values) {
		const last = pixels.values - 1;
		for (let row = 0, i = 0; row < canvas.height; row++) {
			for (let column = 0, from = (y + row) * this.width + x; column < canvas.width; column++, from++) {
				const value = values ? Math.min(values[from], last) : 0;
				target[i++] = pixels.table[ids[from] * pixels.values + value];
			}
		}
	}

	#tint({ x, y, canvas }, data, tint) {
		const colour = rgb(tint.colour);
		for (let row = 0, i = 0; row < canvas.height; row++) {
			for (let column = 0, from = (y + row) * this.width + x; column < canvas.width; column++, from++, i += 4) {
				if (tint.values[from] === 1) {
					colour.forEach((value, k) => data[i + k] += (value - data[i + k]) * TINT);
				}
			}
		}
	}

	/** Tiles meet at whole pixels, so no seam shows. */
	draw(context, view, density) {
		context.imageSmoothingEnabled = view.scale * density < 1;
		context.imageSmoothingQuality = "high";
		const snap = pixel => Math.round(pixel * density) / density;
		for (const { x, y, canvas } of this.#tiles) {
			const left = snap(view.px(x));
			const top = snap(view.py(y));
			context.drawImage(canvas, left, top, snap(view.px(x + canvas.width)) - left, snap(view.py(y + canvas.height)) - top);
		}
	}
}
