package org.leeway.pathing.search;

/**
 * The links from the rectangles of a tile to their neighbours, for searches from rectangle to rectangle. A rectangle consists
 * of anchors, that is, of cells where the unit's top-left cell may be. A link joins a row of anchors on a side of a rectangle
 * with the row of anchors beside it in another rectangle:
 * <pre>
 * aaaaaa      a: a rectangle, b: another rectangle below
 *  bbbbbbb    the link has length 5: it joins the last five a with the first five b
 * </pre>
 * A link of length 0 is a single diagonal step from corner to corner. A link is stored in six words of 32 bits. Immutable.
 */
final class RectLinks {

	/** The number of words of a link. */
	static final int WORDS = 6;
	/** The position of a word in a link. The word holds the index of the tile in which the other rectangle lies. */
	static final int TILE = 0;
	/** The position of a word in a link. The word holds the other rectangle's number. Each tile numbers its own rectangles. */
	static final int RECTANGLE = 1;
	/**
	 * The position of a word in a link. The word is the index at which a search stores the cost of the link's first anchor in
	 * this rectangle. The index is counted from the first cost of this rectangle.
	 */
	static final int FROM = 2;
	/**
	 * The position of a word in a link. The word is the index at which a search stores the cost of the link's first anchor in
	 * the other rectangle. The index is counted from the first cost of the other rectangle's tile.
	 */
	static final int TO = 3;
	/**
	 * The position of a word in a link. The word packs several facts: the number of anchors ({@link #LENGTH}), the speed class
	 * ({@link #CLASS}), two sides ({@link #SIDE}, {@link #OTHER_SIDE}), and the flags.
	 */
	static final int SHAPE = 4;
	/**
	 * The position of a word in a link. The word holds the first anchor of the link in the other rectangle: the column
	 * in the high half, the row in the low half.
	 */
	static final int PLACE = 5;
	/**
	 * The bits of the word {@link #SHAPE} that hold the length of the link: its number of anchors in each of the two rectangles.
	 */
	static final int LENGTH = 0xFF;
	/** The lowest of the 8 bits of the word {@link #SHAPE} that hold the speed class of the steps. */
	static final int CLASS = 8;
	/** The lowest of the 2 bits of the word {@link #SHAPE} that hold the side of this rectangle. */
	static final int SIDE = 16;
	/**
	 * The lowest of the 2 bits of the word {@link #SHAPE} that say on which side of the other rectangle the link ends, such as
	 * {@link RectTile#TOP}.
	 */
	static final int OTHER_SIDE = 18;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a legal diagonal step leads from the anchor just before the link to the link's
	 * first anchor in the other rectangle:
	 * <pre>
	 * b===   this rectangle, with the link (=) and the anchor before it (b)
	 *  ===   the other rectangle. The step leads from b to the first =
	 * </pre>
	 */
	static final int BEFORE = 1 << 20;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a legal diagonal step leads from the anchor just behind the link to the link's
	 * last anchor in the other rectangle.
	 */
	static final int BEHIND = 1 << 21;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a legal diagonal step leads from the link's first anchor to the anchor of
	 * the other rectangle that lies just before the link.
	 */
	static final int OVER_BEFORE = 1 << 22;
	/**
	 * A flag in the word {@link #SHAPE}. Set if a legal diagonal step leads from the link's last anchor to the anchor of
	 * the other rectangle that lies just behind the link.
	 */
	static final int OVER_BEHIND = 1 << 23;

	/** Indexed by rectangle: the index of its first link in {@link #words}. The last entry is the number of words. */
	private final int[] starts;
	private final int[] words;

	/**
	 * @param starts indexed by rectangle: the index in {@code words} where its first link begins. The last entry is the length
	 * of {@code words}. The array is kept, not copied
	 * @param words the words of all links, rectangle by rectangle. The array is kept, not copied
	 */
	RectLinks(int[] starts, int[] words) {
		this.starts = starts;
		this.words = words;
	}

	/**
	 * Returns the index in {@link #words()} where the links of a rectangle begin. The links of the next rectangle follow
	 * directly.
	 */
	int start(int rectangle) {
		return starts[rectangle];
	}

	/** Returns the words of all links. Callers must not change the array. */
	int[] words() {
		return words;
	}
}
