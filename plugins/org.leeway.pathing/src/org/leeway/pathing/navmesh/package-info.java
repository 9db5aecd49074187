/**
 * Meshes of convex polygons over a map, as values and as text.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.PolygonMesh} is an immutable value. Its polygons refer to shared vertices by index,
 * so which polygons touch is known without comparing coordinates. Coordinates are in cells.
 *
 * <h2>Algorithm</h2>
 * {@code PolygonMeshParser} reads the text line by line and checks every index and coordinate.
 */
package org.leeway.pathing.navmesh;
