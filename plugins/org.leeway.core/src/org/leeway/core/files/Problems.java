package org.leeway.core.files;

import org.leeway.core.LevelFormatException;

/** A reader that knows its place in a file. */
public interface Problems {

	/** Returns a problem at this place, with the file and the line. */
	LevelFormatException error(String problem);
}
