package org.leeway.core.colour;

import java.util.stream.IntStream;

import org.leeway.model.TerrainPattern;

/**
 * A mapping of a map's pixels to the points of the square that a pattern repeats. The side of the square is 2, 1, 1/2 or
 * fewer cells: the shortest side with at least 20 points. If all sides have fewer points, it is 2 cells. So patterns
 * continue from cell to cell and look alike at all zooms. The point of a pixel depends only on the pixel's place on the map.
 */
public final class PatternScale {

	/** Least side of a cell, in points, for patterns. Smaller cells are plain. */
	public static final int LEAST = 8;

	private static final double LARGEST_PERIOD = 2;
	private static final double LEAST_SQUARE = 20;

	private final double period;
	private final int side;

	/**
	 * Creates the square of a picture whose pixels are points.
	 *
	 * @param scale pixels for each cell
	 */
	public PatternScale(double scale) {
		this(scale, 1);
	}

	/**
	 * Creates the square on a screen.
	 *
	 * @param scale pixels for each cell
	 * @param density pixels for each point, so that patterns look alike on screens with more pixels
	 */
	public PatternScale(double scale, double density) {
		double cells = LARGEST_PERIOD;
		while (cells / 2 * scale / density >= LEAST_SQUARE) {
			cells /= 2;
		}
		this.period = cells * scale;
		this.side = (int) Math.round(period);
	}

	/** Returns the mask of a pattern in this square. */
	public PatternMask mask(TerrainPattern pattern) {
		return PatternMask.of(pattern, side);
	}

	/** Returns the column or row of the square that shows at a column or row of pixels of the map. */
	public int index(int pixel) {
		double at = (pixel + 0.5) / period;
		return (int) ((at - Math.floor(at)) * side);
	}

	/** Returns the indices of {@code count} columns from {@code first} on. */
	public int[] indices(int first, int count) {
		return IntStream.range(first, first + count).map(this::index).toArray();
	}
}
