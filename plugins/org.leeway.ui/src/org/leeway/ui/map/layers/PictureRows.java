package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.ui.pictures.ScaledPicture.Scale;

/**
 * A renderer that draws a background picture, which designers trace, into rows of the map's pixels. The picture lies over the
 * terrain, and below overlays and tints. Each picture is stored in several sizes. The renderer draws from the size with about
 * one pixel for each pixel of the map. This size is called the source.
 */
final class PictureRows {

	/**
	 * The scale from which the pixels of the picture are drawn as squares, in pixels of the map per pixel of the picture.
	 * At smaller scales, the colours between two pixels of the picture are mixed.
	 */
	private static final double SQUARES_FROM = 2;
	/** The weight 1 as a fixed-point number. */
	private static final int ONE = 256;

	private final PlacedPicture placed;
	private final Scale source;
	private final double scale;
	/** The first pixel that the picture covers in each row of the image. */
	private final int from;
	/** The end of the range of pixels that the picture covers in each row of the image, exclusive. */
	private final int to;
	/** Indexed by pixel of a row: the first of the two neighbouring columns of the source from which the pixel is mixed. */
	private final int[] columns;
	/**
	 * Indexed by pixel of a row: the weight of the second column in the mixture, in 256ths. The second column follows the column
	 * in {@link #columns}.
	 */
	private final int[] shares;
	private final boolean squares;

	private PictureRows(PlacedPicture placed, double scale, int left, int width) {
		this.placed = placed;
		this.scale = scale;
		source = placed.picture().scale(placed.width() * scale);
		squares = placed.width() * scale >= source.width() * SQUARES_FROM;
		from = (int) Math.clamp(Math.round(placed.x() * scale) - left, 0, width);
		to = (int) Math.clamp(Math.round((placed.x() + placed.width()) * scale) - left, from, width);
		columns = new int[width];
		shares = new int[width];
		for (int x = from; x < to; x++) {
			double column = at((left + x + 0.5) / scale - placed.x(), placed.width(), source.width());
			columns[x] = (int) column;
			shares[x] = (int) ((column - columns[x]) * ONE);
		}
	}

	/**
	 * Creates renderers for the pictures that lie on a tile, bottom first.
	 *
	 * @param scale pixels per cell
	 * @param left the first column of the tile in the whole map's picture, in pixels
	 * @param width of the tile, in pixels
	 */
	static List<PictureRows> of(List<PlacedPicture> pictures, double scale, int left, int width) {
		return pictures.stream().filter(placed -> placed.opacity() > 0)
				.map(placed -> new PictureRows(placed, scale, left, width)).filter(rows -> rows.from < rows.to).toList();
	}

	/**
	 * Converts a distance on the picture from cells to a column or a row of the source. If the result lies between two columns,
	 * the colours of both columns are mixed. For example, 3.2 stands for 80 % of column 3 and 20 % of column 4.
	 *
	 * @param cells the distance from the left or top edge of the picture, in cells
	 * @param length the width or height of the picture, in cells
	 * @param pixels the number of columns or rows of the source
	 */
	private double at(double cells, double length, int pixels) {
		double place = cells / length * pixels;
		return Math.clamp(squares ? Math.floor(place) : place - 0.5, 0, pixels - 1);
	}

	/**
	 * Draws the picture into a row of pixels of the map. The ground is the terrain with the pictures that were drawn before
	 * this picture. The picture covers the ground, but overlays and tints cover the picture.
	 *
	 * @param y the row in the whole map's picture
	 * @param ground indexed by pixel: the colour of the ground, {@code 0xRRGGBB}. Receives the colour with this picture
	 * @param through indexed by pixel: the fraction of the ground that is visible through overlays and tints, in 255ths
	 * @param pixels indexed by pixel: the colour of the ground with overlays and tints. Receives the colour with this picture
	 */
	void lay(int y, int[] ground, int[] through, int[] pixels) {
		if (y < Math.round(placed.y() * scale) || y >= Math.round((placed.y() + placed.height()) * scale)) {
			return;
		}
		double row = at((y + 0.5) / scale - placed.y(), placed.height(), source.height());
		int above = (int) row * source.width();
		int below = Math.min(source.height() - 1, (int) row + 1) * source.width();
		int share = (int) ((row - (int) row) * ONE);
		for (int x = from; x < to; x++) {
			int colour = colour(above, below, share, x);
			int alpha = (colour >>> 24) * placed.opacity() / 255;
			int next = TileRenderer.mix(ground[x], colour & 0xFFFFFF, alpha);
			pixels[x] = moved(pixels[x], ground[x], next, through[x], 255);
			ground[x] = next;
		}
	}

	private int colour(int above, int below, int share, int x) {
		int[] pixels = source.pixels();
		int column = columns[x];
		if (squares) {
			return pixels[above + column];
		}
		int next = Math.min(source.width() - 1, column + 1);
		return between(between(pixels[above + column], pixels[above + next], shares[x]),
				between(pixels[below + column], pixels[below + next], shares[x]), share);
	}

	private static int between(int one, int other, int share) {
		if (one == other) {
			return one;
		}
		int odd = (one >>> 8 & 0xFF00FF) * (ONE - share) + (other >>> 8 & 0xFF00FF) * share;
		int even = (one & 0xFF00FF) * (ONE - share) + (other & 0xFF00FF) * share;
		return odd & 0xFF00FF00 | even >>> 8 & 0xFF00FF;
	}

	/**
	 * Returns the new colour of a pixel after the ground has changed its colour. The pixel shows the ground below overlays and
	 * tints, which stay.
	 *
	 * @param pixel the old colour of the pixel, with overlays and tints
	 * @param before the old colour of the ground
	 * @param now the new colour of the ground
	 * @param through the fraction of the ground that is visible through overlays and tints, in 255ths
	 * @param most limit for the change of the pixel, in each of red, green and blue, 0 to 255
	 */
	static int moved(int pixel, int before, int now, int through, int most) {
		return part(pixel, before, now, through, most, 16) | part(pixel, before, now, through, most, 8)
				| part(pixel, before, now, through, most, 0);
	}

	private static int part(int pixel, int before, int now, int through, int most, int shift) {
		int change = ((now >> shift & 0xFF) - (before >> shift & 0xFF)) * through / 255;
		return Math.clamp((pixel >> shift & 0xFF) + Math.clamp(change, -most, most), 0, 255) << shift;
	}
}
