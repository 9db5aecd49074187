package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.bits.TileWords;
import org.leeway.pathing.grid.BitPlane;

/**
 * A step that computes a plane for larger squares from a plane for smaller squares, tile by tile. The side of the squares grows by
 * {@code distance} cells. {@link Erosion} computes the top-left cells of squares, and {@link Dilation} the cells that squares
 * cover. Not thread-safe.
 * <p>
 * A larger square is the union of shifted copies of a smaller square. So the step combines the plane with shifted copies of itself:
 * first rows, then columns. A tile then needs cells of three neighbours, which {@link #direction} names.
 */
abstract sealed class TileStep {

	/**
	 * The largest distance of a step, in cells: the side of a tile. {@link #combine} performs a step of this distance. The smaller
	 * squares must then have at least this side.
	 */
	static final int REACH = BitPlane.TILE;

	/** The rows of a tile, and the rows that the step needs from the tile above or below, from top to bottom. */
	final long[] rows = new long[2 * BitPlane.TILE];
	/** Rows of the tiles to the right if {@link #direction} is 1, else to the left. Indexed like {@link #rows}. */
	final long[] rowsBeside = new long[2 * BitPlane.TILE];
	private final long[] target = new long[BitPlane.TILE];
	/** 1 if a tile needs the tiles to the right and below, -1 if it needs the tiles to the left and above. */
	final int direction;

	TileStep(int direction) {
		this.direction = direction;
	}

	/**
	 * Performs the step for one tile. Returns the words of the tile after the step, valid until the next call.
	 *
	 * @param own the tile before the step
	 * @param beside the neighbour in the same row of tiles, on the side of {@link #direction}
	 * @param beyond the neighbour in the same column of tiles
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
	 * Returns whether the caller may change the words, because they are a working copy. Returns false if {@link #apply}
	 * returned the given tile itself.
	 *
	 * @param words the words that {@link #apply} returned last
	 */
	final boolean isNew(long[] words) {
		return words == target;
	}

	/**
	 * Returns true only if the step leaves the tile {@code own} unchanged. The test is quick, so it may return false although the
	 * tile stays unchanged. {@link #apply} describes the parameters.
	 */
	abstract boolean isKept(long[] own, long[] beside, long[] beyond, long[] across);

	/**
	 * Performs a step of distance {@link #REACH}, for which four whole tiles are combined cell by cell. {@link #apply} describes
	 * these tiles.
	 *
	 * @param to receives the result
	 */
	abstract void combine(long[] own, long[] beside, long[] beyond, long[] across, long[] to);

	/**
	 * Copies the rows that the step needs, from top to bottom. The step needs all rows of {@code tile}, and
	 * {@code distance} rows of the tile above or below.
	 *
	 * @param beyond the tile above or below
	 * @param to receives the rows
	 */
	abstract void load(long[] tile, long[] beyond, int distance, long[] to);

	/** Combines each of the first {@code count} rows with the row that comes {@code step} rows later. */
	abstract void combineRows(long[] words, int step, int count);

	/**
	 * Combines each column of the tile with another column, {@code step} columns away. The other column lies to the right if {@link
	 * #direction} is 1, else to the left.
	 */
	abstract void combineColumns(int step);

	/**
	 * Returns whether two versions of a tile differ in columns that its neighbour at the side needs. This neighbour lies to the
	 * left if {@link #direction} is 1, else to the right.
	 *
	 * @param distance the distance of the step, which is how many columns the neighbour needs
	 */
	final boolean differsAtSide(long[] tile, long[] other, int distance) {
		long differing = 0;
		for (int y = 0; y < BitPlane.TILE; y++) {
			differing |= tile[y] ^ other[y];
		}
		return (direction > 0 ? differing << -distance : differing >>> -distance) != 0;
	}

	/**
	 * Returns whether two versions of a tile differ in rows that its neighbour above or below needs. This neighbour lies above if
	 * {@link #direction} is 1, else below.
	 *
	 * @param distance the distance of the step, which is how many rows the neighbour needs
	 */
	final boolean differsAtEnd(long[] tile, long[] other, int distance) {
		int first = direction > 0 ? 0 : BitPlane.TILE - distance;
		return !Arrays.equals(tile, first, first + distance, other, first, first + distance);
	}

	private static boolean all(long[] tile, long[] own, long[] beside, long[] beyond, long[] across) {
		return own == tile && beside == tile && beyond == tile && across == tile;
	}

	/**
	 * The step from the top-left cells of squares to the top-left cells of larger squares. A cell stays set if all cells are set
	 * that lie up to {@code distance} columns to the right and up to {@code distance} rows below.
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
