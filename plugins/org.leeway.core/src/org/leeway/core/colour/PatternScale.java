package org.leeway.core.colour;

import java.util.stream.IntStream;

import org.leeway.model.TerrainPattern;

/**
 * A mapping from the pixels of a map to the pixels of a pattern. A pattern is a square that repeats over the whole map. The
 * side of the square depends on the zoom, so that patterns have about the same size at all zooms. At first, the side is 2
 * cells. The side is then halved as long as the half is at least 20 points long on the screen.
 */
public final class PatternScale {

	/** The least side of a cell with a pattern, in points on the screen. Smaller cells have plain colours. */
	public static final int LEAST = 8;

	private static final double LARGEST_PERIOD = 2;
	private static final double LEAST_SQUARE = 20;

	private final double period;
	private final int side;

	/**
	 * Creates the mapping for a picture in which each point is one pixel.
	 *
	 * @param scale pixels for each cell
	 */
	public PatternScale(double scale) {
		this(scale, 1);
	}

	/**
	 * Creates the mapping for a screen.
	 *
	 * @param scale pixels for each cell
	 * @param density pixels for each point. Patterns have the same size in points at every density
	 */
	public PatternScale(double scale, double density) {
		double cells = LARGEST_PERIOD;
		while (cells / 2 * scale / density >= LEAST_SQUARE) {
			cells /= 2;
		}
		this.period = cells * scale;
		this.side = (int) Math.round(period);
	}

	/** Returns the mask of a pattern. The side of the mask is the side of the pattern's square, in pixels. */
	public PatternMask mask(TerrainPattern pattern) {
		return PatternMask.of(pattern, side);
	}

	/**
	 * Returns which column of the pattern's square is drawn at a column of pixels of the map. Works for rows in the same way.
	 *
	 * @param pixel the column or row of pixels of the map
	 */
	public int index(int pixel) {
		double at = (pixel + 0.5) / period;
		return (int) ((at - Math.floor(at)) * side);
	}

	/**
	 * Converts columns of pixels of the map to columns of the pattern's square, which the map repeats. Columns from
	 * {@code first} to {@code first + count - 1} are converted.
	 */
	public int[] indices(int first, int count) {
		return IntStream.range(first, first + count).map(this::index).toArray();
	}
}
