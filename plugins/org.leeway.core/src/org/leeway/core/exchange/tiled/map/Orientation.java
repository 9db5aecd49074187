package org.leeway.core.exchange.tiled.map;

/**
 * The arrangement of a map's tiles on the screen.
 *
 * @param isAxisX in a staggered map, true if every second column is shifted, false if every second row is shifted
 * @param isIndexEven in a staggered map, true if the shifted columns or rows have even indices, false if they have odd indices
 */
public record Orientation(Kind kind, boolean isAxisX, boolean isIndexEven) {

	/**
	 * Kinds of maps. Orthogonal tiles are rectangles. Isometric tiles are diamonds in rows that run to the lower right.
	 * Staggered tiles are diamonds in horizontal rows. In a staggered map, every second row or column is shifted by half
	 * a tile.
	 */
	public enum Kind {
		ORTHOGONAL, ISOMETRIC, STAGGERED
	}

	/** Returns whether tiles are diamonds. */
	public boolean isOfDiamonds() {
		return kind != Kind.ORTHOGONAL;
	}
}
