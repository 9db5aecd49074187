package org.leeway.core.exchange.generals;

import java.util.List;

/**
 * A map as the game stores it. Places are in world units, 10 to a cell, x east and y north. The origin is the lower left corner
 * of the playable area.
 *
 * @param ground the heights and the cliffs
 * @param water areas of water, in the order of the file
 * @param things what stands on the map, in the order of the file. Roads and waypoints of no use are left out
 */
record GameMap(Ground ground, List<WaterArea> water, List<Thing> things) {

	/** The side of a cell, in world units. */
	static final int CELL = 10;

	/**
	 * An area of water: a polygon with a level.
	 *
	 * @param level in world units
	 * @param x the corners
	 * @param y the corners
	 */
	record WaterArea(int level, int[] x, int[] y) {
	}

	/**
	 * A thing on the map.
	 *
	 * @param name of its definition in the game
	 * @param z height above the ground
	 * @param angle in radians, counter-clockwise from the east
	 * @param flags which ends of a road or a bridge the thing is
	 * @param waypoint the name of a waypoint, or empty
	 */
	record Thing(String name, float x, float y, float z, float angle, int flags, String waypoint) {

		private static final int BRIDGE_START = 0x10;
		private static final int BRIDGE_END = 0x20;
		private static final int ROAD = 0x06;

		boolean isBridgeStart() {
			return (flags & BRIDGE_START) != 0;
		}

		boolean isBridgeEnd() {
			return (flags & BRIDGE_END) != 0;
		}

		boolean isRoad() {
			return (flags & ROAD) != 0;
		}
	}
}
