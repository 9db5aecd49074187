package org.leeway.core.exchange.zeroad;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.level.preset.PassabilityClass;
import org.leeway.core.level.preset.PassabilityClass.Interval;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * The terrains of a map. The game has passability classes in place of terrains. The units of a class have the same limits for water
 * and slopes. Each set of classes that can stand on some cell becomes a terrain. Which classes can stand on a cell depends on the
 * water depth in the middle of the cell, and on the slope of its tile. No class can stand within 3 tiles of the edge, or outside of
 * a circular map. Source: {@code TerrainUpdateHelper} in the source of the game.
 */
final class ClassTerrains {

	/** The width in cells of the strip at the edge of the map where no unit can stand. The strip is 3 tiles wide. */
	private static final int EDGE = 3 * HeightMap.TILE;
	/**
	 * A value in place of a bit mask of classes. Marks cells where units of no class can stand: cells near the edge of the
	 * map, or outside of a circular map.
	 */
	private static final long OUTSIDE = -1;
	/**
	 * A value in place of the bit mask of a tile, if the cells of the tile may have different bit masks. Then each cell must be
	 * checked separately.
	 */
	private static final long MIXED = -2;
	private static final String GLYPHS = ".-~#@";
	private static final List<String> COLOURS = List.of("#b9a77a", "#8fb6c9", "#4f86b0", "#6f6355", "#33363b");
	private static final List<String> OTHER_COLOURS = List.of("#a58fb8", "#b88f8f", "#8fb89a", "#b8b48f");

	private final List<PassabilityClass> classes;
	private final Scenario scenario;
	private final HeightMap heights;
	/**
	 * The terrain ids, indexed by a set of passability classes: the classes whose units can stand on the terrain. The set is a
	 * bit mask with bit i for class i.
	 */
	private final Map<Long, Integer> ids = new LinkedHashMap<>();

	/**
	 * Creates the conversion of a map.
	 *
	 * @param classes the passability classes, at most 63
	 */
	ClassTerrains(List<PassabilityClass> classes, Scenario scenario, HeightMap heights) {
		this.classes = classes;
		this.scenario = scenario;
		this.heights = heights;
		long land = bits(false);
		long water = bits(true);
		// Give the usual terrains the first ids, in this order, even if the map does not have them. So these terrains have the same
		// ids on all maps.
		ids.put(land, 0);
		ids.putIfAbsent(land | water, ids.size());
		ids.putIfAbsent(water, ids.size());
		ids.putIfAbsent(0L, ids.size());
		ids.putIfAbsent(OUTSIDE, ids.size());
	}

	private long bits(boolean needingWater) {
		long bits = 0;
		for (int i = 0; i < classes.size(); i++) {
			bits |= classes.get(i).needsWater() == needingWater ? 1L << i : 0;
		}
		return bits;
	}

	/**
	 * Returns the terrain of each cell. The northernmost row comes first.
	 *
	 * @throws IllegalArgumentException if more than 256 sets of classes occur
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	TerrainGrid grid(Progress progress) {
		int side = heights.tiles() * HeightMap.TILE;
		TerrainGridEditor grid = TerrainGrid.filled(side, side, 0).edit();
		byte[] row = new byte[side];
		long[] ofTiles = new long[heights.tiles()];
		for (int z = 0; z < side; z++) {
			if (z % HeightMap.TILE == 0) {
				progress.check();
				for (int tile = 0; tile < ofTiles.length; tile++) {
					ofTiles[tile] = ofTile(tile, z / HeightMap.TILE);
				}
			}
			long before = OUTSIDE;
			byte id = id(before);
			for (int x = 0; x < side; x++) {
				long ofTile = ofTiles[x / HeightMap.TILE];
				long bits = isOutside(x, z, side) ? OUTSIDE : ofTile == MIXED ? bits(x, z) : ofTile;
				id = bits == before ? id : id(bits);
				before = bits;
				row[x] = id;
			}
			grid.setRow(0, side - 1 - z, row, 0, side);
		}
		return grid.build();
	}

	private byte id(long bits) {
		Integer id = ids.get(bits);
		if (id == null) {
			id = ids.size();
			ids.put(bits, id);
			if (id == TerrainGrid.TERRAINS) {
				throw new IllegalArgumentException("more than " + id + " sets of classes that stand in the same cells, expected fewer");
			}
		}
		return id.byteValue();
	}

	private boolean isOutside(int x, int z, int side) {
		if (!scenario.circular()) {
			return Math.min(Math.min(x, z), side - 1 - Math.max(x, z)) < EDGE;
		}
		long fromMiddleX = 2L * x + 1 - side;
		long fromMiddleZ = 2L * z + 1 - side;
		long radius = side - 2L * EDGE;
		return fromMiddleX * fromMiddleX + fromMiddleZ * fromMiddleZ >= radius * radius;
	}

	/**
	 * Returns the passability classes that can stand on a tile, as a bit mask with bit i for class i. Returns {@link #MIXED} if a
	 * class may be able to stand on some cells of the tile but not on others. This happens in water, because the corners of the
	 * tile have different depths.
	 */
	private long ofTile(int tileX, int tileZ) {
		double deepest = scenario.waterLevel() - heights.lowest(tileX, tileZ);
		double shallowest = scenario.waterLevel() - heights.highest(tileX, tileZ);
		double slope = heights.slope(tileX, tileZ);
		long bits = 0;
		for (int i = 0; i < classes.size(); i++) {
			Interval depth = classes.get(i).depth();
			boolean all = depth.contains(deepest) && depth.contains(shallowest);
			boolean none = slope >= classes.get(i).steepest() || deepest < depth.least() || shallowest > depth.most();
			if (!all && !none) {
				return MIXED;
			}
			bits |= none ? 0 : 1L << i;
		}
		return bits;
	}

	private long bits(int x, int z) {
		double depth = scenario.waterLevel() - heights.height(x, z);
		double slope = heights.slope(x / HeightMap.TILE, z / HeightMap.TILE);
		long bits = 0;
		for (int i = 0; i < classes.size(); i++) {
			PassabilityClass each = classes.get(i);
			if (each.depth().contains(depth) && slope < each.steepest()) {
				bits |= 1L << i;
			}
		}
		return bits;
	}

	/** Returns the terrains, in the order of their ids. Call {@link #grid} first. */
	List<TerrainType> types() {
		List<TerrainType> types = new ArrayList<>();
		ids.forEach((bits, id) -> {
			boolean usual = id < COLOURS.size();
			types.add(LevelTemplates.terrainType(id, name(bits), usual ? COLOURS.get(id) : OTHER_COLOURS.get(id % OTHER_COLOURS.size()),
					usual ? GLYPHS.substring(id, id + 1) : Character.toString('a' + id % 26)));
		});
		return types;
	}

	private String name(long bits) {
		long land = bits(false);
		long water = bits(true);
		if (bits == 0 || bits == OUTSIDE) {
			return bits == 0 ? "cliff" : "outside";
		}
		return bits == land ? "land" : bits == (land | water) ? "shallows" : bits == water ? "water"
				: classesOf(bits).stream().map(PassabilityClass::name).collect(Collectors.joining("-", "for-", ""));
	}

	private List<PassabilityClass> classesOf(long bits) {
		List<PassabilityClass> some = new ArrayList<>();
		for (int i = 0; i < classes.size(); i++) {
			if ((bits >> i & 1) != 0) {
				some.add(classes.get(i));
			}
		}
		return some;
	}

	/**
	 * Returns the terrains that the units of a passability class can cross.
	 *
	 * @param types the terrains to choose from
	 */
	List<TerrainType> of(PassabilityClass wanted, List<TerrainType> types) {
		int bit = classes.indexOf(wanted);
		List<Long> all = List.copyOf(ids.keySet());
		return types.stream().filter(type -> all.get(type.getId()) != OUTSIDE && (all.get(type.getId()) >> bit & 1) != 0).toList();
	}
}
