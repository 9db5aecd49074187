package org.leeway.core.exchange.warzone;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.exchange.game.GamePack;
import org.leeway.core.exchange.game.GamePlaces;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * An importer of maps of Warzone 2100. A user opens a {@code .wz} archive, or the file {@code game.map} in the folder of
 * a map. Each map of an archive becomes a level.
 */
public final class WarzoneImporter implements Importer {

	private static final TypedOption<String> MAPS = new TypedOption.Text("maps", "the maps of an archive to read", "all",
			"names with commas, as in 4c-rush,2c-startup", "NAME,NAME");
	private static final TypedOption<String> GAME = new TypedOption.Text("game", "the folder of Warzone 2100, for the sizes of its"
			+ " structures and features", "auto", "a folder with mp.wz and base.wz; auto looks in the archive of the map, above the"
			+ " map, and where installers put the game", "FOLDER");
	private static final TypedOption<Boolean> SHIPS = new TypedOption.Flag("ships", "whether ships are an agent too; the game has"
			+ " rules for ships, but no player can build any");
	/**
	 * A pattern for the start of a file {@code game.map}: the letters {@code map}, a blank, and a version of at most
	 * 255 in 32 bits, little-endian.
	 */
	private static final Pattern MAP = Pattern.compile("(?s)map .\\x00\\x00\\x00.*");
	/**
	 * Pattern of names that only archives of this game contain. Leeway searches only the start of an archive. This suffices,
	 * because a zip archive has the name of each file just before the content of the file.
	 */
	private static final Pattern NAMES = Pattern.compile("game\\.map|ttypes\\.ttp|multiplay/maps/|\\.addon\\.lev|\\.xplayers\\.lev");
	/** Limit for the number of map names in a message. */
	private static final int MOST_NAMED = 100;
	/**
	 * Limit for the number of obstacles in all levels of an archive together. All these levels are in memory at the
	 * same time.
	 */
	private static final int MOST_OBSTACLES = 1 << 18;

	/** Creates an importer for the registry of extensions. */
	public WarzoneImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return MAP.matcher(start.text()).matches() || start.text().startsWith(GamePack.ZIP) && NAMES.matcher(start.text()).find();
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(MAPS, GAME, SHIPS);
	}

	@Override
	public List<String> names(TypedOption<?> option, Path file) throws IOException {
		if (!option.equals(MAPS) || !isArchive(file)) {
			return List.of();
		}
		try (GamePack pack = GamePack.archive(file, MapArchive.EXPECTED)) {
			return new MapArchive(file, pack).maps().stream().map(MapFiles::name).toList();
		}
	}

	/** Returns whether a file is an archive. A damaged archive with the right extension counts too. */
	private static boolean isArchive(Path file) {
		String start = FileStart.of(file).text();
		return start.startsWith("PK") || file.toString().toLowerCase(Locale.ROOT).endsWith(".wz") && !start.startsWith("map");
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		Work work = new Work(GameStats.of(GameFiles.of(file, GamePlaces.chosen(GAME, options))), options.get(SHIPS));
		if (!isArchive(file)) {
			work.addAll(List.of(MapFiles.of(file)), InputFile.pieces(file), progress);
			return work.result();
		}
		String names = options.get(MAPS);
		try (GamePack pack = GamePack.archive(file, MapArchive.EXPECTED)) {
			MapArchive archive = new MapArchive(file, pack);
			work.addAll(chosen(archive, names, file), InputFile.pieces(file), progress);
			if (names.equals(MAPS.standard())) {
				archive.scripted().forEach(name -> work.notes.leaveOut(name, "a script makes it when a game begins"));
			}
		}
		return work.result();
	}

	private static List<MapFiles> chosen(MapArchive archive, String names, Path file) throws LevelFormatException {
		List<MapFiles> maps = archive.maps();
		if (maps.isEmpty()) {
			throw new LevelFormatException(file.toString(), 0, (archive.scripted().isEmpty() ? "no map"
					: "only maps that scripts make when a game begins") + ", expected a folder with a file " + MapFiles.TILES);
		}
		if (names.equals(MAPS.standard())) {
			return maps;
		}
		List<MapFiles> chosen = new ArrayList<>();
		for (String name : NameText.list(names).stream().distinct().toList()) {
			chosen.add(maps.stream().filter(map -> map.name().equals(name)).findFirst()
					.orElseThrow(() -> unknown(file, " " + name, maps)));
		}
		if (chosen.isEmpty()) {
			throw unknown(file, "", maps);
		}
		return chosen;
	}

	private static LevelFormatException unknown(Path file, String name, List<MapFiles> maps) {
		return new LevelFormatException(file.toString(), 0, "no map" + name + ", expected some of "
				+ maps.stream().map(MapFiles::name).map(MessageText::shortened).limit(MOST_NAMED).collect(Collectors.joining(", ")));
	}

	/** The result of an import so far: the levels, and messages about the import. */
	private static final class Work {

		private final GameStats stats;
		private final boolean withShips;
		private final ImportNotes notes = new ImportNotes();
		private final List<ImportedLevel> levels = new ArrayList<>();
		private LevelFormatException firstProblem;
		private int obstacles;

		Work(GameStats stats, boolean withShips) {
			this.stats = stats;
			this.withShips = withShips;
		}

		/**
		 * Adds maps to the result. A map that cannot be read is left out.
		 *
		 * @param pieces the number of units of work that all maps together report to {@code progress}. Each map reports an equal
		 * part
		 */
		void addAll(List<MapFiles> maps, long pieces, Progress progress) throws IOException {
			long told = 0;
			for (int i = 0; i < maps.size(); i++) {
				progress.check();
				addOne(maps.get(i));
				long done = pieces * (i + 1) / maps.size();
				progress.worked((int) (done - told));
				told = done;
			}
		}

		private void addOne(MapFiles files) throws IOException {
			try {
				add(files);
			} catch (LevelFormatException problem) {
				firstProblem = firstProblem == null ? problem : firstProblem;
				notes.leaveOut(files.name(), problem.problem());
			}
		}

		private void add(MapFiles files) throws IOException {
			TileMap map = files.read(MapFiles.TILES, TileMap::read)
					.orElseThrow(() -> new LevelFormatException(files.tiles(), 0, "the file is missing"));
			TileTypes types = types(files);
			MapInfo info = MapInfo.of(files);
			WarzoneLevel level = new WarzoneLevel(info.name(), map, stats, notes);
			MapLimits limits = MapLimits.of(files, map);
			if (!level.addTerrain(types, limits, withShips)) {
				notes.addWithoutTypes(files.name());
			}
			if (limits.areNarrowerThan(map)) {
				notes.addLimited(files.name());
			}
			notes.addGateways(map.gateways());
			for (ObjectKind kind : ObjectKind.values()) {
				Optional<List<MapObject>> objects = ObjectFiles.read(files, kind, info.players());
				if (objects.isEmpty()) {
					notes.addWithout(files.name(), kind);
				}
				level.addObjects(kind, objects.orElse(List.of()));
			}
			level.addStarts();
			obstacles += level.level().getPolygons().size();
			if (obstacles > MOST_OBSTACLES) {
				throw new LevelFormatException(files.tiles(), 0, "this map and the maps before it have more than "
						+ MOST_OBSTACLES + " structures and features, expected fewer");
			}
			levels.add(new ImportedLevel(ImportNames.line(files.name()), level.level(), true));
		}

		private static TileTypes types(MapFiles files) throws IOException {
			Optional<TileTypes> types = files.read(TileTypes.FILE, TileTypes::read);
			if (types.isEmpty()) {
				types = files.readBeside(TileTypes.FILE, TileTypes::read);
			}
			return types.orElseThrow(() -> new LevelFormatException(files.tiles(), 0, "has no file " + TileTypes.FILE
					+ " beside it, expected one that tells which tiles are water and cliffs"));
		}

		Import result() throws LevelFormatException {
			if (levels.isEmpty()) {
				throw firstProblem;
			}
			return new Import(levels, List.copyOf(notes.diagnostics(stats.isFromGame(), GAME.name())));
		}
	}
}
