package org.leeway.core.exchange.tiled.map;

/**
 * The flags of a flipped tile.
 *
 * @param isHorizontal whether left and right are swapped
 * @param isVertical whether top and bottom are swapped
 * @param isDiagonal whether x and y are swapped, before the other two flags apply
 */
public record Flip(boolean isHorizontal, boolean isVertical, boolean isDiagonal) {

	/** The flags of a tile that is not flipped. */
	public static final Flip NONE = new Flip(false, false, false);
}
