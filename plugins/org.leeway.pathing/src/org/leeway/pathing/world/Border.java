package org.leeway.pathing.world;

/**
 * The border of a level: the rectangle from (0, 0) to (width, height). A unit must lie completely inside.
 *
 * @param width more than 0, in cells
 * @param height more than 0, in cells
 */
public record Border(double width, double height) {

	/**
	 * Creates a border.
	 *
	 * @throws IllegalArgumentException if the width or the height is 0, negative, infinite or NaN
	 */
	public Border {
		if (!(width > 0 && height > 0 && Double.isFinite(width) && Double.isFinite(height))) {
			throw new IllegalArgumentException("not a border: " + width + " x " + height);
		}
	}
}
