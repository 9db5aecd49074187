package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.navmesh.MeshTile;

/**
 * The tiles of a level. Arrays are indexed by tile and must not be written to.
 *
 * @param rings the obstacles
 */
record TiledLevel(TileLayout layout, SceneRings rings, Outline[] outlines, MeshTile[] tiles) {
}
