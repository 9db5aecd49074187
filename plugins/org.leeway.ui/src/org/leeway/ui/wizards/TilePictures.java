package org.leeway.ui.wizards;

import java.io.IOException;
import java.util.Optional;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.files.InputFile;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.pictures.PictureSize;
import org.leeway.ui.pictures.ScaledPicture;

/**
 * Small pictures of tiles for a table, cut out of the images of their tilesets. Decoding an image may need a second, so
 * this class must not be used on the UI thread.
 */
final class TilePictures {

	/** The width and height of a picture, in pixels. */
	static final int SIDE = 24;
	/** Maximum number of pictures that one wizard page keeps. This number of pictures needs 5 MB. */
	private static final int MOST = 2000;
	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

	private int made;

	/**
	 * Returns the small picture of a tile.
	 *
	 * @return the picture. Empty if the file is missing, damaged or too large, does not contain the part, or if {@link #MOST} is
	 * reached
	 */
	Optional<ImageData> of(PicturePart part) {
		if (made >= MOST) {
			return Optional.empty();
		}
		Optional<ImageData> picture = whole(part).filter(whole -> isInside(part, whole)).map(whole -> cut(part, whole));
		made += picture.isPresent() ? 1 : 0;
		return picture;
	}

	private static Optional<ScaledPicture.Scale> whole(PicturePart part) {
		try {
			// a map may name a device or a pipe as its image. Leeway reads no such file, because the reading would never end
			if (!InputFile.exists(part.file())) {
				return Optional.empty();
			}
			return PictureSize.of(part.file()).filter(size -> (long) size.width() * size.height() <= ScaledPicture.MOST_PIXELS)
					.flatMap(size -> PictureFile.read(part.file()).picture()).map(picture -> picture.scale(Integer.MAX_VALUE));
		} catch (IOException unreadable) {
			return Optional.empty();
		}
	}

	private static boolean isInside(PicturePart part, ScaledPicture.Scale whole) {
		return (long) part.x() + part.width() <= whole.width() && (long) part.y() + part.height() <= whole.height();
	}

	/**
	 * Returns a part of a picture as a square image of {@link #SIDE} pixels. The longer side of the part is scaled to
	 * the side of the square. The part is in the middle of the square, and the rest is transparent.
	 *
	 * @param whole the picture that contains the part
	 */
	private static ImageData cut(PicturePart part, ScaledPicture.Scale whole) {
		ImageData small = new ImageData(SIDE, SIDE, 24, RGB);
		small.alphaData = new byte[SIDE * SIDE];
		int longer = Math.max(part.width(), part.height());
		for (int y = 0; y < SIDE; y++) {
			for (int x = 0; x < SIDE; x++) {
				int column = (int) ((x + 0.5) * longer / SIDE - (longer - part.width()) / 2.0);
				int row = (int) ((y + 0.5) * longer / SIDE - (longer - part.height()) / 2.0);
				if (column >= 0 && column < part.width() && row >= 0 && row < part.height()) {
					int argb = whole.pixels()[(part.y() + row) * whole.width() + part.x() + column];
					small.setPixel(x, y, argb & 0xFFFFFF);
					small.setAlpha(x, y, part.clear().filter(clear -> clear == (argb & 0xFFFFFF)).isPresent() ? 0 : argb >>> 24);
				}
			}
		}
		return small;
	}
}
