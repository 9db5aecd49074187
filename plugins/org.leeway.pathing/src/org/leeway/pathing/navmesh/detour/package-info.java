/**
 * The mesh for an agent as an engine with Detour, the path library of many engines, gets it.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.detour.DetourMesh} is what the file for the agent holds: polygons of at most 6
 * corners in tiles, in single precision, where the centre of a disc may be.
 *
 * <h2>Source</h2>
 * M. Mononen, <em>Recast and Detour</em>, github.com/recastnavigation, version 1.6.
 */
package org.leeway.pathing.navmesh.detour;
