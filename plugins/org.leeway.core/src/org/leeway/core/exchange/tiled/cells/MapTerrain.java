package org.leeway.core.exchange.tiled.cells;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.meaning.MarkedTerrains;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.terrain.RenderedMap;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.tiled.map.Flip;
import org.leeway.core.exchange.tiled.map.Orientation;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Values;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.exchange.tiled.place.MapSpace;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** The terrain of a level that is made from the tiles of a map. The collision shapes of these tiles become obstacles. */
public final class MapTerrain {

	/** The option that names the user's file of terrains. */
	public static final TypedOption<String> TERRAINS = TerrainNames.OPTION;

	private final TiledMap map;
	private final List<PlacedLayer> layers;
	private final TileMeanings meanings;
	private final TileTable tiles;
	private final TileColours colours;
	private final MapGrid grid;
	private final EmptyCells empty;
	private Terrains terrains;
	private boolean isMerged;

	private MapTerrain(TiledMap map, TerrainNames names, TileMeanings meanings, TileTable tiles, TileColours colours,
			List<PlacedLayer> layers) {
		this.map = map;
		this.layers = layers;
		this.meanings = meanings;
		this.tiles = tiles;
		this.colours = colours;
		this.grid = new MapGrid(MapFrame.of(map, layers), layers, tiles);
		this.empty = EmptyCells.of(names, layers);
	}

	/** Returns the options that users can choose. */
	public static List<TypedOption<?>> options() {
		return List.of(TERRAINS, LayerChoice.LAYERS, LayerMarks.OPTION, LayerChoice.OPENING, TileShapeUse.OPTION);
	}

	/**
	 * Returns the options for the terrain of a map. Leaves out options without an effect, such as the choice of layers
	 * for a map with one layer.
	 */
	public static List<TypedOption<?>> options(TiledMap map) {
		List<TypedOption<?>> needed = new ArrayList<>(options());
		if (map.layers().size() < 2) {
			needed.removeAll(List.of(LayerChoice.LAYERS, LayerChoice.OPENING));
		}
		if (map.tilesets().stream().flatMap(set -> set.tiles().values().stream()).allMatch(tile -> tile.shapes().isEmpty())) {
			needed.remove(TileShapeUse.OPTION);
		}
		return needed;
	}

	/**
	 * Prepares the terrain of a map.
	 *
	 * @param hasColours whether terrains get the colours of the images of their tiles
	 * @param marks collects the marks, that is, the names and properties in the map that say what blocks. Empty if the agents
	 * of the map say what blocks. Marks are then ignored
	 * @param diagnostics gets messages about layers that are left out or moved
	 * @throws MapProblem if the map cannot become a level
	 * @throws IOException if a file that the options name cannot be read
	 */
	public static MapTerrain of(TiledMap map, OptionValues options, boolean hasColours, Optional<Marks> marks,
			List<Diagnostic> diagnostics) throws IOException {
		TerrainNames names = TerrainNames.read(options);
		TileMeanings meanings = new TileMeanings(map, names, options.get(TileShapeUse.OPTION), marks);
		TileTable tiles = new TileTable(meanings, map.gids().count());
		Optional<LayerMarks> walls = marks.map(all -> new LayerMarks(map, tiles, options, all));
		return new MapTerrain(map, names, meanings, tiles, new TileColours(map, meanings, hasColours),
				new LayerChoice(new MapSpace(map), options, walls, diagnostics).of(map));
	}

	/** Returns the rectangle of the map that becomes the level. */
	public MapFrame frame() {
		return grid.frame();
	}

	/** Returns the kinds of tiles in the cells of the map, the most frequent first. */
	public List<TerrainSource> sources(Progress progress) {
		CellCounts counts = new CellCounts(grid, layers, tiles);
		grid.forEachRow(y -> counts.addRow(), progress);
		return MapSources.of(tiles, colours, counts, empty);
	}

	/**
	 * Returns the picture of the map. Empty if the map is not orthogonal or is too large, or if none of the tiles' images can
	 * be read.
	 */
	public Optional<RenderedMap> picture(Progress progress) {
		return map.orientation().kind() == Orientation.Kind.ORTHOGONAL ? new MapPainter(map, frame(), meanings).paint(progress)
				: Optional.empty();
	}

	/**
	 * Adds the terrain to a level. Normally, each tile without a name gets a terrain of its own. If these terrains are
	 * too many for a level, all blocking tiles without names share one terrain, and all other tiles without names share
	 * another.
	 *
	 * @throws MapProblem if a tile belongs to no tileset, or there are still too many terrains
	 */
	public void addTo(Level level, Marks marks, Progress progress) {
		try {
			add(level, marks, progress);
		} catch (MapProblem.TooManyTerrains tooMany) {
			isMerged = true;
			add(level, marks, progress);
		}
	}

	private void add(Level level, Marks marks, Progress progress) {
		terrains = new Terrains();
		map.tilesets().stream().filter(each -> Vocabulary.isFor(Vocabulary.TERRAIN_ROLE, each.properties()))
				.forEach(each -> each.tiles().values().forEach(tile -> addOwn(each, tile)));
		CellCounts counts = new CellCounts(grid, layers, tiles);
		level.setTerrain(new MapCells(grid, tiles, colours, empty, terrains, isMerged).build(counts, progress));
		level.getTerrainTypes().addAll(terrains.all());
		counts.tell(marks);
	}

	private void addOwn(Tileset tileset, Tile tile) {
		terrains.addOwn(tile, meanings.of(tileset, tile, Flip.NONE).blocks());
	}

	/**
	 * Returns whether a terrain of the level blocks. A name or a property in the map, such as {@code wall}, marks it as
	 * blocking.
	 */
	public boolean isBlocking(TerrainType terrain) {
		return terrains.isBlocking(terrain);
	}

	/**
	 * Turns the collision shapes of tiles into obstacles of a level.
	 *
	 * @param diagnostics gets a message about shapes that are too large for a level
	 * @throws MapProblem if there are too many obstacles
	 */
	public void addShapes(Level level, Marks marks, List<Diagnostic> diagnostics, Progress progress) {
		if (tiles.hasShapes()) {
			new ShapeObstacles(level, grid, layers, tiles).add(marks, diagnostics, progress);
		}
	}

	/**
	 * Blocks the cells that lines cross, and returns how many cells are blocked. The lines are open: their ends are not
	 * joined. A line along the border between cells blocks the cells on both sides.
	 *
	 * @param lines the corners of each line, in cells
	 */
	public long addLines(Level level, List<List<Point>> lines, Progress progress) {
		int id = terrains.id(WallLines.TERRAIN, true, Values.NONE, Optional.empty());
		WallLines walls = new WallLines(level.getTerrain(), id);
		long cells = lines.stream().mapToLong(line -> walls.add(line, progress)).sum();
		level.setTerrain(walls.build());
		level.getTerrainTypes().addAll(terrains.all().stream().filter(each -> each.eContainer() == null).toList());
		return cells;
	}

	/**
	 * Adds messages about differences between the terrain and the map: merged terrains, shapes that are left out, and tiles that
	 * lie outside of the map.
	 */
	public void report(List<Diagnostic> diagnostics) {
		if (isMerged) {
			diagnostics.add(Diagnostic.assumed("The map has more than 256 kinds of tile: those that have no name are the terrain "
					+ MapCells.OTHER + ", and " + MarkedTerrains.blockedName(MapCells.OTHER) + " where they block."));
		}
		meanings.report(diagnostics);
		colours.report(diagnostics);
		for (PlacedLayer layer : layers) {
			long outside = layer.tilesOutside(grid.frame());
			if (outside > 0) {
				diagnostics.add(Diagnostic.lost(outside + " of the tiles of the layer " + layer.quoted()
						+ ", which is moved, lie outside the map."));
			}
		}
	}
}
