package org.leeway.pathing.world;

/**
 * The border of a level: the rectangle from (0, 0) to (width, height). A unit must stay inside as a whole.
 *
 * @param width more than 0, in cells
 * @param height more than 0, in cells
 */
public record Border(double width, double height) {

	/** @throws IllegalArgumentException if a side is not a finite number above 0 */
	public Border {
		if (!(width > 0 && height > 0 && Double.isFinite(width) && Double.isFinite(height))) {
			throw new IllegalArgumentException("not a border: " + width + " x " + height);
		}
	}
}
