package org.leeway.pathing.crowd;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Proposes where the units of a crowd go next, by priority inheritance with backtracking (PIBT). Units choose in the order of their
 * priority. A unit that wants to go where another unit stands makes this unit choose first. Not thread-safe.
 */
final class NextPlaces {

	private static final int UNDECIDED = -1;
	/**
	 * Limit for the calls of {@link #choose} in one proposal, for each unit of the crowd. Without a limit, units that push
	 * each other in a circle would choose without end.
	 */
	private static final int CHOICES = 30;

	private final Crowd crowd;
	private final SplittableRandom random;
	private int[] from;
	private int[] to;
	private int choicesLeft;

	NextPlaces(Crowd crowd, SplittableRandom random) {
		this.crowd = crowd;
		this.random = random;
	}

	/**
	 * Proposes the next places of all units.
	 *
	 * @param places the anchors of all units, that is, their top-left cells
	 * @param order all units, the most important first
	 * @param constraint the steps that certain units must make. Null if no unit must make a certain step
	 * @return the next anchors of all units, or null if the search found none
	 */
	int[] propose(int[] places, int[] order, Constraint constraint) {
		from = places;
		to = new int[places.length];
		Arrays.fill(to, UNDECIDED);
		choicesLeft = CHOICES * places.length;
		for (Constraint each = constraint; each != null; each = each.before()) {
			if (!isFree(each.unit(), each.anchor())) {
				return null;
			}
			to[each.unit()] = each.anchor();
		}
		for (int unit : order) {
			if (to[unit] == UNDECIDED && !choose(unit, UNDECIDED, UNDECIDED)) {
				return null;
			}
		}
		return to;
	}

	/**
	 * Chooses the step of a unit, and also the steps of all units in its way. Returns whether this succeeded. If no step is
	 * possible, the unit stays undecided.
	 *
	 * @param pusher the unit that this unit makes way for, or {@link #UNDECIDED}
	 * @param wanted the anchor to which the pusher wants to go
	 */
	private boolean choose(int unit, int pusher, int wanted) {
		if (choicesLeft-- == 0) {
			return false;
		}
		int[] steps = steps(unit, pusher, wanted);
		for (int step : steps) {
			int anchor = crowd.step(unit, from[unit], step);
			if (anchor == from[unit] && waits(unit, steps)) {
				return true;
			}
			if (anchor != UNDECIDED && isFree(unit, anchor) && goes(unit, anchor)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the numbers of all steps, in the order in which a unit tries the steps. The first steps leave the fewest cells
	 * of the unit on the place that the pusher wants. Ties go to the shorter distance to the unit's goal. Further ties are
	 * broken at random.
	 */
	private int[] steps(int unit, int pusher, int wanted) {
		long[] keys = new long[Crowd.STEPS];
		for (int step = 0; step < Crowd.STEPS; step++) {
			int anchor = crowd.step(unit, from[unit], step);
			long overlap = anchor == UNDECIDED || pusher == UNDECIDED ? 0 : crowd.overlap(unit, anchor, pusher, wanted);
			long distance = anchor == UNDECIDED ? Crowd.UNREACHABLE : crowd.distance(unit, anchor);
			keys[step] = (overlap << 40 | distance << 8 | random.nextInt(1 << 5)) << 3 | step;
		}
		Arrays.sort(keys);
		int[] steps = new int[Crowd.STEPS];
		for (int i = 0; i < steps.length; i++) {
			steps[i] = (int) (keys[i] & 7);
		}
		return steps;
	}

	/**
	 * Decides that a unit goes to an anchor. This needs that all undecided units in its way can go elsewhere in this tick.
	 * Otherwise, the unit stays undecided. Returns whether the unit goes.
	 */
	private boolean goes(int unit, int anchor) {
		to[unit] = anchor;
		for (int other = 0; other < to.length; other++) {
			if (to[other] == UNDECIDED && crowd.meet(unit, from[unit], anchor, other, from[other], from[other])
					&& !choose(other, unit, anchor)) {
				to[unit] = UNDECIDED;
				return false;
			}
		}
		return true;
	}

	/**
	 * Lets a unit wait at its place, unless a unit that has already decided comes there. Although the unit waits, other units
	 * may block the step that it would like best. These other units then choose their own steps, so that the wanted step may be
	 * free in the next tick. Returns whether the unit waits.
	 *
	 * @param steps the steps of the waiting unit, the best first
	 */
	private boolean waits(int unit, int[] steps) {
		if (!isFree(unit, from[unit])) {
			return false;
		}
		to[unit] = from[unit];
		int best = crowd.step(unit, from[unit], steps[0]);
		if (best != UNDECIDED && best != from[unit]) {
			for (int other = 0; other < to.length; other++) {
				if (to[other] == UNDECIDED && crowd.overlap(unit, best, other, from[other]) > 0) {
					choose(other, unit, best);
				}
			}
		}
		return true;
	}

	/** Returns whether a step meets no unit that has decided. */
	private boolean isFree(int unit, int anchor) {
		for (int other = 0; other < to.length; other++) {
			if (to[other] != UNDECIDED && other != unit
					&& crowd.meet(unit, from[unit], anchor, other, from[other], to[other])) {
				return false;
			}
		}
		return true;
	}
}
