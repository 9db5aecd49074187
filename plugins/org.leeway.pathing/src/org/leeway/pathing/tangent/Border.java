package org.leeway.pathing.tangent;

/**
 * The edge of a level, from (0, 0) to (width, height); a unit stays inside as a whole.
 *
 * @param width more than 0, in cells
 * @param height more than 0, in cells
 */
public record Border(double width, double height) {

	public Border {
		if (!(width > 0 && height > 0 && Double.isFinite(width) && Double.isFinite(height))) {
			throw new IllegalArgumentException("not a border: " + width + " x " + height);
		}
	}
}
