package org.leeway.pathing.traffic.disc;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.traffic.Passages;
import org.leeway.pathing.traffic.UnitBins;

/**
 * A chooser of the motions of discs, one disc after another. A disc takes a motion only if it meets no wall and no other disc
 * at any time of the step. Discs that have not decided yet count as standing, so no other disc moves into their place. So each
 * disc can always stay where it is. A disc asks the discs in its way to move on or to move aside, as units do in {@link
 * org.leeway.pathing.traffic}. Not thread-safe.
 */
final class MotionChoice {

	/**
	 * Least progress with which a disc accepts the motion that avoids other discs. Progress is the part of the motion in the
	 * direction of the wished motion, as a fraction of the wished motion. With less progress, the disc first tries the wished
	 * motion itself.
	 */
	private static final double PROGRESS = 0.25;
	/**
	 * Number of steps without progress after which discs of the same group step aside for a disc. With more patience, a crowd gets
	 * through a door at half the rate (measured).
	 */
	private static final int PATIENCE = 4;
	/**
	 * Number of steps for which discs of the same group step aside for a disc. The steps begin when the {@link #PATIENCE} of
	 * the disc ends.
	 */
	private static final int FIRM = 192;
	/** Largest number of discs in a chain in which each disc asks the next disc to move. */
	private static final int DEPTH = 100;
	/** The parts of a motion that a disc tries if the whole motion is not free. */
	private static final double[] PARTS = {1, 0.5, 0.25};
	/** Limit for the requests to other discs while one disc decides its motion. Further requests are ignored. */
	private static final int MOST_ASKED = 64;
	private static final double SLANTED = Math.sqrt(0.5);
	/**
	 * The directions in which a disc makes room for the planned motion of another disc, the best direction first. A direction
	 * has two components: along the planned motion, and away from the line of the planned motion.
	 */
	private static final double[][] ASIDE = {{0, 1}, {SLANTED, SLANTED}, {1, 0}, {SLANTED, -SLANTED}, {0, -1}, {-SLANTED, SLANTED}};

	private final List<DiscGroup> groups;
	private final Passages passages;
	private final UnitBins<DiscUnit> bins;
	private final double largest;
	private final Avoidance avoidance;
	private final double[] motion = new double[2];
	private long step;
	/** The discs that ask other discs to make room at the moment. Each asking disc needs room for its planned motion. */
	private final List<DiscUnit> asking = new ArrayList<>();
	/** Whether a disc in the current chain of requests asks discs of its own group to step aside. */
	private boolean isFirm;
	/** The number of requests in the current chain. */
	private int asked;

	/**
	 * @param bins the discs, up to date at each call
	 * @param largest the radius of the largest disc, in cells
	 * @param farthest the length of the longest motion in a step, in cells
	 */
	MotionChoice(List<DiscGroup> groups, Passages passages, UnitBins<DiscUnit> bins, double largest, double farthest) {
		this.groups = groups;
		this.passages = passages;
		this.bins = bins;
		this.largest = largest + 2 * farthest;
		this.avoidance = new Avoidance(bins, 2 * largest + 16 * farthest);
	}

	/** Lets a disc decide its motion. If the disc asks other discs to make way, the other discs decide too. */
	void decide(DiscUnit unit, long now) {
		step = now;
		isFirm = false;
		asked = 0;
		decide(unit, 0);
	}

	private boolean decide(DiscUnit unit, int depth) {
		unit.decided = true;
		// all discs in a passage go the same way, and avoidance would push a disc away from the middle of a door. So a disc in
		// a passage first tries its wished motion, and avoids other discs only if this motion is not possible
		if (unit.ticket.isInside() && takeWhole(unit, unit.wishX, unit.wishY)) {
			return true;
		}
		boolean isAny = avoidance.choose(unit, walls(unit), motion);
		double avoidX = motion[0];
		double avoidY = motion[1];
		double wish = unit.wishX * unit.wishX + unit.wishY * unit.wishY;
		if (isAny && avoidX * unit.wishX + avoidY * unit.wishY >= PROGRESS * wish && take(unit, avoidX, avoidY)) {
			return true;
		}
		return wish > 0 && takeOrAsk(unit, unit.wishX, unit.wishY, depth) || isAny && take(unit, avoidX, avoidY);
	}

	private DiscWalls walls(DiscUnit unit) {
		return groups.get(unit.group).field().lattice().walls();
	}

	/** Lets a disc take a motion, or else the largest of {@link #PARTS} that is free. Returns false if no part is free. */
	private boolean take(DiscUnit unit, double dx, double dy) {
		for (double part : PARTS) {
			if (takeWhole(unit, part * dx, part * dy)) {
				return true;
			}
		}
		return false;
	}

	private boolean takeWhole(DiscUnit unit, double dx, double dy) {
		boolean isFree = hasWay(unit, dx, dy) && asking.stream().noneMatch(other -> other != unit && unit.bars(other, dx, dy))
				&& walls(unit).isFree(unit.radius, unit.x, unit.y, dx, dy) && blockers(unit, dx, dy).isEmpty();
		if (isFree) {
			passages.move(unit.ticket, cell(unit, 0, 0), cell(unit, dx, dy), step);
			unit.dx = dx;
			unit.dy = dy;
			unit.decided = true;
		}
		return isFree;
	}

	private boolean hasWay(DiscUnit unit, double dx, double dy) {
		return passages.mayMove(unit.ticket, cell(unit, 0, 0), cell(unit, dx, dy), step);
	}

	private int cell(DiscUnit unit, double dx, double dy) {
		return passages.cell((int) (unit.x + dx), (int) (unit.y + dy));
	}

	private List<DiscUnit> blockers(DiscUnit unit, double dx, double dy) {
		List<DiscUnit> found = new ArrayList<>();
		bins.near(unit.x, unit.y, unit.radius + largest, found::add);
		found.removeIf(other -> other == unit || !unit.meets(other, dx, dy));
		return found;
	}

	/** Takes a motion or a part of it. If other discs are in the way, asks them to move before. */
	private boolean takeOrAsk(DiscUnit unit, double dx, double dy, int depth) {
		if (depth < DEPTH && hasWay(unit, dx, dy) && walls(unit).isFree(unit.radius, unit.x, unit.y, dx, dy)) {
			List<DiscUnit> blockers = blockers(unit, dx, dy);
			if (blockers.stream().noneMatch(other -> other.decided)) {
				isFirm |= isFirm(unit);
				unit.planX = dx;
				unit.planY = dy;
				asking.add(unit);
				blockers.forEach(other -> ask(unit, other, depth + 1));
				asking.removeLast();
			}
		}
		return take(unit, dx, dy);
	}

	/** Asks a disc to move out of the way of another disc. */
	private void ask(DiscUnit unit, DiscUnit other, int depth) {
		if (other.decided || asked++ > MOST_ASKED) {
			return;
		}
		if (unit.group == other.group && !isFirm) {
			decide(other, depth);
			return;
		}
		double length = Math.sqrt(unit.planX * unit.planX + unit.planY * unit.planY);
		double aheadX = unit.planX / length * other.full;
		double aheadY = unit.planY / length * other.full;
		double side = aheadX * (other.y - unit.y) - aheadY * (other.x - unit.x) < 0 ? -1 : 1;
		for (double[] way : ASIDE) {
			if (takeWhole(other, way[0] * aheadX - side * way[1] * aheadY, way[0] * aheadY + side * way[1] * aheadX)) {
				return;
			}
		}
		other.decided = true;
		for (double[] way : ASIDE) {
			if (takeOrAsk(other, way[0] * aheadX - side * way[1] * aheadY, way[0] * aheadY + side * way[1] * aheadX, depth)) {
				return;
			}
		}
		other.decided = false;
	}

	private boolean isFirm(DiscUnit unit) {
		if (unit.still(step) > PATIENCE && step >= unit.firmUntil) {
			unit.firmUntil = step + FIRM;
		}
		return step < unit.firmUntil;
	}
}
