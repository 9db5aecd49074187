/**
 * Meshes of levels.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.navmesh.generate.LevelMesh} covers the free area of a level for one capability. This area
 * consists of the cells with a terrain of the capability, inside the border, without circles and polygons. A polygon that
 * crosses itself blocks its inside by the even-odd rule. Parts without area, such as a spike, block nothing. Parts thinner than
 * the lattice are walls without thickness.
 * <ul>
 * <li>Outlines of cells are exact. Other vertices are rounded to a lattice of 2^-32 cells.
 * <li>A circle blocks the whole regular polygon around it. So no unit comes nearer to the circle than its own radius. The
 * polygon also blocks some places outside of the circle, up to the tolerance from the circle.
 * <li>Two blocked cells that meet at a corner leave no passage at this corner, for units of any size.
 * <li>The mesh serves units of all radii. Vertices are at corners of outlines and, if faces keep terrains, where terrains
 * meet. Vertices are also on the sides of tiles where edges or walls of a tile end.
 * </ul>
 *
 * <h2>Algorithm</h2>
 * The map is cut into tiles of 64 x 64 cells. With tiles of 128 x 128, searches are up to 16 % faster, because each side of
 * a tile splits faces. But edits cost twice as much time.
 * <ol>
 * <li>{@code CellOutline} finds the outline of the cells of a tile, 64 cells at a time. If there are obstacles, {@code
 * RingClipper} cuts them to the tile, and {@code NodedEdges} splits all segments where they meet (JTS snap rounding).
 * {@code RingOutline} then keeps the edges between blocked and free areas, and {@code StraightRuns} joins them where they
 * are straight.
 * <li>{@code TileMesher} triangulates a tile from its own outline. Both tiles at a side contribute to the vertices there, so
 * no vertex of a tile lies inside an edge of its neighbour. {@code Triangulation} and {@code ConstraintInserter} make the
 * constrained Delaunay triangulation, with exact predicates on whole numbers.
 * <li>{@code ConvexMerge} removes the longest edges first, as long as faces stay convex. A line crosses an edge with a
 * probability that grows with the length of the edge, so searches pass few portals. Orders that leave fewer faces leave
 * longer edges: searches expanded up to twice as many nodes.
 * <li>The tiles are joined to one mesh ({@link org.leeway.pathing.navmesh.NavMesh#joined}).
 * </ol>
 * After an edit, outlines are found again where cells or obstacles changed. A tile is meshed again if its outline changed,
 * or if the vertices on one of its sides changed. A tile depends only on its own cells and obstacles and on these vertices,
 * so the mesh equals a mesh made from scratch.
 *
 * <h2>Why not the triangulation of a library</h2>
 * Of the libraries compared, {@code ConstrainedDelaunayTriangulator} of JTS takes polygons only, without walls that have no
 * thickness. Tinfour merges vertices that are closer than a threshold. The vertices of thin parts between obstacles can be
 * closer. Both libraries are slower; {@code TriangulationBenchmark} measures it. JTS is used for noding, which is where
 * robustness is hard.
 *
 * <h2>Source</h2>
 * C. L. Lawson, 1977: Delaunay triangulation by flips. S. W. Sloan, 1993: constraints. S. Hertel and K. Mehlhorn, 1983:
 * merging to convex parts. J. Hobby, 1999: snap rounding. J. R. Shewchuk, 1997: error bounds of predicates.
 */
package org.leeway.pathing.navmesh.generate;
