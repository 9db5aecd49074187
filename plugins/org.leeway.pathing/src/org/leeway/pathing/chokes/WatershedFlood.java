package org.leeway.pathing.chokes;

import org.leeway.pathing.Progress;
import org.leeway.pathing.util.DisjointSets;

/**
 * A flood that enlarges the basins of a {@link BasinMap}, which are wide places of the map. Each narrow position of the unit is
 * added to the nearest basin. Positions with more room come first.
 * <p>
 * A connected group of positions may touch no basin. Then the group becomes a new basin, but only if a larger unit would fit
 * there.
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
	 * Adds the positions with the given slack to the nearest basins. The slack says how many cells larger the unit
	 * could be there. Positions with more slack must have been added before. Leaves out positions that are not
	 * connected with a basin.
	 */
	void spread(int slack) {
		pending.clear();
		for (int i = map.start(slack); i < map.start(slack + 1); i++) {
			check(i);
			if (map.leave(map.narrow(i))) {
				pending.add(map.narrow(i));
			}
		}
		for (int i = 0; i < pending.size(); i++) {
			check(i);
			int anchor = pending.get(i);
			// positions are processed in the order of their distance from a basin. So the first step from this position is
			// final, and leads to a position that already has its basin
			map.advance(anchor, map.join(anchor) + 1, pending);
		}
	}

	/**
	 * Makes new basins of the positions with the given slack that still have no basin. Each connected group of
	 * positions becomes a basin. The slack says how many cells larger the unit could be there.
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
