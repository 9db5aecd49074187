package org.leeway.core.exchange.openra;

/**
 * A terrain of a level.
 *
 * @param type the type of terrain, as an index into {@link TileSet#types()}. -1 outside of the playable part of the map
 * @param hasTrees whether trees stand on the terrain. Only some units cross trees
 */
record LevelTerrain(int type, boolean hasTrees) {

	/** The terrain outside of the playable part of the map. No unit crosses it. */
	static final LevelTerrain OUTSIDE = new LevelTerrain(TileSet.NONE, false);

	/** Returns whether the terrain lies outside of the playable part of the map. */
	boolean isOutside() {
		return type == TileSet.NONE;
	}
}
