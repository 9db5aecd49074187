package org.leeway.pathing.steering.search;

import java.util.List;

import org.leeway.pathing.plan.Move;

/**
 * A move of the lattice, from the middle of a cell to the middle of another. Immutable.
 *
 * @param to the heading at its end
 * @param dx cells to the right
 * @param dy cells down
 * @param weight the time at speed 1, in seconds
 * @param moves at speed 1, from the middle of cell 0,0
 * @param shape the cells that the footprint covers on the way
 */
record Primitive(int to, int dx, int dy, double weight, List<Move> moves, CellShape shape) {
}
