package org.leeway.core.exchange.openra;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.game.FileReader;
import org.leeway.core.exchange.game.GamePack;
import org.leeway.core.exchange.game.GamePlaces;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * A reader of maps of OpenRA and its mods. A map is a folder with {@code map.yaml} and {@code map.bin}, or a zip archive with these
 * two files. Tiles and units come from the files of the mod.
 */
public final class OpenRaImporter implements Importer {

	private static final TypedOption<String> GAME = new TypedOption.Text("game", "the folder of the game, for its units and"
			+ " buildings", "auto", "a folder that holds the game, its mods or one mod; auto looks above the map, and where"
			+ " installers put the game", "FOLDER");
	/** Names of mods whose cells are diamonds. Their maps are refused, even if the files of the mod are not found. */
	private static final Set<String> ISOMETRIC = Set.of("ts", "ra2", "yr", "rv");

	/** Creates an importer for the registry of extensions. */
	public OpenRaImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return MapInfo.isMap(start) || start.text().startsWith(GamePack.ZIP) && start.text().contains(MapInfo.FILE);
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(GAME);
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		try (GamePack files = open(file)) {
			MapInfo map = files.read(MapInfo.FILE, ModFiles.MAX_TEXT, MapInfo::read)
					.orElseThrow(() -> missing(file, MapInfo.FILE));
			checkGrid(map, ISOMETRIC.contains(map.mod().value()));
			ModFiles mod = ModFiles.find(map.mod().value(), file, GamePlaces.chosen(GAME, options)).orElseThrow(() -> noMod(map));
			checkGrid(map, mod.isIsometric());
			MapCells cells = files.read(MapCells.FILE, MapCells.mostBytes(map), (in, name) -> MapCells.read(in, name, map))
					.orElseThrow(() -> missing(file, MapCells.FILE));
			MapNotes notes = new MapNotes();
			ModRules rules = rules(map, files, mod, notes);
			notes.rules(map, rules);
			OpenRaLevel level = new OpenRaLevel(map, cells, tileSet(map, mod), rules, notes, progress);
			String name = level.level().getName().isBlank() ? file.getFileName().toString() : level.level().getName();
			return Import.of(new ImportedLevel(name, level.level(), true), notes.all().toArray(Diagnostic[]::new));
		}
	}

	private static GamePack open(Path file) throws IOException {
		FileStart start = FileStart.of(file);
		boolean isArchive = start.text().startsWith("PK")
				|| !MapInfo.isMap(start) && file.toString().toLowerCase(Locale.ROOT).endsWith(".oramap");
		return isArchive ? GamePack.archive(file, "an .oramap archive of OpenRA") : GamePack.around(file, MapInfo.FILE);
	}

	private static LevelFormatException missing(Path file, String name) {
		return new LevelFormatException(file.toString(), 0, "the file " + name + " of the map is missing");
	}

	private static void checkGrid(MapInfo map, boolean isIsometric) throws LevelFormatException {
		if (isIsometric) {
			throw map.modError("the cells of its maps are diamonds with heights, expected a mod with square cells");
		}
	}

	private static LevelFormatException noMod(MapInfo map) {
		return map.modError("its files, which tell what the tiles are, cannot be found, expected a folder mods/"
				+ MessageText.shortened(map.mod().value()) + " above the map, or in the folder of the option " + GAME.name());
	}

	private static TileSet tileSet(MapInfo map, ModFiles mod) throws IOException {
		String wanted = map.tileSet().value();
		for (String path : mod.tileSets()) {
			Optional<TileSet> set = mod.read(path, (in, name) -> TileSet.read(in, name, wanted)).flatMap(each -> each);
			if (set.isPresent()) {
				return set.get();
			}
		}
		throw map.tileSet().error("the tileset " + MessageText.quote(wanted) + ", expected one of the mod in " + mod.folder());
	}

	/**
	 * Reads the rules of the mod, then the map's own files of rules, then the rules in {@code map.yaml}. Later rules override
	 * earlier rules.
	 */
	private static ModRules rules(MapInfo map, GamePack files, ModFiles mod, MapNotes notes) throws IOException {
		FileReader<List<MiniYamlNode>> reader = (in, name) -> MiniYamlReader.read(in, name, ModRules::needs);
		List<List<MiniYamlNode>> all = new ArrayList<>();
		Set<String> missing = new LinkedHashSet<>();
		for (String path : mod.rules()) {
			mod.read(path, reader).ifPresentOrElse(all::add, () -> missing.add(path));
		}
		for (String path : map.rules().map(MiniYamlNode::words).orElse(List.of())) {
			Optional<List<MiniYamlNode>> own = path.indexOf('|') < 0 ? files.read(path, ModFiles.MAX_TEXT, reader) : Optional.empty();
			(own.isPresent() ? own : mod.read(path, reader)).ifPresentOrElse(all::add, () -> missing.add(path));
		}
		all.add(ModRules.needed(map.rules().map(MiniYamlNode::children).orElse(List.of())));
		notes.missingRules(missing);
		return new ModRules(all);
	}
}
