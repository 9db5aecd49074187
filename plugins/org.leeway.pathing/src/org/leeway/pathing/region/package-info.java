/**
 * Connected cells of one value as areas with holes.
 *
 * <h2>Semantics</h2> Cells of a {@link org.leeway.pathing.region.CellRegion} are connected by sides. Its outline and
 * its holes do not cross or overlap, and each is a simple ring. A ring may touch another ring at a point. So the
 * outline with its holes is a valid polygon for geographic programs.
 *
 * <h2>Algorithm</h2> Flood fill labels the regions. Each ring is walked with its region to the right, from the upper
 * side of a cell. Where two cells of the region meet at a corner only, the walk passes from one of the two cells to the
 * other cell. So the walk does not join the two outside cells at this corner. A hole that touches the outline or another
 * hole at the corner becomes a ring of its own.
 */
package org.leeway.pathing.region;
