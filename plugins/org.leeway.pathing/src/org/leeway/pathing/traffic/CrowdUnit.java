package org.leeway.pathing.traffic;

/**
 * A unit on its way from anchor to anchor. An anchor is the cell of the unit's top-left corner. Lengths are whole
 * numbers, {@link #CELL} to a cell, so all positions are exact. Mutable, and owned by one simulation.
 */
final class CrowdUnit extends SimulatedUnit {

	/**
	 * The number of length units in a cell. The fastest unit crosses a cell in 12 steps. The number is a multiple of 12, so
	 * that this unit moves by a whole number of length units in each step.
	 */
	static final int CELL = 12 << 10;
	/**
	 * Number that is added before a length is rounded down to whole length units. Rounding errors can make a whole number
	 * slightly too small. Without this number, rounding down would then lose a whole unit.
	 */
	private static final double ROUNDING = 1e-6;

	/** Side in cells. */
	final int side;
	/** The side of the square, in length units. */
	final int size;
	/** The anchor where the current motion began, in cells. */
	int fromX;
	int fromY;
	/**
	 * The column and row of the anchor where the current motion ends. If the unit stands still, the motion begins and ends at
	 * the same anchor.
	 */
	int toX;
	int toY;
	/** The step in which the motion began. */
	long begin;
	/**
	 * Distance that the unit moves along an axis in each step of the current motion, in length units. The last step of a motion
	 * may be shorter, because a motion ends after one cell.
	 */
	double reach;
	/** The top-left corner at the beginning of the current step, in length units. */
	int x;
	int y;
	/** The motion in the current step, in length units. */
	int dx;
	int dy;
	/** Whether the unit has already tried to choose a motion in the current step, by itself or because another unit asked it. */
	boolean decided;
	/** The column and row of the anchor to which the unit wants to move in this step. */
	int wantX;
	int wantY;

	/**
	 * Creates a unit that stands at an anchor.
	 *
	 * @param side the side of the square, in cells
	 * @param x the column of the anchor
	 * @param y the row of the anchor
	 * @param step the step in which the unit appears
	 */
	CrowdUnit(int id, int group, int side, int x, int y, long step) {
		super(id, group, step);
		this.side = side;
		this.size = side * CELL;
		this.fromX = x;
		this.fromY = y;
		this.toX = x;
		this.toY = y;
		this.x = x * CELL;
		this.y = y * CELL;
	}

	@Override
	public double placeX() {
		return (double) x / CELL;
	}

	@Override
	public double placeY() {
		return (double) y / CELL;
	}

	/**
	 * Returns the cell under the middle of the unit after a motion.
	 *
	 * @param cellsX how far the unit moves along x, in cells
	 */
	int middle(Passages passages, int cellsX, int cellsY) {
		return passages.cell((x + size / 2) / CELL + cellsX, (y + size / 2) / CELL + cellsY);
	}

	/** Returns whether the unit has no motion under way. */
	boolean stands() {
		return fromX == toX && fromY == toY;
	}

	/** Returns how many steps a motion needs. */
	static int steps(double reach) {
		return (int) Math.ceil((CELL - ROUNDING) / reach);
	}

	/**
	 * Returns how far a unit has moved along one axis since the motion began, in length units. A motion ends after one cell,
	 * so the result is at most {@link #CELL}.
	 *
	 * @param steps the number of steps since the motion began
	 * @param reach how far the unit moves along the axis in each step, in length units
	 */
	static int offset(long steps, double reach) {
		return steps <= 0 ? 0 : (int) Math.min(CELL, steps * reach + ROUNDING);
	}

	/**
	 * Returns the left edge of the unit at the beginning of a step, in length units. Before the motion begins, the unit
	 * is at the first anchor.
	 */
	int xAt(long step) {
		return fromX * CELL + (toX - fromX) * offset(step - begin, reach);
	}

	/**
	 * Returns the top edge of the unit at the beginning of a step, in length units. Before the motion begins, the unit
	 * is at the first anchor.
	 */
	int yAt(long step) {
		return fromY * CELL + (toY - fromY) * offset(step - begin, reach);
	}

	/**
	 * Returns whether the unit would overlap another unit at some time if the unit started to move to an anchor now. Assumes
	 * that the other unit completes its current motion and then stands still. Units that only touch do not overlap.
	 *
	 * @param along how far the unit moves along each axis in a step, in length units
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
			if (MovingSquares.meet((long) otherX - fromX * CELL - columns * before, (long) otherY - fromY * CELL - rows * before, size,
					other.size,
					columns * (after - before) - (other.xAt(step + 1) - otherX),
					rows * (after - before) - (other.yAt(step + 1) - otherY))) {
				return true;
			}
		}
		return false;
	}
}
