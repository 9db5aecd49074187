package org.leeway.ui.theme;

/** Sizes in pixels of the screen. A point has one pixel at a zoom of 100 % and two at 200 %. */
public final class DevicePixels {

	private DevicePixels() {
	}

	/**
	 * Converts a coordinate or a length from points to pixels, rounded as SWT rounds it.
	 *
	 * @param zoom the zoom of the device, in percent
	 */
	public static int of(int points, int zoom) {
		return Math.round(points * (zoom / 100f));
	}
}
