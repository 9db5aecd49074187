package org.leeway.pathing.traffic;

/**
 * A unit on its way from anchor to anchor. Lengths are whole numbers of {@link #CELL} to a cell, so all positions are exact. Mutable,
 * and owned by one simulation.
 */
final class CrowdUnit {

	/** The number of units of length in a cell. The fastest unit needs a whole number of units for each step. */
	static final int CELL = 12 << 10;
	/** Added before a length is cut to a whole number, so that products of rounded speeds keep their whole numbers. */
	private static final double ROUNDING = 1e-6;

	final int id;
	final int group;
	/** Side in cells. */
	final int side;
	/** Side of the square. */
	final int size;
	/** The anchor from which the unit moves, in cells. */
	int fromX;
	int fromY;
	/** The anchor to which the unit moves, in cells. The same anchor if the unit stands. */
	int toX;
	int toY;
	/** The step in which the motion began. */
	long begin;
	/** Limit for the way along an axis in a step. */
	double reach;
	/** The top-left corner at the begin of the step. */
	int x;
	int y;
	/** The motion in this step. */
	int dx;
	int dy;
	/** Whether the unit had its turn in this step. */
	boolean decided;
	/** The anchor to which the unit wants to move in this step, in cells. */
	int wantX;
	int wantY;
	/** The passage in which the middle of the unit is, or {@link Passages#NONE}. */
	int passage = Passages.NONE;
	/** The step until which other units make way, after a passage. */
	long firstUntil;
	/** The least cost of the field that the unit has had. */
	double nearest = Double.POSITIVE_INFINITY;
	/** The step in which the unit came so near. */
	long nearestStep;

	CrowdUnit(int id, int group, int side, int x, int y) {
		this.id = id;
		this.group = group;
		this.side = side;
		this.size = side * CELL;
		this.fromX = x;
		this.fromY = y;
		this.toX = x;
		this.toY = y;
		this.x = x * CELL;
		this.y = y * CELL;
	}

	/** Returns whether other units make way for the unit: in a passage and a while after. */
	boolean isFirst(long step) {
		return passage != Passages.NONE || step < firstUntil;
	}

	/** Returns whether the unit has no motion under way. */
	boolean stands() {
		return fromX == toX && fromY == toY;
	}

	/** Returns how many steps a motion needs. */
	static int steps(double reach) {
		return (int) Math.ceil((CELL - ROUNDING) / reach);
	}

	/** Returns how far a motion gets along an axis in a number of steps. */
	static int offset(long steps, double reach) {
		return steps <= 0 ? 0 : (int) Math.min(CELL, steps * reach + ROUNDING);
	}

	/** Returns the left edge at the begin of a step, not before the motion. */
	int xAt(long step) {
		return fromX * CELL + (toX - fromX) * offset(step - begin, reach);
	}

	/** Returns the top edge at the begin of a step, not before the motion. */
	int yAt(long step) {
		return fromY * CELL + (toY - fromY) * offset(step - begin, reach);
	}

	/**
	 * Returns whether the unit would overlap another unit at any time, if it began to move to an anchor now. Units may touch. The
	 * other unit ends its own motion and stands then.
	 *
	 * @param along how far this unit gets along an axis in a step
	 */
	boolean meets(CrowdUnit other, int anchorX, int anchorY, double along, long now) {
		boolean isNear = Math.min(fromX, anchorX) < Math.max(other.fromX, other.toX) + other.side
				&& Math.min(other.fromX, other.toX) < Math.max(fromX, anchorX) + side
				&& Math.min(fromY, anchorY) < Math.max(other.fromY, other.toY) + other.side
				&& Math.min(other.fromY, other.toY) < Math.max(fromY, anchorY) + side;
		if (!isNear || other.stands() && (fromX == anchorX || fromY == anchorY)) {
			return isNear;
		}
		int columns = anchorX - fromX;
		int rows = anchorY - fromY;
		long last = Math.max(now + steps(along), other.stands() ? 0 : other.begin + steps(other.reach));
		for (long step = now; step < last; step++) {
			int before = offset(step - now, along);
			int after = offset(step + 1 - now, along);
			int otherX = other.xAt(step);
			int otherY = other.yAt(step);
			if (meet((long) otherX - fromX * CELL - columns * before, (long) otherY - fromY * CELL - rows * before, other.size,
					columns * (after - before) - (other.xAt(step + 1) - otherX),
					rows * (after - before) - (other.yAt(step + 1) - otherY))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns whether this unit's square meets another square within a step.
	 *
	 * @param awayX the way to the other square's left edge
	 * @param vx the motion against the other square
	 */
	private boolean meet(long awayX, long awayY, int otherSize, long vx, long vy) {
		// the squares overlap while the way of this one against the other one lies between low and high on both axes
		long lowX = vx < 0 ? -awayX - otherSize : awayX - size;
		long highX = vx < 0 ? size - awayX : awayX + otherSize;
		long lowY = vy < 0 ? -awayY - otherSize : awayY - size;
		long highY = vy < 0 ? size - awayY : awayY + otherSize;
		long alongX = Math.abs(vx);
		long alongY = Math.abs(vy);
		boolean onX = lowX < alongX && highX > 0;
		boolean onY = lowY < alongY && highY > 0;
		return onX && onY && (vx == 0 || vy == 0 || lowX * alongY < highY * alongX && lowY * alongX < highX * alongY);
	}
}
