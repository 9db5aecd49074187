package org.leeway.core.exchange.tiled.level;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.terrain.AssumedAgents;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.tiled.map.TileLayer;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.files.LevelFormatException;
import org.leeway.core.level.AgentFile;
import org.leeway.core.level.NameText;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Makes a level of a map. */
public final class LevelOfMap {

	private static final String ALL = "all";
	/** The option that names a file of terrains. */
	public static final TypedOption<String> TERRAINS = TerrainNames.OPTION;
	private static final TypedOption<String> LAYERS = new TypedOption.Text("tile-layers",
			"the tile layers that make up the terrain", ALL, "all that are visible, or names with commas between them", "NAME,NAME");
	private static final TypedOption<String> OBSTACLES = new TypedOption.Text("obstacles",
			"the classes of the objects that become obstacles", ALL, "all, or names with commas between them", "CLASS,CLASS");

	private final TiledMap map;
	private final Path file;
	private final OptionValues options;
	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final List<Diagnostic> diagnostics = new ArrayList<>();

	private LevelOfMap(TiledMap map, Path file, OptionValues options) {
		this.map = map;
		this.file = file;
		this.options = options;
	}

	/** What users can choose. */
	public static List<TypedOption<?>> options() {
		return List.of(TERRAINS, LAYERS, OBSTACLES);
	}

	/**
	 * Makes the level.
	 *
	 * @param file where the map comes from
	 * @throws LevelFormatException if the map cannot become a level
	 * @throws IOException if a file that the options name cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Import make(TiledMap map, Path file, OptionValues options, Progress progress) throws IOException {
		try {
			return new LevelOfMap(map, file, options).make(progress);
		} catch (MapProblem problem) {
			throw new LevelFormatException(file.toString(), 0, problem.getMessage());
		}
	}

	/**
	 * What the cells of a map have, the most frequent first.
	 *
	 * @param file where the map comes from
	 * @throws LevelFormatException if the map cannot become a level
	 * @throws IOException if a file that the options name cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<TerrainSource> terrainSources(TiledMap map, Path file, OptionValues options, Progress progress)
			throws IOException {
		try {
			TileTerrains tiles = new TileTerrains(map, TerrainNames.read(options));
			long[] cells = new MapGrid(map, new LevelOfMap(map, file, options).layers(), tiles).count(progress);
			return IntStream.range(0, cells.length).filter(index -> cells[index] > 0).boxed()
					.sorted(Comparator.comparing(index -> -cells[index])).map(index -> tiles.source(index, cells[index])).toList();
		} catch (MapProblem problem) {
			throw new LevelFormatException(file.toString(), 0, problem.getMessage());
		}
	}

	private Import make(Progress progress) throws IOException {
		String stem = file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
		Object name = map.properties().all().getOrDefault(Vocabulary.NAME, stem);
		level.setName(name.equals("") ? null : ImportNames.line(name.toString()));
		map.properties().number(Vocabulary.CELL_SCALE).stream().filter(scale -> scale > 0).forEach(level::setCellScale);
		map.properties().text(Vocabulary.STARTS).map(Starts::get).ifPresent(level::setStarts);
		TileTerrains tiles = new TileTerrains(map, TerrainNames.read(options));
		MapGrid grid = new MapGrid(map, layers(), tiles);
		level.setTerrain(grid.build(progress));
		level.getTerrainTypes().addAll(tiles.terrains().all());
		addAgents(tiles.terrains().passable());
		LevelObjects objects = new LevelObjects(level,
				new ObjectOutline(map.tileWidth(), map.tileHeight(), grid.left(), grid.top()), chosen(OBSTACLES).orElse(Set.of()));
		objects.addAll(map.objects());
		objects.report(diagnostics);
		report(grid);
		return new Import(List.of(new ImportedLevel(level.getName(), level, true)), diagnostics);
	}

	private Optional<Set<String>> chosen(TypedOption<String> option) {
		String names = options.get(option);
		return names.equals(ALL) ? Optional.empty()
				: Optional.of(new LinkedHashSet<>(NameText.list(names)));
	}

	/** The layers that make up the terrain. */
	private List<TileLayer> layers() {
		List<TileLayer> tiles = map.layers().stream()
				.filter(layer -> !Vocabulary.isFor(Vocabulary.VALUE_ROLE, layer.properties())).toList();
		Optional<Set<String>> names = chosen(LAYERS);
		List<TileLayer> used = tiles.stream()
				.filter(layer -> names.isPresent() ? names.get().contains(layer.name()) : layer.isVisible()).toList();
		if (used.isEmpty()) {
			throw new MapProblem("no " + (names.isPresent() ? "tile layer " + String.join(", ", names.get()) : "visible tile layer")
					+ (tiles.isEmpty() ? ", expected one of terrain"
							: ", expected one or more of " + NameText.choice(tiles.stream().map(TileLayer::name).toList(), ",")));
		}
		if (used.size() < tiles.size()) {
			diagnostics.add(Diagnostic.lost((tiles.size() - used.size())
					+ " of the tile layers: hidden ones and those that the option tile-layers does not name are left out."));
		}
		return used;
	}

	private void addAgents(List<TerrainType> passable) throws LevelFormatException {
		Object written = map.properties().all().get(Vocabulary.AGENTS);
		if (written != null) {
			level.getAgentTypes().addAll(AgentFile.parse(written.toString(), file + ", property agents")
					.in(level.getTerrainTypes()));
			String[] chokes = map.properties().text(Vocabulary.MIN_CHOKES).orElse("").split(" ");
			for (int i = 0; i < Math.min(chokes.length, level.getAgentTypes().size()); i++) {
				level.getAgentTypes().get(i).setMinChoke(chokes[i].matches("\\d{1,9}") ? Integer.parseInt(chokes[i]) : 0);
			}
			return;
		}
		diagnostics.add(AssumedAgents.addTo(level, passable, "map"));
	}

	private void report(MapGrid grid) {
		map.skipped().forEach(what -> diagnostics.add(Diagnostic.lost(what + " left out.")));
		if (grid.left() != 0 || grid.top() != 0) {
			diagnostics.add(Diagnostic.assumed("The map is infinite; its cell " + grid.left() + "," + grid.top()
					+ " became the cell 0,0."));
		}
		if (grid.hasCellsOutside()) {
			diagnostics.add(Diagnostic.lost("The cells of chunks outside the map: it is not infinite."));
		}
		if (map.tileWidth() != map.tileHeight()) {
			diagnostics.add(Diagnostic.assumed("Tiles of " + map.tileWidth() + " x " + map.tileHeight()
					+ " pixels became square cells, and objects are stretched with them."));
		}
	}
}
