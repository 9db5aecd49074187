package org.leeway.core.exchange.zeroad;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.game.GamePlaces;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.preset.PassabilityClass;
import org.leeway.core.level.preset.PassabilityFile;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A reader of maps of 0 A.D. A map consists of two files of the same name: {@code .pmp} with the heights, {@code .xml} with the
 * things on the map. Users may open either of the two files.
 */
public final class ZeroAdImporter implements Importer {

	private static final TypedOption<String> GAME = new TypedOption.Text("game", "the folder of the game, for its units and"
			+ " buildings", "auto", "a folder that holds the game, its mods or one mod; auto looks above the map, and where"
			+ " installers put the game", "FOLDER");
	private static final int MOST_CLASSES = 63;

	/** Creates an importer for the registry of extensions. */
	public ZeroAdImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().startsWith("PSMP") || start.text().contains("<" + ScenarioFile.ROOT);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(GAME);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		Path heightFile = sibling(file, ".pmp");
		Path scenarioFile = sibling(file, ".xml");
		HeightMap heights = HeightMap.read(heightFile, heightFile.equals(file) ? progress : Progress.NONE);
		List<Diagnostic> diagnostics = new ArrayList<>();
		Scenario scenario = Scenario.EMPTY;
		if (InputFile.exists(scenarioFile)) {
			scenario = ScenarioFile.read(scenarioFile, scenarioFile.equals(file) ? progress : Progress.NONE);
		} else {
			diagnostics.add(Diagnostic.lost("The file " + scenarioFile.getFileName() + " of the map is missing, so the level has no"
					+ " water, no obstacles and no starts."));
		}
		try (GameFiles files = GameFiles.open(file, GamePlaces.chosen(GAME, options))) {
			return read(file, heights, scenario, files, diagnostics, progress);
		}
	}

	private static Import read(Path file, HeightMap heights, Scenario scenario, GameFiles files, List<Diagnostic> diagnostics,
			Progress progress) throws IOException {
		Optional<List<PassabilityClass>> own = files.read(GameFiles.PASSABILITY, PassabilityFile::read);
		if (own.isEmpty()) {
			diagnostics.add(Diagnostic.doubtful("The files of the game are not found, so the units are those of version A26, and"
					+ " nothing on the map blocks them; the option " + GAME.name() + " tells the folder of the game."));
		}
		List<PassabilityClass> classes = own.orElse(StandardClasses.ALL).stream().filter(PassabilityClass::isForUnits)
				.limit(MOST_CLASSES).toList();
		ZeroAdLevel level = new ZeroAdLevel(scenario, heights, classes);
		try {
			level.addTerrain(progress);
		} catch (IllegalArgumentException tooMany) {
			throw new LevelFormatException(GameFiles.PASSABILITY, 0, tooMany.getMessage());
		}
		if (own.isPresent()) {
			level.addThings(new Templates(files), progress);
		}
		diagnostics.addAll(level.diagnostics());
		return Import.of(new ImportedLevel(name(file), level.level(), true), diagnostics.toArray(Diagnostic[]::new));
	}

	private static String name(Path file) {
		String name = file.getFileName().toString();
		return name.substring(0, name.lastIndexOf('.') < 0 ? name.length() : name.lastIndexOf('.'));
	}

	private static Path sibling(Path file, String extension) {
		return file.toString().endsWith(extension) ? file : file.resolveSibling(name(file) + extension);
	}
}
