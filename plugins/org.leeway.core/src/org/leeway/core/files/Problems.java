package org.leeway.core.files;

import org.leeway.core.LevelFormatException;

/** A reader that can report problems at its current position in a file. */
public interface Problems {

	/** Returns an exception about a problem at the current position, with the file and the line. */
	LevelFormatException error(String problem);
}
