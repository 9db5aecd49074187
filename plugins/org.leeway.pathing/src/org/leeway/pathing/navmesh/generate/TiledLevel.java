package org.leeway.pathing.navmesh.generate;

import org.leeway.pathing.navmesh.MeshTile;

/**
 * A level that is cut into tiles, for meshes. Arrays are indexed by tile, and callers must not change them.
 *
 * @param rings the rings of obstacles in each tile
 */
record TiledLevel(TileLayout layout, SceneRings rings, Outline[] outlines, MeshTile[] tiles) {
}
