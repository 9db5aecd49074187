/**
 * Fastest routes of discs on meshes whose faces differ in speed, with a proved lower bound of their time.
 *
 * <h2>Semantics</h2> The centre of the disc moves along lines that begin and end anywhere. The disc keeps its radius as distance
 * from all walls. The face under the centre gives the speed. On the border of two faces, the faster one counts. The cost is the
 * sum of length / speed. The answer has a route and a lower bound: no route costs less than the bound. The route is at most 1 %
 * above the bound, unless the search reaches its limit of work. If all faces have the same speed, the route is the shortest path,
 * and the bound is its cost.
 *
 * <h2>Algorithm</h2>
 * The search is the {@linkplain org.leeway.pathing.search.bounded search on lattices that get finer} of the grid.
 * <ol>
 * <li>A face of a lattice is as slow as the fastest face of the mesh inside it. A face is left out only where the disc certainly
 * does not fit. So the lattice never has fewer routes than the mesh, and its bounds are true for the mesh. With finer lattices,
 * they get near to the least cost. Lattices fit best to meshes of cells, whose borders between speeds are rows and columns.
 * <li>The first route is the shortest path. Lines along tangents replace its arcs. Routes on the lattice are pushed away from
 * walls until they are legal.
 * <li>Start and goal may lie between the vertices of a lattice. Then the costs to the next vertices are taken from the bound.
 * <li>For a point, walls without area count only for its route. Bounds do not know them, and may be lower.
 * </ol>
 *
 * <h2>Source</h2> The weighted region problem: J. Mitchell and C. Papadimitriou, <em>The Weighted Region Problem: Finding
 * Shortest Paths Through a Weighted Planar Subdivision</em>, Journal of the ACM 1991. The lattices for discs are Leeway's own.
 */
package org.leeway.pathing.navmesh.fastest;
