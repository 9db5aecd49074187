package org.leeway.core.exchange.tiled.map;

/**
 * The arrangement of a map's tiles on the screen.
 *
 * @param isAxisX whether columns are staggered, otherwise rows
 * @param isIndexEven whether columns or rows with an even index lie half a tile farther, otherwise odd ones
 */
public record Orientation(Kind kind, boolean isAxisX, boolean isIndexEven) {

	/**
	 * Kinds of arrangements: squares, diamonds whose rows go to the lower right, and diamonds whose rows lie half a
	 * tile beside each other.
	 */
	public enum Kind {
		ORTHOGONAL, ISOMETRIC, STAGGERED
	}

	/** Returns whether tiles are diamonds. */
	public boolean isOfDiamonds() {
		return kind != Kind.ORTHOGONAL;
	}
}
