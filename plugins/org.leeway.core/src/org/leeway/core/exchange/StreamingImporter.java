package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;

/**
 * An importer that can also read levels row by row, so that only one row is in memory. The size of such levels is limited by
 * {@link org.leeway.pathing.clearance.stream.MapHeader}.
 */
public interface StreamingImporter extends Importer {

	/**
	 * Reads everything but the cells.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is not of this format or too large. The message has the name of the file
	 * and the line
	 * @throws IOException if the file cannot be read
	 */
	LevelHeader readHeader(Path file, Progress progress) throws IOException;

	/**
	 * Reads the rows from top to bottom, and checks the rest of the file.
	 *
	 * @param rows receives the terrain of each cell of a row. The array is valid until the next call, and may be longer
	 * than the row
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is not of this format. The message has the name of the file and the line
	 * @throws IOException if the file cannot be read
	 */
	void readRows(Path file, LevelHeader header, Consumer<byte[]> rows, Progress progress) throws IOException;

	/**
	 * Returns how often the whole file is read if {@link #readHeader} and {@link #readRows} are each called once. Callers need this
	 * number to show progress.
	 */
	int passes();
}
