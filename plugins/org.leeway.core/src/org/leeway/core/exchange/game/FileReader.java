package org.leeway.core.exchange.game;

import java.io.IOException;
import java.io.InputStream;

/** A reader of a file in a folder or in an archive. */
@FunctionalInterface
public interface FileReader<T> {

	/**
	 * Reads the content of a file.
	 *
	 * @param name the name of the file, for messages
	 * @return the content, which is not null
	 * @throws IOException if the file cannot be read
	 */
	T read(InputStream in, String name) throws IOException;
}
