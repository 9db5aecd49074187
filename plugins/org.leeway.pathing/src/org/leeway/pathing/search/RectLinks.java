package org.leeway.pathing.search;

/**
 * The links from the rectangles of a tile to their neighbours. A link leads from adjacent anchors on one side of a
 * rectangle to the anchors of one other rectangle beside them. A link of length 0 is a single diagonal step at a corner.
 * Immutable.
 */
final class RectLinks {

	/** The number of words of a link. */
	static final int WORDS = 6;
	/** The word with the index of the other rectangle's tile. */
	static final int TILE = 0;
	/** The word with the other rectangle, a number in its tile. */
	static final int RECTANGLE = 1;
	/** The word with the place of the first cost among the costs of this rectangle. */
	static final int FROM = 2;
	/** The word with the place of the first cost among the costs of the other tile. */
	static final int TO = 3;
	/** The word with {@link #LENGTH}, the bits from {@link #CLASS}, {@link #SIDE} and {@link #OTHER_SIDE}, and the flags. */
	static final int SHAPE = 4;
	/** The word with the column of the other rectangle's first anchor in the high half, and its row in the low half. */
	static final int PLACE = 5;
	/** The bits of {@link #SHAPE} with the number of anchors. */
	static final int LENGTH = 0xFF;
	/** The lowest of 8 bits of {@link #SHAPE} with the speed class of the steps. */
	static final int CLASS = 8;
	/** The lowest of 2 bits of {@link #SHAPE} with the side of this rectangle. */
	static final int SIDE = 16;
	/** The lowest of 2 bits of {@link #SHAPE} with the side of the other rectangle. */
	static final int OTHER_SIDE = 18;
	/** A flag: a diagonal step leads from before the first anchor to the first anchor of the other rectangle. */
	static final int BEFORE = 1 << 20;
	/** A flag: a diagonal step leads from after the last anchor to the last anchor of the other rectangle. */
	static final int BEHIND = 1 << 21;
	/** A flag: a diagonal step leads from the first anchor to the anchor before the first one of the other rectangle. */
	static final int OVER_BEFORE = 1 << 22;
	/** A flag: a diagonal step leads from the last anchor to the anchor after the last one of the other rectangle. */
	static final int OVER_BEHIND = 1 << 23;

	/** Indexed by rectangle: the index of its first link in {@link #words}. */
	private final int[] starts;
	private final int[] words;

	/**
	 * @param starts indexed by rectangle: the index of its first link. Ends with the number of words. Kept, not copied
	 * @param words all links, rectangle by rectangle. Kept, not copied
	 */
	RectLinks(int[] starts, int[] words) {
		this.starts = starts;
		this.words = words;
	}

	/** Returns the index of a rectangle's first link. Its last link ends where the links of the next rectangle start. */
	int start(int rectangle) {
		return starts[rectangle];
	}

	/** Returns the words of all links. Callers must not change the array. */
	int[] words() {
		return words;
	}
}
