package org.leeway.pathing.chokes;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A narrow passage between two wider places of the map. The largest unit that fits through has the size {@code width}.
 *
 * @param width the width of the passage, in cells: at least the size of the unit of the search, and less than twice
 * this size
 * @param at the top-left cell of a square of side {@code width} in the narrowest place of the passage
 * @param across the cells from wall to wall through this square: part of a row, of a column or of a diagonal. There are
 * {@code width} cells or more. Walls on all these cells would close the passage
 * @param behind how many cells the unit can cover on the side where no units start. If units start on both sides or on
 * neither side, the side with fewer cells counts
 * @param passage the smallest rectangle around all squares of side {@code width} in the passage
 */
public record Choke(int width, Cell at, List<Cell> across, long behind, CellRect passage) {

	public Choke {
		across = List.copyOf(across);
	}

	/** Returns the place of the choke in words: {@code at 3,1} or {@code from 3,1 to 3,2}. */
	public String place() {
		Cell first = across.getFirst();
		Cell last = across.getLast();
		return first.equals(last) ? "at " + first : "from " + first + " to " + last;
	}
}
