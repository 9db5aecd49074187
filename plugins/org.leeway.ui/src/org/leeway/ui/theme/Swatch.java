package org.leeway.ui.theme;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;

/** Small images of one colour with a dark border. */
public final class Swatch {

	private static final int SIDE = 16;

	/** One descriptor per colour, as GEF's palette keeps an image for each descriptor that it has ever seen. */
	private static final Map<RGB, ImageDescriptor> KNOWN = new ConcurrentHashMap<>();

	private Swatch() {
	}

	/** A swatch of a colour, 16 x 16 pixels. */
	public static ImageDescriptor of(RGB colour) {
		return KNOWN.computeIfAbsent(colour, Swatch::draw);
	}

	private static ImageDescriptor draw(RGB colour) {
		ImageData image = new ImageData(SIDE, SIDE, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		int inner = image.palette.getPixel(colour);
		int border = image.palette.getPixel(new RGB(colour.red / 2, colour.green / 2, colour.blue / 2));
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				boolean edge = x == 0 || y == 0 || x == SIDE - 1 || y == SIDE - 1;
				image.setPixel(x, y, edge ? border : inner);
			}
		}
		return ImageDescriptor.createFromImageDataProvider(zoom -> zoom == 100 ? image : null);
	}
}
