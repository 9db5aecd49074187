package org.leeway.core.exchange.terrain;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A part of a picture, such as the picture of a tile in the image of its tileset. Lengths are in pixels. Immutable.
 *
 * @param file of the whole picture. The file may be missing, damaged, or smaller than the part
 * @param x of the left edge, at least 0
 * @param y of the top edge, at least 0
 * @param width at least 1
 * @param height at least 1
 * @param clear the transparent colour {@code 0xRRGGBB}: a pixel of this colour is invisible, even if the file stores the pixel
 * as visible. Empty if no colour is transparent
 */
public record PicturePart(Path file, int x, int y, int width, int height, Optional<Integer> clear) {

	public PicturePart {
		if (x < 0 || y < 0 || width < 1 || height < 1) {
			throw new IllegalArgumentException("a part of " + width + " x " + height + " at " + x + "," + y);
		}
	}

	/** Creates a part of a picture without a transparent colour. */
	public PicturePart(Path file, int x, int y, int width, int height) {
		this(file, x, y, width, height, Optional.empty());
	}

	/** Returns the number of pixels. */
	public long pixels() {
		return (long) width * height;
	}
}
