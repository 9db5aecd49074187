package org.leeway.core.level;

/** Tells that a level is too large to be held in memory as a whole, and names the limit. It may be read row by row. */
public class LevelTooLargeException extends LevelFormatException {

	private static final long serialVersionUID = 1L;

	/** @param line counted from 1; 0 if unknown */
	public LevelTooLargeException(String file, int line, String problem) {
		super(file, line, problem);
	}
}
