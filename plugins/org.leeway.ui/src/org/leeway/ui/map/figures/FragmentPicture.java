package org.leeway.ui.map.figures;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Fragment;

/** Pictures of pieces of terrain. */
public final class FragmentPicture {

	private static final PaletteData RGB = new PaletteData(0xFF0000, 0xFF00, 0xFF);

	private FragmentPicture() {
	}

	/**
	 * Returns a picture of a piece of terrain. Cells that do not belong to the piece are transparent. Each pixel has
	 * the colour of the cell under the middle of the pixel.
	 *
	 * @param colours {@code 0xRRGGBB}, indexed by terrain id
	 * @param width of the picture, in pixels
	 * @param height of the picture, in pixels
	 * @param alpha of the cells, 0 to 255
	 */
	public static ImageData draw(Fragment piece, int[] colours, int width, int height, int alpha) {
		ImageData image = new ImageData(width, height, 24, RGB);
		image.alphaData = new byte[width * height];
		for (int y = 0; y < height; y++) {
			int row = (2 * y + 1) * piece.height() / (2 * height);
			for (int x = 0; x < width; x++) {
				int column = (2 * x + 1) * piece.width() / (2 * width);
				if (piece.cells().get(column, row)) {
					image.setPixel(x, y, colours[piece.terrain().terrain(column, row)]);
					image.alphaData[y * width + x] = (byte) alpha;
				}
			}
		}
		return image;
	}

	/**
	 * Returns the largest size that has the proportions of a piece of terrain and fits into a square.
	 *
	 * @param side of the square, in pixels
	 * @return a rectangle at (0, 0), in pixels
	 */
	public static CellRect fitting(Fragment piece, int side) {
		double scale = (double) side / Math.max(piece.width(), piece.height());
		return new CellRect(0, 0, (int) Math.max(1, piece.width() * scale), (int) Math.max(1, piece.height() * scale));
	}
}
