package org.leeway.pathing.chokes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;

/**
 * A search for the chokes of a map for a unit: the narrow passages on bottleneck paths. A bottleneck path is a path between two
 * places whose narrowest passage is as wide as possible. <p> The search ignores anchors that the unit does not reach. The
 * algorithm processes the widths from {@code 2 size - 1} down to {@code size}. One unit passes a passage of such a width, but
 * two units next to each other do not. At width {@code w}, the basins are the connected components of the anchors with a
 * clearance above {@code w}. The anchors of clearance {@code w} connect some of these basins. Each merge of two basins is a
 * choke of width {@code w}. If several passages of equal width connect two basins, the shortest passage counts. To find this
 * passage, {@link WatershedFlood} advances from all basins at the same time. All merges together are a maximum spanning forest
 * of the basins: the forest of all bottleneck paths. Among equally wide paths, it has the paths with the shortest narrow
 * passages.
 * <p> A choke divides its tree of the forest into two sides, and {@link Choke#behind} counts the cells of one side. If units
 * start on one side only, the other side counts. Otherwise the side with fewer cells counts. A cell belongs to the first
 * anchor, row by row, whose footprint covers it.
 */
public final class Chokes {

	private static final int CHOKES_A_CHECK = 1 << 10;

	private Chokes() {
	}

	/**
	 * Returns the chokes with {@code minBehind} cells or more behind them. The choke with the most cells comes first. Ties
	 * are ordered by their anchors, row by row. The time grows in proportion to the cells of the map. A unit of progress is
	 * a row.
	 *
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static List<Choke> of(Reachability reachability, long minBehind, Progress progress) {
		BitPlane reachable = reachability.reachable();
		ClearanceMap clearance = ClearanceAnnotator.annotate(reachable, progress);
		if (clearance.max() < 2) {
			// no reachable anchor is wider than the unit, so there is no basin
			return List.of();
		}
		BasinMap map = new BasinMap(reachable, clearance, reachability.size(), reachability.diagonals(), progress);
		WatershedMerges merges = new WatershedMerges(map, progress);
		ChokeSides sides = new ChokeSides(merges, new BasinAreas(map, merges.basins(), reachability, progress));
		Passage passage = new Passage(map, reachability.covered());
		List<Choke> chokes = new ArrayList<>();
		for (int merge = 0; merge < merges.count(); merge++) {
			if (merge % CHOKES_A_CHECK == 0) {
				progress.check();
			}
			if (sides.cellsBehind(merge) >= minBehind) {
				chokes.add(passage.measure(merges.anchor(merge), merges.otherAnchor(merge),
						sides.cellsBehind(merge)));
			}
		}
		chokes.sort(Comparator.comparingLong(Choke::behind).reversed().thenComparing(choke -> choke.at().y())
				.thenComparing(choke -> choke.at().x()));
		return chokes;
	}
}
