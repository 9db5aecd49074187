package org.leeway.pathing.paint;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The symmetries of a map about its middle. A symmetry maps each cell to its images, for example to a mirror image. If tools
 * always paint a cell together with its images, the map stays symmetric.
 * <p>
 * Diagonals and quarter turns can map a 4 x 4 map onto itself, but not a 4 x 5 map. If a 4 x 5 map is turned about its middle,
 * its cells land between cells. If width and height differ by an odd number, these symmetries therefore leave out the last row.
 * If the map is not square, some images lie outside the map, and tools do not paint them.
 */
public enum Symmetry {
	NONE("None"), LEFT_RIGHT("Left to right", Factors.LEFT_RIGHT), TOP_BOTTOM("Top to bottom", Factors.TOP_BOTTOM),
	BOTH_AXES("Both axes", Factors.LEFT_RIGHT, Factors.TOP_BOTTOM, Factors.HALF_TURN),
	DIAGONAL("Diagonal \\", Factors.DIAGONAL), ANTIDIAGONAL("Diagonal /", Factors.ANTIDIAGONAL),
	BOTH_DIAGONALS("Both diagonals", Factors.DIAGONAL, Factors.ANTIDIAGONAL, Factors.HALF_TURN),
	HALF_TURN("Rotate 180\u00b0", Factors.HALF_TURN),
	QUARTER_TURNS("Rotate 90\u00b0", Factors.RIGHT_TURN, Factors.HALF_TURN, Factors.LEFT_TURN),
	ALL("All eight", Factors.values());

	/**
	 * The reflections and turns that make up the symmetries, each with the four factors of a {@link CellTransform}. The shift
	 * of the transformation depends on the size of the map, so {@link #about} computes the shift.
	 */
	private enum Factors {
		LEFT_RIGHT(-1, 0, 0, 1), TOP_BOTTOM(1, 0, 0, -1), HALF_TURN(-1, 0, 0, -1), DIAGONAL(0, 1, 1, 0),
		ANTIDIAGONAL(0, -1, -1, 0), RIGHT_TURN(0, -1, 1, 0), LEFT_TURN(0, 1, -1, 0);

		private final int xx;
		private final int xy;
		private final int yx;
		private final int yy;

		Factors(int xx, int xy, int yx, int yy) {
			this.xx = xx;
			this.xy = xy;
			this.yx = yx;
			this.yy = yy;
		}

		boolean swapsAxes() {
			return xx == 0;
		}

		/**
		 * Returns the transformation of cells that has these factors and maps the middle of the map to itself. The middle may
		 * lie between two cells.
		 *
		 * @param lastColumn the index of the last column, counted from 0
		 * @param lastRow the index of the last row, counted from 0
		 */
		CellTransform about(int lastColumn, int lastRow) {
			return new CellTransform(xx, xy, yx, yy, (lastColumn - xx * lastColumn - xy * lastRow) / 2,
					(lastRow - yx * lastColumn - yy * lastRow) / 2);
		}
	}

	private final String label;
	private final List<Factors> images;

	Symmetry(String label, Factors... images) {
		this.label = label;
		this.images = List.of(images);
	}

	/**
	 * Returns the symmetry of an id.
	 *
	 * @throws IllegalArgumentException if no symmetry has the id. The message lists all ids
	 */
	public static Symmetry of(String id) {
		return Stream.of(values()).filter(symmetry -> symmetry.id().equals(id)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("unknown symmetry '" + id + "', expected one of "
						+ Stream.of(values()).map(Symmetry::id).collect(Collectors.joining(", "))));
	}

	/** Returns the name in files and on the command line, such as {@code half-turn}. */
	public String id() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** Returns the name to show to users. */
	public String label() {
		return label;
	}

	/** Returns the transformations that map a cell to its images. The identity is left out. */
	public List<CellTransform> images(int width, int height) {
		int rows = rows(width, height);
		return images.stream().map(image -> image.about(width - 1, rows - 1)).toList();
	}

	/**
	 * Returns how many rows of a map take part in the symmetry: all rows, or all except the last. Diagonals and quarter turns
	 * leave out the last row if width and height differ by an odd number. Otherwise cells would land between cells.
	 */
	public int rows(int width, int height) {
		boolean fits = images.stream().noneMatch(Factors::swapsAxes) || (width - height) % 2 == 0;
		return fits ? height : height - 1;
	}

	/** Returns whether, on a map of this size, every image of a cell lies inside the map. */
	public boolean keeps(int width, int height) {
		return width == height || images.stream().noneMatch(Factors::swapsAxes);
	}

	/** Returns whether the vertical line through the middle of the map is an axis of reflection. */
	public boolean hasVerticalAxis() {
		return images.contains(Factors.LEFT_RIGHT);
	}

	/** Returns whether the horizontal line through the middle of the map is an axis of reflection. */
	public boolean hasHorizontalAxis() {
		return images.contains(Factors.TOP_BOTTOM);
	}

	/** Returns whether the diagonal that falls to the right is an axis of reflection. */
	public boolean hasDiagonal() {
		return images.contains(Factors.DIAGONAL);
	}

	/** Returns whether the diagonal that rises to the right is an axis of reflection. */
	public boolean hasAntidiagonal() {
		return images.contains(Factors.ANTIDIAGONAL);
	}

	/** Returns whether the symmetry has a half turn about the middle. */
	public boolean turns() {
		return images.contains(Factors.HALF_TURN);
	}
}
