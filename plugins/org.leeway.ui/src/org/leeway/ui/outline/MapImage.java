package org.leeway.ui.outline;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.layers.MapPicture;
import org.leeway.ui.map.layers.PixelScale;
import org.leeway.ui.map.layers.TileImage;
import org.leeway.ui.map.layers.TileRenderer;
import org.leeway.ui.theme.DevicePixels;

/** A small picture of the whole map, rendered in bands. Only bands that have changed are rendered again, in short steps. */
final class MapImage {

	/**
	 * The height of a band, in points. At all common zoom levels of the screen, 8 points are a whole number of pixels, so no
	 * gap is visible between bands.
	 */
	private static final int BAND = 8;
	/** Time limit of a rendering step, in nanoseconds. After this time, the step renders no further band. */
	private static final long STEP = 5_000_000;

	private MapPicture shown;
	private double scale;
	private int width;
	private int height;
	/** The bands from top to bottom. Null for a band that was never rendered. */
	private TileImage[] bands = {};
	/** Whether a band is up to date, indexed by band. */
	private boolean[] done = {};

	/**
	 * Makes the image show a state of the map.
	 *
	 * @param picture the map
	 * @param points the side of a cell, in points
	 * @param newWidth the width of the image, in points
	 * @param newHeight the height of the image, in points
	 */
	void follow(MapPicture picture, double points, int newWidth, int newHeight) {
		if (shown == null || scale != points || !picture.hasSizeOf(shown)) {
			dispose();
			scale = points;
			width = newWidth;
			height = newHeight;
			bands = new TileImage[(height + BAND - 1) / BAND];
			done = new boolean[bands.length];
		} else if (picture != shown) {
			picture.changedSince(shown).forEach(this::forget);
		}
		shown = picture;
	}

	/** Marks the bands (strips of the image) that show some of the given cells. Then these bands are rendered again. */
	private void forget(CellRect cells) {
		int bottom = (int) Math.min(height, Math.ceil(cells.bottom() * scale));
		for (int band = (int) (cells.y() * scale) / BAND; band * BAND < bottom; band++) {
			done[band] = false;
		}
	}

	/** Runs one step of rendering. Returns whether the image is complete. */
	boolean render() {
		long end = System.nanoTime() + STEP;
		for (int band = 0; band < bands.length; band++) {
			if (!done[band] && System.nanoTime() >= end) {
				return false;
			} else if (!done[band]) {
				dispose(bands[band]);
				bands[band] = render(area(band));
				done[band] = true;
			}
		}
		return true;
	}

	private Rectangle area(int band) {
		return new Rectangle(0, band * BAND, width, Math.min(BAND, height - band * BAND));
	}

	private TileImage render(Rectangle area) {
		MapPicture picture = shown;
		double points = scale;
		return new TileImage(Display.getCurrent(), zoom -> TileRenderer.render(picture, PixelScale.on(zoom, points), 0,
				DevicePixels.of(area.y, zoom), DevicePixels.of(area.width, zoom), DevicePixels.of(area.height, zoom)));
	}

	/** Draws the image as far as it is rendered. */
	void draw(Graphics graphics, int x, int y) {
		graphics.pushState();
		for (int band = 0; band < bands.length; band++) {
			if (bands[band] != null) {
				bands[band].draw(graphics, area(band).translate(x, y));
			}
		}
		graphics.popState();
	}

	/** Frees the image. A later call of {@link #follow} renders the image again. */
	void dispose() {
		for (TileImage band : bands) {
			dispose(band);
		}
		bands = new TileImage[0];
		shown = null;
	}

	private static void dispose(TileImage band) {
		if (band != null) {
			band.dispose();
		}
	}
}
