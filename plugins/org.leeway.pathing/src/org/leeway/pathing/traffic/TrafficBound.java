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
		TrafficCut.Cut cut = cut(ground, new int[] {unit.size()}, new double[] {1}, start, goal, progress);
		return new TrafficBound(cut.value() / unit.crossing(), cut.gaps());
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
		GapValues values = new GapValues(new int[] {unit.size()}, new double[] {1}, Math.max(across, rise));
		return values.of(Math.max(across, rise), isSlanted ? Math.min(across, rise) : 0) / unit.crossing()
				* ground.fastest(first.x(), first.y(), last.x(), last.y(), ground.slowest());
	}

	/**
	 * Returns the bound for two ways at once. The result is a number r: at most r units go one way each second while
	 * {@code r * ratio} units come back.
	 *
	 * @param start the region in which the first units start: connected free cells
	 * @param goal the region in which the second units start: connected free cells
	 * @param ratio the number of units that come back for each unit that goes, more than 0
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static TrafficBound bothWays(TrafficGround ground, MovingUnit unit, MovingUnit back, double ratio, BitPlane start,
			BitPlane goal, Progress progress) {
		int[] sizes = {unit.size(), back.size()};
		TrafficBound best = new TrafficBound(Double.POSITIVE_INFINITY, List.of());
		for (int[] weights : weights(unit, back, ratio)) {
			double load = load(weights, unit, back, ratio);
			TrafficCut.Cut cut = cut(ground, sizes, new double[] {weights[0], weights[1]}, start, goal, progress);
			best = cut.value() / load < best.perSecond ? new TrafficBound(cut.value() / load, cut.gaps()) : best;
		}
		return best;
	}

	/**
	 * Returns all pairs of weights that may give the least bound: a weight for units that go, and a weight for units that come
	 * back. Multiples of a pair, such as 2 and 4 instead of 1 and 2, give the same bound and are left out. If no units come
	 * back, the only pair is 1 and 0.
	 */
	static int[][] weights(MovingUnit unit, MovingUnit back, double ratio) {
		List<int[]> all = new ArrayList<>();
		for (int first = 0; first <= unit.size(); first++) {
			for (int second = 0; second <= back.size(); second++) {
				if (ratio == 0 ? first == 1 && second == 0 : gcd(first, second) == 1) {
					all.add(new int[] {first, second});
				}
			}
		}
		return all.toArray(int[][]::new);
	}

	/**
	 * Returns a sum of weighted crossing times, in seconds. The sum is over one unit that goes, and the {@code ratio} units
	 * that come back for each unit that goes. The weighted crossing time of a unit is its weight times its crossing time.
	 */
	static double load(int[] weights, MovingUnit unit, MovingUnit back, double ratio) {
		return weights[0] * unit.crossing() + weights[1] * ratio * back.crossing();
	}

	private static int gcd(int a, int b) {
		return b == 0 ? a : gcd(b, a % b);
	}

	private static TrafficCut.Cut cut(TrafficGround ground, int[] sizes, double[] weights, BitPlane start, BitPlane goal,
			Progress progress) {
		if (!start.and(goal).isEmpty()) {
			return new TrafficCut.Cut(Double.POSITIVE_INFINITY, List.of());
		}
		int widest = Math.max(ground.free().width(), ground.free().height());
		return new TrafficCut(ground, new GapValues(sizes, weights, widest), start, goal, progress).find();
	}
}
