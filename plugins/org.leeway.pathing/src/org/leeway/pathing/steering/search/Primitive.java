package org.leeway.pathing.steering.search;

import java.util.List;

import org.leeway.pathing.plan.Move;

/**
 * A move of the lattice, from the place of a cell to the place of another cell, see {@link TurningUnit#offset}.
 * Immutable.
 *
 * @param to the heading at the end of the move
 * @param dx cells to the right
 * @param dy cells down
 * @param weight the time for a unit of speed 1, in seconds
 * @param pieces the lines, arcs and turns on the spot of the move, at least one
 * @param shape the cells that the footprint covers during the move
 */
record Primitive(int to, int dx, int dy, double weight, List<Piece> pieces, CellShape shape) {

	/**
	 * A line, an arc or a turn on the spot. Each piece has the speed of the slowest terrain under it.
	 *
	 * @param move the piece for a unit of speed 1, if the whole move starts at the place of cell 0,0
	 * @param weight the time for a unit of speed 1, in seconds
	 * @param shape the cells that the footprint covers during the piece
	 */
	record Piece(Move move, double weight, CellShape shape) {
	}

	/** Returns the moves of all pieces for a unit of speed 1, if the whole move starts at the place of cell 0,0. */
	List<Move> moves() {
		return pieces.stream().map(Piece::move).toList();
	}
}
