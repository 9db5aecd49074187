package org.leeway.web;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.CellLimit;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
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
import org.leeway.pathing.option.OptionValues;

/** A level that was read from a file, with its cells as the user last painted them. */
final class OpenedLevel {

	private static final CellLimit LIMIT = new CellLimit(LevelBlocks.MOST_CELLS, "in a browser");

	private final String file;
	private final Import read;
	private final int firstRow;
	/** The index of the level in the file. */
	private final int index;

	private OpenedLevel(String file, Import read, int firstRow, int index) {
		this.file = file;
		this.read = read;
		this.firstRow = firstRow;
		this.index = index;
	}

	/**
	 * Reads a file. If the file has several levels, the first is open.
	 *
	 * @param file the path of the file
	 * @throws IOException if the file is of no format that the page reads, or is wrong
	 */
	static OpenedLevel read(String file, DroppedFiles files) throws IOException {
		byte[] content = files.content(file);
		Formats formats = Formats.registered();
		Format format = formats.reading(file, FileStart.of(content)).orElseThrow(() -> new IOException(file
				+ ": unknown format, expected " + LevelInput.extensions(formats.all())
				+ "; \"leeway convert\" makes levels of other formats"));
		Import read = format.isContentOnly() ? format.read(content, file, LIMIT)
				: files.reading(file, path -> format.read(path, OptionValues.STANDARD, Progress.NONE));
		for (ImportedLevel each : read.levels()) {
			LIMIT.check(each.level().getTerrain().width(), each.level().getTerrain().height(), file, 0);
		}
		return new OpenedLevel(file, read, format.firstRow(new ByteArrayInputStream(content)), 0);
	}

	/** Returns another level of the same file, given its index in the file. */
	OpenedLevel at(int other) {
		return new OpenedLevel(file, read, firstRow, other);
	}

	private Level level() {
		return read.levels().get(index).level();
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
		List<String> names = read.levels().stream().map(ImportedLevel::name).toList();
		Optional<String> name = names.size() == 1 ? Optional.empty() : Optional.of(names.get(index));
		ReportedLevel checked = ReportedLevel.of(file, firstRow, analysis, AreaLimit.OF_LEVEL).withoutAdvice().in(name)
				.read(read.levels().get(index).places(), read.diagnostics());
		return LevelBlocks.of(checked, names, ColourScheme.OKABE_ITO.colours());
	}

	/** Returns the bytes of the level's file. */
	byte[] save() throws IOException {
		return LevelFiles.toBytes(level());
	}
}
