package org.leeway.core.files;

/** Tells that a level is too large for the way it is read, and names the limit. Row by row, larger ones can be read. */
public class LevelTooLargeException extends LevelFormatException {

	private static final long serialVersionUID = 1L;

	/** @param line counted from 1; 0 if unknown */
	public LevelTooLargeException(String file, int line, String problem) {
		super(file, line, problem);
	}
}
