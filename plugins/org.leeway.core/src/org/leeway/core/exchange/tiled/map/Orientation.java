package org.leeway.core.exchange.tiled.map;

/**
 * How the tiles of a map lie on the screen.
 *
 * @param isAxisX whether the columns of a staggered map are staggered, and not its rows
 * @param isIndexEven whether the even ones of them lie half a tile farther, and not the odd ones
 */
public record Orientation(Kind kind, boolean isAxisX, boolean isIndexEven) {

	/** Squares side by side, or diamonds, whose rows go to the lower right or lie half a tile beside each other. */
	public enum Kind {
		ORTHOGONAL, ISOMETRIC, STAGGERED
	}

	/** Whether tiles are diamonds. */
	public boolean isOfDiamonds() {
		return kind != Kind.ORTHOGONAL;
	}
}
