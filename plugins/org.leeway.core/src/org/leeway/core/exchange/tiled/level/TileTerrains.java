package org.leeway.core.exchange.tiled.level;

import java.util.Arrays;
import java.util.Optional;

import org.leeway.core.colour.Colour;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainFile;
import org.leeway.core.exchange.terrain.TerrainSource;
import org.leeway.core.exchange.tiled.map.Tile;
import org.leeway.core.exchange.tiled.map.TiledMap;
import org.leeway.core.exchange.tiled.map.Tileset;

/** Which terrain each tile of a map is, looked up once for each tile. */
final class TileTerrains {

	/** The tile names no terrain. */
	static final int UNNAMED = -1;
	private static final int UNKNOWN = -2;

	private final TiledMap map;
	private final TerrainNames names;
	private final Terrains terrains = new Terrains();
	private final int[] named;
	private final int[] unnamed;
	private int empty = UNKNOWN;

	TileTerrains(TiledMap map, TerrainNames names) {
		this.map = map;
		this.names = names;
		this.named = new int[map.gids().count()];
		this.unnamed = new int[map.gids().count()];
		Arrays.fill(named, UNKNOWN);
		Arrays.fill(unnamed, UNKNOWN);
		map.tilesets().stream().filter(each -> Vocabulary.isFor(Vocabulary.TERRAIN_ROLE, each.properties()))
				.forEach(each -> each.tiles().values().forEach(terrains::addOwn));
	}

	Terrains terrains() {
		return terrains;
	}

	/**
	 * The terrain that the tile of an index names, or {@link #UNNAMED}.
	 *
	 * @throws MapProblem if the tile belongs to no tileset, or there are too many terrains
	 */
	int named(int index) {
		if (named[index] == UNKNOWN) {
			named[index] = findNamed(map.gids().gid(index));
		}
		return named[index];
	}

	private int findNamed(int gid) {
		Tileset tileset = tileset(gid);
		Tile tile = tileset.tile(gid);
		Optional<TerrainFile.Line<TerrainNames.Selector>> line = names.of(tileset, tile);
		if (line.isPresent()) {
			return check(terrains.id(line.get().terrain(), tile.properties(), line.get().rgb()));
		}
		Optional<String> name = ownName(tile);
		return name.isEmpty() ? UNNAMED : check(terrains.id(name.get(), tile.properties(), Optional.empty()));
	}

	/** The terrain that a tile itself names. */
	private static Optional<String> ownName(Tile tile) {
		return tile.properties().text(Vocabulary.TERRAIN).or(() -> tile.properties().text(Vocabulary.NAME))
				.or(() -> Optional.of(tile.type()).filter(type -> !type.isBlank())).map(NamedTerrains::toName);
	}

	/** Whether the tile of an index, which is not 0, names a terrain or the user's file does so. */
	boolean isNamed(int index) {
		Tileset tileset = tileset(map.gids().gid(index));
		Tile tile = tileset.tile(map.gids().gid(index));
		return names.of(tileset, tile).isPresent() || ownName(tile).isPresent();
	}

	/** What is to be known of the tile of an index, or of cells without a tile if the index is 0. */
	TerrainSource source(int index, long cells) {
		if (index == 0) {
			Optional<TerrainFile.Line<TerrainNames.Selector>> line = names.ofEmpty();
			return new TerrainSource(NamedTerrains.EMPTY, "without a tile", cells, emptyName(line),
					line.flatMap(TerrainFile.Line::rgb).or(() -> Optional.of(NamedTerrains.EMPTY_RGB)));
		}
		int gid = map.gids().gid(index);
		Tileset tileset = tileset(gid);
		Tile tile = tileset.tile(gid);
		Optional<TerrainFile.Line<TerrainNames.Selector>> line = names.of(tileset, tile);
		return new TerrainSource(TerrainNames.selector(tileset, tile),
				(tileset.name().isBlank() ? "" : tileset.name() + ", ") + "tile " + tile.id()
						+ (tile.type().isBlank() ? "" : ", " + tile.type()),
				cells, line.map(TerrainFile.Line::terrain).or(() -> ownName(tile)).orElseGet(() -> nameOfUnnamed(tileset, tile)),
				line.flatMap(TerrainFile.Line::rgb).or(() -> Terrains.colour(tile.properties()).map(Colour::parse)));
	}

	private static String nameOfUnnamed(Tileset tileset, Tile tile) {
		return NamedTerrains.toName((tileset.name().isBlank() ? "tile" : tileset.name()) + "-" + tile.id());
	}

	private static String emptyName(Optional<TerrainFile.Line<TerrainNames.Selector>> line) {
		return line.map(TerrainFile.Line::terrain).orElse(NamedTerrains.EMPTY);
	}

	/** The terrain that stands for a tile which names none: it has the name of the tileset and the id of the tile. */
	int unnamed(int index) {
		if (unnamed[index] == UNKNOWN) {
			int gid = map.gids().gid(index);
			Tileset tileset = tileset(gid);
			Tile tile = tileset.tile(gid);
			unnamed[index] = check(terrains.id(nameOfUnnamed(tileset, tile), tile.properties(), Optional.empty()));
		}
		return unnamed[index];
	}

	/** The terrain of cells without a tile. */
	int empty() {
		if (empty == UNKNOWN) {
			Optional<TerrainFile.Line<TerrainNames.Selector>> line = names.ofEmpty();
			empty = check(terrains.emptyId(emptyName(line), line.flatMap(TerrainFile.Line::rgb)));
		}
		return empty;
	}

	private static int check(int id) {
		if (id < 0) {
			throw new MapProblem("the map has more than 256 terrains, expected less; the option terrains names a file that says"
					+ " which tiles are which terrain");
		}
		return id;
	}

	/** Of tilesets that both contain a number, the one that begins later has it. */
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
