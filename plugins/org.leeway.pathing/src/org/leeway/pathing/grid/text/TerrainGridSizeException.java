package org.leeway.pathing.grid.text;

/** Thrown if the text of a grid begins with a size that the receiver refuses. */
public class TerrainGridSizeException extends TerrainGridFormatException {

	private static final long serialVersionUID = 1L;

	private final long width;
	private final long height;

	/**
	 * Creates an exception for a size in cells.
	 *
	 * @param line the line of the text, counted from 0
	 */
	public TerrainGridSizeException(String message, int line, long width, long height) {
		super(message, line);
		this.width = width;
		this.height = height;
	}

	public long width() {
		return width;
	}

	public long height() {
		return height;
	}
}
