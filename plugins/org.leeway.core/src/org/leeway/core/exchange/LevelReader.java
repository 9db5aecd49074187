package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;

import org.leeway.core.files.LevelFormatException;
import org.leeway.model.Level;

/** Reads levels from the files of one format. */
public interface LevelReader {

	/**
	 * Reads a file whole; the file itself is left as it is.
	 *
	 * @throws LevelFormatException if the file is not of this format, with its name and line
	 * @throws IOException if it cannot be read
	 */
	Level read(Path file) throws IOException;

	/** Whether files of this format say which agents there are; otherwise a level that is read has the usual ones. */
	default boolean knowsAgents() {
		return true;
	}
}
