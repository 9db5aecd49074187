package org.leeway.pathing.chokes;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.DisjointSets;

/**
 * A flood that adds narrow anchors to the basins of a {@link BasinMap}, that is, to wide places of the map. Anchors with more slack
 * come first. The slack of an anchor is its clearance minus the unit's size.
 * <p>
 * Each anchor is added to the basin that is the fewest steps away. Anchors that reach no basin form new basins, except anchors with
 * slack 0.
 */
final class WatershedFlood {

	private static final int ANCHORS_A_CHECK = 1 << 16;

	private final BasinMap map;
	private final DisjointSets sets;
	private final Progress progress;
	private final IntList pending = new IntList();

	WatershedFlood(BasinMap map, DisjointSets sets, Progress progress) {
		this.map = map;
		this.sets = sets;
		this.progress = progress;
	}

	/**
	 * Adds anchors with the given slack to the nearest basins. The slack is the clearance minus the unit's size. Leaves out anchors
	 * that reach no basin. Anchors with more slack must already have been processed.
	 */
	void spread(int slack) {
		pending.clear();
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			check(i);
			leaveBasins(map.narrow(i), slack);
		}
		for (int i = 0; i < pending.size(); i++) {
			check(i);
			int anchor = pending.get(i);
			// all neighbours that are fewer steps away from a basin were processed before. So the first step is final, and
			// the anchor to which it leads already has its basin
			map.setBasin(anchor, map.basin(map.nearer(anchor)));
			advance(anchor, slack);
		}
	}

	private void leaveBasins(int anchor, int slack) {
		for (int direction = 0; direction < map.directions(); direction++) {
			if (map.slackBeside(anchor, direction) > slack) {
				map.offerStep(anchor, 1, direction);
				pending.add(anchor);
				return;
			}
		}
	}

	private void advance(int anchor, int slack) {
		int distance = map.distance(anchor) + 1;
		for (int direction = 0; direction < map.directions(); direction++) {
			if (map.slackBeside(anchor, direction) == slack) {
				int next = map.neighbour(anchor, direction);
				if (map.offerStep(next, distance, BasinMap.opposite(direction))) {
					pending.add(next);
				}
			}
		}
	}

	/**
	 * Makes new basins of the anchors with a given slack that still have no basin. The slack is the clearance minus the
	 * unit's size. Each connected group of anchors becomes one basin.
	 */
	void settle(int slack) {
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			check(i);
			if (map.basin(map.narrow(i)) == BasinMap.NONE) {
				fill(map.narrow(i), slack, sets.add());
			}
		}
	}

	private void fill(int first, int slack, int basin) {
		pending.clear();
		enter(first, basin);
		for (int i = 0; i < pending.size(); i++) {
			int anchor = pending.get(i);
			for (int direction = 0; direction < map.directions(); direction++) {
				if (map.slackBeside(anchor, direction) == slack) {
					int next = map.neighbour(anchor, direction);
					if (map.basin(next) == BasinMap.NONE) {
						enter(next, basin);
					}
				}
			}
		}
	}

	private void enter(int anchor, int basin) {
		map.setBasin(anchor, basin);
		pending.add(anchor);
	}

	private void check(int anchors) {
		if (anchors % ANCHORS_A_CHECK == 0) {
			progress.check();
		}
	}
}
