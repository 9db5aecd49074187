/**
 * Meshes of levels as game engines take them.
 *
 * <h2>Semantics</h2>
 * An {@link org.leeway.pathing.navmesh.engine.ErodedMesh} is where the centre of a disc may be: the area of a mesh without
 * all that is nearer to a wall than a distance. Engines search it with a point, so it is made for one radius. Its vertices
 * lie on a lattice, it has no vertex inside an edge, and it may be cut into square tiles: edges at the side of a tile are
 * equal in both tiles, and no vertex lies outside of its tile.
 * <p>
 * {@link org.leeway.pathing.navmesh.engine.ClearanceTriangles} is a mesh as triangles with the distance to the nearest wall
 * at each vertex: a picture of clearance for engines, and a test for units of all radii. Linear interpolation on a triangle is
 * off by at most a tolerance at each of its places.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>{@code Erosion} joins the faces of a mesh and moves all walls inwards (JTS). Round corners become lines within a
 * tolerance.
 * <li>A gap is open on the mesh exactly if the disc passes it, though the lattice is coarser than the difference. {@code
 * Gates} cuts the area in gaps that are just too narrow. {@code NarrowStrips} widens passages that are narrower than the lattice
 * to strips of squares of the lattice. All is rounded to the lattice at once (snap rounding). Passages are wider, and walls
 * between two sides of a gap thicker, than what this moves. So no gap opens or closes.
 * <li>{@code LatticeEdges} cuts the outline, the borders between terrains and the sides of tiles where they meet, and
 * rounds the ends to the lattice, so parts fit.
 * <li>{@link org.leeway.pathing.navmesh.generate.EdgeMesher} makes convex faces of the edges of each tile.
 * </ol>
 * {@code ClearanceFit} bounds how far clearance is off on a triangle, because the distance from one wall is convex and has
 * slope 1. Triangles beyond the tolerance are halved at their longest edges.
 *
 * <h2>Source</h2>
 * J. Hobby, <em>Practical segment intersection with finite precision output</em>, Computational Geometry, 1999: snap
 * rounding. M. Mononen, <em>Recast and Detour</em>, github.com/recastnavigation, and Godot's issues 87378, 92056 and 102037
 * tell what engines stumble over: tiles eroded one by one, vertices that share a cell of the engine's lattice, and edges of
 * more than two polygons.
 */
package org.leeway.pathing.navmesh.engine;
