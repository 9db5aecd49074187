package org.leeway.core.exchange.tiled.map;

/**
 * The arrangement of a map's tiles on the screen.
 *
 * @param isAxisX in a staggered map, whether columns are shifted against each other. Otherwise rows are shifted
 * @param isIndexEven in a staggered map, whether columns or rows with an even index are shifted by half a tile.
 * Otherwise columns or rows with an odd index are shifted
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
