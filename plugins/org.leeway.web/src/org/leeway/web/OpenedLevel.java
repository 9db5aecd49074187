package org.leeway.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

import org.leeway.core.LevelTooLargeException;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.ShortLines;
import org.leeway.core.exchange.movingai.MovingAiImporter;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.html.LevelBlocks;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** A level that was read from a file, with its cells as the user last painted them. */
final class OpenedLevel {

	private static final String MAP = "type octile";
	/** The line before the first row of cells, as {@code plugin.xml} of core names the line for both formats. */
	private static final Pattern ROWS_AFTER = Pattern.compile("\\d+ x \\d+\\s*");
	private static final Pattern MAP_ROWS_AFTER = Pattern.compile("map\\s*");

	private final String file;
	private final Level level;
	private final int firstRow;

	private OpenedLevel(String file, Level level, int firstRow) {
		this.file = file;
		this.level = level;
		this.firstRow = firstRow;
	}

	/**
	 * Reads a level.
	 *
	 * @param file the name of the file
	 * @throws org.leeway.core.LevelFormatException if the file is of no format that the page reads
	 */
	static OpenedLevel read(String file, byte[] content) throws IOException {
		boolean map = new FileStart(new String(content, 0, Math.min(content.length, FileStart.LENGTH),
				StandardCharsets.ISO_8859_1)).firstLineMatches(MAP);
		InputStream in = new ByteArrayInputStream(content);
		Level level = map ? MovingAiImporter.readMap(InputFile.text(in, file), file, file) : LevelFiles.load(in, file);
		int line = ShortLines.find(map ? MAP_ROWS_AFTER : ROWS_AFTER, new ByteArrayInputStream(content));
		checkSize(level.getTerrain(), file, line);
		return new OpenedLevel(file, level, line == 0 ? 0 : line + 1);
	}

	/** Refuses a level that a page cannot draw. A few bytes of a file may stand for millions of cells. */
	private static void checkSize(TerrainGrid grid, String file, int line) throws LevelTooLargeException {
		if ((long) grid.width() * grid.height() > LevelBlocks.MOST_CELLS) {
			throw new LevelTooLargeException(file, line, grid.width() + " x " + grid.height() + " cells, expected at most "
					+ LevelBlocks.MOST_CELLS + " cells in a browser");
		}
	}

	/** Sets the terrains of all cells, row by row. */
	void paint(byte[] cells) {
		TerrainGrid grid = level.getTerrain();
		TerrainGridEditor painted = grid.edit();
		for (int y = 0; y < grid.height(); y++) {
			painted.setRow(0, y, cells, y * grid.width(), grid.width());
		}
		level.setTerrain(painted.build());
	}

	/** Checks the level. Returns the blocks of data with which the page shows the level. */
	String blocks() throws IOException {
		LevelAnalysis analysis = LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE);
		ReportedLevel checked = ReportedLevel.of(file, firstRow, analysis, AreaLimit.OF_LEVEL).withoutAdvice();
		return LevelBlocks.of(checked, ColourScheme.OKABE_ITO.colours());
	}

	/** Returns the bytes of the level's file. */
	byte[] save() throws IOException {
		return LevelFiles.toBytes(level);
	}
}
