package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The choice of a unit's motion by reciprocal velocity obstacles: each unit takes half of the change that avoids a collision.
 * Motions are compared by how far they are from the preferred one. A soon collision counts too, as if the other unit does its
 * half. Only exactly legal motions are taken. Not thread-safe.
 * <p>
 * Source: J. van den Berg, M. Lin and D. Manocha, <em>Reciprocal Velocity Obstacles for Real-Time Multi-Agent Navigation</em>, ICRA
 * 2008. The squares and the list of motions are Leeway's own.
 */
final class Avoidance {

	/** Penalty of a collision after one step. The penalty of a motion across the preferred one is 1.41. */
	private static final double CAUTION = 1;
	/** Penalty of standing: more than the penalty of closing up, so that queues are tight. */
	private static final double STANDING = 1.99;
	/** Collisions after more steps than this do not count. */
	private static final double HORIZON = 16;
	/** The number of halves of a blocked motion, to close up to the unit in front. */
	private static final int HALVINGS = 5;
	/** The index of the motion along a row. The motion along a column follows. */
	private static final int ALONG_X = 1 + HALVINGS;
	private static final int MOST = 15 + HALVINGS;

	private final TrafficGround ground;
	private final List<CrowdUnit> near = new ArrayList<>();
	private final int[] moveX = new int[MOST];
	private final int[] moveY = new int[MOST];
	private final double[] penalties = new double[MOST];
	private int count;

	/** A rule that may forbid a motion. */
	interface Rule {
		boolean allows(int moveX, int moveY);
	}

	Avoidance(TrafficGround ground) {
		this.ground = ground;
	}

	/**
	 * Decides the motion of a unit in this step.
	 *
	 * @param toX the way to the next anchor, from the place of the unit
	 * @param most the greatest length of a motion
	 * @param bins the units at the begin of the step
	 * @param largest the side of the largest unit
	 */
	void decide(CrowdUnit unit, int toX, int toY, int most, UnitBins bins, int largest, Rule rule) {
		near.clear();
		int reach = largest + 2 * most + (int) (HORIZON / 2) * most;
		bins.near(unit.x, unit.y, reach, other -> near.addAll(other == unit ? List.of() : List.of(other)));
		list(toX, toY, most);
		for (int i = 0; i < count; i++) {
			penalties[i] = penalty(unit, i, most);
		}
		int best = best(unit, rule);
		unit.dx = best < 0 ? 0 : moveX[best];
		unit.dy = best < 0 ? 0 : moveY[best];
		unit.decided = true;
	}

	/**
	 * Visits the units that block the preferred motion of the unit that decided last, or this motion along an axis. Visits none
	 * if the unit takes the preferred motion.
	 */
	void blockers(CrowdUnit unit, Consumer<CrowdUnit> visitor) {
		if (unit.dx != moveX[0] || unit.dy != moveY[0]) {
			near.stream().filter(other -> unit.meets(other, moveX[0], moveY[0]) || unit.meets(other, moveX[ALONG_X], 0)
					|| unit.meets(other, 0, moveY[ALONG_X + 1])).forEach(visitor);
		}
	}

	/** Lists the motions: the preferred one first, shorter ones, along each axis, and in eight directions. */
	private void list(int toX, int toY, int most) {
		count = 0;
		int alongX = Math.clamp(toX, -most, most);
		int alongY = Math.clamp(toY, -most, most);
		double length = Math.sqrt((double) toX * toX + (double) toY * toY);
		double share = length <= most ? 1 : most / length;
		int x = (int) (toX * share);
		int y = (int) (toY * share);
		add(x, y);
		for (int i = 1; i <= HALVINGS; i++) {
			add(x >> i, y >> i);
		}
		add(alongX, 0);
		add(0, alongY);
		add(x, 0);
		add(0, y);
		int slant = (int) (most * 0.7071);
		for (int i = 0; i < 9; i++) {
			int column = i % 3 - 1;
			int row = i / 3 - 1;
			int side = column == 0 || row == 0 ? most : slant;
			add(column * side, row * side);
		}
	}

	private void add(int x, int y) {
		moveX[count] = x;
		moveY[count++] = y;
	}

	private double penalty(CrowdUnit unit, int i, int most) {
		if (moveX[i] == 0 && moveY[i] == 0) {
			return STANDING;
		}
		double offX = moveX[i] - moveX[0];
		double offY = moveY[i] - moveY[0];
		double soonest = HORIZON;
		for (CrowdUnit other : near) {
			// a unit that is still to decide does its half, so this unit's motion counts twice against the last one
			double vx = other.decided ? moveX[i] - other.dx : 2.0 * moveX[i] - unit.dx - other.dx;
			double vy = other.decided ? moveY[i] - other.dy : 2.0 * moveY[i] - unit.dy - other.dy;
			soonest = Math.min(soonest, collision(unit, other, vx, vy));
		}
		double risk = soonest >= HORIZON ? 0 : CAUTION / Math.max(soonest, 1);
		return Math.sqrt(offX * offX + offY * offY) / most + risk;
	}

	/** Returns after how many steps two units meet. Infinite if they do not. */
	private static double collision(CrowdUnit unit, CrowdUnit other, double vx, double vy) {
		double enterX = enter(other.x - unit.x, unit.size, other.size, vx);
		double enterY = enter(other.y - unit.y, unit.size, other.size, vy);
		double leaveX = -enter(other.x - unit.x, unit.size, other.size, -vx);
		double leaveY = -enter(other.y - unit.y, unit.size, other.size, -vy);
		double enter = Math.max(Math.max(enterX, enterY), 0);
		return enter < Math.min(leaveX, leaveY) ? enter : Double.POSITIVE_INFINITY;
	}

	/** Returns when two intervals begin to overlap on one axis. Negative times are in the past. */
	private static double enter(double distance, int size, int otherSize, double velocity) {
		if (velocity == 0) {
			return distance < size && distance > -otherSize ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
		}
		return (velocity > 0 ? distance - size : distance + otherSize) / velocity;
	}

	/** Returns the legal motion of the least penalty. Of equal ones, the first. -1 if the unit has to stand. */
	private int best(CrowdUnit unit, Rule rule) {
		boolean[] tried = new boolean[count];
		for (int round = 0; round < count; round++) {
			int best = -1;
			for (int i = 0; i < count; i++) {
				best = !tried[i] && (best < 0 || penalties[i] < penalties[best]) ? i : best;
			}
			tried[best] = true;
			if (isFree(unit, moveX[best], moveY[best]) && isClear(unit, moveX[best], moveY[best])
					&& rule.allows(moveX[best], moveY[best])) {
				return best;
			}
		}
		return -1;
	}

	private boolean isClear(CrowdUnit unit, int x, int y) {
		for (CrowdUnit other : near) {
			if (unit.meets(other, x, y)) {
				return false;
			}
		}
		return true;
	}

	/** Returns whether all cells under a unit during a motion are free. Counts the box around both places. */
	private boolean isFree(CrowdUnit unit, int x, int y) {
		int left = Math.floorDiv(unit.x + Math.min(x, 0), CrowdUnit.CELL);
		int top = Math.floorDiv(unit.y + Math.min(y, 0), CrowdUnit.CELL);
		int right = Math.floorDiv(unit.x + Math.max(x, 0) + unit.size - 1, CrowdUnit.CELL);
		int bottom = Math.floorDiv(unit.y + Math.max(y, 0) + unit.size - 1, CrowdUnit.CELL);
		for (int row = top; row <= bottom; row++) {
			for (int column = left; column <= right; column++) {
				if (!ground.isFree(column, row)) {
					return false;
				}
			}
		}
		return true;
	}
}
