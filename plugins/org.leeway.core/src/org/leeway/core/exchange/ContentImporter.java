package org.leeway.core.exchange;

import java.io.IOException;

import org.leeway.core.LevelFormatException;
import org.leeway.core.LevelTooLargeException;

/**
 * An importer that needs only the content of a file, for programs without a file system, such as a page in a browser. Each
 * file holds one level, and refers to no other file.
 */
public interface ContentImporter extends Importer {

	/**
	 * Reads a level from the content of a file, with the standard values of all options.
	 *
	 * @param file the name of the file, for messages and for the name of the level
	 * @param limit the largest number of cells that the level may have
	 * @throws LevelFormatException if the content is not of this format
	 * @throws LevelTooLargeException if the content names a size above {@code limit} before the cells. An importer that finds
	 * the size only later need not check it, because the caller does
	 */
	Import read(byte[] content, String file, CellLimit limit) throws IOException;
}
