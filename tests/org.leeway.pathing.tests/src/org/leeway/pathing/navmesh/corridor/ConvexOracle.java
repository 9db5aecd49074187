package org.leeway.pathing.navmesh.corridor;

import java.util.ArrayList;
import java.util.List;

import org.apache.commons.math3.exception.MathIllegalStateException;
import org.apache.commons.math3.optim.MaxIter;
import org.apache.commons.math3.optim.linear.LinearConstraint;
import org.apache.commons.math3.optim.linear.LinearConstraintSet;
import org.apache.commons.math3.optim.linear.LinearObjectiveFunction;
import org.apache.commons.math3.optim.linear.NonNegativeConstraint;
import org.apache.commons.math3.optim.linear.PivotSelectionRule;
import org.apache.commons.math3.optim.linear.Relationship;
import org.apache.commons.math3.optim.linear.SimplexSolver;
import org.leeway.pathing.geom.Point;

/**
 * An oracle of the length of a shortest path through portals. A path passes portal i at a share a(i) of the portal: 0 is its
 * first end, 1 is its second end. A leg is the line from one portal to the next. The oracle finds the shares for which the sum
 * of the lengths of all legs is least.
 * <p>
 * The length of a leg (dx, dy) is a square root, so a linear program cannot contain it. But the program can contain lower
 * bounds of the length. For each vector (ux, uy) of length 1, the length is at least ux * dx + uy * dy. The two numbers are
 * equal if the leg has the direction (ux, uy). So the oracle works in rounds:
 * <ol>
 * <li>A linear program finds shares for which the sum is least, given the lower bounds so far. The first round has the lower
 * bounds for the directions right, left, up and down. The sum is not longer than a shortest path.
 * <li>The real length of the path with these shares is not shorter than a shortest path.
 * <li>The directions of this path's legs give further lower bounds. The rounds end when the sum equals the real length.
 * </ol>
 * J. E. Kelley, <em>The Cutting-Plane Method for Solving Convex Programs</em>, 1960. Commons Math solves the linear programs.
 */
final class ConvexOracle {

	private static final double GAP = 1e-11;
	private static final int MOST_ITERATIONS = 100;
	/**
	 * Cut-offs for the solver of linear programs. The solver treats numbers below the cut-off as 0. If the solver fails with
	 * the first cut-off, the oracle tries the second.
	 */
	private static final double[] CUT_OFFS = {1e-8, 1e-10};

	private final List<Point[]> portals;
	private final int legs;
	private final List<LinearConstraint> constraints = new ArrayList<>();
	private double lower;
	private double upper = Double.POSITIVE_INFINITY;

	private ConvexOracle(List<Point[]> portals) {
		this.portals = portals;
		this.legs = portals.size() - 1;
	}

	/**
	 * Returns two bounds: no path is shorter than the first bound, and some path is as short as the second bound.
	 *
	 * @param portals both ends of each portal. The first portal is the start twice, the last portal is the goal twice
	 */
	static double[] bounds(List<Point[]> portals) {
		ConvexOracle oracle = new ConvexOracle(portals);
		oracle.begin();
		for (int i = 0; i < MOST_ITERATIONS && oracle.upper - oracle.lower > GAP * Math.max(1, oracle.lower); i++) {
			oracle.iterate();
		}
		return new double[] {oracle.lower, oracle.upper};
	}

	private void begin() {
		for (int i = 0; i < portals.size(); i++) {
			double[] share = new double[portals.size() + legs];
			share[i] = 1;
			constraints.add(new LinearConstraint(share, Relationship.LEQ, 1));
		}
		for (int leg = 0; leg < legs; leg++) {
			addPlane(leg, 1, 0);
			addPlane(leg, -1, 0);
			addPlane(leg, 0, 1);
			addPlane(leg, 0, -1);
		}
	}

	private void iterate() {
		double[] best = solve();
		double sum = 0;
		double length = 0;
		for (int leg = 0; leg < legs; leg++) {
			double dx = x(leg + 1, best[leg + 1]) - x(leg, best[leg]);
			double dy = y(leg + 1, best[leg + 1]) - y(leg, best[leg]);
			double distance = Math.hypot(dx, dy);
			sum += best[portals.size() + leg];
			length += distance;
			if (distance > best[portals.size() + leg] && distance > 1e-14) {
				addPlane(leg, dx / distance, dy / distance);
			}
		}
		lower = Math.max(lower, sum);
		upper = Math.min(upper, length);
	}

	/**
	 * Solves the linear program. The result begins with one number for each portal: the share of the portal, in [0, 1], at
	 * which the path passes. Then follow the lengths of the legs in the linear program.
	 */
	private double[] solve() {
		double[] objective = new double[portals.size() + legs];
		for (int leg = 0; leg < legs; leg++) {
			objective[portals.size() + leg] = 1;
		}
		for (int i = 0;; i++) {
			try {
				return new SimplexSolver(1e-6, 10, CUT_OFFS[i]).optimize(new MaxIter(10_000),
						new LinearObjectiveFunction(objective, 0), new LinearConstraintSet(constraints),
						new NonNegativeConstraint(true), PivotSelectionRule.DANTZIG).getPoint();
			} catch (MathIllegalStateException failed) {
				if (i + 1 == CUT_OFFS.length) {
					throw failed;
				}
			}
		}
	}

	private double x(int portal, double share) {
		Point[] ends = portals.get(portal);
		return ends[0].x() + Math.clamp(share, 0, 1) * (ends[1].x() - ends[0].x());
	}

	private double y(int portal, double share) {
		Point[] ends = portals.get(portal);
		return ends[0].y() + Math.clamp(share, 0, 1) * (ends[1].y() - ends[0].y());
	}

	/**
	 * Adds a constraint to the linear program: the length of a leg is at least the component of the leg in a given
	 * direction.
	 *
	 * @param ux x of the direction, a vector of length 1
	 * @param uy y of the direction
	 */
	private void addPlane(int leg, double ux, double uy) {
		Point[] a = portals.get(leg);
		Point[] b = portals.get(leg + 1);
		double[] plane = new double[portals.size() + legs];
		plane[leg] = ux * (a[1].x() - a[0].x()) + uy * (a[1].y() - a[0].y());
		plane[leg + 1] = -ux * (b[1].x() - b[0].x()) - uy * (b[1].y() - b[0].y());
		plane[portals.size() + leg] = 1;
		constraints.add(new LinearConstraint(plane, Relationship.GEQ,
				ux * (b[0].x() - a[0].x()) + uy * (b[0].y() - a[0].y())));
	}
}
