package org.leeway.core.files;

import org.leeway.core.LevelFormatException;

/** A reader of a file. The reader reports problems at its current position. */
public interface Problems {

	/** Returns an exception about a problem at the current position, with the file and the line. */
	LevelFormatException error(String problem);
}
