package org.leeway.core.exchange.generals;

import java.util.Arrays;
import java.util.List;

import org.leeway.core.exchange.generals.GameMap.WaterArea;

/**
 * A test of which corners of cells lie under water, row by row. An area of water is a polygon with a water level. A corner is
 * under water if it is inside such a polygon, by the even-odd rule, and lower than the water level. Only areas with a water
 * level above 0 count. Source: {@code PolygonTrigger::pointInTrigger} and {@code TerrainLogic::getWaterHandle}.
 */
final class WaterRows {

	private final Ground ground;
	private final List<WaterArea> areas;
	/** The water level at each corner of the current row, in world units. */
	private final int[] levels;
	private double[] crossings = new double[16];

	/**
	 * Creates the rows.
	 *
	 * @param corners the number of corners of a row
	 */
	WaterRows(GameMap map, int corners) {
		this.ground = map.ground();
		this.areas = map.water().stream().filter(area -> area.level() >= 0).toList();
		this.levels = new int[corners];
	}

	/**
	 * Computes which corners of a row lie under water.
	 *
	 * @param y the row of corners, counted from the lower side of the playable area
	 * @param under gets the result: true for each corner of the row that lies under water
	 */
	void fill(int y, boolean[] under) {
		Arrays.fill(levels, 0);
		for (WaterArea area : areas) {
			addLevel(area, crossings(area, y * GameMap.CELL));
		}
		for (int x = 0; x < levels.length; x++) {
			under[x] = levels[x] > 0 && ground.height(x, y) < levels[x];
		}
	}

	/**
	 * Computes the x coordinates where the outline of an area crosses a row, in ascending order. Returns how many crossings
	 * there are.
	 */
	private int crossings(WaterArea area, int y) {
		int count = 0;
		for (int i = 0; i < area.x().length; i++) {
			int next = i + 1 == area.x().length ? 0 : i + 1;
			double y1 = area.y()[i];
			double y2 = area.y()[next];
			if (y1 < y && y2 >= y || y2 < y && y1 >= y) {
				if (count == crossings.length) {
					crossings = Arrays.copyOf(crossings, 2 * count);
				}
				double x1 = area.x()[i];
				crossings[count] = x1 + (area.x()[next] - x1) * (y - y1) / (y2 - y1);
				count++;
			}
		}
		Arrays.sort(crossings, 0, count);
		return count;
	}

	/**
	 * Raises the water levels of the corners in the row that lie inside an area. The row enters the area at the first
	 * crossing with its outline, leaves it at the second crossing, and so on.
	 */
	private void addLevel(WaterArea area, int count) {
		for (int i = 0; i + 1 < count; i += 2) {
			int first = (int) Math.max(0, Math.floor(crossings[i] / GameMap.CELL) + 1);
			double last = Math.min(levels.length - 1, Math.floor(crossings[i + 1] / GameMap.CELL));
			for (int x = first; x <= last; x++) {
				levels[x] = Math.max(levels[x], area.level());
			}
		}
	}
}
