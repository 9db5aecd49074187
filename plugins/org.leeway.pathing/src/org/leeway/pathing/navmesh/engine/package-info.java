/**
 * Meshes of levels as game engines take them.
 *
 * <h2>Semantics</h2>
 * An {@link org.leeway.pathing.navmesh.engine.ErodedMesh} is the area where the centre of a disc may be. Places that are nearer
 * to a wall than the radius are left out. Engines search this mesh for the path of a point, so a mesh serves one radius.
 * Vertices lie on a lattice, and no vertex is inside an edge. The mesh may be cut into square tiles. Edges at the side of a
 * tile are then equal in both tiles, and no vertex lies outside of its tile.
 * <p>
 * {@link org.leeway.pathing.navmesh.engine.ClearanceTriangles} is a mesh as triangles with the distance to the nearest wall
 * at each vertex. Engines use it as a picture of clearance, and as a test for units of all radii. At each place of a
 * triangle, linear interpolation between the vertices is off by at most a tolerance.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Erosion} joins the faces of a mesh and moves all walls inwards (JTS). Round corners become lines within a
 * tolerance.
 * <li>A gap is open on the mesh if and only if the disc passes it. This holds even if gap and disc differ in width by less
 * than a lattice step. {@code Gates} cuts the area in gaps that are just too narrow. {@code NarrowStrips} widens passages
 * that are narrower than a lattice step to strips of lattice squares. All lines are rounded to the lattice at once (snap
 * rounding). Rounding moves places by less than the width of a passage. At a closed gap, rounding also moves places by less
 * than the distance between the two parts of the area. So no gap opens or closes.
 * <li>The outline, the borders between terrains and the sides of tiles are lines. {@code LatticeEdges} cuts each line where
 * another line meets it. The ends of the pieces are rounded to the lattice, so edges of neighbouring tiles match.
 * <li>{@link org.leeway.pathing.navmesh.generate.EdgeMesher} makes convex faces of the edges of each tile.
 * </ol>
 * {@code ClearanceFit} tests whether interpolated clearance is off by more than the tolerance somewhere on a triangle. The test
 * uses that the distance from one wall is convex, and changes by at most 1 from cell to cell. Triangles beyond the tolerance
 * are halved at their longest edges.
 *
 * <h2>Source</h2>
 * J. Hobby, <em>Practical segment intersection with finite precision output</em>, Computational Geometry, 1999: snap
 * rounding. M. Mononen, <em>Recast and Detour</em>, github.com/recastnavigation. Godot's issues 87378, 92056 and 102037.
 * Recast and these issues show what engines cannot handle. Examples are tiles eroded one by one, vertices that share a cell
 * of the engine's lattice, and edges of more than two polygons.
 */
package org.leeway.pathing.navmesh.engine;
