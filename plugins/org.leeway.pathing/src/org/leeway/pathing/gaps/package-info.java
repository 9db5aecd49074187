/**
 * The gaps between obstacles, and the largest disc that gets from one place to another.
 *
 * <h2>Semantics</h2> A {@link org.leeway.pathing.gaps.Gap} is the narrowest place between two neighbours among circles,
 * polygons and the border. Two obstacles are neighbours here if the circle that just fits between them, at the
 * narrowest place, touches nothing else. Such pairs are neighbours in the Delaunay triangulation of the obstacles too.
 * A disc passes a gap if its radius is at most the radius of the gap: touching is allowed. An {@link
 * org.leeway.pathing.gaps.UnreachableComponent} is a component of a disc's free space that the disc cannot reach. The
 * user interface calls this component a pocket. {@link org.leeway.pathing.gaps.GridPassages} finds the gaps that a square
 * unit passes on the grid. A gap is {@linkplain org.leeway.pathing.gaps.LostGaps lost} if a disc passes the gap, the disc's
 * square on the grid does not, and this cuts off a region.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Circles, edges of polygons and sides of the border are convex sites. Two sites are adjacent for a disc if the disc does
 * not pass between them. {@code AdjacencySearch} leaves an adjacency out if a third site reaches into the gap. Then the gap
 * between the third site and each of the two sites is narrower. The three sites, inflated by the radius of the gap, have a
 * point in common, so nothing lies between them. Only the site nearest to the middle of a gap matters for this test. The
 * search therefore cuts the plane into squares, as a quadtree does, and keeps for each square the sites whose Voronoi cells
 * may meet it. Seen from the middle of a gap, its two sites lie opposite each other. So a square is cut further only while
 * more than a few of its sites may lie opposite each other. So squares become small only where the middle of a gap may be.
 * This holds even among sites that are nearly equal, or nearly equally far from one place.
 * <li>For a bottleneck path, {@code AdjacencyForest} adds adjacencies from the narrowest on. Each adjacency stands for a
 * curve from site to site, inside the two inflated sites. At some point, a new curve closes a ring of curves that crosses
 * the segment between start and goal an odd number of times. The ring separates start and goal, so the new adjacency is the
 * bottleneck. The forest counts crossings modulo 2, like a union-find structure that detects odd cycles.
 * <li>For unreachable components, {@code UnreachableComponentSearch} sorts the segments of the free-space boundary. Two
 * places are in one component if each ring of adjacencies surrounds both or neither ({@code RingParity}). A disc of radius
 * 0 passes where obstacles touch. For this radius, the tangent planner decides which components are joined.
 * </ol> This is exact: unlike on a grid, no gap is lost by rounding to cells.
 *
 * <h2>Source</h2> Leeway's own. Rings of obstacles separate two places by the duality of cuts and paths in the plane.
 */
package org.leeway.pathing.gaps;
