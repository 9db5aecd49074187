package org.leeway.pathing.chokes;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A narrow passage between two wider places of the map. A unit of side {@code width} passes, and a larger unit does
 * not.
 *
 * @param width the clearance in the passage, in cells. A choke is at least as wide as the unit of the search, and less
 * than twice as wide
 * @param at an anchor of clearance {@code width} in the passage
 * @param across the cells from wall to wall at {@code at}, in order: part of a row, of a column or of a diagonal. There
 * are {@code width} cells or more. Walls on all these cells would close the passage
 * @param behind the number of cells that the unit can cover on one side of the passage. This is the side where no units
 * start. If units start on both sides or on neither side, this is the smaller side
 * @param passage the smallest rectangle around the squares of side {@code width} on all anchors of the passage
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
