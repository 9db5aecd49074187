package org.leeway.pathing.steering.search;

/**
 * The cells at which one move of the lattice can start, one bit each. Not immutable: {@link MovePlanes#legal} checks the
 * starts near obstacles exactly. Each check clears the bit of its start in {@code near}, and for an illegal move also in
 * {@code terrain}.
 *
 * @param words the number of words in a row
 * @param terrain the starts at which the terrain allows the move
 * @param near the starts at which the move comes near obstacles and was not checked exactly yet; null if there are no
 * obstacles
 */
record MovePlane(int words, long[] terrain, long[] near) {

	boolean isOnTerrain(int x, int y) {
		return (terrain[y * words + (x >> 6)] >>> x & 1) != 0;
	}

	boolean isNearObstacle(int x, int y) {
		return near != null && (near[y * words + (x >> 6)] >>> x & 1) != 0;
	}
}
