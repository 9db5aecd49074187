package org.leeway.pathing.steering.search;

/**
 * The cells at which one move of the lattice can start, one bit each. Starts near obstacles are not checked exactly at
 * first. {@link MovePlanes#legal} checks such a start when it is needed, and then clears its bit in {@code near}. If the
 * move is illegal, it also clears the bit in {@code terrain}.
 *
 * @param words the number of words in a row
 * @param terrain the starts from which the terrain allows the move
 * @param near the starts from which the move comes near obstacles and has not been checked yet. Null if there are no
 *            obstacles
 */
record MovePlane(int words, long[] terrain, long[] near) {

	boolean isOnTerrain(int x, int y) {
		return (terrain[y * words + (x >> 6)] >>> x & 1) != 0;
	}

	boolean isNearObstacle(int x, int y) {
		return near != null && (near[y * words + (x >> 6)] >>> x & 1) != 0;
	}
}
