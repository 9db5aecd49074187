/**
 * Meshes for Detour, the path library of many engines, as the set of tiles that its demo and its ports save and load.
 *
 * <p>
 * A file is a header of 40 bytes ({@code MSET}, version 1, the number of tiles, origin, size of a tile, most tiles and most
 * polygons of a tile), then for each tile its reference, its length and its data ({@code DNAV}, version 7), all
 * little-endian. References have 32 bits, as in usual builds of Detour; a file with references of 64 bits has other offsets,
 * and such a build would load it as an empty mesh. Links between polygons are left to Detour, which makes them when it loads
 * a tile; their places are empty.
 *
 * <p>
 * x is x of the level, y points up and is 0, z is y of the level. Polygons have at most 6 vertices, counterclockwise as the
 * map is seen. The centre of the agent is a point on this mesh, so the mesh is eroded by the radius, the whole first and then
 * cut into tiles.
 *
 * <p>
 * Detour does not link polygons of two tiles whose common edge is shorter than two hundredths of a unit; a passage as wide as
 * the agent therefore stays a little wider than that.
 *
 * <p>
 * Source: M. Mononen, <em>Recast and Detour</em>, github.com/recastnavigation: {@code DetourNavMesh.h}, {@code
 * DetourNavMeshBuilder.cpp} and {@code Sample.cpp} of version 1.6 describe the layout.
 */
package org.leeway.core.exchange.detour;
