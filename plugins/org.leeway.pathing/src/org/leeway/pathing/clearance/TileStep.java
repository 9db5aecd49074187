package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;

/**
 * A step that computes a plane for larger squares from a plane for smaller squares, tile by tile. A tile has 64 x 64
 * cells, one bit each. There are two kinds of steps: {@link Erosion} and {@link Dilation}. Not thread-safe.
 * <p>
 * A larger square is the union of shifted copies of a smaller square. So the step combines the plane with shifted
 * copies of itself, first by rows and then by columns. For one tile, it reads this tile and three neighbours, see
 * {@link #direction}.
 */
abstract sealed class TileStep {

	/**
	 * Largest number of cells by which a step can enlarge the side of squares. The value is the side of a tile, so that a step
	 * needs only neighbouring tiles. A step by {@value} cells needs squares with a side of at least {@value} cells.
	 */
	static final int REACH = BitPlane.TILE;

	/** Working memory: the rows of the current tile, and the rows that the step needs of the tile above or below. */
	final long[] rows = new long[2 * BitPlane.TILE];
	/**
	 * Working memory: two tiles beside the tiles of {@link #rows}, row by row. They lie to the right if {@link #direction} is 1,
	 * else to the left.
	 */
	final long[] rowsBeside = new long[2 * BitPlane.TILE];
	private final long[] target = new long[BitPlane.TILE];
	/**
	 * The side of the neighbours that the step needs for a tile. If 1, the step needs the three neighbours to the right and
	 * below. If -1, the step needs the three neighbours to the left and above.
	 */
	final int direction;

	TileStep(int direction) {
		this.direction = direction;
	}

	/**
	 * Computes one tile of the plane for larger squares. Returns the words of the tile, which are valid until the next call.
	 *
	 * @param own the same tile of the plane for smaller squares. The other three tiles are from the same plane
	 * @param beside the tile at the right or left of {@code own}, as {@link #direction} says
	 * @param beyond the tile below or above {@code own}, as {@link #direction} says
	 * @param across the diagonal neighbour of {@code own}, on the same two sides
	 * @param distance the side of a larger square minus the side of a smaller square, in cells
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
	 * Returns whether {@link #apply} computed a new tile, so that the caller may change its words. False if {@link
	 * #apply} returned its parameter {@code own}.
	 *
	 * @param words the words that {@link #apply} returned last
	 */
	final boolean isNew(long[] words) {
		return words == target;
	}

	/**
	 * Returns whether a quick check shows that the step leaves the tile {@code own} unchanged. If false, the step may change
	 * the tile. The other parameters are the neighbours, as in {@link #apply}.
	 */
	abstract boolean isKept(long[] own, long[] beside, long[] beyond, long[] across);

	/**
	 * Computes a tile for a step of {@link #REACH} cells. Such a step combines whole words of the four tiles that
	 * {@link #apply} describes.
	 *
	 * @param to receives the result
	 */
	abstract void combine(long[] own, long[] beside, long[] beyond, long[] across, long[] to);

	/**
	 * Copies the rows that the computation of a tile needs, from top to bottom. The computation needs all rows of
	 * {@code tile}, and {@code distance} rows of the tile above or below.
	 *
	 * @param beyond the tile above or below
	 * @param to receives the rows
	 */
	abstract void load(long[] tile, long[] beyond, int distance, long[] to);

	/**
	 * Combines each of the first {@code count} rows with the row that lies {@code step} rows below. Erosion combines by
	 * bitwise and, dilation by bitwise or.
	 */
	abstract void combineRows(long[] words, int step, int count);

	/**
	 * Combines each column of {@link #rows} with the column {@code step} columns to the right, or to the left if
	 * {@link #direction} is -1. Erosion combines by bitwise and, dilation by bitwise or.
	 */
	abstract void combineColumns(int step);

	/**
	 * Returns whether two versions of a tile differ in the columns at one side, so that the neighbour at this side must be computed
	 * again. The neighbour lies on the left if {@link #direction} is 1, else on the right.
	 *
	 * @param distance how many columns the neighbour needs
	 */
	final boolean differsAtSide(long[] tile, long[] other, int distance) {
		long differing = 0;
		for (int y = 0; y < BitPlane.TILE; y++) {
			differing |= tile[y] ^ other[y];
		}
		return (direction > 0 ? differing << -distance : differing >>> -distance) != 0;
	}

	/**
	 * Returns whether two versions of a tile differ in the rows at one end, so that the neighbour at this end must be computed
	 * again. The neighbour lies above if {@link #direction} is 1, else below.
	 *
	 * @param distance how many rows the neighbour needs
	 */
	final boolean differsAtEnd(long[] tile, long[] other, int distance) {
		int first = direction > 0 ? 0 : BitPlane.TILE - distance;
		return !Arrays.equals(tile, first, first + distance, other, first, first + distance);
	}

	private static boolean all(long[] tile, long[] own, long[] beside, long[] beyond, long[] across) {
		return own == tile && beside == tile && beyond == tile && across == tile;
	}

	/**
	 * A step for planes in which a cell is set if it is the top-left cell of a square that fits. In the new plane, fewer cells are
	 * set, because the squares are larger.
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
	 * A step for planes in which a cell is set if a square covers the cell. In the new plane, more cells are set,
	 * because the squares are larger. They grow to the right and down.
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
