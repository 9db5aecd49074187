package org.leeway.ui.map.layers;

/**
 * The scale at which a map is rendered. The size of a cell is in pixels of the screen. Widths of lines, sizes of digits and
 * limits for details are in SWT points, so that they look alike on high-resolution screens.
 *
 * @param cell the side of a cell, in pixels
 * @param density the pixels per SWT point: 1 where the device has a zoom of 100 %, 2 at 200 %
 */
public record PixelScale(double cell, double density) {

	/**
	 * Returns the scale of a map on a screen or another device.
	 *
	 * @param points the side of a cell, in SWT points
	 * @param zoom the zoom of the device, in percent
	 */
	public static PixelScale on(int zoom, double points) {
		double density = zoom / 100.0;
		return new PixelScale(points * density, density);
	}

	/** Returns the side of a cell, in SWT points. */
	double points() {
		return cell / density;
	}

	/** Converts the thickness of a line from points to pixels. Returns at least 1. */
	int thickness(int points) {
		return (int) Math.max(1, Math.round(points * density));
	}
}
