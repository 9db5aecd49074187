/**
 * The gaps between obstacles, and how large a disc agent can be that gets from one position to another.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.gaps.Gap} is the narrowest place between two neighbours among circles, polygons and the
 * border. Two obstacles are neighbours if the circle that just fits between them, at the narrowest place, meets nothing
 * else; such pairs are neighbours in the Delaunay triangulation of the obstacles too. A unit passes a gap if its radius
 * is at most that of the gap: touching is allowed. A {@link org.leeway.pathing.gaps.BottleneckPath} lets the largest
 * unit through. An {@link org.leeway.pathing.gaps.UnreachableComponent} is a part of the free space where a unit fits
 * but does not get to.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>The convex parts of obstacles are {@code Site}s: circles, edges of polygons, sides of the border. A {@code
 * SiteAdjacency} joins two sites for all units that do not pass between them. An adjacency is dropped if a third site
 * reaches into the gap: then the adjacencies with that site are narrower, and the three sites, inflated by such a
 * radius, have a point in common, so nothing lies between them. {@code AdjacencySearch} finds adjacencies with a
 * quadtree: a square keeps the sites whose Voronoi cells may meet it.
 * <li>For a bottleneck path, adjacencies are added from the narrowest on. They are curves inside the inflated sites. If
 * one closes a ring that crosses the segment from start to goal an odd number of times, the ring separates them, and
 * this adjacency is the bottleneck. {@code AdjacencyForest} counts crossings modulo 2, as in the union-find of odd
 * cycles.
 * <li>For the unreachable components of a unit, {@code UnreachableComponentSearch} sorts the boundary of its free space
 * into components with {@code Windings}: two positions are in one component if each ring of adjacencies surrounds both
 * or neither. A unit of radius 0 passes where obstacles touch; such components are joined if the planner finds a path.
 * </ol>
 * Results are exact: unlike on a grid, no gap is lost by rounding to cells.
 *
 * <h2>Source</h2>
 * Leeway's own. That rings of obstacles separate two positions is the duality of cuts and paths in the plane.
 */
package org.leeway.pathing.gaps;
