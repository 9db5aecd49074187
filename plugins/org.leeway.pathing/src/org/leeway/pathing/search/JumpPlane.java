package org.leeway.pathing.search;

import java.util.Arrays;
import java.util.BitSet;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TileSet;

/**
 * Straight jumps along the rows of a plane, all to the right or all to the left. Immutable.
 * <p>
 * In this class, a free cell is a legal anchor, and all other cells are blocked. A jump goes along its row to a place where a path
 * may have to turn. Such a place is beside a <em>gap</em>: a free cell in the row above or below, just behind a blocked cell. For
 * example, a jump to the right runs along a wall above it, and the gap is the first free cell behind the wall.
 * <p>
 * The jump stops next to the gap. If units cut corners, the jump stops one anchor earlier, because a diagonal step leads from there
 * into the gap. A jump that meets no gap ends before the first blocked cell. The anchors with a jump that stops at a gap are
 * computed in advance, 64 cells in a word.
 */
final class JumpPlane {

	private static final int TILE = BitPlane.TILE;
	private static final int LAST = AnchorPlane.LAST;

	/** Whether jumps go to the right. */
	private final boolean right;
	/** Whether a jump stops one anchor before its gap, because units cut corners. */
	private final boolean early;
	/** The side of a cell on which {@link #opens} looks at the neighbouring cell: 1 for the right, -1 for the left. */
	private final int side;
	/**
	 * A mask for {@link #opens}: all ones if jumps stop {@link #early}, otherwise 0. All ones exchange free and blocked cells. The
	 * method then finds the last blocked cell before a gap instead of the gap.
	 */
	private final long inverted;
	private final AnchorPlane legal;
	/**
	 * Indexed by tile: the anchors from which a jump stops at a gap, one bit each. {@link JumpPlane} defines gaps. Tiles are
	 * indexed as in {@link AnchorPlane}, which has a border of empty tiles around the map.
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
	 * Recomputes the jumps of some tiles of a row. Goes from tile to tile against the direction of the jumps. For jumps to the
	 * right, for example, the rightmost tile comes first. If the new jumps of a tile change the jumps of the next tile on the way,
	 * recomputes the next tile too.
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
	 * Returns the first column of a set on the way from the column {@code from} against the direction of jumps. The column
	 * {@code from} itself counts. -1 if there is no such column.
	 */
	private int nextNear(BitSet near, int from) {
		return right ? near.previousSetBit(from) : near.nextSetBit(from);
	}

	/**
	 * Returns the cells of a word that stop jumps in the row above or below the word. A jump stops next to such a cell. The cell is
	 * a gap. If jumps stop {@link #early}, the cell is the last blocked cell before a gap.
	 *
	 * @param word 64 cells of a row, one bit each, set for a legal anchor
	 * @param beside the word next to {@code word} in the row, on the {@link #side}
	 */
	private long opens(long word, long beside) {
		long neighbours = side < 0 ? word << 1 | beside >>> LAST : word >>> 1 | beside << LAST;
		return (word ^ inverted) & ~(neighbours ^ inverted);
	}

	/** A computation of the jumps in a row of tiles. Goes from tile to tile against the direction of jumps. */
	private final class TileJumps {

		/**
		 * Indexed by row, from the row above the tile to the row below it: the cells that stop jumps in a neighbouring row, see
		 * {@link JumpPlane#opens}.
		 */
		private final long[] opens = new long[TILE + 2];
		/** Indexed by row: the anchors of the tile that jumps pass, because there is no gap beside them. */
		private final long[] passed = new long[TILE];
		/**
		 * Indexed by row: the anchors of the tile at which a jump stops at a gap, and the anchors from which a jump leads there.
		 */
		private long[] reaching = new long[TILE];
		/** Indexed by row, like {@link #reaching}: the same anchors of the next tile in the direction of jumps. */
		private long[] ahead = new long[TILE];
		/** Indexed by row of the tile: the anchors in this row from which a jump stops at a gap. */
		private final long[] leads = new long[TILE];

		/**
		 * Prepares the computation of a first tile. Loads the next tile in the direction of jumps. The jumps of the loaded tile
		 * must be known.
		 *
		 * @param column the column of the tile to load
		 * @param row the row of the tile to load
		 */
		void begin(int column, int row) {
			long[] own = legal.tile(column, row);
			for (int y = 0; y < TILE; y++) {
				// in a tile of the border, all rows are 0. There, gaps would read beyond the border
				reaching[y] = own[y] == 0 ? 0 : own[y] & (tile(column, row)[y] | gaps(column, row * TILE + y));
			}
		}

		/**
		 * Computes from which anchors of a tile a jump stops at a gap. The tile that is next in the direction of jumps must
		 * have been loaded or computed immediately before.
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
		 * Returns whether the jumps of a neighbouring tile have changed. These jumps lead into the tile that was computed last.
		 * Compares the old and the new jumps from the anchors next to the computed tile. The edit must not have changed the anchors
		 * of the neighbouring tile itself.
		 *
		 * @param column the column of the neighbouring tile, which is the next tile against the direction of jumps
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

	/** Returns the anchors of a tile from which a jump stops at a gap. Callers must not change the words. */
	long[] tile(int column, int row) {
		return leads[legal.index(column, row)];
	}

	/**
	 * Returns the tiles where jumps may differ from the jumps before an edit.
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

	/** Returns whether the jump from an anchor stops at a gap. Otherwise, the jump ends before the first blocked cell. */
	boolean leads(int x, int y) {
		return (tile(x >> AnchorPlane.SHIFT, y >> AnchorPlane.SHIFT)[y & LAST] >>> x & 1) != 0;
	}

	/** Returns the column where a jump from an anchor stops. {@link #leads} must be true for the anchor. */
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
	 * Returns the cells of a word at which jumps stop, because of a gap above or below.
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
