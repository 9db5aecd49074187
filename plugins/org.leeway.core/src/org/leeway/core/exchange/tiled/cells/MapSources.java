package org.leeway.core.exchange.tiled.cells;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.exchange.meaning.MarkedTerrains;
import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.core.exchange.terrain.TerrainSource;

/** The list of all kinds of tiles in the cells of a map. Each kind has the terrain that it becomes. */
final class MapSources {

	private final TileTable tiles;
	private final TileColours colours;
	private final CellCounts counts;
	private final Set<String> free = new HashSet<>();
	/**
	 * The kinds of tiles. The key of a kind has two elements: a text that selects its tiles, such as {@code
	 * TILESET:ID}, and the name of its terrain. A tile and its flipped copies are of one kind.
	 */
	private final Map<List<String>, TerrainSource> sources = new LinkedHashMap<>();

	private MapSources(TileTable tiles, TileColours colours, CellCounts counts) {
		this.tiles = tiles;
		this.colours = colours;
		this.counts = counts;
	}

	/** Returns the kinds of tiles, the most frequent first. */
	static List<TerrainSource> of(TileTable tiles, TileColours colours, CellCounts counts, EmptyCells empty) {
		MapSources all = new MapSources(tiles, colours, counts);
		if (counts.of(0, false) > 0) {
			all.add(new TerrainSource(NamedTerrains.EMPTY, "without a tile", counts.of(0, false), empty.name(),
					Optional.of(empty.rgb()), empty.block(), false, Optional.empty()));
		}
		all.addTiles(false);
		all.addTiles(true);
		return all.sources.values().stream().sorted(Comparator.comparing(each -> -each.cells())).toList();
	}

	private void addTiles(boolean blocks) {
		for (int tile = 1; tile < tiles.count(); tile++) {
			if (counts.of(tile, blocks) > 0) {
				add(source(tiles.meaning(tile), counts.of(tile, blocks), blocks));
			}
		}
	}

	private TerrainSource source(TileMeaning tile, long cells, boolean blocks) {
		String terrain = blocks && free.contains(tile.name()) ? MarkedTerrains.blockedName(tile.name()) : tile.name();
		if (!blocks) {
			free.add(tile.name());
		}
		return new TerrainSource(tile.selector(), tile.title(), cells, terrain,
				colours.of(tile), blocks, tile.nameDecides() && blocks == tile.blocks(), tile.picture());
	}

	private void add(TerrainSource source) {
		sources.merge(List.of(source.selector(), source.terrain()), source,
				(one, two) -> one.inCells(one.cells() + two.cells()));
	}
}
