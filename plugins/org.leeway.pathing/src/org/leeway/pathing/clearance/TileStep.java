package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;

/**
 * The computation, tile by tile, of the plane of larger squares from the plane of smaller squares. In {@link Erosion}, a plane
 * holds the anchors of the squares. In {@link Dilation}, a plane holds the cells in the squares. The side of the larger squares
 * is longer by {@code distance} cells. <p> Copies of a smaller square, shifted to the right and down by 0 to {@code distance}
 * cells, together form the larger square. So the plane of larger squares combines shifted copies of the plane of smaller
 * squares. Each tile of the result depends on four tiles. The first tile is at the same place. Three neighbours of this tile
 * follow: in the row, in the column and on the diagonal. {@link #direction} says on which side the neighbours lie. <p> Rows are
 * combined first, then columns. Combinations of 2, 4 and more shifts are built by doubling. Not thread-safe.
 */
abstract sealed class TileStep {

	/**
	 * The largest distance of a step, in cells: the side of a tile. A step over this distance {@linkplain #combine combines}
	 * four whole tiles, and leaves out the shifts by smaller distances. This requires smaller squares of at least this side. A
	 * step from smaller squares below this side has a smaller distance.
	 */
	static final int REACH = BitPlane.TILE;

	/**
	 * The rows of a tile, together with the rows that the step needs from the tile above or below. Ordered from top to
	 * bottom.
	 */
	final long[] rows = new long[2 * BitPlane.TILE];
	/**
	 * Indexed like {@link #rows}: the same rows of the tiles to the right if {@link #direction} is 1, else to the left.
	 */
	final long[] rowsBeside = new long[2 * BitPlane.TILE];
	private final long[] target = new long[BitPlane.TILE];
	/** 1 if a tile needs the tiles to the right and below, -1 if it needs the tiles to the left and above. */
	final int direction;

	TileStep(int direction) {
		this.direction = direction;
	}

	/**
	 * Returns the words of a tile after the step, valid until the next call.
	 *
	 * @param own the tile before the step
	 * @param beside its neighbour in the row of tiles
	 * @param beyond its neighbour in the column of tiles
	 * @param across the diagonal neighbour
	 */
	final long[] apply(long[] own, long[] beside, long[] beyond, long[] across, int distance) {
		if (isKept(own, beside, beyond, across)) {
			return own;
		}
		if (distance == REACH) {
			combine(own, beside, beyond, across, target);
			return target;
		}
		load(own, beyond, distance, rows);
		load(beside, across, distance, rowsBeside);
		for (int step = 1, left = distance; left > 0; step = Math.min(2 * step, left)) {
			left -= step;
			combineRows(rows, step, BitPlane.TILE + left);
			combineRows(rowsBeside, step, BitPlane.TILE + left);
		}
		for (int step = 1, left = distance; left > 0; step = Math.min(2 * step, left)) {
			left -= step;
			combineColumns(step);
		}
		System.arraycopy(rows, 0, target, 0, BitPlane.TILE);
		return target;
	}

	/**
	 * Returns whether the words are the step's own working memory, so that the caller may change them. Returns false if
	 * {@link #apply} returned the given tile itself.
	 *
	 * @param words the words that {@link #apply} returned last
	 */
	final boolean isNew(long[] words) {
		return words == target;
	}

	/**
	 * Returns whether a quick test shows that the step does not change the tile {@code own}. {@link #apply} describes the four
	 * tiles.
	 */
	abstract boolean isKept(long[] own, long[] beside, long[] beyond, long[] across);

	/**
	 * Combines the four tiles that {@link #apply} describes, cell by cell, for a step of distance {@link #REACH}.
	 * Writes the result to {@code to}.
	 */
	abstract void combine(long[] own, long[] beside, long[] beyond, long[] across, long[] to);

	/**
	 * Copies the rows that the step needs to {@code to}, from top to bottom: the rows of {@code tile}, and rows of {@code beyond}.
	 * The step then combines each row with later rows.
	 */
	abstract void load(long[] tile, long[] beyond, int distance, long[] to);

	/** Combines each of the first {@code count} rows with the row {@code step} rows after it. */
	abstract void combineRows(long[] words, int step, int count);

	/**
	 * Combines each column of the tile with the column {@code step} columns away. The other column lies to the right if
	 * {@link #direction} is 1, else to the left.
	 */
	abstract void combineColumns(int step);

	/**
	 * Returns whether two versions of a tile differ in columns that a neighbour needs for a step. The neighbour is the
	 * tile to the left if {@link #direction} is 1, else the tile to the right.
	 *
	 * @param distance the distance of the step
	 */
	final boolean differsAtSide(long[] tile, long[] other, int distance) {
		long differing = 0;
		for (int y = 0; y < BitPlane.TILE; y++) {
			differing |= tile[y] ^ other[y];
		}
		return (direction > 0 ? differing << -distance : differing >>> -distance) != 0;
	}

	/**
	 * Returns whether two versions of a tile differ in rows that a neighbour needs for a step. The neighbour is the
	 * tile above if {@link #direction} is 1, else the tile below.
	 *
	 * @param distance the distance of the step
	 */
	final boolean differsAtEnd(long[] tile, long[] other, int distance) {
		int first = direction > 0 ? 0 : BitPlane.TILE - distance;
		return !Arrays.equals(tile, first, first + distance, other, first, first + distance);
	}

	private static boolean all(long[] tile, long[] own, long[] beside, long[] beyond, long[] across) {
		return own == tile && beside == tile && beyond == tile && across == tile;
	}

	/**
	 * The step from anchors of squares to anchors of larger squares. An anchor stays set if every anchor up to
	 * {@code distance} columns to the right and {@code distance} rows below is set.
	 */
	static final class Erosion extends TileStep {

		Erosion() {
			super(1);
		}

		@Override
		boolean isKept(long[] own, long[] beside, long[] beyond, long[] across) {
			return own == TileWords.EMPTY || all(TileWords.FULL, own, beside, beyond, across);
		}

		@Override
		void combine(long[] own, long[] beside, long[] beyond, long[] across, long[] to) {
			for (int y = 0; y < to.length; y++) {
				to[y] = own[y] & beside[y] & beyond[y] & across[y];
			}
		}

		@Override
		void load(long[] tile, long[] beyond, int distance, long[] to) {
			System.arraycopy(tile, 0, to, 0, BitPlane.TILE);
			System.arraycopy(beyond, 0, to, BitPlane.TILE, distance);
		}

		@Override
		void combineRows(long[] words, int step, int count) {
			for (int y = 0; y < count; y++) {
				words[y] &= words[y + step];
			}
		}

		@Override
		void combineColumns(int step) {
			for (int y = 0; y < BitPlane.TILE; y++) {
				rows[y] &= rows[y] >>> step | rowsBeside[y] << -step;
				rowsBeside[y] &= rowsBeside[y] >>> step;
			}
		}
	}

	/**
	 * The step from cells in squares to cells in larger squares. Sets every cell that lies up to {@code distance}
	 * columns to the right of a set cell and up to {@code distance} rows below.
	 */
	static final class Dilation extends TileStep {

		Dilation() {
			super(-1);
		}

		@Override
		boolean isKept(long[] own, long[] beside, long[] beyond, long[] across) {
			return own == TileWords.FULL || all(TileWords.EMPTY, own, beside, beyond, across);
		}

		@Override
		void combine(long[] own, long[] beside, long[] beyond, long[] across, long[] to) {
			for (int y = 0; y < to.length; y++) {
				to[y] = own[y] | beside[y] | beyond[y] | across[y];
			}
		}

		@Override
		void load(long[] tile, long[] beyond, int distance, long[] to) {
			System.arraycopy(beyond, BitPlane.TILE - distance, to, 0, distance);
			System.arraycopy(tile, 0, to, distance, BitPlane.TILE);
		}

		@Override
		void combineRows(long[] words, int step, int count) {
			for (int y = 0; y < count; y++) {
				words[y] |= words[y + step];
			}
		}

		@Override
		void combineColumns(int step) {
			for (int y = 0; y < BitPlane.TILE; y++) {
				rows[y] |= rows[y] << step | rowsBeside[y] >>> -step;
				rowsBeside[y] |= rowsBeside[y] << step;
			}
		}
	}
}
