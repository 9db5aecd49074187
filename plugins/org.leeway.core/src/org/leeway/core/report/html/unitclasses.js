// The classes of reachability of all cells for the unit that is asked about.

/** The class of cells that are cut off as the level intends. The module does not know it. */
const [CUT_OFF, INTENDED] = [2, 4];

class UnitClasses {

	#engine;
	#level;
	/** The classes of the agent if the level intends regions of it to be cut off, or null. */
	#own = null;

	/** @param engine that is asked; null for a unit that reaches nothing */
	constructor(level, engine) {
		this.#level = level;
		this.#engine = engine;
		this.values = engine?.reachability() ?? new Uint8Array(level.width * level.height);
	}

	/** Reads the classes of a rectangle again. */
	refresh(rectangle) {
		this.#engine?.reachability(this.values, rectangle);
		this.#intend(rectangle);
	}

	/** The values of an agent: regions that the level intends to be cut off are of a class of their own. */
	async ofAgent(layer) {
		if (!this.#own && layer.legend.length > INTENDED) {
			this.#own = await this.#level.raster(layer.raster);
			this.#intend({ x: 0, y: 0, width: this.#level.width, height: this.#level.height });
		}
		return this.values;
	}

	#intend({ x, y, width, height }) {
		for (let row = y; this.#own && row < y + height; row++) {
			for (let i = row * this.#level.width + x, end = i + width; i < end; i++) {
				if (this.#own[i] === INTENDED && this.values[i] === CUT_OFF) {
					this.values[i] = INTENDED;
				}
			}
		}
	}
}
