package org.leeway.core.exchange.grid;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.exchange.terrain.NamedTerrains;
import org.leeway.model.TerrainType;
import org.leeway.pathing.util.Decimal;

/**
 * Terrains for ranges of slope, and of depth of water. So agents can have different limits of slope and depth on one map.
 * For example:
 * <ul>
 * <li>Slopes of 18 and 22 degrees divide the land into {@code ground}, {@code slope-22} and {@code steep}.
 * <li>A depth of 1 divides the water into {@code depth-1} and deeper {@code water}. Shallow water is also divided by slope,
 * into {@code depth-1}, {@code depth-1-slope-22} and {@code depth-1-steep}.
 * </ul>
 */
final class HeightBands {

	private static final int GROUND = 0xD8CBA6;
	private static final int STEEP = 0x9C7F5C;
	private static final int SHORE = 0xB9CDC4;
	private static final int WATER = 0x5B8FB9;

	private final List<Double> slopes;
	private final List<Double> depths;
	/** The terrains, indexed by range of depth, then by range of slope. Depth index 0 stands for land. */
	private final List<List<TerrainType>> bands = new ArrayList<>();
	private final Optional<TerrainType> deep;

	/**
	 * Creates the terrains, and adds them to {@code terrains}.
	 *
	 * @param slopes the slopes that divide the land and the shallow water, in degrees, ascending
	 * @param depths the depths that divide the water, ascending. Water below the last depth is deep. Without depths,
	 * all water is deep
	 * @param hasWater whether to add the terrain {@code water} for deep water
	 */
	HeightBands(NamedTerrains terrains, List<Double> slopes, List<Double> depths, boolean hasWater) {
		this.slopes = slopes;
		this.depths = depths;
		for (int depth = 0; depth <= depths.size(); depth++) {
			List<TerrainType> row = new ArrayList<>();
			for (int slope = 0; slope <= slopes.size(); slope++) {
				int rgb = mixed(mixed(GROUND, STEEP, slope, slopes.size()), mixed(SHORE, WATER, depth, depths.size()),
						depth == 0 ? 0 : 2, 3);
				row.add(terrains.get(name(depth, slope), Optional.of(rgb)).orElseThrow());
			}
			bands.add(row);
		}
		this.deep = hasWater ? terrains.get("water", Optional.of(WATER)) : Optional.empty();
	}

	private String name(int depth, int slope) {
		String slopeName = slope == 0 ? "" : slope == slopes.size() ? "steep" : "slope-" + Decimal.plain(slopes.get(slope));
		String depthName = depth == 0 ? "" : "depth-" + Decimal.plain(depths.get(depth - 1));
		String between = slope > 0 && depth > 0 ? "-" : "";
		return slope == 0 && depth == 0 ? "ground" : depthName + between + slopeName;
	}

	/**
	 * Mixes two colours. The result is the colour at {@code part / whole} of the way from {@code from} to {@code to}. Returns
	 * {@code from} if {@code whole} is 0.
	 */
	private static int mixed(int from, int to, int part, int whole) {
		int rgb = 0;
		for (int shift = 16; shift >= 0 && whole > 0; shift -= 8) {
			int low = from >> shift & 0xFF;
			int high = to >> shift & 0xFF;
			rgb |= low + (high - low) * part / whole << shift;
		}
		return whole > 0 ? rgb : from;
	}

	/**
	 * Returns the terrain of a cell in the current row of {@code rows}.
	 *
	 * @param x the column of the cell
	 * @param depth the depth of the water over the cell, in the unit of the heights. At most 0 on land
	 */
	TerrainType terrain(HeightRows rows, int x, double depth) {
		int depthBand = depth > 0 ? band(depths, depth) + 1 : 0;
		if (depthBand > depths.size()) {
			return deep.orElseThrow();
		}
		return bands.get(depthBand).get(slopes.isEmpty() ? 0 : band(slopes, rows.slope(x)));
	}

	/** Returns the terrain of flat land. */
	TerrainType ground() {
		return bands.getFirst().getFirst();
	}

	/** Returns the number of limits that a value exceeds. */
	private static int band(List<Double> limits, double value) {
		int band = 0;
		while (band < limits.size() && value > limits.get(band)) {
			band++;
		}
		return band;
	}
}
