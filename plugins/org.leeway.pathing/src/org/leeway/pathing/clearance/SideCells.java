package org.leeway.pathing.clearance;

import org.leeway.pathing.util.Forest;

/** The cells along one side of a part of a plane, and their components. Immutable. */
final class SideCells {

	/** The sides of a part, as indices of an array. */
	static final int LEFT = 0;
	static final int RIGHT = 1;
	static final int TOP = 2;
	static final int BOTTOM = 3;
	static final int COUNT = 4;

	/** A bit a cell, from left to right or downward, 64 in a word. */
	private final long[] words;
	/** By run its component. A run ends where its word does. */
	private final int[] components;

	SideCells(long[] words, int[] components) {
		this.words = words;
		this.components = components;
	}

	/**
	 * One side after the other, as one.
	 *
	 * @param bases by side the position in {@code renamed} of its component 0
	 * @param renamed by position a component of the result
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

	/** By run its component, which callers must not change. */
	int[] components() {
		return components;
	}

	/**
	 * Joins the components that touch across this side and one of the same length.
	 *
	 * @param base the number in the forest of component 0 here
	 * @param baseThere the number in the forest of component 0 there
	 */
	void join(SideCells there, int base, int baseThere, Forest forest) {
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
					forest.unite(base + component, baseThere + componentThere);
					last = component;
					lastThere = componentThere;
				}
			}
			run += Long.bitCount(starts);
			runThere += Long.bitCount(startsThere);
		}
	}
}
