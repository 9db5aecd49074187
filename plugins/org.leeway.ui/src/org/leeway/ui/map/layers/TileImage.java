package org.leeway.ui.map.layers;

import org.eclipse.draw2d.Graphics;
import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.Pattern;

/**
 * A piece of the map's picture that is drawn one to one. On GTK it is filled as a pattern: there, drawing an image first
 * copies all of its pixels, which takes ten times as long as showing them.
 */
final class TileImage {

	private static final boolean IS_GTK = "gtk".equals(SWT.getPlatform());

	private final Image image;
	private final Pattern pattern;

	/** May be called on any thread. */
	TileImage(Device device, ImageDataProvider pixels) {
		image = new Image(device, pixels);
		pattern = IS_GTK ? new Pattern(device, image) : null;
	}

	/** Draws at a place; it may leave another background pattern behind. */
	void draw(Graphics graphics, Rectangle area) {
		if (pattern == null) {
			graphics.drawImage(image, area.x, area.y);
			return;
		}
		graphics.translate(area.x, area.y);
		graphics.setBackgroundPattern(pattern);
		graphics.fillRectangle(0, 0, area.width, area.height);
		graphics.translate(-area.x, -area.y);
	}

	void dispose() {
		if (pattern != null) {
			pattern.dispose();
		}
		image.dispose();
	}
}
