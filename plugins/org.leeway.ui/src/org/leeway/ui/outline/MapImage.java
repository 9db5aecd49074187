package org.leeway.ui.outline;

import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.figures.MapPicture;
import org.leeway.ui.editor.figures.TileRenderer;

/** The whole map as one small image, of which only what has changed is rendered again. */
final class MapImage {

	private MapPicture shown;
	private Image image;
	private double scale;

	/**
	 * The image of a picture, which is good until the next call.
	 *
	 * @param pixels a cell
	 * @param width in pixels
	 * @param height in pixels
	 */
	Image of(MapPicture picture, double pixels, int width, int height) {
		if (image == null || scale != pixels || !picture.hasSizeOf(shown)) {
			dispose();
			scale = pixels;
			image = new Image(Display.getCurrent(), TileRenderer.render(picture, scale, 0, 0, width, height));
		} else if (picture != shown) {
			picture.changedSince(shown).forEach(cells -> render(picture, cells));
		}
		shown = picture;
		return image;
	}

	private void render(MapPicture picture, CellRect cells) {
		Rectangle area = image.getBounds();
		int left = (int) Math.floor(cells.x() * scale);
		int top = (int) Math.floor(cells.y() * scale);
		area.intersect(new Rectangle(left, top, (int) Math.ceil(cells.right() * scale) - left,
				(int) Math.ceil(cells.bottom() * scale) - top));
		if (!area.isEmpty()) {
			Image part = new Image(Display.getCurrent(),
					TileRenderer.render(picture, scale, area.x, area.y, area.width, area.height));
			GC gc = new GC(image);
			gc.drawImage(part, area.x, area.y);
			gc.dispose();
			part.dispose();
		}
	}

	void dispose() {
		if (image != null) {
			image.dispose();
			image = null;
		}
	}
}
