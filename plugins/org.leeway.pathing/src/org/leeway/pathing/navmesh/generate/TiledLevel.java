package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.navmesh.MeshTile;

/**
 * The tiles of a level. Arrays are by tile and not to be written to.
 *
 * @param rings the obstacles
 */
record TiledLevel(TileLayout layout, SceneRings rings, Outline[] outlines, MeshTile[] tiles) {
}
