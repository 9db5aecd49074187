package org.leeway.core;

import java.io.IOException;

/**
 * Thrown if a file is no valid level, or a level cannot be saved. The message has the problem, the place, and what was
 * expected.
 */
public class LevelFormatException extends IOException {

	private static final long serialVersionUID = 1L;

	private final String file;
	private final int line;
	private final String problem;

	/**
	 * Creates an exception with the message {@code FILE:LINE: problem}. An unknown line is left out.
	 *
	 * @param line the line of the problem, counted from 1. 0 if unknown
	 * @param problem what is wrong, and what was expected
	 */
	public LevelFormatException(String file, int line, String problem) {
		this(file, line, problem, null);
	}

	public LevelFormatException(String file, int line, String problem, Throwable cause) {
		super(file + ":" + (line > 0 ? line + ": " : " ") + problem, cause);
		this.file = file;
		this.line = line;
		this.problem = problem;
	}

	/** Returns the name of the file, as the caller gave it. */
	public String file() {
		return file;
	}

	/** Returns the line, counted from 1, or 0 if unknown. */
	public int line() {
		return line;
	}

	/** Returns the problem without the file and the line. */
	public String problem() {
		return problem;
	}
}
