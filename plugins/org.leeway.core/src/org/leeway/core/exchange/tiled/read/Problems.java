package org.leeway.core.exchange.tiled.read;

import org.leeway.core.files.LevelFormatException;

/** Knows the place in a file that is being read. */
interface Problems {

	/** A problem at this place, with the file and the line. */
	LevelFormatException error(String problem);
}
