// Rasters of small levels: an arithmetic code of bits that a model predicts. CellModel.java documents the model and its sources.

const CONTEXTS = 3;
const SLOTS = 1 << 16;
const MOST_COUNTED = 60;
const ASKED = 6;
const FIRST_WEIGHT = 0.4;
const LEARNING = 0.006;
const MARGIN = 3;
const STEPS = 4096;
const SUM_SCALE = 128;
const MOST_SUM = 12 * SUM_SCALE;
const STRETCHED = Float64Array.from({ length: STEPS }, (_, i) => Math.round(1024 * Math.log((i + 0.5) / (STEPS - 0.5 - i))) / 1024);
const CHANCES = Int32Array.from({ length: 2 * MOST_SUM + 1 },
	(_, i) => Math.min(65535, Math.max(1, Math.round(65536 / (1 + Math.exp((MOST_SUM - i) / SUM_SCALE))))));

function mix(hash, value) {
	const mixed = Math.imul(hash + value + 1, 0x2C1B3C6D);
	return mixed ^ mixed >>> 15;
}

/**
 * Decodes the numbers of cells, row by row, from an arithmetic code of answers that are predicted and learned. One function is faster
 * than a class with members.
 *
 * @param count of different numbers
 * @param first and second are what is known of each cell from elsewhere, or null
 * @param guesses whether the first question about a cell is whether the guess is right
 */
function numbersOf(code, width, height, count, guesses, first, second) {
	const stride = width + 2 * MARGIN;
	const nearest = Int32Array.of(-1, -stride, -stride - 1, -stride + 1, -2, -2 * stride, -3, -3 * stride, -stride - 2, -stride + 2,
		-2 * stride - 1, -2 * stride + 1);
	const cells = new Int32Array(stride * (height + MARGIN));
	const bits = 32 - Math.clz32(Math.max(0, count - ASKED - 1));
	const weights = new Float64Array(CONTEXTS * (ASKED + (1 << bits) + count)).fill(FIRST_WEIGHT);
	const [chances, counts] = [new Float32Array(CONTEXTS * SLOTS).fill(0.5), new Uint8Array(CONTEXTS * SLOTS)];
	const last = new Int32Array(SLOTS);
	const hashes = new Int32Array(CONTEXTS);
	// arrays of one number, because engines allocate memory for each new value of a variable beyond 31 bits
	const [low, high, value] = [Uint32Array.of(0), Uint32Array.of(0xFFFFFFFF), Uint32Array.of(0)];
	let next = 0;

	function read() {
		value[0] = value[0] << 8 | (next < code.length ? code[next] : 0);
		next++;
	}

	/** The next answer, which is 1 with a chance in 1/65536. */
	function decode(chance) {
		const middle = low[0] + Math.floor((high[0] - low[0]) * chance / 65536);
		const bit = value[0] <= middle ? 1 : 0;
		if (bit === 1) {
			high[0] = middle;
		} else {
			low[0] = middle + 1;
		}
		while ((low[0] ^ high[0]) >>> 24 === 0) {
			low[0] <<= 8;
			high[0] = high[0] << 8 | 255;
			read();
		}
		return bit;
	}

	function learn(slot, bit) {
		const seen = counts[slot];
		chances[slot] += (bit - chances[slot]) / (seen + 1.5);
		counts[slot] = seen < MOST_COUNTED ? seen + 1 : seen;
	}

	/** The next answer to a question. The three contexts are not in a loop, which would be slower (measured). */
	function answer(node) {
		const own = mix(hashes[0], node) & SLOTS - 1;
		const near = SLOTS + (mix(hashes[1], node) & SLOTS - 1);
		const wide = 2 * SLOTS + (mix(hashes[2], node) & SLOTS - 1);
		const ofOwn = STRETCHED[chances[own] * (STEPS - 1) | 0];
		const ofNear = STRETCHED[chances[near] * (STEPS - 1) | 0];
		const ofWide = STRETCHED[chances[wide] * (STEPS - 1) | 0];
		const weight = CONTEXTS * node;
		const sum = weights[weight] * ofOwn + weights[weight + 1] * ofNear + weights[weight + 2] * ofWide;
		const chance = CHANCES[Math.min(2 * MOST_SUM, Math.max(0, Math.floor(sum * SUM_SCALE) + MOST_SUM))];
		const bit = decode(chance);
		const correction = (bit - chance / 65536) * LEARNING;
		weights[weight] += correction * ofOwn;
		weights[weight + 1] += correction * ofNear;
		weights[weight + 2] += correction * ofWide;
		learn(own, bit);
		learn(near, bit);
		learn(wide, bit);
		return bit;
	}

	function begin(cell, i) {
		let hash = hashes[0] = mix(mix(0, first ? first[i] : 0), second ? second[i] : 0);
		for (let k = 0; k < nearest.length; k++) {
			hash = mix(hash, cells[cell + nearest[k]]);
			if (k === 3) {
				hashes[1] = hash;
			}
		}
		hashes[2] = hash;
	}

	function number() {
		for (let asked = 0; asked < Math.min(ASKED, count - 1); asked++) {
			if (answer(asked) === 1) {
				return asked;
			}
		}
		let node = 1;
		while (node < 1 << bits) {
			node = 2 * node + answer(ASKED + node);
		}
		return Math.min(count - 1, ASKED + node - (1 << bits));
	}

	for (let i = 0; i < 4; i++) {
		read();
	}
	const numbers = new Int32Array(width * height);
	for (let y = 0, i = 0; y < height; y++) {
		for (let x = 0; x < width; x++, i++) {
			const cell = (y + MARGIN) * stride + x + MARGIN;
			begin(cell, i);
			const slot = mix(hashes[1], 0) & SLOTS - 1;
			const guess = last[slot];
			numbers[i] = cells[cell] = last[slot] = guesses && answer(ASKED + (1 << bits) + guess) === 1 ? guess : number();
		}
	}
	return numbers;
}

/** The side of the largest square of ground that covers each cell. */
function squaresOf(terrain, width, height, ground) {
	const isGround = new Uint8Array(256);
	ground.forEach(id => isGround[id] = 1);
	const stride = width + 1;
	const sides = new Int32Array(stride * (height + 1));
	for (let y = height - 1; y >= 0; y--) {
		for (let x = width - 1; x >= 0; x--) {
			const i = y * stride + x;
			if (isGround[terrain[y * width + x]] === 1) {
				sides[i] = 1 + Math.min(sides[i + 1], sides[i + stride], sides[i + stride + 1]);
			}
		}
	}
	return covering(sides, stride, width, height);
}

/** The largest of the squares that cover each cell. Squares are known by the sides at their top left cells. */
function covering(sides, stride, width, height) {
	const largest = new Int32Array(width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const side = sides[y * stride + x];
			const isInLarger = x > 0 && sides[y * stride + x - 1] > side || y > 0 && sides[(y - 1) * stride + x] > side
				|| x > 0 && y > 0 && sides[(y - 1) * stride + x - 1] > side;
			for (let row = y; row < y + side && !isInLarger; row++) {
				for (let i = row * width + x; i < row * width + x + side; i++) {
					largest[i] = Math.max(largest[i], side);
				}
			}
		}
	}
	return largest;
}

/** The squares of a terrain, by the ids of its ground. All layers of an agent have the same ground. */
const squaresOfTerrain = new WeakMap();

/** The squares of {@link squaresOf}, which are computed once for each ground. The terrain must not change. */
function knownSquares(terrain, width, height, ground) {
	const known = squaresOfTerrain.get(terrain) ?? new Map();
	squaresOfTerrain.set(terrain, known);
	if (!known.has(ground.join())) {
		known.set(ground.join(), squaresOf(terrain, width, height, ground));
	}
	return known.get(ground.join());
}

/**
 * The values of a modelled raster.
 *
 * @param values all values of the raster
 * @param terrain of each cell, and the terrains that are ground, or null for the terrain itself
 */
function modelled(code, width, height, values, terrain, ground) {
	const squares = terrain && knownSquares(terrain, width, height, ground);
	const numbers = numbersOf(code, width, height, values.length, terrain !== null, squares, terrain);
	return numbers.map(number => values[number]);
}
