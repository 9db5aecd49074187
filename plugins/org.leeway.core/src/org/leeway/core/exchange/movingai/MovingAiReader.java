package org.leeway.core.exchange.movingai;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

import org.leeway.core.exchange.LevelReader;
import org.leeway.core.level.InputFile;
import org.leeway.core.level.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;

/** Reads a map into a new level that is named after the file and has the agents of every new level. */
public final class MovingAiReader implements LevelReader {

	/** Room for the largest grid and for line ends of two characters. */
	private static final long MAX_BYTES = TerrainGrid.MAX_CELLS + 4L * TerrainGrid.MAX_SIDE;

	private static final String EXTENSION = ".map";

	@Override
	public Level read(Path file) throws IOException {
		try (InputStream in = InputFile.open(file, MAX_BYTES)) {
			return LevelTemplates.level(name(file), new MapParser(in, file.toString()).parse());
		}
	}

	private static String name(Path file) {
		String name = file.getFileName().toString();
		return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
	}
}
