package org.leeway.core.exchange.generals;

import java.util.List;

/**
 * A map as the game stores it. Positions are in world units: a cell is 10 units wide, x goes east and y goes north. The origin is
 * the lower left corner of the playable area.
 *
 * @param ground the heights and the cliffs
 * @param water areas of water, in the order of the file
 * @param things the things on the map, in the order of the file. Roads and waypoints that the import does not use are left out
 */
record GameMap(Ground ground, List<WaterArea> water, List<Thing> things) {

	/** The side of a cell, in world units. */
	static final int CELL = 10;

	/**
	 * An area of water: a polygon with a water level.
	 *
	 * @param level the height of the water, in world units
	 * @param x the x coordinates of the corners
	 * @param y the y coordinates of the corners
	 */
	record WaterArea(int level, int[] x, int[] y) {
	}

	/**
	 * A thing on the map.
	 *
	 * @param name of the thing's definition in the game
	 * @param z height above the ground
	 * @param angle in radians, counter-clockwise from the east
	 * @param flags the flags of the thing, as in the file. Some flags say that the thing is the start or the end of a road or a
	 * bridge
	 * @param waypoint the name of the waypoint. Empty if the thing is no waypoint
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
