package org.leeway.ui.outline;

import java.util.Arrays;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.layers.MapPicture;
import org.leeway.ui.map.layers.TileRenderer;

/** The whole map as one small image. It renders again only the parts that have changed, in short steps. */
final class MapImage {

	/** The number of rows of pixels to render at once. */
	private static final int BAND = 8;
	/** The greatest duration of a step, in nanoseconds. */
	private static final long STEP = 5_000_000;

	private MapPicture shown;
	private Image image;
	private double scale;
	/** By band of rows, the first column of pixels to render, and the one after the last. */
	private int[] from = {};
	private int[] to = {};

	/**
	 * Makes the image show a picture.
	 *
	 * @param pixels the side of a cell in pixels
	 * @param width of the image, in pixels
	 * @param height of the image, in pixels
	 */
	void follow(MapPicture picture, double pixels, int width, int height) {
		if (image == null || scale != pixels || !picture.hasSizeOf(shown)) {
			dispose();
			scale = pixels;
			image = new Image(Display.getCurrent(), width, height);
			from = new int[(height + BAND - 1) / BAND];
			to = new int[from.length];
			Arrays.fill(to, width);
		} else if (picture != shown) {
			picture.changedSince(shown).forEach(this::forget);
		}
		shown = picture;
	}

	/** Marks cells to be rendered again. */
	private void forget(CellRect cells) {
		Rectangle area = image.getBounds();
		int left = (int) Math.floor(cells.x() * scale);
		int top = (int) Math.floor(cells.y() * scale);
		area.intersect(new Rectangle(left, top, (int) Math.ceil(cells.right() * scale) - left,
				(int) Math.ceil(cells.bottom() * scale) - top));
		for (int band = area.y / BAND; !area.isEmpty() && band * BAND < area.y + area.height; band++) {
			boolean isDone = from[band] == to[band];
			from[band] = isDone ? area.x : Math.min(from[band], area.x);
			to[band] = isDone ? area.x + area.width : Math.max(to[band], area.x + area.width);
		}
	}

	/** Runs one step of rendering; returns whether the image is complete. */
	boolean render() {
		long end = System.nanoTime() + STEP;
		for (int band = 0; band < from.length && System.nanoTime() < end; band++) {
			if (from[band] < to[band]) {
				render(from[band], to[band], band * BAND);
				from[band] = to[band];
			}
		}
		return Arrays.equals(from, to);
	}

	private void render(int left, int right, int top) {
		int height = Math.min(BAND, image.getBounds().height - top);
		Image part = new Image(Display.getCurrent(),
				TileRenderer.render(shown, scale, left, top, right - left, height));
		GC gc = new GC(image);
		gc.drawImage(part, left, top);
		gc.dispose();
		part.dispose();
	}

	/** The image as far as it is rendered; valid until the next call of {@link #follow}. */
	Image image() {
		return image;
	}

	void dispose() {
		if (image != null) {
			image.dispose();
			image = null;
		}
	}
}
