package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.ui.pictures.ScaledPicture.Scale;

/**
 * A picture to trace, laid over the terrain in rows of pixels. Its scale has about one pixel for a pixel of the map. Anything
 * that lies over the terrain, such as an overlay, lies over the picture as well.
 */
final class PictureRows {

	/** Scale from which on a pixel of the picture is shown as a square, in pixels of the map. */
	private static final double SQUARES_FROM = 2;
	private static final int ONE = 256;

	private final PlacedPicture placed;
	private final Scale source;
	private final double scale;
	/** The first pixel of the row that has the picture, and the one after the last. */
	private final int from;
	private final int to;
	/** Indexed by pixel of the row: the column of the source at its left, and the weight of the next column, in 256ths. */
	private final int[] columns;
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

	/** Returns the pictures of a tile, bottom first. */
	static List<PictureRows> of(List<PlacedPicture> pictures, double scale, int left, int width) {
		return pictures.stream().filter(placed -> placed.opacity() > 0)
				.map(placed -> new PictureRows(placed, scale, left, width)).filter(rows -> rows.from < rows.to).toList();
	}

	/** Returns the place in the source, along one axis, of a place in cells from the edge of the picture. */
	private double at(double cells, double length, int pixels) {
		double place = cells / length * pixels;
		return Math.clamp(squares ? Math.floor(place) : place - 0.5, 0, pixels - 1);
	}

	/**
	 * Lays the picture into a row.
	 *
	 * @param y of the row in the picture of the whole map
	 * @param ground the terrain at each pixel, {@code 0xRRGGBB}; gets the picture too
	 * @param through by pixel, how much of the terrain what lies over it lets through, of 255
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
			pixels[x] = moved(pixels[x], ground[x], next, through[x]);
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

	/** Returns a pixel after a change of its ground's colour. */
	private static int moved(int pixel, int before, int now, int through) {
		return part(pixel, before, now, through, 16) | part(pixel, before, now, through, 8)
				| part(pixel, before, now, through, 0);
	}

	private static int part(int pixel, int before, int now, int through, int shift) {
		int change = ((now >> shift & 0xFF) - (before >> shift & 0xFF)) * through / 255;
		return Math.clamp((pixel >> shift & 0xFF) + change, 0, 255) << shift;
	}
}
