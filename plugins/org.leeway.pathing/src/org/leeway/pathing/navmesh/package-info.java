/**
 * Meshes of convex polygons over a map.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.PolygonMesh} is what files hold and designers edit: vertices, and polygons that
 * refer to them by index. A {@link org.leeway.pathing.navmesh.NavMesh} is what searches use: a doubly connected edge list
 * of convex faces that do not overlap. Its half-edges are portals to other faces, or walls. Coordinates are in cells. A
 * unit may touch walls but not cross them. Parts of a mesh that touch at a point only are not connected there, for units
 * of any size.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code PolygonMeshParser} reads the text line by line and checks every index and coordinate.
 * <li>{@code NavMeshBuilder} turns all polygons clockwise, and sorts their half-edges by vertices to find twins. Then a walk
 * around each vertex finds the parts of the mesh that meet there, and gives each part a vertex of its own.
 * <li>{@code MeshValidator} checks that faces are convex, and {@code WallSweep}, a plane sweep, that no walls cross and
 * no place is covered twice.
 * <li>{@code FaceIndex} finds the faces near a place.
 * </ol>
 *
 * <h2>Source</h2>
 * M. de Berg et al., <em>Computational Geometry</em>, 3rd edition, 2008, section 2.2: doubly connected edge lists.
 * <em>Global Path Planning and Local Refinement</em>, a blog post by T. Wheeler: primal and dual graph of a map.
 */
package org.leeway.pathing.navmesh;
