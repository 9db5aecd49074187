package org.leeway.core.exchange.movingai;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.CellLimit;
import org.leeway.core.exchange.ContentImporter;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.StreamingImporter;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.stream.MapHeader;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;

/**
 * An importer of MovingAI maps. A map becomes a level that is named after the file and has the agents of
 * {@link LevelTemplates}.
 */
public final class MovingAiImporter implements StreamingImporter, ContentImporter {

	static final Diagnostic NO_AGENTS = Diagnostic
			.assumed("Maps name no agents, so the level has those of imported maps.");

	private static final String EXTENSION = ".map";

	@Override
	public boolean recognises(FileStart start) {
		return start.firstLineMatches("type octile");
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		return imported(readMap(file, progress));
	}

	@Override
	public Import read(byte[] content, String file, CellLimit limit) throws IOException {
		return imported(readMap(InputFile.text(new ByteArrayInputStream(content), file), file, file));
	}

	private static Import imported(Level level) {
		return Import.of(new ImportedLevel(level.getName(), level, false), NO_AGENTS);
	}

	/** Reads a map. */
	static Level readMap(Path file, Progress progress) throws IOException {
		// no limit for the size of the file, because the header is read first and refuses a map that is too large
		try (InputStream in = InputFile.openText(file, Long.MAX_VALUE, progress)) {
			return readMap(in, file.toString(), file.getFileName().toString());
		}
	}

	/**
	 * Reads a map from text in UTF-8 without a byte order mark.
	 *
	 * @param name the name of the stream in messages
	 * @param fileName the name of the map's file. The level is named after the file
	 * @throws LevelFormatException if the text is no map
	 * @throws IOException if the text cannot be read
	 */
	private static Level readMap(InputStream in, String name, String fileName) throws IOException {
		MapParser parser = new MapParser(in, name);
		parser.readHeader(TerrainGrid::checkSize);
		return LevelTemplates.level(name(fileName), parser.readGrid());
	}

	@Override
	public LevelHeader readHeader(Path file, Progress progress) throws IOException {
		try (InputStream in = InputFile.openText(file, Long.MAX_VALUE, Progress.NONE)) {
			MapParser parser = new MapParser(in, file.toString());
			parser.readHeader(MapHeader::checkSize);
			return LevelHeader.of(LevelTemplates.level(name(file), 1, 1), parser.width(), parser.height());
		}
	}

	@Override
	public void readRows(Path file, LevelHeader header, Consumer<byte[]> rows, Progress progress)
			throws IOException {
		try (InputStream in = InputFile.openText(file, Long.MAX_VALUE, progress)) {
			MapParser parser = new MapParser(in, file.toString());
			parser.readHeader((width, height) -> {
				if (width != header.width() || height != header.height()) {
					throw new IllegalArgumentException("the file has changed while it was read");
				}
			});
			parser.readRows(rows);
		}
	}

	@Override
	public int passes() {
		return 1;
	}

	private static String name(Path file) {
		return name(file.getFileName().toString());
	}

	private static String name(String name) {
		return ImportNames.line(name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name);
	}
}
