package org.leeway.pathing.chokes;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;

/**
 * A search for the chokes of a map. A choke is the narrowest place between two wide places. The unit can pass there,
 * but not two units next to each other. If several passages connect two wide places, only the widest passage is a
 * choke. Among equally wide passages, the shortest is the choke.
 * <p>
 * The search works like a flood that begins in the wide places and spreads to narrower and narrower places. Where two
 * wide places meet, they merge, and there is a choke. Only places that the unit reaches count.
 */
public final class Chokes {

	private static final int CHOKES_A_CHECK = 1 << 10;

	private Chokes() {
	}

	/**
	 * Returns the chokes with at least {@code minBehind} cells {@linkplain Choke#behind behind} them. The choke
	 * with the most cells comes first. Ties go to the upper choke, then to the left choke. The time grows in
	 * proportion to the cells of the map. A unit of progress is a row.
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
		chokes.sort(Chokes::compare);
		return chokes;
	}

	private static int compare(Choke one, Choke other) {
		return one.behind() != other.behind() ? Long.compare(other.behind(), one.behind())
				: one.at().y() != other.at().y() ? Integer.compare(one.at().y(), other.at().y())
						: Integer.compare(one.at().x(), other.at().x());
	}
}
