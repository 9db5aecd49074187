/**
 * Fastest routes of discs on meshes whose faces differ in speed, with a proved lower bound of their time.
 *
 * <h2>Semantics</h2> The centre of the disc moves along lines that begin and end anywhere. The disc keeps its radius as
 * distance from all walls. The face under the centre gives the speed. On the border of two faces, the faster face counts. The
 * cost is the sum of length / speed. The answer has a route and a lower bound: no route costs less than the bound. The route is
 * at most 1 % above the bound, unless the search reaches its limit of work. If all faces have the same speed, the route is the
 * shortest path, and the bound is its cost.
 *
 * <h2>Algorithm</h2>
 * The search is the {@linkplain org.leeway.pathing.search.bounded search for units on the grid}, with these differences:
 * <ol>
 * <li>A lattice face has the speed of the fastest mesh face that overlaps the lattice face. A lattice face is left out only
 * where the disc certainly does not fit. So the lattice never has fewer routes than the mesh, and lower bounds of routes on
 * the lattice also hold on the mesh. On finer lattices, the bounds get near to the least cost. Lattices suit meshes of cells
 * best, because the borders between speeds are then rows and columns.
 * <li>The first route is the shortest path, with lines along tangents in place of arcs. Routes on the lattice are pushed away
 * from walls until the routes are legal.
 * <li>Start and goal may lie between the vertices of a lattice. Then the search leads from a vertex next to the start to a
 * vertex next to the goal. The costs from start and goal to these vertices are subtracted from the bound.
 * <li>For a disc of radius 0, walls without thickness block only the route. The bound ignores these walls, so the bound may
 * be lower than necessary.
 * </ol>
 *
 * <h2>Source</h2> The weighted region problem: J. Mitchell and C. Papadimitriou, <em>The Weighted Region Problem: Finding
 * Shortest Paths Through a Weighted Planar Subdivision</em>, Journal of the ACM 1991. The lattices for discs are Leeway's own.
 */
package org.leeway.pathing.navmesh.fastest;
