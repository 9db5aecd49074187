/**
 * The gaps between obstacles, and the largest disc that gets from one place to another.
 *
 * <h2>Semantics</h2> A {@link org.leeway.pathing.gaps.Gap} is the narrowest place between two neighbours among circles,
 * polygons and the border. Two obstacles are neighbours here if the circle that just fits between them, at the
 * narrowest place, touches nothing else; such pairs are neighbours in the Delaunay triangulation of the obstacles too.
 * A disc passes a gap if its radius is at most that of the gap: touching is allowed. An
 * {@link org.leeway.pathing.gaps.UnreachableComponent} is a component of a disc's free space that the disc cannot
 * reach; users know it as a pocket. {@link org.leeway.pathing.gaps.GridPassages} tells which gaps a square unit passes
 * on the grid. A gap is {@linkplain org.leeway.pathing.gaps.LostGaps lost} if a disc passes it, its square does not,
 * and that cuts off a region.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Circles, edges of polygons and sides of the border are convex sites. Two sites are adjacent for all discs that do
 * not pass between them. {@code AdjacencySearch} leaves an adjacency out if a third site reaches into the gap: the two
 * adjacencies with that site are narrower then, and the three sites inflated by such a radius have a point in common,
 * so nothing lies between them. The site nearest to the middle of a gap decides that. The search therefore cuts the
 * plane into squares, as a quadtree does, and keeps for each square the sites whose Voronoi cells may meet it. It cuts
 * on only while more than a few sites may lie opposite each other, as the sites of a gap do, seen from its middle: so
 * sites that are nearly equal, or as far from one place, are told apart only there.
 * <li>For a bottleneck path, {@code AdjacencyForest} adds adjacencies from the narrowest on. An adjacency is a curve
 * inside the two inflated sites. When one closes a ring that crosses the segment between start and goal an odd number
 * of times, the ring separates them: this adjacency is the bottleneck. The forest counts crossings modulo 2, like a
 * union-find structure that detects odd cycles.
 * <li>For unreachable components, {@code UnreachableComponentSearch} sorts the segments of the free-space boundary: two
 * places are in one component if each ring of adjacencies surrounds both or neither ({@code Components}). A disc of
 * radius 0 passes where obstacles touch; there the tangent planner decides which components are one.
 * </ol>
 * This is exact: unlike on a grid, no gap is lost by rounding to cells.
 *
 * <h2>Source</h2>
 * Leeway's own. Rings of obstacles separate two places by the duality of cuts and paths in the plane.
 */
package org.leeway.pathing.gaps;
