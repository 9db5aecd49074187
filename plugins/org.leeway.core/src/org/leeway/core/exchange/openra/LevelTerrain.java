package org.leeway.core.exchange.openra;

/**
 * A terrain of a level.
 *
 * @param type the type of terrain, as a place in the list of the tileset. -1 outside of the playable part
 * @param hasTrees whether trees stand on it, which only some units cross
 */
record LevelTerrain(int type, boolean hasTrees) {

	/** The terrain outside of the playable part, which no unit crosses. */
	static final LevelTerrain OUTSIDE = new LevelTerrain(TileSet.NONE, false);

	/** Returns whether the terrain lies outside of the playable part. */
	boolean isOutside() {
		return type == TileSet.NONE;
	}
}
