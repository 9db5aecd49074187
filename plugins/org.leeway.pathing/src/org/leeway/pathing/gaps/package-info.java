/**
 * The gaps between obstacles, and how large a round unit may be that gets from one place to another.
 *
 * <h2>Semantics</h2>
 * A {@link org.leeway.pathing.gaps.Gap} is the narrowest place between two neighbours among circles, polygons and the
 * border. Two obstacles are neighbours here if the circle that just fits between them, at the narrowest place, meets
 * nothing else; such pairs are neighbours in the Delaunay triangulation of the obstacles too. A unit passes a gap if
 * its radius is no larger than that of the gap: touching is allowed. A {@link org.leeway.pathing.gaps.UnreachableComponent} is a region
 * where a unit fits but does not get to. {@link org.leeway.pathing.gaps.GridPassages} tells which gaps a square unit passes
 * on the grid; a gap is {@linkplain org.leeway.pathing.gaps.LostGaps lost} if a disc passes it, its square does not, and
 * that cuts off a region.
 *
 * <h2>Algorithm</h2>
 * <ol>
 * <li>Circles, edges of polygons and sides of the border are convex pieces. Two pieces are linked for all units that do
 * not pass between them. A link is left out if a third piece reaches into the gap: then the two links with that piece
 * are narrower, and the three pieces grown by such a radius have a point in common, so nothing lies between them. What
 * is nearest to the middle of a gap tells; so {@code LinkSearch} cuts the plane into squares, as in a quadtree, and
 * keeps by square the pieces whose cell of the Voronoi diagram may meet it.
 * <li>For a way from one place to another, links are added from the narrowest on. Links are curves inside the grown
 * pieces. When one closes a ring that crosses the segment between the places an odd number of times, the ring separates
 * them: this link is the bottleneck. A forest of pieces keeps count, modulo 2, as in the union-find of odd cycles.
 * <li>For the pockets of a unit, the free pieces of the outline of everything grown by its radius are sorted into
 * regions: two places are in one if each ring of links surrounds both or neither. Without an extent a unit passes where
 * obstacles touch; there such regions are one if the planner finds a way.
 * </ol>
 * This is exact: unlike on a grid, no gap is lost by rounding to cells.
 *
 * <h2>Source</h2>
 * Leeway's own. That rings of obstacles separate two places is the duality of cuts and paths in the plane.
 */
package org.leeway.pathing.gaps;
