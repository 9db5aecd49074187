package org.leeway.pathing.search;

/**
 * The links from the rectangles of a tile to their neighbours. A link leads from adjacent anchors on one side of a
 * rectangle to the anchors of one other rectangle beside them. A link of length 0 is a single diagonal step at a
 * corner. A link is stored in six words of 32 bits. Immutable.
 */
final class RectLinks {

	/** The number of words of a link. */
	static final int WORDS = 6;
	/** The position of a word in a link. The word holds the index of the other rectangle's tile. */
	static final int TILE = 0;
	/** The position of a word in a link. The word holds the number of the other rectangle in its tile. */
	static final int RECTANGLE = 1;
	/**
	 * The position of a word in a link. The word holds the place of the cost of the link's first anchor, among the
	 * costs of this rectangle.
	 */
	static final int FROM = 2;
	/**
	 * The position of a word in a link. The word holds the place of the cost of the first anchor beside the link, among
	 * the costs of the other tile.
	 */
	static final int TO = 3;
	/**
	 * The position of a word in a link. The word holds {@link #LENGTH}, {@link #CLASS}, {@link #SIDE},
	 * {@link #OTHER_SIDE}, and the flags.
	 */
	static final int SHAPE = 4;
	/**
	 * The position of a word in a link. The word holds the first anchor of the link in the other rectangle: the column
	 * in the high half, the row in the low half.
	 */
	static final int PLACE = 5;
	/** The bits of the word {@link #SHAPE} that hold the number of anchors on each side of the link. */
	static final int LENGTH = 0xFF;
	/** The lowest of the 8 bits of the word {@link #SHAPE} that hold the speed class of the steps. */
	static final int CLASS = 8;
	/** The lowest of the 2 bits of the word {@link #SHAPE} that hold the side of this rectangle. */
	static final int SIDE = 16;
	/** The lowest of the 2 bits of the word {@link #SHAPE} that hold the side of the other rectangle. */
	static final int OTHER_SIDE = 18;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a diagonal step is legal from the anchor before the link's first anchor to
	 * the first anchor beside the link. The step begins in this rectangle, outside the link.
	 */
	static final int BEFORE = 1 << 20;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a diagonal step is legal from the anchor after the link's last anchor to
	 * the last anchor beside the link. The step begins in this rectangle, outside the link.
	 */
	static final int BEHIND = 1 << 21;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a diagonal step is legal from the link's first anchor to the anchor before
	 * the first anchor beside the link. The step ends in the other rectangle, outside the link.
	 */
	static final int OVER_BEFORE = 1 << 22;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a diagonal step is legal from the link's last anchor to the anchor after
	 * the last anchor beside the link. The step ends in the other rectangle, outside the link.
	 */
	static final int OVER_BEHIND = 1 << 23;

	/** Indexed by rectangle: the index of its first link in {@link #words}. The last entry is the number of words. */
	private final int[] starts;
	private final int[] words;

	/**
	 * @param starts indexed by rectangle: the index of its first link. The last entry is the number of words. The array
	 * is kept, not copied
	 * @param words all links, rectangle by rectangle. The array is kept, not copied
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
