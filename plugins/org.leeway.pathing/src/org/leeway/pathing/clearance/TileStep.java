package org.leeway.pathing.clearance;

import java.util.Arrays;

import org.leeway.pathing.grid.BitPlane;

/**
 * One tile of the step from squares of one side to greater ones. Four squares of a side, some cells apart to the right
 * and down but no further than the side, make up the square that is greater by that distance. So a plane of greater
 * squares combines four shifts of the previous plane, and one of its tiles needs four tiles. Not thread-safe.
 */
abstract sealed class TileStep {

	/** The greatest distance of a step. */
	static final int REACH = BitPlane.TILE;

	final long[] moved = new long[BitPlane.TILE];
	final long[] movedBeside = new long[BitPlane.TILE];
	final long[] target = new long[BitPlane.TILE];
	/**
	 * The direction of the tiles that a tile needs: 1 for those to the right and below, -1 for those to the left and
	 * above.
	 */
	final int direction;

	TileStep(int direction) {
		this.direction = direction;
	}

	/**
	 * The words of a tile after the step; valid until the next call.
	 *
	 * @param own the tile before the step
	 * @param beside its neighbour in this row
	 * @param beyond its neighbour in this column
	 * @param across the diagonal neighbour
	 */
	abstract long[] apply(long[] own, long[] beside, long[] beyond, long[] across, int distance);

	/** Whether two versions of a tile differ within a distance of the side that the tile beside it needs. */
	final boolean differsAtSide(long[] tile, long[] other, int distance) {
		long differing = 0;
		for (int y = 0; y < BitPlane.TILE; y++) {
			differing |= tile[y] ^ other[y];
		}
		return (direction > 0 ? differing << -distance : differing >>> -distance) != 0;
	}

	/** The same for the side that the tile above or below it needs. */
	final boolean differsAtEnd(long[] tile, long[] other, int distance) {
		int first = direction > 0 ? 0 : BitPlane.TILE - distance;
		return !Arrays.equals(tile, first, first + distance, other, first, first + distance);
	}

	static boolean all(long[] tile, long[] own, long[] beside, long[] beyond, long[] across) {
		return own == tile && beside == tile && beyond == tile && across == tile;
	}

	/** From anchors of squares to anchors of greater ones: where the squares to the right and below are set too. */
	static final class Erosion extends TileStep {

		Erosion() {
			super(1);
		}

		@Override
		long[] apply(long[] own, long[] beside, long[] beyond, long[] across, int distance) {
			if (own == BitPlane.EMPTY_TILE || all(BitPlane.FULL_TILE, own, beside, beyond, across)) {
				return own;
			}
			up(own, beyond, distance, moved);
			up(beside, across, distance, movedBeside);
			if (distance == REACH) {
				for (int y = 0; y < target.length; y++) {
					target[y] = own[y] & moved[y] & beside[y] & movedBeside[y];
				}
			} else {
				erode(own, beside, distance);
			}
			return target;
		}

		private void erode(long[] own, long[] beside, int distance) {
			for (int y = 0; y < target.length; y++) {
				long both = own[y] & moved[y];
				target[y] = both & (both >>> distance | (beside[y] & movedBeside[y]) << -distance);
			}
		}

		private static void up(long[] tile, long[] below, int distance, long[] to) {
			System.arraycopy(tile, distance, to, 0, REACH - distance);
			System.arraycopy(below, 0, to, REACH - distance, distance);
		}
	}

	/** From cells in squares to cells in greater ones: adds what the squares to the left and above hold. */
	static final class Dilation extends TileStep {

		Dilation() {
			super(-1);
		}

		@Override
		long[] apply(long[] own, long[] beside, long[] beyond, long[] across, int distance) {
			if (own == BitPlane.FULL_TILE || all(BitPlane.EMPTY_TILE, own, beside, beyond, across)) {
				return own;
			}
			down(own, beyond, distance, moved);
			down(beside, across, distance, movedBeside);
			if (distance == REACH) {
				for (int y = 0; y < target.length; y++) {
					target[y] = own[y] | moved[y] | beside[y] | movedBeside[y];
				}
			} else {
				dilate(own, beside, distance);
			}
			return target;
		}

		private void dilate(long[] own, long[] beside, int distance) {
			for (int y = 0; y < target.length; y++) {
				long both = own[y] | moved[y];
				target[y] = both | both << distance | (beside[y] | movedBeside[y]) >>> -distance;
			}
		}

		private static void down(long[] tile, long[] above, int distance, long[] to) {
			System.arraycopy(tile, 0, to, distance, REACH - distance);
			System.arraycopy(above, REACH - distance, to, 0, distance);
		}
	}
}
