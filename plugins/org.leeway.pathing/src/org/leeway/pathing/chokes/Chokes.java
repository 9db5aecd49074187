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
 * A search for the chokes of a map: the narrowest passages between wide places, for one unit. The unit passes a choke, but two
 * units next to each other do not. If several passages connect two places, the widest passage counts. Among equally wide passages,
 * the shortest counts.
 * <p>
 * The search floods the map from wide to narrow places. Basins are connected groups of anchors with a clearance greater than {@code
 * w}. If anchors of clearance {@code w} connect two basins, the basins merge there. Each merge is a choke of width {@code w}. Then
 * {@code w} decreases by one. Only anchors that the unit reaches count.
 */
public final class Chokes {

	private static final int CHOKES_A_CHECK = 1 << 10;

	private Chokes() {
	}

	/**
	 * Returns the chokes with at least {@code minBehind} cells behind them, the choke with the most cells first. Ties
	 * are ordered by anchor, row by row. The time grows in proportion to the cells of the map. A unit of progress is a
	 * row.
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
