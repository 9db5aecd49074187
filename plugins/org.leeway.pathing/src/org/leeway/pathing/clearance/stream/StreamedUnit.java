package org.leeway.pathing.clearance.stream;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;

/**
 * A unit that is followed through the rows of a map. An immutable value.
 *
 * @param spawns the cells where it starts; without any, it starts in its largest component
 */
public record StreamedUnit(GridUnit unit, List<Cell> spawns) {

	public StreamedUnit {
		spawns = List.copyOf(spawns);
	}
}
