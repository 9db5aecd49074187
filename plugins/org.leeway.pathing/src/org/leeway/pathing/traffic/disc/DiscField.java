package org.leeway.pathing.traffic.disc;

import java.util.Arrays;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.util.IndexedHeap;

/**
 * The costs of the ways from all points of a lattice to a goal. A cost is the time, in seconds, that a disc of speed 1 needs.
 * Immutable.
 */
public final class DiscField {

	private final DiscLattice lattice;
	private final BitPlane goal;
	private final double[] costs;

	private DiscField(DiscLattice lattice, BitPlane goal) {
		this.lattice = lattice;
		this.goal = goal;
		this.costs = new double[lattice.size()];
		Arrays.fill(costs, Double.POSITIVE_INFINITY);
	}

	/**
	 * Computes the costs, by Dijkstra's algorithm.
	 *
	 * @param goal the cells of the goal. A disc is at its goal if its centre is in a cell of the goal
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static DiscField of(DiscLattice lattice, BitPlane goal, Progress progress) {
		DiscField field = new DiscField(lattice, goal);
		IndexedHeap heap = new IndexedHeap();
		heap.announce(0, lattice.size());
		for (int at = 0; at < lattice.size(); at++) {
			if (lattice.steps(at) != 0 && field.isGoal(lattice.x(at), lattice.y(at))) {
				field.costs[at] = 0;
				heap.put(at, 0);
			}
		}
		for (int count = 1; !heap.isEmpty(); count++) {
			field.expand(heap.takeFirst(), heap);
			if (count % 1024 == 0) {
				progress.check();
			}
		}
		return field;
	}

	private void expand(int at, IndexedHeap heap) {
		for (int rest = lattice.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int other = lattice.neighbour(at, direction);
			double cost = costs[at] + cost(at, other, direction);
			if (cost < costs[other]) {
				costs[other] = cost;
				heap.put(other, cost);
			}
		}
	}

	private double cost(int at, int other, int direction) {
		double length = DiscLattice.length(direction);
		return lattice.ground().speeds() == null ? length : length / Math.min(slowest(at), slowest(other));
	}

	private double slowest(int at) {
		return lattice.slowest(lattice.x(at), lattice.y(at), lattice.radius());
	}

	DiscLattice lattice() {
		return lattice;
	}

	/** Returns whether a disc whose centre is at a place is at its goal. */
	boolean isGoal(double x, double y) {
		return x >= 0 && y >= 0 && x < goal.width() && y < goal.height() && goal.get((int) x, (int) y);
	}

	/** Returns the cost of the cheapest way from a point of the lattice to the goal. Infinite if there is no way. */
	double cost(int at) {
		return costs[at];
	}

	/** Returns the next point on a cheapest way to the goal. Ties go to straight steps. Returns the point itself at the goal. */
	int next(int at) {
		int next = at;
		double least = costs[at] == 0 ? 0 : Double.POSITIVE_INFINITY;
		for (int rest = lattice.steps(at); rest != 0; rest &= rest - 1) {
			int direction = Integer.numberOfTrailingZeros(rest);
			int other = lattice.neighbour(at, direction);
			double cost = costs[other] + cost(at, other, direction);
			if (cost < least) {
				least = cost;
				next = other;
			}
		}
		return next;
	}

	/**
	 * Returns the first point of the cheapest way from a place to the goal. Considers only points near the place. A disc
	 * must get from the place to the point in a straight line. Returns -1 if a disc gets to none of the near points.
	 */
	int entry(double x, double y) {
		int near = entry(x, y, 1);
		return near >= 0 ? near : entry(x, y, 3);
	}

	private int entry(double x, double y, int around) {
		long column = (long) Math.floor(x / DiscLattice.SPACING + 0.5);
		long row = (long) Math.floor(y / DiscLattice.SPACING + 0.5);
		int best = -1;
		double least = Double.POSITIVE_INFINITY;
		for (long j = row - around; j <= row + around; j++) {
			for (long i = column - around; i <= column + around; i++) {
				int at = lattice.point(i, j);
				if (at >= 0 && costs[at] < least) {
					double dx = lattice.x(at) - x;
					double dy = lattice.y(at) - y;
					double cost = costs[at] + Math.sqrt(dx * dx + dy * dy);
					if (cost < least && lattice.walls().isFree(lattice.radius(), x, y, dx, dy)) {
						least = cost;
						best = at;
					}
				}
			}
		}
		return best;
	}

	/**
	 * Returns the farthest point on the way from {@code entry} that a disc reaches from a place along a line.
	 *
	 * @param points the number of points after {@code entry} that are considered at most
	 */
	int visible(double x, double y, int entry, int points) {
		int[] way = new int[points + 1];
		way[0] = entry;
		for (int i = 1; i <= points; i++) {
			way[i] = next(way[i - 1]);
		}
		for (int i = points; i > 0; i /= 2) {
			if (lattice.walls().isFree(lattice.radius(), x, y, lattice.x(way[i]) - x, lattice.y(way[i]) - y)) {
				return way[i];
			}
		}
		return entry;
	}
}
