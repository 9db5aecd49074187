package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * Straight jumps along the rows of a grid, all to the right or all to the left. A jump lets a search skip cells where a
 * path has no reason to turn. A cell is free if the unit's top-left corner may be there. Other cells are blocked.
 * Immutable.
 * <p>
 * For example, a jump to the right runs below a wall. A path may have to turn where the wall ends. The first free cell
 * behind the wall, in the row above the jump, is called a <em>gap</em>. The jump stops directly below the gap. A gap in the
 * row below the jump stops it in the same way.
 * <p>
 * If units cut corners, a diagonal step leads into the gap, so the jump stops one cell before. A jump that meets no gap
 * ends before the first blocked cell.
 */
final class JumpPlane {

	private static final int TILE = BitPlane.TILE;
	private static final int LAST = AnchorPlane.LAST;

	/** Whether jumps go to the right. */
	private final boolean right;
	/** Whether a jump stops one cell before the cell directly below or above its gap. True if units cut corners. */
	private final boolean early;
	/**
	 * The side of the neighbour with which {@link #opens} compares each cell: 1 for the right neighbour, -1 for the left
	 * neighbour.
	 */
	private final int side;
	/**
	 * A mask that decides what {@link #opens} finds. With the mask 0, the method finds the gaps. With all ones, free and
	 * blocked cells change their roles, and the method finds the blocked cells just before gaps. This is the mask if jumps stop
	 * {@link #early}.
	 */
	private final long inverted;
	private final AnchorPlane legal;
	/**
	 * Indexed by tile: the cells whose jump stops because of a gap, not because of a blocked cell ahead. One bit for each cell.
	 * Tiles are indexed as in {@link AnchorPlane}, with a border of empty tiles.
	 */
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
	 * Computes the jumps of a unit from each cell in one direction along its row.
	 *
	 * @param legal the anchors where the unit can stand
	 * @param right true if the jumps go to the right, false if to the left
	 * @param early true if a jump stops one anchor before its gap, because units cut corners
	 */
	static JumpPlane of(AnchorPlane legal, boolean right, boolean early) {
		long[][] none = new long[legal.length()][];
		Arrays.fill(none, TileWords.EMPTY);
		TileSet all = TileSet.all(legal.columns() * TILE, legal.rows() * TILE);
		return new JumpPlane(right, early, legal, none).with(legal, all);
	}

	/**
	 * Returns the jumps after an edit of the map.
	 *
	 * @param newLegal the anchors where the unit can stand after the edit
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
	 * Computes the jumps in a row of tiles again after an edit. A jump may lead from one tile into another, so the method
	 * goes against the direction of the jumps. If jumps go to the right, the method goes from right to left. If the jumps of
	 * a tile change, the method also computes the next tile. Jumps from the next tile may lead into the changed tile.
	 *
	 * @param row the row of tiles
	 * @param near the columns of the tiles to compute in any case
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
	 * Returns the next column of tiles to compute. The columns come in the opposite direction of the jumps. -1 if no column is
	 * left.
	 *
	 * @param near the columns of the tiles to compute
	 * @param from the first column that may be returned
	 */
	private int nextNear(BitSet near, int from) {
		return right ? near.previousSetBit(from) : near.nextSetBit(from);
	}

	/**
	 * Returns the cells of a row that stop jumps in the row above and in the row below, one bit for each of 64 cells. These
	 * cells are gaps: free cells just behind a blocked cell, in the direction of the jumps. If jumps stop {@link #early}, the
	 * method returns the blocked cells just before the gaps instead.
	 *
	 * @param word the 64 cells, one bit each, set for a free cell
	 * @param beside the 64 cells of the same row to the left of {@code word} if {@link #side} is -1, or to the right if it is 1
	 */
	private long opens(long word, long beside) {
		long neighbours = side < 0 ? word << 1 | beside >>> LAST : word >>> 1 | beside << LAST;
		return (word ^ inverted) & ~(neighbours ^ inverted);
	}

	/**
	 * The computation of the jumps in one row of tiles, tile by tile against the direction of the jumps. So the tile into which
	 * a jump leads is computed first.
	 */
	private final class TileJumps {

		/**
		 * Indexed by row of the tile, plus 1: the cells of the row that stop jumps in the two neighbouring rows, see {@link
		 * JumpPlane#opens}. The first entry is for the row above the tile, and the last entry for the row below.
		 */
		private final long[] opens = new long[TILE + 2];
		/**
		 * Indexed by row of the tile: the free cells over which jumps pass, because the cells above and below do not stop
		 * jumps.
		 */
		private final long[] passed = new long[TILE];
		/**
		 * Indexed by row of the tile, one bit for each cell. The bit is set if a jump that enters the cell stops because of a
		 * gap, in this cell or farther on.
		 */
		private long[] reaching = new long[TILE];
		/**
		 * The value of {@link #reaching} for the tile that was computed before. Jumps of the present tile may lead into it.
		 */
		private long[] ahead = new long[TILE];
		/** Indexed by row of the tile: the cells whose jump stops because of a gap, not because of a blocked cell ahead. */
		private final long[] leads = new long[TILE];

		/**
		 * Prepares the computation of a first tile: loads the known jumps of the tile into which the jumps of the first tile
		 * lead. If jumps go to the right, this is the right neighbour.
		 *
		 * @param column the column of the tile to load
		 * @param row the row of the tile to load
		 */
		void begin(int column, int row) {
			long[] own = legal.tile(column, row);
			for (int y = 0; y < TILE; y++) {
				// a row without free cells has no jumps. In the empty tiles around the map, all rows are like this. The method
				// gaps must not be called for these tiles, because it would read outside of the plane
				reaching[y] = own[y] == 0 ? 0 : own[y] & (tile(column, row)[y] | gaps(column, row * TILE + y));
			}
		}

		/**
		 * Computes the jumps of a tile. The preceding call must have loaded or computed the tile into which the jumps lead. If
		 * jumps go to the right, this is the right neighbour.
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
		 * Returns whether the next tile must be computed too: whether some of its jumps lead into the tile just computed and
		 * may now end differently. Such jumps pass over the cells at the common side of both tiles, so only these cells are
		 * compared. The edit must not have changed the cells of the next tile.
		 *
		 * @param column the column of the next tile
		 * @param row the row of both tiles
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

	/** Returns the cells of a tile from which a jump stops at a gap. Callers must not change the array. */
	long[] tile(int column, int row) {
		return leads[legal.index(column, row)];
	}

	/**
	 * Returns the tiles whose jumps an edit may have changed.
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

	/** Returns whether the jump from a cell stops at a gap. If not, the jump passes no gap and ends before a blocked cell. */
	boolean leads(int x, int y) {
		return (tile(x >> AnchorPlane.SHIFT, y >> AnchorPlane.SHIFT)[y & LAST] >>> x & 1) != 0;
	}

	/**
	 * Returns the column where the jump from a cell stops. Call this only if the jump stops at a gap, see {@link #leads}:
	 * otherwise the search for a gap does not end.
	 */
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
	 * Returns the cells where jumps stop, because of a gap in the row above or in the row below. One bit for each of 64 cells.
	 *
	 * @param column the index of the 64 cells in the row
	 * @param y the row
	 */
	private long gaps(int column, int y) {
		int beside = column + side;
		return opens(legal.word(column, y - 1), legal.word(beside, y - 1))
				| opens(legal.word(column, y + 1), legal.word(beside, y + 1));
	}
}
