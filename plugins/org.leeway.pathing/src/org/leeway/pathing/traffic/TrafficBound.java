package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/**
 * An upper bound of the traffic between two regions. No crowd gets more units through, however its units move. See the
 * package for the theorem and its assumptions. Immutable.
 *
 * @param perSecond the bound, in units per second. Infinite if no closed line separates the regions
 * @param gaps the gaps that set the bound, with their width in cells. Empty if no unit gets through
 */
public record TrafficBound(double perSecond, List<Gap> gaps) {

	public TrafficBound {
		gaps = List.copyOf(gaps);
	}

	/**
	 * Returns the bound for units that all go from a start to a goal.
	 *
	 * @param start the region in which units start: connected free cells
	 * @param goal the region to which units go: connected free cells
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TrafficBound oneWay(TrafficGround ground, MovingUnit unit, BitPlane start, BitPlane goal, Progress progress) {
		return least(ground, unit, unit, 0, new int[][] {{1, 0}}, start, goal, progress);
	}

	/**
	 * Returns an upper bound of the traffic through a single gap, in units per second.
	 *
	 * @param cells the cells from wall to wall, along a row, a column or a diagonal
	 */
	public static double ofGap(TrafficGround ground, MovingUnit unit, List<Cell> cells) {
		Cell first = cells.getFirst();
		Cell last = cells.getLast();
		int across = Math.abs(last.x() - first.x()) + 1;
		int rise = Math.abs(last.y() - first.y()) + 1;
		boolean isSlanted = across > 1 && rise > 1;
		GapValues values = GapValues.of(unit, unit, new double[] {1, 0}, Math.max(across, rise));
		return values.of(Math.max(across, rise), isSlanted ? Math.min(across, rise) : 0, 0) / unit.crossing()
				* ground.fastest(first.x(), first.y(), last.x(), last.y(), ground.slowest());
	}

	/**
	 * Returns the bound for units that go and units that come back at the same time. The bound is a number r: in each second,
	 * at most r units go while {@code r * ratio} units come back.
	 *
	 * @param start the region in which the first units start: connected free cells
	 * @param goal the region in which the second units start: connected free cells
	 * @param ratio the number of units that come back for each unit that goes, more than 0
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TrafficBound bothWays(TrafficGround ground, MovingUnit unit, MovingUnit back, double ratio, BitPlane start,
			BitPlane goal, Progress progress) {
		return least(ground, unit, back, ratio, weights(unit, back, ratio), start, goal, progress);
	}

	/** Returns the least of the bounds for some pairs of weights. */
	private static TrafficBound least(TrafficGround ground, MovingUnit unit, MovingUnit back, double ratio, int[][] pairs,
			BitPlane start, BitPlane goal, Progress progress) {
		TrafficBound best = new TrafficBound(Double.POSITIVE_INFINITY, List.of());
		if (!start.and(goal).isEmpty()) {
			return best;
		}
		TrafficCut cut = new TrafficCut(ground, start, goal, progress);
		int widest = Math.max(ground.free().width(), ground.free().height());
		for (int[] weights : pairs) {
			double load = load(weights, unit, back, ratio);
			GapValues values = GapValues.of(unit, back, new double[] {weights[0], weights[1]}, widest);
			TrafficBound bound = bound(cut.find(values, best.perSecond * load), load);
			best = bound.perSecond < best.perSecond ? bound : best;
		}
		return best;
	}

	private static TrafficBound bound(TrafficCut.Cut cut, double load) {
		return new TrafficBound(cut.value() == 0 ? 0 : cut.value() / load, cut.gaps());
	}

	/**
	 * Returns the pairs of weights to try, because each pair may give the least bound. A pair is the weight of a unit that
	 * goes, and the weight of a unit that comes back. Multiples of a pair, such as 2 and 4 instead of 1 and 2, give the same
	 * bound and are left out. If no units come back, the only pair is 1 and 0. If discs are among the units, the pairs are 1
	 * and 1, 1 and 0, and 0 and 1.
	 * <p>
	 * Pairs that count both kinds of units come before pairs that count one kind. They usually give bounds near the least, and
	 * a low first bound cuts the searches for all later pairs short.
	 */
	static int[][] weights(MovingUnit unit, MovingUnit back, double ratio) {
		if (ratio != 0 && (unit.isDisc() || back.isDisc())) {
			return new int[][] {{1, 1}, {1, 0}, {0, 1}};
		}
		List<int[]> all = new ArrayList<>();
		for (int first = unit.size(); first >= 0; first--) {
			for (int second = back.size(); second >= 0; second--) {
				if (ratio == 0 ? first == 1 && second == 0 : gcd(first, second) == 1) {
					all.add(new int[] {first, second});
				}
			}
		}
		return all.toArray(int[][]::new);
	}

	/**
	 * Returns a sum of weighted crossing times, in seconds. The sum is over one unit that goes, and the {@code ratio} units
	 * that come back for each unit that goes. The weighted crossing time of a unit is its weight times its crossing time. For
	 * discs of two sizes with equal weights, half of the disc's diameter in cells replaces the weight.
	 */
	static double load(int[] weights, MovingUnit unit, MovingUnit back, double ratio) {
		if ((unit.isDisc() || back.isDisc()) && unit.diameter() != back.diameter() && weights[0] == weights[1]) {
			return (unit.crossing() * unit.diameter() + ratio * back.crossing() * back.diameter()) / 2;
		}
		return weights[0] * unit.crossing() + weights[1] * ratio * back.crossing();
	}

	private static int gcd(int a, int b) {
		return b == 0 ? a : gcd(b, a % b);
	}
}
