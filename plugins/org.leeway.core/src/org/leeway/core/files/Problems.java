package org.leeway.core.files;

/** Knows the place in a file that is being read. */
public interface Problems {

	/** A problem at this place, with the file and the line. */
	LevelFormatException error(String problem);
}
