package org.leeway.core.exchange.tiled.level;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportNames;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.exchange.meaning.AssumedAgents;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.tiled.cells.MapFrame;
import org.leeway.core.exchange.tiled.cells.MapProblem;
import org.leeway.core.exchange.tiled.cells.MapTerrain;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.exchange.tiled.place.MapSpace;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.part.BalanceLimits;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.core.level.preset.AgentFile;
import org.leeway.model.DiagonalRule;
import org.leeway.model.GameFrame;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.MapSymmetry;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;
import org.leeway.pathing.scale.Scales;

/** The conversion of a map of Tiled into a level. */
public final class LevelOfMap {

	private final TiledMap map;
	private final Path file;
	private final OptionValues options;
	private final boolean hasColours;
	private final boolean hasOwnAgents;
	private final MapSpace space;
	private final AssumedAgents agents;
	private final Level level = LevelFactory.eINSTANCE.createLevel();
	private final List<Diagnostic> diagnostics = new ArrayList<>();
	private final Marks marks = new Marks();

	private LevelOfMap(TiledMap map, Path file, OptionValues options, boolean hasColours) {
		this.map = map;
		this.file = file;
		this.options = options;
		this.hasColours = hasColours;
		this.hasOwnAgents = map.properties().all().containsKey(Vocabulary.AGENTS);
		this.space = new MapSpace(map);
		this.agents = new AssumedAgents(options, "map");
	}

	/** Returns the options that users can choose. */
	public static List<TypedOption<?>> options() {
		return Stream.concat(MapTerrain.options().stream(), Stream.of(ObstacleChoice.OPTION, AssumedAgents.CROSSED)).toList();
	}

	/**
	 * Returns the options that have an effect for a map. A map without object layers, for example, needs no option for
	 * obstacles.
	 */
	public static List<TypedOption<?>> options(TiledMap map) {
		List<TypedOption<?>> needed = new ArrayList<>(MapTerrain.options(map));
		if (!map.groups().isEmpty()) {
			needed.add(ObstacleChoice.OPTION);
		}
		needed.add(AssumedAgents.CROSSED);
		return needed;
	}

	/**
	 * Makes the level.
	 *
	 * @param file the file of the map
	 * @param hasColours whether terrains get the colours of the images of their tiles
	 * @throws LevelFormatException if the map cannot become a level
	 * @throws IOException if a file that the options name cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Import make(TiledMap map, Path file, OptionValues options, boolean hasColours, Progress progress)
			throws IOException {
		try {
			return new LevelOfMap(map, file, options, hasColours).make(progress);
		} catch (MapProblem problem) {
			throw problem.in(file);
		}
	}

	/**
	 * Returns the kinds of tiles in the cells of a map, the most frequent first.
	 *
	 * @param file the file of the map
	 * @throws LevelFormatException if the map cannot become a level
	 * @throws IOException if a file that the options name cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static List<TerrainSource> terrainSources(TiledMap map, Path file, OptionValues options, Progress progress)
			throws IOException {
		try {
			return new LevelOfMap(map, file, options, true).terrain().sources(progress);
		} catch (MapProblem problem) {
			throw problem.in(file);
		}
	}

	/**
	 * Returns the picture of an orthogonal map. Empty for another map, or if no image of a tile can be read.
	 *
	 * @param file the file of the map
	 * @throws LevelFormatException if the map cannot become a level
	 * @throws IOException if a file that the options name cannot be read
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static Optional<RenderedMap> picture(TiledMap map, Path file, OptionValues options, Progress progress)
			throws IOException {
		try {
			return new LevelOfMap(map, file, options, false).terrain().picture(progress);
		} catch (MapProblem problem) {
			throw problem.in(file);
		}
	}

	private MapTerrain terrain() throws IOException {
		return MapTerrain.of(map, options, hasColours, hasOwnAgents ? Optional.empty() : Optional.of(marks), diagnostics);
	}

	private Import make(Progress progress) throws IOException {
		String stem = file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
		Object name = map.properties().all().getOrDefault(Vocabulary.NAME, stem);
		level.setName(name.equals("") ? null : ImportNames.line(name.toString()));
		map.properties().number(Vocabulary.CELL_SCALE).stream().filter(scale -> scale > 0).forEach(level::setCellScale);
		setWord(Vocabulary.STARTS, Starts::get, level::setStarts);
		map.properties().number(Vocabulary.MIN_AREA).stream().filter(area -> area >= 1)
				.forEach(area -> level.setMinArea((int) area));
		setWord(Vocabulary.DIAGONALS, DiagonalRule::get, level::setDiagonals);
		setWord(Vocabulary.SYMMETRY, MapSymmetry::get, level::setSymmetry);
		map.properties().text(Vocabulary.SCALES).filter(Scales::isValid).ifPresent(level::setScales);
		map.properties().text(Vocabulary.BALANCE).filter(BalanceLimits::isValid).ifPresent(level::setBalance);
		setWord(Vocabulary.FRAME, GameFrame::get, level::setFrame);
		map.properties().number(Vocabulary.ORIGIN_X).ifPresent(level::setOriginX);
		map.properties().number(Vocabulary.ORIGIN_Y).ifPresent(level::setOriginY);
		level.setYUp(map.properties().isTrue(Vocabulary.Y_UP));
		map.properties().text(Vocabulary.AXES_OF_GAME).filter(axes -> GamePlaces.axes(axes).isPresent()).ifPresent(level::setAxes);
		MapTerrain terrain = terrain();
		terrain.addTo(level, marks, progress);
		addAgents(terrain);
		terrain.addShapes(level, marks, diagnostics, progress);
		addObjects(terrain, progress);
		diagnostics.addAll(marks.report());
		terrain.report(diagnostics);
		report(terrain.frame());
		if (!hasOwnAgents) {
			agents.doubt(level).ifPresent(diagnostics::add);
		}
		return new Import(List.of(new ImportedLevel(level.getName(), level, true, terrain.frame()::tile)), diagnostics);
	}

	/**
	 * Sets an attribute of the level from a property of the map, whose value is a word. If the word is unknown, reports
	 * this and sets nothing. Does nothing if the map lacks the property.
	 *
	 * @param property the name of the property
	 * @param words returns the value of the attribute for a word. Null if the word is unknown
	 */
	private <T> void setWord(String property, Function<String, T> words, Consumer<T> setter) {
		map.properties().text(property).ifPresent(word -> Optional.ofNullable(words.apply(word)).ifPresentOrElse(setter,
				() -> diagnostics.add(Diagnostic.lost("The property \"" + property + "\" of the map is not read: its value "
						+ MessageText.quote(word) + " is unknown."))));
	}

	private void addAgents(MapTerrain terrain) throws LevelFormatException {
		if (!hasOwnAgents) {
			agents.problem(level.getTerrainTypes().stream().map(TerrainType::getName).toList()).ifPresent(problem -> {
				throw new MapProblem(problem);
			});
			diagnostics.add(agents.addTo(level, terrain::isBlocking));
			return;
		}
		String written = map.properties().all().get(Vocabulary.AGENTS).toString();
		level.getAgentTypes().addAll(AgentFile.parse(written, file + ", property agents").in(level.getTerrainTypes()));
		String[] chokes = map.properties().text(Vocabulary.MIN_CHOKES).orElse("").split(" ");
		for (int i = 0; i < Math.min(chokes.length, level.getAgentTypes().size()); i++) {
			level.getAgentTypes().get(i).setMinChoke(chokes[i].matches("\\d{1,9}") ? Integer.parseInt(chokes[i]) : 0);
		}
	}

	private void addObjects(MapTerrain terrain, Progress progress) {
		ObstacleChoice obstacles = new ObstacleChoice(options, marks);
		obstacles.problem(map.groups()).ifPresent(problem -> {
			throw new MapProblem(problem);
		});
		LevelObjects objects = new LevelObjects(level, obstacles, marks);
		objects.addAll(map.groups(), space, terrain.frame().left(), terrain.frame().top());
		objects.report(diagnostics);
		if (!objects.lines().isEmpty()) {
			long cells = terrain.addLines(level, objects.lines(), progress);
			diagnostics.add(Diagnostic.lost(objects.lines().size() + " open lines block " + cells
					+ " cells: the cells that they cross, and the cells on both sides of borders that they follow."));
		}
	}

	private void report(MapFrame frame) {
		map.losses().forEach(what -> diagnostics.add(Diagnostic.lost(what)));
		if (frame.staggered().isPresent()) {
			diagnostics.add(Diagnostic.assumed("The map is staggered; its tile x,y became the cell in "
					+ frame.staggered().get().formula() + ", counted from " + frame.left() + "," + frame.top() + "."));
		} else if (frame.left() != 0 || frame.top() != 0) {
			diagnostics.add(Diagnostic.assumed("The map is infinite; its cell " + frame.left() + "," + frame.top()
					+ " became the cell 0,0."));
		}
		if (!map.isInfinite() && hasCellsOutside()) {
			diagnostics.add(Diagnostic.lost("The cells of chunks outside the map: it is not infinite."));
		}
		if (map.tileWidth() != map.tileHeight() && !map.orientation().isOfDiamonds()) {
			diagnostics.add(Diagnostic.assumed("Tiles of " + map.tileWidth() + " x " + map.tileHeight()
					+ " pixels became square cells, and objects are stretched with them."));
		}
	}

	/** Returns whether a layer has cells outside of the map. Meaningless for infinite maps. */
	private boolean hasCellsOutside() {
		return map.layers().stream().flatMap(layer -> layer.chunks().stream()).anyMatch(chunk -> chunk.x() < 0 || chunk.y() < 0
				|| (long) chunk.x() + chunk.width() > map.width() || (long) chunk.y() + chunk.height() > map.height());
	}
}
