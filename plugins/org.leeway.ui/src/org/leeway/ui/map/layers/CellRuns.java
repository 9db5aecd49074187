package org.leeway.ui.map.layers;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.leeway.pathing.grid.BitPlane;

/**
 * A painter of the cells of a bit plane. Paints each run of adjacent set cells in a row as one rectangle. The rectangles do not
 * overlap, so no pixel is painted twice. A translucent colour would be darker at such a pixel.
 */
final class CellRuns {

	private CellRuns() {
	}

	/**
	 * Fills the cells in the clip with the background colour.
	 *
	 * @param scale pixels per cell
	 */
	static void fill(BitPlane cells, double scale, Graphics graphics) {
		Rectangle clip = graphics.getClip(new Rectangle());
		int left = Math.max(0, (int) (clip.x / scale));
		int bottom = Math.min(cells.height(), (int) Math.ceil(clip.bottom() / scale));
		int right = Math.min(cells.width(), (int) Math.ceil(clip.right() / scale));
		for (int y = Math.max(0, (int) (clip.y / scale)); y < bottom; y++) {
			for (int x = cells.nextSet(left, y); x < right;) {
				int end = cells.nextClear(x, y);
				int top = pixel(y, scale);
				graphics.fillRectangle(pixel(x, scale), top, pixel(end, scale) - pixel(x, scale), pixel(y + 1, scale) - top);
				x = cells.nextSet(end, y);
			}
		}
	}

	private static int pixel(int cells, double scale) {
		return (int) Math.round(cells * scale);
	}
}
