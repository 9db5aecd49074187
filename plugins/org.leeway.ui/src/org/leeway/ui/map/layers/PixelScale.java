package org.leeway.ui.map.layers;

/**
 * How large a map is rendered. Cells have a size in pixels of the screen; lines, digits and the least size at which
 * something is drawn have one in points, so that they look alike on screens with more pixels.
 *
 * @param cell the pixels along the side of a cell
 * @param density the pixels along the side of a point: 1 where the device has a zoom of 100 %, 2 at 200 %
 */
public record PixelScale(double cell, double density) {

	/**
	 * The scale of a map on a device.
	 *
	 * @param points the side of a cell, in points
	 * @param zoom of the device, in percent
	 */
	public static PixelScale on(int zoom, double points) {
		double density = zoom / 100.0;
		return new PixelScale(points * density, density);
	}

	/** The side of a cell, in points. */
	double points() {
		return cell / density;
	}

	/** How many pixels lines of a thickness in points have, at least one. */
	int thickness(int points) {
		return (int) Math.max(1, Math.round(points * density));
	}
}
