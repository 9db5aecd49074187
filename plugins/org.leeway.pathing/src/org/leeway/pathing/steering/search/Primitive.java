package org.leeway.pathing.steering.search;

import java.util.List;

import org.leeway.pathing.plan.Move;

/**
 * A move between two poses of a lattice. The lattice has one place in each cell, its middle or its top-left corner, and
 * a fixed number of headings. Immutable.
 *
 * @param to the index of the heading at the end of the move
 * @param dx how many cells the end is to the right of the start
 * @param dy how many cells the end is below the start
 * @param weight the time, in seconds, that a unit of speed 1 needs for the move
 * @param pieces the lines, arcs and turns on the spot of the move, at least one
 * @param shape the cells that the footprint covers during the move
 */
record Primitive(int to, int dx, int dy, double weight, List<Piece> pieces, CellShape shape) {

	/**
	 * A part of a move: a line, an arc or a turn on the spot. The slowest terrain under the part decides the speed on the
	 * whole part.
	 *
	 * @param move this part at speed 1. The coordinates are for a whole move that starts at the place of the cell (0, 0) in the
	 * lattice
	 * @param weight the time, in seconds, that a unit of speed 1 needs for this part
	 * @param shape the cells that the footprint covers during this part
	 */
	record Piece(Move move, double weight, CellShape shape) {
	}

	/**
	 * Returns the moves of all pieces, one after another, at speed 1. The coordinates are for a whole move that starts at
	 * the place of the cell (0, 0) in the lattice.
	 */
	List<Move> moves() {
		return pieces.stream().map(Piece::move).toList();
	}
}
