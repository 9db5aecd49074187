package org.leeway.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.CellLimit;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.SourceCells;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.html.LevelBlocks;
import org.leeway.core.request.LevelInput;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/** A level that was read from a file, with its cells as the user last painted them. */
final class OpenedLevel {

	private static final CellLimit LIMIT = new CellLimit(LevelBlocks.MOST_CELLS, "in a browser");

	private final String file;
	private final Import read;
	private final int firstRow;

	private OpenedLevel(String file, Import read, int firstRow) {
		this.file = file;
		this.read = read;
		this.firstRow = firstRow;
	}

	/**
	 * Reads a level.
	 *
	 * @param file the name of the file
	 * @throws IOException if the file is of no format that the page reads, or is wrong
	 */
	static OpenedLevel read(String file, byte[] content) throws IOException {
		Formats formats = Formats.registered();
		Format format = formats.reading(file, FileStart.of(content)).orElseThrow(() -> new IOException(file
				+ ": unknown format, expected " + LevelInput.extensions(formats.all())
				+ "; \"leeway convert\" makes levels of other formats"));
		return new OpenedLevel(file, format.read(content, file, LIMIT), format.firstRow(new ByteArrayInputStream(content)));
	}

	private Level level() {
		return read.levels().getFirst().level();
	}

	/** Sets the terrains of all cells, row by row. */
	void paint(byte[] cells) {
		TerrainGrid grid = level().getTerrain();
		TerrainGridEditor painted = grid.edit();
		for (int y = 0; y < grid.height(); y++) {
			painted.setRow(0, y, cells, y * grid.width(), grid.width());
		}
		level().setTerrain(painted.build());
	}

	/** Checks the level. Returns the blocks of data with which the page shows the level. */
	String blocks() throws IOException {
		LevelAnalysis analysis = LevelAnalysis.of(LevelSnapshot.of(level()), Progress.NONE);
		ReportedLevel checked = ReportedLevel.of(file, firstRow, analysis, AreaLimit.OF_LEVEL).withoutAdvice()
				.read(SourceCells.SAME, read.diagnostics());
		return LevelBlocks.of(checked, ColourScheme.OKABE_ITO.colours());
	}

	/** Returns the bytes of the level's file. */
	byte[] save() throws IOException {
		return LevelFiles.toBytes(level());
	}
}
