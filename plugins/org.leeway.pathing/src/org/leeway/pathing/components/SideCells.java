package org.leeway.pathing.components;

import org.leeway.pathing.util.DisjointSets;

/** The cells along one side of a part of a plane, and their components. Immutable. */
final class SideCells {

	/** The index of the left side, in arrays that have an entry for each side. */
	static final int LEFT = 0;
	static final int RIGHT = 1;
	static final int TOP = 2;
	static final int BOTTOM = 3;
	static final int COUNT = 4;
	/** The value for the component of a cell that is not set. */
	static final int NONE = -1;

	/**
	 * The cells of the side, one bit for each cell, 64 in a word. A bit is 1 if the cell is set. Cells are in order
	 * from left to right or from top to bottom.
	 */
	private final long[] words;
	/** Indexed by run: the component of the run. A run consists of consecutive set cells in one entry of {@link #words}. */
	private final int[] components;

	SideCells(long[] words, int[] components) {
		this.words = words;
		this.components = components;
	}

	/**
	 * Joins the sides of several parts to one side of the block that has these parts.
	 *
	 * @param sides the sides of the parts along this side of the block, in order
	 * @param bases indexed like {@code sides}: the index in {@code renamed} of the part's first component
	 * @param renamed indexed by component of all parts: the component of the block that contains it
	 */
	static SideCells concatenation(SideCells[] sides, int[] bases, int[] renamed) {
		int wordCount = 0;
		int runCount = 0;
		for (SideCells side : sides) {
			wordCount += side.words.length;
			runCount += side.components.length;
		}
		long[] words = new long[wordCount];
		int[] components = new int[runCount];
		int word = 0;
		int run = 0;
		for (int i = 0; i < sides.length; i++) {
			System.arraycopy(sides[i].words, 0, words, word, sides[i].words.length);
			word += sides[i].words.length;
			for (int component : sides[i].components) {
				components[run++] = renamed[bases[i] + component];
			}
		}
		return new SideCells(words, components);
	}

	/** Returns the component of each run of set cells, indexed by run. Callers must not change the array. */
	int[] components() {
		return components;
	}

	/** Returns the component of the first cell, or {@link #NONE} if the cell is not set. */
	int first() {
		return (words[0] & 1) == 0 ? NONE : components[0];
	}

	/** Returns the component of the last cell, or {@link #NONE} if the cell is not set. */
	int last() {
		return words[words.length - 1] >= 0 ? NONE : components[components.length - 1];
	}

	/**
	 * Joins components that touch across the border between two neighbouring parts. This object is the side of one part at
	 * the border, and {@code there} is the side of the other part. Both sides have the same length.
	 *
	 * @param there the side of the other part at the border
	 * @param base the index in {@code sets} of the first component of this part
	 * @param baseThere the index in {@code sets} of the first component of the other part
	 * @param corners true if cells connect at their sides and at their corners, false if only at their sides
	 * @param sets the union-find forest of the components
	 */
	void join(SideCells there, int base, int baseThere, boolean corners, DisjointSets sets) {
		int run = -1;
		int runThere = -1;
		int last = -1;
		int lastThere = -1;
		for (int i = 0; i < words.length; i++) {
			long starts = TileComponents.starts(words[i]);
			long startsThere = TileComponents.starts(there.words[i]);
			for (long both = TileComponents.starts(words[i] & there.words[i]); both != 0; both &= both - 1) {
				long upTo = both ^ both - 1;
				int component = components[run + Long.bitCount(starts & upTo)];
				int componentThere = there.components[runThere + Long.bitCount(startsThere & upTo)];
				// consecutive runs often give the same pair
				if (component != last || componentThere != lastThere) {
					sets.unite(base + component, baseThere + componentThere);
					last = component;
					lastThere = componentThere;
				}
			}
			if (corners) {
				joinCorners(i, run, there, runThere, 1, (own, other) -> sets.unite(base + own, baseThere + other));
				joinCorners(i, run, there, runThere, -1, (own, other) -> sets.unite(base + own, baseThere + other));
			}
			run += Long.bitCount(starts);
			runThere += Long.bitCount(startsThere);
		}
	}

	/** A receiver of pairs of components that touch. The first component is of this side, the second of the other side. */
	private interface Contact {
		void between(int component, int componentThere);
	}

	/**
	 * Finds cells of this side that touch the other side only at a corner. Examines the cells of one word. For each pair of
	 * touching cells, passes their components to {@code contact}.
	 *
	 * @param word the index of the word, which has 64 cells of each side
	 * @param run the index of the last run of this side that begins before the word. -1 if there is none
	 * @param runThere the index of the last run of the other side that begins before the word. -1 if there is none
	 * @param side the diagonal direction: 1 to compare cell i with cell i + 1 of the other side, -1 for cell i - 1
	 */
	private void joinCorners(int word, int run, SideCells there, int runThere, int side, Contact contact) {
		long starts = TileComponents.starts(words[word]);
		for (long ends = TileComponents.touchAtCorners(words[word], neighbours(word, side), there.words[word],
				there.neighbours(word, side)); ends != 0; ends &= ends - 1) {
			int bit = Long.numberOfTrailingZeros(ends);
			contact.between(components[run + runs(starts, bit)], there.components[runThere + there.runs(word, bit + side)]);
		}
	}

	/**
	 * Returns one bit for each of the 64 cells in an entry of {@link #words}. Bit i is set if the neighbour of cell i is set.
	 * The neighbour is the next cell if {@code side} is 1, and the previous cell if {@code side} is -1.
	 */
	private long neighbours(int word, int side) {
		return side > 0 ? words[word] >>> 1 | (word + 1 < words.length ? words[word + 1] << -1 : 0)
				: words[word] << 1 | (word > 0 ? words[word - 1] >>> -1 : 0);
	}

	/**
	 * Returns how many runs of set bits begin in a word, at a given bit or before. The bit may also be a neighbour of the
	 * word. Bit -1 is the last cell of the previous word, and has the result 0. Bit 64 is the first cell of the next word. Its
	 * result counts all runs of this word plus the run that begins at bit 64.
	 */
	private int runs(int word, int bit) {
		long starts = TileComponents.starts(words[word]);
		return bit < 0 ? 0 : bit < Long.SIZE ? runs(starts, bit) : Long.bitCount(starts) + 1;
	}

	private static int runs(long starts, int bit) {
		return Long.bitCount(starts & -1L >>> Long.SIZE - 1 - bit);
	}
}
