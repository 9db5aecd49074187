package org.leeway.core.exchange.tiled.map;

/**
 * How a tile is flipped.
 *
 * @param isHorizontal whether left and right change places
 * @param isVertical whether top and bottom change places
 * @param isDiagonal whether x and y change places, before the others
 */
public record Flip(boolean isHorizontal, boolean isVertical, boolean isDiagonal) {

	/** Not flipped. */
	public static final Flip NONE = new Flip(false, false, false);
}
