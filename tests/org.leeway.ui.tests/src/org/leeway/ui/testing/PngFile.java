package org.leeway.ui.testing;

import java.nio.file.Path;
import java.util.function.IntBinaryOperator;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.PaletteData;

/** A writer of small PNG files for tests. */
public final class PngFile {

	private PngFile() {
	}

	/**
	 * Writes a file.
	 *
	 * @param width in pixels, a multiple of 4, because SWT on GTK writes pictures of other widths wrongly
	 * @param height in pixels
	 * @param pixels the pixel of a column and a row, {@code 0xAARRGGBB}
	 */
	public static void write(Path file, int width, int height, IntBinaryOperator pixels) {
		ImageData image = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		image.alphaData = new byte[width * height];
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				int pixel = pixels.applyAsInt(x, y);
				image.setPixel(x, y, pixel & 0xFFFFFF);
				image.setAlpha(x, y, pixel >>> 24);
			}
		}
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] {image};
		loader.save(file.toString(), SWT.IMAGE_PNG);
	}
}
