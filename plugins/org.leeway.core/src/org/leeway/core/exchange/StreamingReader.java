package org.leeway.core.exchange;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.leeway.core.files.LevelFormatException;
import org.leeway.core.level.LevelHeader;
import org.leeway.pathing.Progress;

/**
 * A reader that can also read levels row by row, however high they are: up to the size that
 * {@link org.leeway.pathing.clearance.stream.MapHeader} allows. A reader of the extension point
 * {@code org.leeway.core.formats} that implements this is used for levels that are too large for memory.
 */
public interface StreamingReader extends LevelReader {

	/**
	 * Reads all but the cells.
	 *
	 * @param progress its unit is 64 KiB read
	 * @throws LevelFormatException if the file is not of this format or too large, with its name and line
	 * @throws IOException if it cannot be read
	 */
	LevelHeader readHeader(Path file, Progress progress) throws IOException;

	/**
	 * Reads the rows, top to bottom, and checks what follows them.
	 *
	 * @param rows     gets the terrain of each cell of a row; an array may be longer than the row, and is good until
	 *                 the next one
	 * @param progress its unit is 64 KiB read
	 * @throws LevelFormatException if the file is not of this format, with its name and line
	 * @throws IOException if it cannot be read
	 */
	void readRows(Path file, LevelHeader header, Consumer<byte[]> rows, Progress progress) throws IOException;

	/** How often the two together read the file. */
	int passes();
}
