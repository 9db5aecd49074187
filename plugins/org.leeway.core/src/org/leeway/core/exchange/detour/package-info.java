/**
 * Meshes for Detour, the path library of many engines, as the set of tiles that its demo and its ports save and load.
 *
 * <p> A file is little-endian. Its header of 40 bytes has {@code MSET}, version 1, the number of tiles, the origin, and
 * the size of a tile. The last two numbers of the header are limits for the numbers of tiles and of polygons. Each tile
 * has its reference, its length and its data ({@code DNAV}, version 7). References have 32 bits, as in usual builds of
 * Detour. A build with references of 64 bits has other offsets, and would load the file as an empty mesh. Links between
 * polygons are empty, because Detour makes them when it loads a tile.
 *
 * <p> The x and the y of the level become x and z of the file. The y of the file points up and is 0 for all vertices.
 * Polygons have at most 6 vertices, counterclockwise as the map is seen. The centre of the agent is a point on this
 * mesh. So the whole mesh is eroded by the radius, and then cut into tiles.
 *
 * <p> Detour does not link polygons of two tiles whose common edge is shorter than two hundredths of a unit. So the
 * common edge in a passage as wide as the agent is kept a little longer than this limit.
 *
 * <p> Source: M. Mononen, <em>Recast and Detour</em>, github.com/recastnavigation: {@code DetourNavMesh.h},
 * {@code DetourNavMeshBuilder.cpp} and {@code Sample.cpp} of version 1.6 describe the layout.
 */
package org.leeway.core.exchange.detour;
