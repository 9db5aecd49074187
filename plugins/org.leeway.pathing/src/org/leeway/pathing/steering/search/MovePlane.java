package org.leeway.pathing.steering.search;

/**
 * The cells at which one move can start. Each cell has a bit in {@code terrain} and a bit in {@code near}. They say
 * what is known about a move from this cell.
 * <ul>
 * <li>{@code terrain} 0: the move is illegal.
 * <li>{@code terrain} 1, {@code near} 0: the move is legal.
 * <li>{@code terrain} 1, {@code near} 1: the terrain allows the move, but an obstacle is near, and the move may hit the
 * obstacle.
 * </ul>
 * In the last case, {@link MovePlanes#legal} makes an exact check when the cell is first needed. Afterwards the cell has
 * the bits of the first or second case.
 *
 * @param words the number of 64-bit words in a row of cells
 * @param terrain row by row, {@code words} to a row
 * @param near like {@code terrain}. Null if there are no obstacles
 */
record MovePlane(int words, long[] terrain, long[] near) {

	boolean isOnTerrain(int x, int y) {
		return (terrain[y * words + (x >> 6)] >>> x & 1) != 0;
	}

	boolean isNearObstacle(int x, int y) {
		return near != null && (near[y * words + (x >> 6)] >>> x & 1) != 0;
	}
}
