package org.leeway.pathing.steering.search;

/**
 * The cells at which one move can start, one bit for each cell. A start is checked exactly only if obstacles are near,
 * and only when the start is first needed. {@link MovePlanes#legal} makes this check. The check clears the bit in
 * {@code near}. If the move is illegal, the check also clears the bit in {@code terrain}.
 *
 * @param words the number of words in a row
 * @param terrain the starts from which terrain allows the move, without the starts that were found illegal
 * @param near the starts that were not checked yet, and from which the move comes near obstacles. Null if there are no
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
