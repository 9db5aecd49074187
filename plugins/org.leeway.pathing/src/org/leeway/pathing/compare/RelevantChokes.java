package org.leeway.pathing.compare;

import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Chokes;

/**
 * A search for the chokes of two maps that matter for the matches of large chokes. A choke is large if it has many cells behind
 * it. Small chokes matter too if they can take the partner of a large choke. Chokes can match if their rectangles overlap, see
 * {@link ChokeMatch}. If no chain of overlaps connects a choke with a large choke, the choke needs no measurement.
 */
final class RelevantChokes {

	private static final int CHOKES_A_CHECK = 1 << 10;

	private final Side before;
	private final Side after;
	private int irrelevant;

	/** The chokes of one of the two maps. */
	private static final class Side {

		private final Chokes chokes;
		private final boolean[] relevant;
		/** The indices of the relevant chokes, in the order in which the search found the chokes. Ends at {@link #count}. */
		private final int[] found;
		private int count;
		/** The number of chokes already compared with the chokes of the other map. They are the first of {@link #found}. */
		private int compared;
		private PassageIndex index;

		Side(Chokes chokes, long minBehind) {
			this.chokes = chokes;
			relevant = new boolean[chokes.count()];
			found = new int[relevant.length];
			for (int choke = 0; choke < relevant.length; choke++) {
				if (chokes.behind(choke) >= minBehind) {
					add(choke);
				}
			}
		}

		private void add(int choke) {
			relevant[choke] = true;
			found[count++] = choke;
		}

		private PassageIndex index() {
			if (index == null) {
				index = new PassageIndex(relevant.length, chokes::passage);
			}
			return index;
		}
	}

	/** @param minBehind the least number of cells behind a large choke */
	RelevantChokes(Chokes before, Chokes after, long minBehind, Progress progress) {
		this.before = new Side(before, minBehind);
		this.after = new Side(after, minBehind);
		irrelevant = before.count() - this.before.count + after.count() - this.after.count;
		while (irrelevant > 0 && (this.before.compared < this.before.count || this.after.compared < this.after.count)) {
			spread(this.before, this.after, progress);
			spread(this.after, this.before, progress);
		}
	}

	/** Finds the chokes of a map that overlap relevant chokes of the other map. */
	private void spread(Side from, Side to, Progress progress) {
		for (; from.compared < from.count && irrelevant > 0; from.compared++) {
			if (from.compared % CHOKES_A_CHECK == 0) {
				progress.check();
			}
			to.index().forEachOverlap(from.chokes.passage(from.found[from.compared]), choke -> {
				if (!to.relevant[choke]) {
					to.add(choke);
					irrelevant--;
				}
			});
		}
	}

	boolean isRelevantBefore(int choke) {
		return before.relevant[choke];
	}

	boolean isRelevantAfter(int choke) {
		return after.relevant[choke];
	}
}
