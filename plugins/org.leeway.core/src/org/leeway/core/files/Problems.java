package org.leeway.core.files;

/** A reader that knows its place in a file. */
public interface Problems {

	/** Returns a problem at this place, with the file and the line. */
	LevelFormatException error(String problem);
}
