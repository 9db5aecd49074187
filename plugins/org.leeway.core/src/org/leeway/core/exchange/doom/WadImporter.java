package org.leeway.core.exchange.doom;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.Importer;
import org.leeway.core.files.InputFile;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A reader of the maps of a WAD. Each map becomes a level, in the order of the file. */
public final class WadImporter implements Importer {

	private static final TypedOption<String> MAPS = new TypedOption.Text("maps", "the maps to read", "all",
			"names with commas, as in E1M1,E1M2", "NAME,NAME");
	private static final TypedOption<Integer> SCALE = new TypedOption.Whole("units-per-cell",
			"cell size (map units)", 16, 1, 1024);

	/** Limit for the number of map names in a message. */
	private static final int MOST_NAMED = 100;

	/** Creates an importer for the registry of extensions. */
	public WadImporter() {
	}

	@Override
	public boolean recognises(FileStart start) {
		return start.text().startsWith("IWAD") || start.text().startsWith("PWAD");
	}

	@Override
	public List<TypedOption<?>> options() {
		return List.of(MAPS, SCALE);
	}

	@Override
	public List<String> names(TypedOption<?> option, Path file) throws IOException {
		if (!option.equals(MAPS)) {
			return List.of();
		}
		try (WadFile wad = WadFile.open(file)) {
			return MapLumps.of(wad.lumps()).stream().map(MapLumps::name).toList();
		}
	}

	@Override
	public Import read(Path file, OptionValues options, Progress progress) throws IOException {
		try (WadFile wad = WadFile.open(file)) {
			Collection<MapLumps> maps = chosen(MapLumps.of(wad.lumps()), options.get(MAPS), file);
			checkSize(maps, wad, file);
			Work work = new Work(file, wad, options.get(SCALE), progress);
			long pieces = InputFile.pieces(file);
			long told = 0;
			int done = 0;
			for (MapLumps map : maps) {
				progress.check();
				work.add(map);
				done++;
				progress.worked((int) (pieces * done / maps.size() - told));
				told = pieces * done / maps.size();
			}
			return work.result();
		}
	}

	private static Collection<MapLumps> chosen(Collection<MapLumps> maps, String names, Path file)
			throws LevelFormatException {
		if (maps.isEmpty()) {
			throw error(file, "no map, expected a lump such as E1M1 or MAP01 before THINGS, LINEDEFS, SIDEDEFS, VERTEXES"
					+ " and SECTORS");
		}
		if (names.equals(MAPS.standard())) {
			return maps;
		}
		List<MapLumps> chosen = new ArrayList<>();
		List<String> wanted = NameText.list(names).stream().distinct().toList();
		for (String name : wanted) {
			chosen.add(maps.stream().filter(map -> map.name().equals(name.toUpperCase(Locale.ROOT))).findFirst()
					.orElseThrow(() -> unknown(file, " " + name, maps)));
		}
		if (chosen.isEmpty()) {
			throw unknown(file, "", maps);
		}
		return chosen;
	}

	private static LevelFormatException unknown(Path file, String name, Collection<MapLumps> maps) {
		return error(file, "no map" + name + ", expected some of "
				+ maps.stream().map(MapLumps::name).limit(MOST_NAMED).collect(Collectors.joining(", ")));
	}

	/**
	 * Checks that the lumps of all maps together have no more bytes than the file. Otherwise, maps share bytes, so that even a
	 * small file could have very many large maps. Lumps that reach beyond the end of the file do not count, because they are
	 * not read.
	 *
	 * @throws LevelFormatException if the maps have more bytes
	 */
	private static void checkSize(Collection<MapLumps> maps, WadFile wad, Path file) throws LevelFormatException {
		long bytes = maps.stream().flatMap(MapLumps::read).filter(wad::holds).mapToLong(Lump::size).sum();
		if (bytes > wad.size()) {
			throw error(file, "the maps have " + bytes + " bytes, but the file has " + wad.size());
		}
	}

	private static LevelFormatException error(Path file, String problem) {
		return new LevelFormatException(file.toString(), 0, problem);
	}

	/** The levels that have been read so far, and messages about them. */
	private static final class Work {

		private final Path file;
		private final WadFile wad;
		private final int scale;
		private final Progress progress;
		private final List<ImportedLevel> levels = new ArrayList<>();
		private final List<Diagnostic> leftOut = new ArrayList<>();
		private final Assumptions assumptions = new Assumptions();
		private long cells;

		Work(Path file, WadFile wad, int scale, Progress progress) {
			this.file = file;
			this.wad = wad;
			this.scale = scale;
			this.progress = progress;
		}

		void add(MapLumps map) throws IOException {
			try {
				DoomMap read = MapReader.read(wad, map);
				MapMesh mesh = MapMesh.of(read, progress);
				DoomLevel level = DoomLevel.of(read, mesh, scale);
				cells += level.cells();
				if (cells > TerrainGrid.MAX_CELLS) {
					throw new MapProblem("and the maps before it have more than " + TerrainGrid.MAX_CELLS + " cells");
				}
				levels.add(new ImportedLevel(map.name(), level.build(progress), true));
				assumptions.add(read, mesh);
			} catch (MapProblem problem) {
				leftOut.add(Diagnostic.lost(map.name() + " " + problem.getMessage() + ", so it is left out."));
			}
		}

		Import result() throws LevelFormatException {
			if (levels.isEmpty()) {
				throw error(file, leftOut.getFirst().message());
			}
			List<Diagnostic> diagnostics = new ArrayList<>(leftOut);
			diagnostics.addAll(assumptions.diagnostics());
			return new Import(levels, diagnostics);
		}
	}
}
