package org.leeway.core.report.html;

/**
 * An encoder of a map with one number for each cell, row by row. The encoder writes answers to questions about a cell's number,
 * one bit for each answer. The first questions are whether the cell has number 0, number 1 and so on, for the {@link #ASKED}
 * smallest numbers. Larger numbers are written bit by bit, so small numbers should be frequent.
 * <p>
 * If numbers can be guessed, a question comes before all others: whether the guess of the {@link CellModel} is right. Then most
 * cells need a single question, and decoders are fast.
 */
final class NumberEncoder {

	/** Each number below this limit has a yes-or-no question of its own. A higher count makes decoders slower (measured). */
	private static final int ASKED = 6;

	private final int count;
	private final boolean guesses;
	private final int bits;
	private final CellModel model;
	private final BitEncoder out = new BitEncoder();

	/**
	 * Creates an encoder.
	 *
	 * @param count number of different numbers: all numbers are less than {@code count}
	 * @param guesses true if the first question about a cell is whether its guessed number is right
	 */
	NumberEncoder(int width, int height, int count, boolean guesses) {
		this.count = count;
		this.guesses = guesses;
		this.bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, count - ASKED - 1));
		this.model = new CellModel(width, height, ASKED + (1 << bits) + count);
	}

	/**
	 * Writes the number of the next cell.
	 *
	 * @param first a fact about the cell, which improves the prediction. The decoder must know it too
	 * @param second another such fact
	 */
	void write(int x, int y, int first, int second, int number) {
		int cell = model.index(x, y);
		model.begin(cell, first, second);
		int guess = model.guess();
		boolean isRight = guess == number;
		if (!guesses || !isAnswered(ASKED + (1 << bits) + guess, isRight)) {
			write(number);
		}
		model.end(cell, number);
	}

	private void write(int number) {
		for (int asked = 0; asked < Math.min(ASKED, count - 1); asked++) {
			if (isAnswered(asked, number == asked)) {
				return;
			}
		}
		int node = 1;
		for (int i = bits - 1; i >= 0; i--) {
			boolean bit = (number - ASKED >> i & 1) == 1;
			isAnswered(ASKED + node, bit);
			node = 2 * node + (bit ? 1 : 0);
		}
	}

	/** Writes the answer to a question, and returns the answer. */
	private boolean isAnswered(int node, boolean answer) {
		int bit = answer ? 1 : 0;
		out.write(bit, model.predict(node));
		model.learn(node, bit);
		return answer;
	}

	/** Returns all bytes. */
	byte[] finish() {
		return out.finish();
	}
}
