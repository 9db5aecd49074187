package org.leeway.pathing.grid.text;

/** Thrown if a text is no terrain grid. The message names the line, the fault and what was expected. */
public class TerrainGridFormatException extends IllegalArgumentException {

	private static final long serialVersionUID = 1L;

	private final int line;

	/**
	 * Creates an exception.
	 *
	 * @param line the line of the text, counted from 0
	 */
	public TerrainGridFormatException(String message, int line) {
		super(message);
		this.line = line;
	}

	/** Returns the line of the text, counted from 0. */
	public int line() {
		return line;
	}
}
