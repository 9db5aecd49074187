package org.leeway.core.report.html;

import java.util.Arrays;

/**
 * A model of the numbers of cells, which predicts each bit of a number from the cells before it. {@code rastermodel.js} has the
 * same model, and must compute the same chances to the last bit.
 *
 * <p>The model learns while it predicts. To predict a bit, the model remembers earlier bits in three contexts:
 * <ol>
 * <li>what is known about the cell itself,
 * <li>also the four nearest known cells,
 * <li>also the eight next known cells.
 * </ol> Each context gives a prediction. The model predicts their weighted sum, and corrects the weights after each bit: M.
 * Mahoney, <i>Adaptive Weighing of Context Models for Lossless Data Compression</i>, Florida Institute of Technology,
 * CS-2005-16, 2005. Contexts of near cells are as in JBIG (ITU-T T.82).
 */
final class CellModel {

	private static final int CONTEXTS = 3;
	/** Number of counters of a context. Contexts whose hashes lead to the same counter share it. */
	private static final int SLOTS = 1 << 16;
	/**
	 * Limit for the number of bits that a counter counts. The more bits were counted, the less a new bit changes the counter's
	 * chance. With a larger limit, the chance would adapt too slowly (measured).
	 */
	private static final int MOST_COUNTED = 60;
	private static final double FIRST_WEIGHT = 0.4;
	private static final double LEARNING = 0.006;
	/** Number of rows above a cell, and of columns at each side of it, that a context may use. */
	private static final int MARGIN = 3;
	/**
	 * Number of steps into which the range of chances, [0, 1], is divided. {@link #STRETCHED} has one logarithm for each step.
	 */
	private static final int STEPS = 4096;
	/** Sums of predictions are rounded to 1/128, from -12 to 12. */
	private static final int SUM_SCALE = 128;
	private static final int MOST_SUM = 12 * SUM_SCALE;
	/**
	 * Indexed by the step of a chance p: the logarithm of the odds, ln(p / (1 - p)). Step i stands for the chance
	 * p = (i + 0.5) / {@link #STEPS}.
	 */
	private static final double[] STRETCHED = new double[STEPS];
	/** The chance that a bit is 1, in 1/65536. Indexed by the rounded sum of the predictions plus {@link #MOST_SUM}. */
	private static final int[] CHANCES = new int[2 * MOST_SUM + 1];

	static {
		// browsers may compute the last digits of logarithms in another way, so values are rounded. No value is within 1e-9 of a
		// tie, so the rounded values are the same everywhere
		for (int i = 0; i < STEPS; i++) {
			STRETCHED[i] = Math.round(1024 * Math.log((i + 0.5) / (STEPS - 0.5 - i))) / 1024.0;
		}
		for (int i = 0; i < CHANCES.length; i++) {
			double exact = 65536 / (1 + Math.exp((MOST_SUM - i) / (double) SUM_SCALE));
			CHANCES[i] = (int) Math.clamp(Math.round(exact), 1, 65535);
		}
	}

	private final int stride;
	private final int[] near;
	/** The numbers of all known cells, with a margin of zeros. */
	private final int[] cells;
	private final float[] chances = new float[CONTEXTS * SLOTS];
	private final byte[] counts = new byte[CONTEXTS * SLOTS];
	private final double[] weights;
	private final int[] hashes = new int[CONTEXTS];
	private final int[] slots = new int[CONTEXTS];
	private final double[] inputs = new double[CONTEXTS];
	/**
	 * The number of the latest cell in each context. Indexed by a hash of the facts about the cell and of its four nearest
	 * known cells.
	 */
	private final int[] last = new int[SLOTS];
	private int chance;

	/**
	 * Creates a model.
	 *
	 * @param nodes number of nodes
	 */
	CellModel(int width, int height, int nodes) {
		stride = width + 2 * MARGIN;
		near = new int[] {-1, -stride, -stride - 1, -stride + 1, -2, -2 * stride, -3, -3 * stride, -stride - 2, -stride + 2,
				-2 * stride - 1, -2 * stride + 1};
		cells = new int[stride * (height + MARGIN)];
		weights = new double[CONTEXTS * nodes];
		Arrays.fill(chances, 0.5f);
		Arrays.fill(weights, FIRST_WEIGHT);
	}

	/** Returns the index of a cell, by which the model knows the cell. */
	int index(int x, int y) {
		return (y + MARGIN) * stride + x + MARGIN;
	}

	/**
	 * Begins with the next cell.
	 *
	 * @param first a fact about the cell, which improves the prediction. The decoder must know the fact too
	 * @param second a second fact about the cell, which the decoder must know too
	 */
	void begin(int cell, int first, int second) {
		hashes[0] = mix(mix(0, first), second);
		hashes[1] = mix(hashes[0], near, cell, 0, 4);
		hashes[2] = mix(hashes[1], near, cell, 4, near.length);
	}

	private int mix(int hash, int[] offsets, int cell, int from, int end) {
		int all = hash;
		for (int i = from; i < end; i++) {
			all = mix(all, cells[cell + offsets[i]]);
		}
		return all;
	}

	private static int mix(int hash, int value) {
		int mixed = (hash + value + 1) * 0x2C1B3C6D;
		return mixed ^ mixed >>> 15;
	}

	/**
	 * Predicts the next bit of the cell.
	 *
	 * @param node the question that the bit answers, such as whether the number is 0. All questions about a cell are numbered
	 * @return the chance that the bit is 1, in 1/65536
	 */
	int predict(int node) {
		double sum = 0;
		for (int i = 0; i < CONTEXTS; i++) {
			int slot = i * SLOTS + (mix(hashes[i], node) & SLOTS - 1);
			slots[i] = slot;
			// multiply as double, as JavaScript does, so that rastermodel.js gets the same index
			inputs[i] = STRETCHED[(int) ((double) chances[slot] * (STEPS - 1))];
			sum += weights[CONTEXTS * node + i] * inputs[i];
		}
		int rounded = (int) Math.floor(sum * SUM_SCALE) + MOST_SUM;
		chance = CHANCES[Math.clamp(rounded, 0, 2 * MOST_SUM)];
		return chance;
	}

	/** Learns the bit that was predicted last. */
	void learn(int node, int bit) {
		double correction = (bit - chance / 65536.0) * LEARNING;
		for (int i = 0; i < CONTEXTS; i++) {
			weights[CONTEXTS * node + i] += correction * inputs[i];
			int slot = slots[i];
			double before = chances[slot];
			chances[slot] = (float) (before + (bit - before) / (counts[slot] + 1.5));
			if (counts[slot] < MOST_COUNTED) {
				counts[slot]++;
			}
		}
	}

	/** Returns the number of the latest cell with the same facts and the same four nearest known cells as the present cell. */
	int guess() {
		return last[mix(hashes[1], 0) & SLOTS - 1];
	}

	/** Ends a cell, whose number later cells then know. */
	void end(int cell, int number) {
		cells[cell] = number;
		last[mix(hashes[1], 0) & SLOTS - 1] = number;
	}
}
