package org.leeway.core.exchange.generals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A reader of maps of Command & Conquer Generals and Zero Hour. */
public final class GeneralsImporter implements Importer {

	private static final TypedOption<Boolean> BODIES = new TypedOption.Flag("bodies", "agents have the sizes of the units' bodies,"
			+ " to find lanes in which a whole unit fits; in the game only the cell under the middle of a unit counts");
	/** Pattern that matches the start of a file if the file begins with the byte order mark of UTF-16. */
	private static final String UTF_16 = "(?s)(\u00FE\u00FF|\u00FF\u00FE).*";
	private static final String EXTENSION = ".map";
	private static final String DEFINITIONS = "map.ini";

	/** Creates an importer for the registry of extensions. */
	public GeneralsImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return MapContainer.recognises(start.text());
	}

	/**
	 * Returns whether the first bytes of the file are not text. A text file with the same extension is a map of
	 * another game or format.
	 */
	@Override
	public boolean mayBe(FileStart start) {
		return !start.text().matches(UTF_16) && start.text().chars().anyMatch(letter -> letter < '\t');
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(BODIES);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		GameMap map = MapReader.read(file, progress);
		String name = name(file);
		GeneralsLevel level;
		try {
			level = GeneralsLevel.of(name, map, options.get(BODIES), progress);
		} catch (IllegalArgumentException problem) {
			throw new LevelFormatException(file.toString(), 0, problem.getMessage());
		}
		List<Diagnostic> diagnostics = new ArrayList<>(level.diagnostics());
		if (InputFile.exists(file.resolveSibling(DEFINITIONS))) {
			diagnostics.add(Diagnostic.assumed("Things have the sizes of Zero Hour. The file " + DEFINITIONS
					+ " beside the map is not read."));
		}
		return Import.of(new ImportedLevel(name, level.level(), true), diagnostics.toArray(Diagnostic[]::new));
	}

	private static String name(Path file) {
		String name = file.getFileName().toString();
		return ImportNames.line(name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name);
	}
}
