package org.leeway.core.level;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Consumer;

import javax.xml.parsers.ParserConfigurationException;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.XmlParsers;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.xml.sax.SAXException;

/**
 * A reader of {@code .leeway} files that does not hold the rows of cells in memory. So a level may have any height. The first
 * pass reads everything but the rows of cells, and the second pass reads these rows. Problems are reported in the same way as
 * by {@link LevelFiles}.
 */
public final class LevelRows {

	private LevelRows() {
	}

	/**
	 * Reads everything of a level except its cells, and checks the rows.
	 *
	 * @param progress gets a step for every 64 KiB
	 * @throws LevelFormatException if the file is no level, or cannot be read row by row
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if the reading was cancelled
	 */
	public static LevelHeader readHeader(Path file, Progress progress) throws IOException {
		PassingGrid grid = new PassingGrid();
		try (InputStream in = InputFile.open(file, progress)) {
			Level level = LevelFiles.load(in, file.toString(), grid, whole -> LevelRules.check(whole, grid));
			return LevelHeader.of(level, grid.width(), grid.height());
		}
	}

	/**
	 * Reads the rows of a level, from top to bottom. The header of the level must have been read before.
	 *
	 * @param rows gets the terrain ids of a row, in an array that is overwritten with the next row
	 * @param progress gets a step for every 64 KiB
	 * @throws LevelFormatException if the file has changed since its header was read
	 * @throws IOException if the file cannot be read
	 * @throws java.util.concurrent.CancellationException if the reading was cancelled
	 */
	public static void read(Path file, LevelHeader header, Consumer<byte[]> rows, Progress progress)
			throws IOException {
		RowsHandler handler = new RowsHandler(header, rows);
		try (InputStream in = InputFile.open(file, progress)) {
			XmlParsers.calling().parse(in, handler);
		} catch (SAXException | LevelProblem changed) {
			throw new LevelFormatException(file.toString(), handler.line(),
					"the file has changed while it was read: " + changed.getMessage(), changed);
		} catch (ParserConfigurationException impossible) {
			throw new IllegalStateException(impossible);
		}
	}
}
