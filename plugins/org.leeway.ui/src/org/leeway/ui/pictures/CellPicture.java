package org.leeway.ui.pictures;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.core.colour.Colour;

/** A picture that fills each cell of a terrain. Transparent pixels show the colour of the terrain. Immutable. */
public final class CellPicture {

	/**
	 * Maximum number of cell sizes for which the scaled picture is cached. The map, the thumbnail and the swatches each
	 * need one size. While the user zooms the map, further sizes are needed for a short time.
	 */
	private static final int MOST_SIZES = 8;
	/**
	 * The side, in pixels, of a small copy of the picture. The {@linkplain #average average colour} is computed from the
	 * pixels of this copy.
	 */
	private static final int SAMPLE = 16;

	private final ScaledPicture picture;
	private final int rgb;
	private final int average;
	private final Map<Deviation, int[]> deviations = new ConcurrentHashMap<>();
	/** A copy of the picture for swatches. Null until the first call of {@link #thumbnail}. */
	private CellPicture thumbnail;
	/** The pixels of a picture scaled to a cell, row by row. Indexed by the side of the cell in pixels. */
	private final Map<Integer, int[]> squares = new ConcurrentHashMap<>();

	private record Deviation(int side, int share, int most) {
	}

	/** @param rgb the colour of the terrain, {@code 0xRRGGBB} */
	public CellPicture(ScaledPicture picture, int rgb) {
		this.picture = picture;
		this.rgb = rgb;
		this.average = average(drawn(SAMPLE));
	}

	private static int average(int[] square) {
		long red = 0;
		long green = 0;
		long blue = 0;
		for (int pixel : square) {
			red += pixel >> 16 & 0xFF;
			green += pixel >> 8 & 0xFF;
			blue += pixel & 0xFF;
		}
		return (int) (red / square.length << 16 | green / square.length << 8 | blue / square.length);
	}

	/** Returns the average colour, {@code 0xRRGGBB}. Cells that are too small for pictures have this colour. */
	public int average() {
		return average;
	}

	/**
	 * Returns the pixels of a cell as {@code 0xRRGGBB}, row by row. The caller must not change the array.
	 *
	 * @param side the side of the cell, in pixels
	 */
	public int[] square(int side) {
		if (squares.size() >= MOST_SIZES && !squares.containsKey(side)) {
			squares.clear();
		}
		return squares.computeIfAbsent(side, this::drawn);
	}

	/**
	 * Returns the difference of each pixel from the average colour, row by row. To draw the picture in another colour
	 * {@code 0xRRGGBB}, the caller adds each difference to this colour. Red, green and blue of each sum must stay in
	 * [0, 255]. The caller must not change the array.
	 *
	 * @param side the side length of the picture, in pixels
	 * @param share how much of each difference to return, from 0 (nothing) to 255 (the full difference)
	 * @param most the largest difference to return, in each of red, green and blue
	 */
	public int[] deviations(int side, int share, int most) {
		Deviation key = new Deviation(side, share, most);
		if (deviations.size() >= MOST_SIZES && !deviations.containsKey(key)) {
			deviations.clear();
		}
		return deviations.computeIfAbsent(key, this::deviations);
	}

	private int[] deviations(Deviation wanted) {
		int[] deviations = square(wanted.side).clone();
		for (int i = 0; i < deviations.length; i++) {
			int sum = 0;
			for (int shift = 0; shift <= 16; shift += 8) {
				int part = ((deviations[i] >> shift & 0xFF) - (average >> shift & 0xFF)) * wanted.share / 255;
				sum += Math.clamp(part, -wanted.most, wanted.most) << shift;
			}
			deviations[i] = sum;
		}
		return deviations;
	}

	private int[] drawn(int side) {
		int[] square = picture.square(side);
		for (int i = 0; i < square.length; i++) {
			square[i] = Colour.mix(rgb, square[i], square[i] >>> 24);
		}
		return square;
	}

	/** Returns whether this object shows a given picture over a given colour of a terrain. */
	boolean shows(ScaledPicture other, int colour) {
		return picture == other && rgb == colour;
	}

	/** Returns a small copy of the picture for swatches, which needs little memory. Returns the same object in each call. */
	public CellPicture thumbnail() {
		if (thumbnail == null) {
			thumbnail = new CellPicture(picture.thumbnail(), rgb);
		}
		return thumbnail;
	}
}
