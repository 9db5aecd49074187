package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * How wide a map is for a capability: two histograms whose indices stand for 1, 2 and so on.
 *
 * @param cells by clearance the number of cells; the last entry includes greater clearances
 * @param area by size the number of cells that a unit of that size covers where it can go
 */
public record ClearanceProfile(List<Long> cells, List<Long> area) {

	public ClearanceProfile {
		cells = List.copyOf(cells);
		area = List.copyOf(area);
	}

	/**
	 * Counts the cells of a map.
	 *
	 * @param traversable the cells that the units can cross
	 * @param spawns where units start; without any, in the largest component of each size
	 * @param limit the greatest clearance and size that are distinguished, at least 1
	 * @throws IllegalArgumentException if a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearanceProfile of(BitPlane traversable, List<Cell> spawns, int limit, Progress progress) {
		SquarePlanes legal = SquarePlanes.ofAnchors(traversable.width(), traversable.height(),
				IntStream.rangeClosed(1, limit).boxed().collect(Collectors.toCollection(TreeSet::new)))
				.with(traversable, progress);
		List<Long> cells = new ArrayList<>();
		List<Long> area = new ArrayList<>();
		for (int size = 1; size <= limit; size++) {
			long more = size == limit ? 0 : legal.plane(size + 1).count();
			cells.add(legal.plane(size).count() - more);
			area.add(Reachability.of(legal.plane(size), size, spawns, progress).covered().count());
		}
		return new ClearanceProfile(cells, area);
	}
}
