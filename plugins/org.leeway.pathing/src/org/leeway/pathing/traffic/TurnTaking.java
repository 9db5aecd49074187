package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * A method that chooses the next anchor of each unit, by priority inheritance. An anchor is the cell of a unit's top-left
 * corner. A unit asks the units in its way to move on or to move aside. These units ask other units in the same manner. Of
 * equally good anchors, a unit takes the anchor on its right. Only exactly legal motions are taken. Not thread-safe.
 * <p>
 * Source: K. Okumura, M. Machida, X. Défago and Y. Tamura, <em>Priority Inheritance with Backtracking for Iterative Multi-Agent
 * Path Finding</em>, IJCAI 2019. Motions of different length and units of several sizes are Leeway's own.
 */
final class TurnTaking {

	/**
	 * Number of steps without progress after which a unit also tries detours, see {@link #DETOUR}. During these steps, the
	 * fastest unit could move by eight cells.
	 */
	private static final int PATIENCE = 96;
	/** Largest number of units in a chain in which each unit asks the next unit to move. */
	private static final int DEPTH = 200;
	/**
	 * Limit for the extra cost of a step, compared with the best way to the goal. A step with a higher extra cost is a detour.
	 * A straight step to the side has the extra cost 1, so it is a detour.
	 */
	private static final double DETOUR = 0.99;
	/** Extra costs that differ by at most this number count as equal. */
	private static final double TIE = 1e-9;

	private final TrafficGround ground;
	private final List<TrafficGroup> groups;
	private final Passages passages;
	private final UnitBins<CrowdUnit> bins;
	/** The largest side of a unit, in cells. */
	private final int largest;
	private final double stepSeconds;
	/**
	 * The units that wait in this step while the units in their way move out. No other unit may move into the way of a
	 * waiting unit.
	 */
	private final List<CrowdUnit> waiting = new ArrayList<>();
	private long step;

	/**
	 * An anchor next to a unit.
	 *
	 * @param excess how much more the way to the goal over this anchor costs than the best way
	 * @param side more than 0 if the anchor lies to the right of the best way, less than 0 if it lies to the left
	 */
	private record Option(int x, int y, double excess, long side) {
	}

	TurnTaking(TrafficGround ground, List<TrafficGroup> groups, Passages passages, UnitBins<CrowdUnit> bins, int largest,
			double stepSeconds) {
		this.ground = ground;
		this.groups = groups;
		this.passages = passages;
		this.bins = bins;
		this.largest = largest;
		this.stepSeconds = stepSeconds;
	}

	/** Lets a unit begin a motion if it can. */
	void decide(CrowdUnit unit, long now) {
		if (now != step) {
			waiting.clear();
		}
		step = now;
		decide(unit, null, 0);
	}

	private boolean decide(CrowdUnit unit, CrowdUnit pusher, int depth) {
		unit.decided = true;
		boolean isPatient = pusher == null && isPatient(unit);
		for (Option option : options(unit, pusher)) {
			if (isPatient && option.excess > DETOUR) {
				return false;
			}
			if (!isReserved(unit, option) && passages.mayMove(unit.ticket, unit.middle(passages, 0, 0),
					unit.middle(passages, option.x - unit.fromX, option.y - unit.fromY), step)) {
				unit.wantX = option.x;
				unit.wantY = option.y;
				double reach = reach(unit);
				List<CrowdUnit> blockers = blockers(unit, reach);
				if (!blockers.isEmpty() && ask(unit, blockers, option.excess > DETOUR, depth)) {
					blockers = blockers(unit, reach);
				}
				if (blockers.isEmpty()) {
					begin(unit, reach);
					return true;
				}
				// all of them are on their way out
				if (blockers.stream().allMatch(other -> isLeaving(other, unit))) {
					waiting.add(unit);
					return false;
				}
			}
		}
		return false;
	}

	/**
	 * Returns whether a unit in motion is leaving the area that another unit needs for its step. At the end of the motion, the
	 * unit must cover fewer cells of this area than at its start, or none.
	 */
	private static boolean isLeaving(CrowdUnit unit, CrowdUnit other) {
		return !unit.stands()
				&& overlap(unit.toX, unit.toY, unit.side, other) < Math.max(1, overlap(unit.fromX, unit.fromY, unit.side, other));
	}

	private boolean isPatient(CrowdUnit unit) {
		return unit.still(step) < PATIENCE;
	}

	private boolean isReserved(CrowdUnit unit, Option option) {
		return waiting.stream().anyMatch(other -> other != unit
				&& overlap(option.x, option.y, unit.side, other) > overlap(unit.fromX, unit.fromY, unit.side, other));
	}

	/**
	 * Asks each unit in the way of a unit to make room. Returns whether any asked unit begins to move.
	 *
	 * @param isDetour whether the blocked unit would move on a detour
	 */
	private boolean ask(CrowdUnit unit, List<CrowdUnit> blockers, boolean isDetour, int depth) {
		boolean moves = false;
		if (depth < DEPTH && blockers.stream().allMatch(other -> !other.stands() || !other.decided)) {
			for (CrowdUnit other : blockers) {
				if (other.stands() && !other.decided) {
					// a unit ahead in the same group goes the same way as the unit behind it. So the unit ahead may take any
					// step, and need not step aside
					boolean isAhead = other.group == unit.group && !isDetour && isPatient(unit);
					moves |= decide(other, isAhead ? null : unit, depth + 1);
				}
			}
		}
		return moves;
	}

	/**
	 * Returns the anchors to which a unit may move, the best first. If another unit asks this unit to step aside, returns only
	 * anchors where this unit covers less of the other unit's way than now.
	 *
	 * @param pusher the unit that asks. Null if there is none
	 */
	private List<Option> options(CrowdUnit unit, CrowdUnit pusher) {
		TravelField field = groups.get(unit.group).field();
		StepGraph graph = field.graph();
		int at = graph.index(unit.fromX, unit.fromY);
		Cell next = graph.cell(field.next(at));
		int overlap = pusher == null ? 0 : overlap(unit.fromX, unit.fromY, unit.side, pusher);
		List<Option> options = new ArrayList<>(8);
		for (int rest = graph.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int other = graph.neighbour(at, direction);
			Cell cell = graph.cell(other);
			if (pusher == null || overlap(cell.x(), cell.y(), unit.side, pusher) < overlap) {
				double excess = field.cost(other) + graph.cost(at, other, direction) - field.cost(at);
				long side = (long) (next.x() - unit.fromX) * (cell.y() - unit.fromY)
						- (long) (next.y() - unit.fromY) * (cell.x() - unit.fromX);
				options.add(new Option(cell.x(), cell.y(), excess, side));
			}
		}
		options.sort(TurnTaking::compare);
		return options;
	}

	private static int compare(Option one, Option other) {
		double difference = one.excess - other.excess;
		return Math.abs(difference) > TIE ? (difference < 0 ? -1 : 1) : Long.compare(other.side, one.side);
	}

	/**
	 * Returns how many cells of a square lie in the area that a pushing unit needs for its step. This area is the smallest
	 * rectangle around the squares of the pusher before and after the step.
	 */
	private static int overlap(int x, int y, int side, CrowdUnit pusher) {
		int left = Math.max(x, Math.min(pusher.fromX, pusher.wantX));
		int right = Math.min(x + side, Math.max(pusher.fromX, pusher.wantX) + pusher.side);
		int top = Math.max(y, Math.min(pusher.fromY, pusher.wantY));
		int bottom = Math.min(y + side, Math.max(pusher.fromY, pusher.wantY) + pusher.side);
		return Math.max(0, right - left) * Math.max(0, bottom - top);
	}

	private List<CrowdUnit> blockers(CrowdUnit unit, double reach) {
		List<CrowdUnit> found = new ArrayList<>(4);
		bins.near(unit.placeX(), unit.placeY(), largest + 2, other -> {
			if (other != unit && unit.meets(other, unit.wantX, unit.wantY, reach, step)) {
				found.add(other);
			}
		});
		return found;
	}

	private void begin(CrowdUnit unit, double reach) {
		passages.move(unit.ticket, unit.middle(passages, 0, 0),
				unit.middle(passages, unit.wantX - unit.fromX, unit.wantY - unit.fromY), step);
		unit.toX = unit.wantX;
		unit.toY = unit.wantY;
		unit.begin = step;
		unit.reach = reach;
	}

	/**
	 * Returns how far a unit moves along an axis in each step of the simulation, in length units of {@link CrowdUnit}. The
	 * slowest cell that the unit covers on its way decides.
	 */
	private double reach(CrowdUnit unit) {
		double factor = 1;
		if (ground.speeds() != null) {
			factor = Double.POSITIVE_INFINITY;
			for (int y = Math.min(unit.fromY, unit.wantY); y < Math.max(unit.fromY, unit.wantY) + unit.side; y++) {
				for (int x = Math.min(unit.fromX, unit.wantX); x < Math.max(unit.fromX, unit.wantX) + unit.side; x++) {
					factor = Math.min(factor, ground.speeds().of(x, y));
				}
			}
		}
		boolean isSlanted = unit.wantX != unit.fromX && unit.wantY != unit.fromY;
		return groups.get(unit.group).unit().speed() * factor * stepSeconds * CrowdUnit.CELL / (isSlanted ? Math.sqrt(2) : 1);
	}
}
