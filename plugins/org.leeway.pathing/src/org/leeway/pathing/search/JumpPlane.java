package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * Straight jumps along the rows of a plane, either to the right or to the left, as an immutable value. A gap is a cell
 * in the row above or below a jump. The cell is a legal anchor, but the cell before it, in the direction of the jump, is
 * no legal anchor. For example, a jump to the right runs below a wall: the gap is the first free cell behind the wall.
 * A jump ends at the anchor next to the first gap that it meets. If units cut corners, the jump ends one anchor earlier,
 * because a diagonal step leads from there into the gap. In both cases, the jump is said to stop at the gap. A jump that
 * meets no gap ends before the first cell that is no legal anchor.
 * <p>
 * The anchors from which a jump stops at a gap are computed once for the map, 64 cells at a time. After an edit, these
 * anchors are computed again for the tiles that the edit can have changed. The end of a jump is computed when a search
 * needs this end.
 */
final class JumpPlane {

	private static final int TILE = BitPlane.TILE;
	private static final int LAST = AnchorPlane.LAST;

	/** Whether jumps go to the right. */
	private final boolean right;
	/** Whether a jump ends one anchor before its gap, because units cut corners. */
	private final boolean early;
	/**
	 * The offset from a cell to the neighbour that decides whether a gap opens at the cell. The offset is 1 for the
	 * right neighbour, -1 for the left neighbour.
	 */
	private final int side;
	/**
	 * A mask that decides which cells {@link #opens} returns. The mask inverts a cell and its neighbour on the
	 * {@link #side}. If jumps end next to gaps, the mask is 0: a gap opens at a free cell whose neighbour is blocked. If
	 * jumps end {@link #early}, all bits are set: a gap opens at a blocked cell whose neighbour is free.
	 */
	private final long inverted;
	private final AnchorPlane legal;
	/** Indexed by tile, with the border of {@link #legal}: the anchors from which a jump stops at a gap. */
	private final long[][] leads;

	private JumpPlane(boolean right, boolean early, AnchorPlane legal, long[][] leads) {
		this.right = right;
		this.early = early;
		this.side = right == early ? 1 : -1;
		this.inverted = early ? -1L : 0;
		this.legal = legal;
		this.leads = leads;
	}

	/**
	 * Computes the jumps over a plane.
	 *
	 * @param right whether jumps go to the right
	 * @param early whether a jump ends one anchor before its gap, because units cut corners
	 */
	static JumpPlane of(AnchorPlane legal, boolean right, boolean early) {
		long[][] none = new long[legal.length()][];
		Arrays.fill(none, TileWords.EMPTY);
		TileSet all = TileSet.all(legal.columns() * TILE, legal.rows() * TILE);
		return new JumpPlane(right, early, legal, none).with(legal, all);
	}

	/**
	 * Returns the jumps after an edit.
	 *
	 * @param near the tiles that the edit changed, and the tiles around them
	 */
	JumpPlane with(AnchorPlane newLegal, TileSet near) {
		JumpPlane result = new JumpPlane(right, early, newLegal, leads.clone());
		for (int row = near.firstRow(); row <= near.lastRow(); row++) {
			result.update(row, near.columns(row));
		}
		return result;
	}

	/**
	 * Recomputes the jumps of some tiles of a row. Goes from tile to tile against the direction of the jumps. For jumps
	 * to the right, goes from the rightmost tile to the left. If the new jumps of a tile change the jumps of the next
	 * tile on this way, recomputes the next tile too.
	 *
	 * @param row the row of tiles
	 * @param near the columns of the tiles to recompute
	 */
	private void update(int row, BitSet near) {
		TileJumps jumps = new TileJumps();
		int behind = right ? -1 : 1;
		for (int next = nextNear(near, right ? legal.columns() - 1 : 0); next >= 0;) {
			int column = next;
			jumps.begin(column - behind, row);
			do {
				jumps.compute(column, row);
				int index = legal.index(column, row);
				if (!Arrays.equals(leads[index], jumps.leads)) {
					leads[index] = TileWords.copyOf(jumps.leads);
				}
				column += behind;
			} while (column >= 0 && column < legal.columns() && (near.get(column) || jumps.change(column, row)));
			next = column < 0 || column >= legal.columns() ? -1 : nextNear(near, column);
		}
	}

	/**
	 * Returns the nearest column of a set, looking from the column {@code from} against the direction of jumps. If
	 * {@code from} is in the set, returns {@code from}. -1 if there is no such column.
	 */
	private int nextNear(BitSet near, int from) {
		return right ? near.previousSetBit(from) : near.nextSetBit(from);
	}

	/**
	 * Returns the cells of a word at which a gap opens. These gaps stop jumps in the row above the word and in the row
	 * below the word.
	 *
	 * @param word 64 cells of a row, one bit each
	 * @param beside the next word of the row, on the {@link #side}
	 */
	private long opens(long word, long beside) {
		long neighbours = side < 0 ? word << 1 | beside >>> LAST : word >>> 1 | beside << LAST;
		return (word ^ inverted) & ~(neighbours ^ inverted);
	}

	/** The computation of the tiles of a row one by one, against the direction of jumps. */
	private final class TileJumps {

		/**
		 * Indexed by row, from the row above the tile to the row below it: the cells where a gap opens, see
		 * {@link JumpPlane#opens}.
		 */
		private final long[] opens = new long[TILE + 2];
		/** Indexed by row: the cells that a jump passes without a stop. */
		private final long[] passed = new long[TILE];
		/**
		 * Indexed by row: the cells of the tile whose next stop is a gap. A gap at the cell itself counts as its next
		 * stop.
		 */
		private long[] reaching = new long[TILE];
		/** Indexed by row: the value of {@link #reaching} for the tile that comes next in the direction of jumps. */
		private long[] ahead = new long[TILE];
		/** Indexed by row of the tile: the anchors in this row from which a jump stops at a gap. */
		private final long[] leads = new long[TILE];

		/**
		 * Begins a sequence of adjacent tiles, which are computed against the direction of jumps. Loads the tile into
		 * which the jumps of the first tile of the sequence lead. The jumps of the loaded tile are known already.
		 *
		 * @param column the column of the loaded tile
		 */
		void begin(int column, int row) {
			long[] own = legal.tile(column, row);
			for (int y = 0; y < TILE; y++) {
				// in a tile of the border, all rows are 0. There, gaps would read beyond the border
				reaching[y] = own[y] == 0 ? 0 : own[y] & (tile(column, row)[y] | gaps(column, row * TILE + y));
			}
		}

		/**
		 * Computes from which anchors of a tile a jump stops at a gap. The next tile in the direction of jumps must be
		 * the tile that was loaded or computed last.
		 */
		void compute(int column, int row) {
			long[] computed = reaching;
			reaching = ahead;
			ahead = computed;
			long[] own = legal.tile(column, row);
			findGaps(column, row, own);
			if (right) {
				leadRight(own);
			} else {
				leadLeft(own);
			}
		}

		private void findGaps(int column, int row, long[] own) {
			int beside = column + side;
			opens[0] = opens(legal.tile(column, row - 1)[LAST], legal.tile(beside, row - 1)[LAST]);
			opens[TILE + 1] = opens(legal.tile(column, row + 1)[0], legal.tile(beside, row + 1)[0]);
			if (side < 0) {
				opensByLeft(own, legal.tile(beside, row));
			} else {
				opensByRight(own, legal.tile(beside, row));
			}
			for (int y = 0; y < TILE; y++) {
				reaching[y] = (opens[y] | opens[y + 2]) & own[y];
				passed[y] = own[y] & ~reaching[y];
			}
		}

		private void opensByLeft(long[] own, long[] left) {
			for (int y = 0; y < TILE; y++) {
				opens[y + 1] = (own[y] ^ inverted) & ~((own[y] << 1 | left[y] >>> LAST) ^ inverted);
			}
		}

		private void opensByRight(long[] own, long[] next) {
			for (int y = 0; y < TILE; y++) {
				opens[y + 1] = (own[y] ^ inverted) & ~((own[y] >>> 1 | next[y] << LAST) ^ inverted);
			}
		}

		private void leadRight(long[] own) {
			for (int y = 0; y < TILE; y++) {
				reaching[y] |= passed[y] & ahead[y] << LAST;
			}
			for (int shift = 1; shift < TILE; shift *= 2) {
				for (int y = 0; y < TILE; y++) {
					reaching[y] |= passed[y] & reaching[y] >>> shift;
					passed[y] &= passed[y] >>> shift;
				}
			}
			for (int y = 0; y < TILE; y++) {
				leads[y] = (reaching[y] >>> 1 | ahead[y] << LAST) & own[y];
			}
		}

		private void leadLeft(long[] own) {
			for (int y = 0; y < TILE; y++) {
				reaching[y] |= passed[y] & ahead[y] >>> LAST;
			}
			for (int shift = 1; shift < TILE; shift *= 2) {
				for (int y = 0; y < TILE; y++) {
					reaching[y] |= passed[y] & reaching[y] << shift;
					passed[y] &= passed[y] << shift;
				}
			}
			for (int y = 0; y < TILE; y++) {
				leads[y] = (reaching[y] << 1 | ahead[y] >>> LAST) & own[y];
			}
		}

		/**
		 * Returns whether the jumps of a neighbouring tile change because of the tile computed last. The neighbouring
		 * tile is the next tile against the direction of jumps, so its jumps may lead into the computed tile. The edit
		 * must not have changed the anchors of the neighbouring tile. Compares the old and new jumps from the anchors
		 * beside the computed tile.
		 *
		 * @param column the column of the neighbouring tile
		 */
		boolean change(int column, int row) {
			long[] own = legal.tile(column, row);
			long[] before = tile(column, row);
			long differing = 0;
			for (int y = 0; y < TILE; y++) {
				differing |= right ? (reaching[y] << LAST ^ before[y]) & own[y] & Long.MIN_VALUE
						: (reaching[y] >>> LAST ^ before[y]) & own[y] & 1;
			}
			return differing != 0;
		}
	}

	/** Returns the anchors of a tile from which a jump stops at a gap. Callers must not change the words. */
	long[] tile(int column, int row) {
		return leads[legal.index(column, row)];
	}

	/**
	 * Compares these jumps with the jumps before an edit. Returns the tiles that may have other anchors from which a
	 * jump stops at a gap.
	 *
	 * @param old the jumps before the edit
	 */
	TileSet changedSince(JumpPlane old) {
		TileSet changed = new TileSet(legal.rows());
		for (int row = 0; row < legal.rows(); row++) {
			for (int column = 0; column < legal.columns(); column++) {
				if (tile(column, row) != old.tile(column, row)) {
					changed.add(column, row);
				}
			}
		}
		return changed;
	}

	/**
	 * Returns whether the jump from an anchor stops at a gap. Otherwise, the jump ends before the first cell that is no
	 * legal anchor.
	 */
	boolean leads(int x, int y) {
		return (tile(x >> AnchorPlane.SHIFT, y >> AnchorPlane.SHIFT)[y & LAST] >>> x & 1) != 0;
	}

	/** Returns the column where a jump from an anchor ends. Call this only if {@link #leads} is true for the anchor. */
	int stop(int x, int y) {
		int column = x >> AnchorPlane.SHIFT;
		if (right) {
			long stops = gaps(column, y) & -2L << x;
			while (stops == 0) {
				stops = gaps(++column, y);
			}
			return (column << AnchorPlane.SHIFT) + Long.numberOfTrailingZeros(stops);
		}
		long stops = gaps(column, y) & (1L << x) - 1;
		while (stops == 0) {
			stops = gaps(--column, y);
		}
		return (column << AnchorPlane.SHIFT) + LAST - Long.numberOfLeadingZeros(stops);
	}

	/**
	 * Returns the cells of a word at which a gap opens above or below.
	 *
	 * @param column the index of the word in its row
	 * @param y the row
	 */
	private long gaps(int column, int y) {
		int beside = column + side;
		return opens(legal.word(column, y - 1), legal.word(beside, y - 1))
				| opens(legal.word(column, y + 1), legal.word(beside, y + 1));
	}
}
