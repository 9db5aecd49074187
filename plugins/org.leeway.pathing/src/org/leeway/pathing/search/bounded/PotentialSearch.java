package org.leeway.pathing.search.bounded;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.leeway.pathing.Progress;

/**
 * A search for a potential: a function of the place, 0 at the start, that rises nowhere faster than costs. The potential
 * rises along any route by at most the cost of the route. So its value at the goal is a lower bound of all costs.
 * <p>
 * The estimates of a {@link Front} are linear on edges. A diagonal divides each face into two triangles, on which the estimates
 * are linear too. Their slopes are compared with the slowness of faces and edges, and {@link Potential} lowers them where they
 * are too steep. That proves the bound, wherever the estimates come from. Beyond the front, the potential is constant. Slopes
 * are too steep near the start and near corners. There, the next front assumes lower costs, so its estimates rise less. Not
 * thread-safe.
 */
final class PotentialSearch {

	/**
	 * Least share by which a front has to improve the bound. After a smaller improvement, no front tries to improve the bound
	 * again.
	 */
	private static final double WORTHWHILE = 1e-4;
	/** The factor by which a front goes farther if the potential at its end is too small to exclude routes beyond. */
	private static final double FARTHER = 1.1;
	private static final int MOST_FARTHER = 8;
	/**
	 * Limit for the slope of the estimates in a face, as a multiple of the slowness. If the slope exceeds the limit, the next
	 * front assumes lower costs in the face.
	 */
	private static final double STEEP = 1.0005;

	private final FineLattice lattice;
	private final int start;
	private final int goal;
	private final Front front;
	private Potential potential;
	/** Where the next front ends, as a multiple of the cost to the goal. */
	private double beyond = FARTHER;

	PotentialSearch(FineLattice lattice, int start, int goal) {
		this.lattice = lattice;
		this.start = start;
		this.goal = goal;
		this.front = new Front(lattice);
	}

	/**
	 * Moves the first {@linkplain Front front}: estimates costs from the start outwards, to the goal and beyond. If the front
	 * reaches the goal, {@link #route} returns a route afterwards.
	 *
	 * @param most how many vertices to pass at most
	 * @return whether the goal was reached
	 */
	boolean begin(int most, Progress progress) {
		return front.move(start, goal, beyond, most, progress);
	}

	/**
	 * Returns the vertices of the route that {@link #begin} found. Call this only if {@link #begin} reached the goal, and
	 * before {@link #bound}, which moves the front again.
	 */
	List<Integer> route() {
		List<Integer> route = new ArrayList<>();
		for (int number = front.number(goal); number >= 0; number = front.parent(number)) {
			route.addFirst(front.vertex(number));
		}
		return route;
	}

	/**
	 * Returns the best lower bound of the costs of all routes in the lattice. Infinite if there is no route.
	 *
	 * @param enough a bound that needs no improvement
	 * @param fronts how many fronts may move to improve the bound, counting the front of {@link #begin}. Up to
	 * {@link #MOST_FARTHER} more fronts may move until {@link #end} is at least {@code enough}
	 * @param most how many vertices a front passes at most
	 */
	double bound(double enough, int fronts, int most, Progress progress) {
		double best = 0;
		for (int i = 1; ; i++) {
			if (front.estimate(goal) == Double.POSITIVE_INFINITY) {
				potential = new Potential(1);
				potential.build();
				return Double.POSITIVE_INFINITY;
			}
			temper();
			double bound = potential.at(front.estimate(goal));
			boolean isDone = i >= fronts || bound >= enough || bound < best * (1 + WORTHWHILE);
			boolean isShort = end() < enough && i < fronts + MOST_FARTHER;
			best = Math.max(best, bound);
			if (isDone && !isShort) {
				return best;
			}
			beyond *= isShort ? Math.clamp(enough / end(), FARTHER, MOST_FARTHER) : 1;
			front.move(start, goal, beyond, most, progress);
		}
	}

	/**
	 * Computes the potential from the estimates. If the estimates rise too steeply in a face, makes the next front cross the
	 * face with less slowness.
	 */
	private void temper() {
		potential = new Potential(front.estimate(goal));
		for (int number = 0; number < front.count(); number++) {
			int x = lattice.x(front.vertex(number));
			int y = lattice.y(front.vertex(number));
			double face = lattice.isInCore(x, y) ? multiple(faceSlope(x, y), lattice.face(x, y)) : 0;
			double steep = Math.max(face, Math.max(multiple(front.estimate(x + 1, y) - front.estimate(x, y), lattice.across(x, y)),
					multiple(front.estimate(x, y + 1) - front.estimate(x, y), lattice.down(x, y))));
			if (steep > 1) {
				potential.add(extreme(x, y, false), extreme(x, y, true), steep);
			}
			if (face > STEEP) {
				front.temper(number, face);
			}
		}
		potential.build();
	}

	/** Returns a slope as a multiple of a slowness, 0 where the unit cannot be. */
	private static double multiple(double slope, double slowness) {
		return slowness == Double.POSITIVE_INFINITY ? 0 : Math.abs(slope) / slowness;
	}

	/**
	 * Divides a face along a diagonal into two triangles, and returns the larger of their slopes. Chooses the diagonal for
	 * which the result is smaller.
	 */
	private double faceSlope(int x, int y) {
		double a = front.estimate(x, y);
		double b = front.estimate(x + 1, y);
		double c = front.estimate(x + 1, y + 1);
		double d = front.estimate(x, y + 1);
		double ab = (b - a) * (b - a);
		double bc = (c - b) * (c - b);
		double cd = (d - c) * (d - c);
		double da = (a - d) * (a - d);
		return Math.sqrt(Math.min(Math.max(ab + bc, cd + da), Math.max(da + ab, bc + cd)));
	}

	/** Returns the largest or the least estimate at the corners of a face. */
	private double extreme(int x, int y, boolean isMost) {
		double extreme = front.estimate(x, y);
		for (int i = 1; i < 4; i++) {
			double corner = front.estimate(x + (i & 1), y + (i >> 1));
			extreme = isMost ? Math.max(extreme, corner) : Math.min(extreme, corner);
		}
		return extreme;
	}

	/**
	 * Returns the potential of all vertices that the front has not passed. A route with a lower cost leads only through
	 * places that the front has passed.
	 */
	double end() {
		return potential.at(front.end());
	}

	/**
	 * Returns the faces through which a route cheaper than {@code cost} may lead, see {@link FineLattice#corridorBit}.
	 * Before, {@link #bound} must have computed the potentials of both searches.
	 *
	 * @param opposite the search from the goal to the start
	 * @param cost at most {@link #end()}
	 */
	BitSet corridor(PotentialSearch opposite, double cost) {
		return corridor(opposite::least, cost);
	}

	/**
	 * Returns the faces through which a route below a cost may lead, see {@link #corridor(PotentialSearch, double)}. Needs
	 * no search from the goal: the rest of a route is at least as long as the straight line to the goal.
	 */
	BitSet corridor(double cost) {
		int goalX = lattice.x(goal);
		int goalY = lattice.y(goal);
		return corridor((x, y) -> Math.max(0, Math.hypot(goalX - x, goalY - y) - Math.sqrt(2)), cost);
	}

	/** A lower bound of the cost from any place in the face at (x, y) to the goal. */
	private interface Rest {
		double least(int x, int y);
	}

	private BitSet corridor(Rest rest, double cost) {
		BitSet faces = new BitSet();
		for (int number = 0; number < front.count(); number++) {
			int x = lattice.x(front.vertex(number));
			int y = lattice.y(front.vertex(number));
			for (int i = 0; i < 4; i++) {
				int left = x - (i & 1);
				int top = y - (i >> 1);
				// potentials in a face are between the potentials at its corners
				if (lattice.isInCore(left, top) && least(left, top) + rest.least(left, top) < cost) {
					faces.set(lattice.corridorBit(left, top));
				}
			}
		}
		return faces;
	}

	private double least(int x, int y) {
		return potential.at(extreme(x, y, false));
	}

	int expanded() {
		return front.expanded();
	}

	int met() {
		return front.count();
	}

	/** Passes the vertices that the fronts have met to a receiver, by their columns and rows at level 0. */
	void addTo(BoundedRoute.Explored anchors) {
		for (int number = 0; number < front.count(); number++) {
			anchors.set(lattice.coarse(lattice.x(front.vertex(number))), lattice.coarse(lattice.y(front.vertex(number))));
		}
	}
}
