package org.leeway.core;

/** Thrown if a level is too large for memory. The message has the limit. Larger levels can be streamed row by row. */
public class LevelTooLargeException extends LevelFormatException {

	private static final long serialVersionUID = 1L;

	/** @param line counted from 1, or 0 if unknown */
	public LevelTooLargeException(String file, int line, String problem) {
		super(file, line, problem);
	}
}
