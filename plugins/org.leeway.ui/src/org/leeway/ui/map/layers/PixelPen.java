package org.leeway.ui.map.layers;

import org.eclipse.swt.graphics.ImageData;

/**
 * A pen that draws antialiased lines and convex polygons into the pixels of an image. The image is a part of a larger picture.
 * All coordinates are pixels of this picture. The pen is far faster than the window system, and several pens can draw in
 * parallel.
 */
final class PixelPen {

	private final byte[] pixels;
	private final int rowBytes;
	private final int width;
	private final int height;
	private final int left;
	private final int top;

	/**
	 * @param image of 24 bits per pixel, red first
	 * @param left the column of the image's first pixels in the picture
	 * @param top the row of the image's first pixels
	 */
	PixelPen(ImageData image, int left, int top) {
		this.pixels = image.data;
		this.rowBytes = image.bytesPerLine;
		this.width = image.width;
		this.height = image.height;
		this.left = left;
		this.top = top;
	}

	/**
	 * Mixes a colour into a pixel of the image.
	 *
	 * @param share the weight of the colour, 0 to 256
	 */
	private void blend(int x, int y, int rgb, int share) {
		int at = y * rowBytes + 3 * x;
		int red = pixels[at] & 0xFF;
		int green = pixels[at + 1] & 0xFF;
		int blue = pixels[at + 2] & 0xFF;
		pixels[at] = (byte) (red + (((rgb >> 16 & 0xFF) - red) * share >> 8));
		pixels[at + 1] = (byte) (green + (((rgb >> 8 & 0xFF) - green) * share >> 8));
		pixels[at + 2] = (byte) (blue + (((rgb & 0xFF) - blue) * share >> 8));
	}

	/**
	 * Draws a line.
	 *
	 * @param thickness in pixels
	 * @param alpha 0 to 255
	 */
	void line(double x1, double y1, double x2, double y2, double thickness, int rgb, int alpha) {
		boolean steep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
		if (steep) {
			line(y1 - top, x1 - left, y2 - top, x2 - left, true, thickness, rgb, alpha);
		} else {
			line(x1 - left, y1 - top, x2 - left, y2 - top, false, thickness, rgb, alpha);
		}
	}

	/**
	 * Draws a line column by column. The line must not be steep: it must be at least as wide as high. For a steep line, the
	 * caller exchanges x and y, and this method draws it row by row.
	 *
	 * @param exchanged whether the caller has exchanged x and y
	 */
	private void line(double x1, double y1, double x2, double y2, boolean exchanged, double thickness, int rgb,
			int alpha) {
		double from = Math.min(x1, x2);
		double to = Math.max(x1, x2);
		double slope = x1 == x2 ? 0 : (y2 - y1) / (x2 - x1);
		double slant = 1 / Math.sqrt(1 + slope * slope);
		double half = thickness / 2;
		double reach = (half + 0.5) / slant;
		double most = Math.min(1, thickness);
		int limit = (exchanged ? width : height) - 1;
		int last = (int) Math.min((exchanged ? height : width) - 1, Math.ceil(to) - 1);
		for (int x = (int) Math.max(0, Math.floor(from)); x <= last; x++) {
			double along = Math.min(1, Math.min(x + 1 - from, to - x)) * alpha;
			double y = y1 + slope * (Math.clamp(x + 0.5, from, to) - x1) - 0.5;
			int bottom = (int) Math.min(limit, Math.floor(y + reach));
			for (int at = (int) Math.max(0, Math.ceil(y - reach)); at <= bottom; at++) {
				int share = (int) (Math.min(most, half + 0.5 - Math.abs(at - y) * slant) * along + 0.5);
				if (share > 0) {
					blend(exchanged ? at : x, exchanged ? x : at, rgb, share);
				}
			}
		}
	}

	/**
	 * Draws a line without antialiasing, which is faster than {@link #line}. Use this for the wide line below an antialiased line.
	 */
	void roughLine(double x1, double y1, double x2, double y2, double thickness, int rgb, int alpha) {
		boolean steep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
		double from = steep ? Math.min(y1, y2) - top : Math.min(x1, x2) - left;
		double to = steep ? Math.max(y1, y2) - top : Math.max(x1, x2) - left;
		double slope = steep ? (x2 - x1) / (y2 - y1) : x1 == x2 ? 0 : (y2 - y1) / (x2 - x1);
		int run = (int) Math.round(thickness * Math.sqrt(1 + slope * slope));
		double middle = steep ? x1 - left - slope * (y1 - top) : y1 - top - slope * (x1 - left);
		int last = (int) Math.min(steep ? height : width, Math.round(to));
		int limit = steep ? width : height;
		for (int x = (int) Math.max(0, Math.round(from)); x < last; x++) {
			int start = (int) Math.floor(middle + slope * (x + 0.5) - run / 2.0 + 0.5);
			int end = Math.min(limit, start + run);
			for (int y = Math.max(0, start); y < end; y++) {
				blend(steep ? y : x, steep ? x : y, rgb, alpha);
			}
		}
	}

	/**
	 * Fills a square around a place.
	 *
	 * @param half half the side, in pixels
	 */
	void square(double x, double y, double half, int rgb, int alpha) {
		int bottom = Math.min(height, (int) Math.round(y + half) - top);
		int right = Math.min(width, (int) Math.round(x + half) - left);
		for (int row = Math.max(0, (int) Math.round(y - half) - top); row < bottom; row++) {
			for (int column = Math.max(0, (int) Math.round(x - half) - left); column < right; column++) {
				blend(column, row, rgb, alpha);
			}
		}
	}

	/**
	 * Fills the pixels whose middle lies in a convex polygon.
	 *
	 * @param corners x and y of each corner: x of corner i at index 2 i, y at 2 i + 1
	 */
	void fill(double[] corners, int rgb, int alpha) {
		double lowest = Double.POSITIVE_INFINITY;
		double highest = Double.NEGATIVE_INFINITY;
		for (int i = 1; i < corners.length; i += 2) {
			lowest = Math.min(lowest, corners[i]);
			highest = Math.max(highest, corners[i]);
		}
		int last = (int) Math.min(height - 1, Math.floor(highest - 0.5 - top));
		for (int row = (int) Math.max(0, Math.ceil(lowest - 0.5 - top)); row <= last; row++) {
			double y = row + top + 0.5;
			double from = Double.POSITIVE_INFINITY;
			double to = Double.NEGATIVE_INFINITY;
			for (int i = 0; i < corners.length; i += 2) {
				int next = i + 2 == corners.length ? 0 : i + 2;
				double y1 = corners[i + 1];
				double y2 = corners[next + 1];
				if (y1 <= y != y2 <= y) {
					double x = corners[i] + (y - y1) / (y2 - y1) * (corners[next] - corners[i]);
					from = Math.min(from, x);
					to = Math.max(to, x);
				}
			}
			int right = (int) Math.min(width - 1, Math.ceil(to - 0.5 - left) - 1);
			for (int column = (int) Math.max(0, Math.ceil(from - 0.5 - left)); column <= right; column++) {
				blend(column, row, rgb, alpha);
			}
		}
	}
}
