package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The files of one map, in its folder and beside the folder. */
interface MapFiles {

	/** The file with the tiles of a map. */
	String TILES = "game.map";
	/** The start of a path to a file beside the folder. */
	String BESIDE = "../";

	/** A reader of a file. */
	interface Reader<T> {

		/**
		 * Reads a file.
		 *
		 * @param name the name of the file, for messages
		 */
		T read(InputStream in, String name) throws IOException;
	}

	/** Returns the name of the map. */
	String name();

	/** Returns the name of a file, for messages. */
	String path(String file);

	/**
	 * Reads a file. Empty if there is no such file.
	 *
	 * @param file the name of a file in the folder, or {@link #BESIDE} and the name of a file beside the folder
	 * @throws IOException if the file cannot be read
	 */
	<T> Optional<T> read(String file, Reader<T> reader) throws IOException;
}
