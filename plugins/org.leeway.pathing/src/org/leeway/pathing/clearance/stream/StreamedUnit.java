package org.leeway.pathing.clearance.stream;

import java.util.List;

import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.GridUnit;

/**
 * A unit whose reachability {@link ReachabilityStream} finds. Immutable.
 *
 * @param spawns the cells where the unit starts. If there are none, the unit starts in the largest connected component of
 * places where it fits
 */
public record StreamedUnit(GridUnit unit, List<Cell> spawns) {

	public StreamedUnit {
		spawns = List.copyOf(spawns);
	}
}
