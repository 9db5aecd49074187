/**
 * Meshes of levels.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.generate.LevelMesh} covers the free area of a level for one capability: the cells
 * whose terrain is in it and that are inside the border, less circles and polygons. A polygon that crosses itself blocks
 * what the even-odd rule says is inside. What has no area, such as a spike, blocks nothing; what is thinner than the lattice
 * is a wall without thickness.
 * <ul>
 * <li>Outlines of cells are exact. Other vertices are rounded to a lattice of 2^-32 cells.
 * <li>A circle is blocked with the regular polygon around it. So no unit comes nearer to the circle than it may, and at
 * most the tolerance is lost.
 * <li>Two blocked cells that meet at a corner close it, for units of any size.
 * <li>The mesh serves units of all radii. It has vertices at corners of outlines, where terrains meet if faces keep them,
 * and where something changes at the side of a tile.
 * </ul>
 *
 * <h2>Algorithm</h2>
 * The map is cut into tiles of 64 x 64 cells. With tiles of 128 x 128, searches are up to 16 % faster, because each side of
 * a tile parts faces, but edits take twice as long.
 * <ol>
 * <li>{@code CellOutline} finds the outline of the cells of a tile, 64 cells at a time. If there are obstacles,
 * {@code RingClipper} cuts them to the tile, {@code NodedEdges} nodes all segments (JTS snap rounding), and
 * {@code RingOutline} keeps the edges between blocked and free areas; {@code StraightRuns} joins them where they are straight.
 * <li>{@code TileMesher} triangulates a tile from its own outline. Vertices at a side are those of both tiles there, so
 * tiles fit without loose vertices. {@code Triangulation} and {@code ConstraintInserter} make the constrained Delaunay
 * triangulation, with exact predicates on whole numbers.
 * <li>{@code ConvexMerge} removes the longest edges first, as long as faces stay convex. A line crosses an edge with a
 * probability that grows with the length of the edge, so searches pass few portals. Orders that leave fewer faces leave
 * longer edges: searches expanded up to twice as many nodes.
 * <li>The tiles are joined to one mesh ({@link org.leeway.pathing.navmesh.NavMesh#joined}).
 * </ol>
 * After an edit, outlines are found again where cells or obstacles changed, and tiles are meshed again whose outline
 * changed, or the vertices at a side. Everything about a tile depends on its own cells and obstacles and on those vertices,
 * so the mesh equals one made from scratch.
 *
 * <h2>Why not the triangulation of a library</h2>
 * Of the libraries compared, {@code ConstrainedDelaunayTriangulator} of JTS takes polygons only, without walls that have
 * no thickness, and Tinfour merges vertices that are closer than a threshold, which thin parts between obstacles are. Both
 * are slower; {@code TriangulationBenchmark} measures it. JTS is used for noding, which is where robustness is hard.
 *
 * <h2>Source</h2>
 * C. L. Lawson, 1977: Delaunay triangulation by flips. S. W. Sloan, 1993: constraints. S. Hertel and K. Mehlhorn, 1983:
 * merging to convex parts. J. Hobby, 1999: snap rounding. J. R. Shewchuk, 1997: error bounds of predicates.
 */
package org.leeway.pathing.navmesh.generate;
