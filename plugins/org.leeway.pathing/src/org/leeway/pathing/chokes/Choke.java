package org.leeway.pathing.chokes;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/**
 * A narrow passage between two basins, which are wider places of the map. A unit of side {@code width} passes, and a unit
 * that is a cell wider does not.
 *
 * @param width the clearance in the passage, in cells: at least the size of the agent, and less than twice this size
 * @param at an anchor in the passage whose clearance is {@code width}
 * @param across the cells from wall to wall of the passage at {@code at}, in order. They are part of a row, of a column or
 * of a diagonal. There are {@code width} cells or more. If they become walls, the passage is closed
 * @param behind the number of cells that the agent can cover on the side of the passage where no agent starts. If agents
 * start on both sides or on neither, the number on the smaller side
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
