package org.leeway.pathing.clearance;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Diagonals;

/**
 * Two histograms of a map for one capability, that is, for one set of terrains. The index of both lists is the side of a
 * square minus 1, in cells.
 *
 * @param cells how many cells lie in a traversable square of this side, but in no larger traversable square. The last entry
 * also counts cells in larger squares
 * @param area how many cells a unit of this side covers in at least one place that it reaches
 */
public record ClearanceProfile(List<Long> cells, List<Long> area) {

	public ClearanceProfile {
		cells = List.copyOf(cells);
		area = List.copyOf(area);
	}

	/**
	 * Computes the two histograms of a map, of the cells and of the reached areas.
	 *
	 * @param traversable the cells that the units can cross
	 * @param spawns the cells where units start. If there are none, units start in the largest component of each size
	 * @param limit the largest side of a square or unit with an own entry, at least 1. Larger squares count in the last entry
	 * @param diagonals the rule of diagonal steps
	 * @throws IllegalArgumentException if a spawn lies outside the map
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static ClearanceProfile of(BitPlane traversable, List<Cell> spawns, int limit, Diagonals diagonals,
			Progress progress) {
		SquarePlanes legal = SquarePlanes.ofAnchors(traversable.width(), traversable.height(),
				IntStream.rangeClosed(1, limit).boxed().collect(Collectors.toCollection(TreeSet::new)))
				.with(traversable, progress);
		List<Long> cells = new ArrayList<>();
		List<Long> area = new ArrayList<>();
		long greater = 0;
		for (int size = limit; size >= 1; size--) {
			Reachability reached = Reachability.of(legal.plane(size), size, spawns, diagonals, progress);
			long covered = reached.fitting().count();
			cells.addFirst(covered - greater);
			area.addFirst(reached.covered().count());
			greater = covered;
		}
		return new ClearanceProfile(cells, area);
	}
}
