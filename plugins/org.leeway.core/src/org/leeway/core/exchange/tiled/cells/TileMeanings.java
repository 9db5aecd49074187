package org.leeway.core.exchange.tiled.cells;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.meaning.Marks;
import org.leeway.core.exchange.meaning.Marks.Mark;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.PicturePart;
import org.leeway.core.exchange.terrain.TerrainFile.Line;
import org.leeway.core.exchange.tiled.cells.TileMeaning.Naming;
import org.leeway.core.exchange.tiled.map.Flip;
import org.leeway.core.exchange.tiled.map.MapObject.Shape;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Tileset;
import org.leeway.core.exchange.tiled.map.Vocabulary;
import org.leeway.core.exchange.tiled.place.MapSpace;
import org.leeway.core.text.Counts;

/**
 * The meanings of the tiles of a Tiled map. The meaning of a tile is its terrain, whether it blocks, and its collision
 * shapes.
 */
final class TileMeanings {

	/**
	 * The mark of tiles that block because they have a collision shape. Either the tile's whole cell is blocked, or the
	 * shape becomes an obstacle.
	 */
	static final Mark SHAPE = new Mark(true, "collision shape of tiles", false);

	private final TiledMap map;
	private final MapSpace space;
	private final TerrainNames names;
	private final TileShapeUse use;
	private final Optional<Marks> marks;
	/**
	 * The tiles with collision shapes that Leeway cannot use: open lines, and objects made from Tiled's object templates. A
	 * tile is given by its tileset and id, such as {@code walls:3}.
	 */
	private final Set<String> withOtherShapes = new HashSet<>();

	/**
	 * Creates the meanings of a map's tiles.
	 *
	 * @param marks finds the marks that say whether tiles block. Empty to ignore such marks
	 */
	TileMeanings(TiledMap map, TerrainNames names, TileShapeUse use, Optional<Marks> marks) {
		this.map = map;
		this.space = new MapSpace(map);
		this.names = names;
		this.use = use;
		this.marks = marks;
	}

	/**
	 * Returns the meaning of a tile.
	 *
	 * @param index the index of the tile in the map's {@code Gids}, not 0
	 * @throws MapProblem if the tile belongs to no tileset
	 */
	TileMeaning of(int index) {
		int gid = map.gids().gid(index);
		Tileset tileset = tileset(gid);
		return of(tileset, tileset.tile(gid), map.gids().flip(index));
	}

	/**
	 * Returns the meaning of a flipped tile.
	 *
	 * @param flip says how the tile is flipped
	 */
	TileMeaning of(Tileset tileset, Tile tile, Flip flip) {
		Optional<Line<TerrainNames.Selector>> line = names.of(tileset, tile);
		Optional<String> own = line.map(Line::terrain).or(() -> ownName(tile));
		Optional<String> name = own.or(() -> Optional.of(tile.terrain()).filter(each -> !each.isBlank()).map(NamedTerrains::toName));
		Naming naming = own.isPresent() ? Naming.OWN : name.isPresent() ? Naming.WANG : Naming.NONE;
		TileShapes shapes = shapes(tileset, tile, flip);
		boolean blocksCell = marks.isPresent() && use == TileShapeUse.CELLS && !shapes.outlines().isEmpty();
		boolean isFilled = blocksCell || marks.isPresent() && shapes.fillCell();
		Optional<Mark> said = said(tile, isFilled);
		return new TileMeaning(TerrainNames.selector(tileset, tile), title(tileset, tile),
				name.orElseGet(() -> NamedTerrains.toName((tileset.name().isBlank() ? "tile" : tileset.name()) + "-" + tile.id())),
				naming, line.flatMap(Line::rgb), tile.properties(), said.or(() -> markOfNames(tile, line, name)), said.isEmpty(),
				blocksCell ? TileShapes.NONE : isFilled ? shapes.beyondCell() : shapes, tileset.picture(tile));
	}

	private TileShapes shapes(Tileset tileset, Tile tile, Flip flip) {
		if (tile.shapes().stream().anyMatch(each -> each.shape() == Shape.TEMPLATE || each.shape() == Shape.POLYLINE)) {
			withOtherShapes.add(TerrainNames.selector(tileset, tile));
		}
		return use == TileShapeUse.NONE ? TileShapes.NONE : TileShapes.of(space, tileset.frame(), tile, flip);
	}

	/**
	 * Returns the {@link Mark} of a tile from its properties or collision shapes. Empty if there is no such mark. A mark
	 * says whether the tile blocks.
	 *
	 * @param isFilled whether a collision shape blocks the whole cell
	 */
	private Optional<Mark> said(Tile tile, boolean isFilled) {
		Optional<Mark> said = marks.flatMap(all -> all.of("tiles", tile.properties().all()));
		return isFilled && said.filter(Mark::blocks).isEmpty() ? Optional.of(SHAPE) : said;
	}

	/**
	 * Returns a {@link Mark} if the class of a tile, or else the name of its terrain, says that the tile blocks. An example is
	 * the name {@code wall}. If a line of the user's file selects the tile, the class is ignored. Empty if neither the class
	 * nor the terrain's name says that the tile blocks.
	 *
	 * @param line the line of the user's file that selects the tile. Empty if there is none
	 * @param name the name of the terrain. Empty if there is none
	 */
	private Optional<Mark> markOfNames(Tile tile, Optional<Line<TerrainNames.Selector>> line, Optional<String> name) {
		if (marks.isEmpty()) {
			return Optional.empty();
		}
		return (line.isPresent() ? Optional.<Mark>empty() : Marks.ofName("tile class", tile.type()))
				.or(() -> name.flatMap(each -> Marks.ofName("terrain", each)));
	}

	/** Returns the pictures of all tiles in the layers of the map. The key is the image file in which the pictures lie. */
	Map<Path, List<PicturePart>> pictures() {
		return IntStream.range(1, map.gids().count()).mapToObj(this::picture).flatMap(Optional::stream).distinct()
				.collect(Collectors.groupingBy(PicturePart::file));
	}

	/**
	 * Returns the picture of a tile. Empty if the tile has no picture, or belongs to no tileset.
	 *
	 * @param index the index of the tile in the map's {@code Gids}
	 */
	Optional<PicturePart> picture(int index) {
		if (!isKnown(index)) {
			return Optional.empty();
		}
		int gid = map.gids().gid(index);
		Tileset tileset = tileset(gid);
		return tileset.picture(tileset.tile(gid));
	}

	/**
	 * Returns the name of a tile's terrain, taken from the properties or the class of the tile itself. Empty if neither has a
	 * name.
	 */
	private static Optional<String> ownName(Tile tile) {
		return tile.properties().text(Vocabulary.TERRAIN).or(() -> tile.properties().text(Vocabulary.NAME))
				.or(() -> Optional.of(tile.type()).filter(type -> !type.isBlank())).map(NamedTerrains::toName);
	}

	private static String title(Tileset tileset, Tile tile) {
		String name = tile.type().isBlank() ? tile.terrain() : tile.type();
		return (tileset.name().isBlank() ? "" : tileset.name() + ", ") + "tile " + tile.id() + (name.isBlank() ? "" : ", " + name);
	}

	/** Reports the collision shapes that are left out. */
	void report(List<Diagnostic> diagnostics) {
		if (!withOtherShapes.isEmpty() && use != TileShapeUse.NONE) {
			diagnostics.add(Diagnostic.lost("Collision shapes of " + Counts.of(withOtherShapes.size(), "kind")
					+ " of tile that are open lines or made from templates are left"
					+ " out."));
		}
	}

	/**
	 * Returns whether a tile belongs to a tileset.
	 *
	 * @param index the index of the tile in the map's {@code Gids}
	 */
	boolean isKnown(int index) {
		return map.tilesets().stream().anyMatch(each -> each.contains(map.gids().gid(index)));
	}

	/** Returns the tileset of a tile number. Tilesets overlap in some maps. Then the tileset that begins last is used. */
	private Tileset tileset(int gid) {
		Tileset best = null;
		for (Tileset each : map.tilesets()) {
			if (each.contains(gid) && (best == null || each.firstGid() >= best.firstGid())) {
				best = each;
			}
		}
		if (best == null) {
			throw new MapProblem("tile number " + gid + ", expected one of the tilesets: " + Tileset.describe(map.tilesets()));
		}
		return best;
	}
}
