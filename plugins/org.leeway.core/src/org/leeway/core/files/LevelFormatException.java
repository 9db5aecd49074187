package org.leeway.core.files;

import java.io.IOException;

/** Thrown if a file is no valid level, or a level cannot be saved: tells the problem, what was expected, and where. */
public class LevelFormatException extends IOException {

	private static final long serialVersionUID = 1L;

	private final String file;
	private final int line;
	private final String problem;

	/**
	 * The message is {@code FILE:LINE: problem}, without the line if that is unknown.
	 *
	 * @param line counted from 1; 0 if unknown
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

	/** The name of the file, as the caller gave it. */
	public String file() {
		return file;
	}

	/** The line, counted from 1; 0 if unknown. */
	public int line() {
		return line;
	}

	/** What is wrong, without the file and the line. */
	public String problem() {
		return problem;
	}
}
