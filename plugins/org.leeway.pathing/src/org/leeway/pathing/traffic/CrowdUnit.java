package org.leeway.pathing.traffic;

/**
 * A unit on its way. Lengths are whole numbers of {@link #CELL} to a cell, so all positions are exact. Mutable, and owned by one
 * simulation.
 */
final class CrowdUnit {

	/** The number of units of length in a cell. */
	static final int CELL = 1 << 12;
	private static final int SHIFT = Integer.numberOfTrailingZeros(CELL);

	final int id;
	final int group;
	final int size;
	/** The top-left corner at the begin of the step. */
	int x;
	int y;
	/** The motion in this step, if it is decided, and otherwise the motion in the last step. */
	int dx;
	int dy;
	/** Whether the motion in this step is decided. */
	boolean decided;
	/** The passage in which the middle of the unit is, or {@link Passages#NONE}. */
	int passage = Passages.NONE;
	/** The step until which other units make way, after a passage. */
	long firstUntil;
	/** The direction in which the unit makes way for another one, until the step {@link #pushedUntil}. */
	int pushX;
	int pushY;
	long pushedUntil;
	/** The least cost of the field that the unit has had. */
	double nearest = Double.POSITIVE_INFINITY;
	/** The step in which the unit came so near. */
	long nearestStep;

	CrowdUnit(int id, int group, int size, int x, int y) {
		this.id = id;
		this.group = group;
		this.size = size * CELL;
		this.x = x;
		this.y = y;
	}

	/** Returns whether other units make way for the unit: in a passage and a while after. */
	boolean isFirst(long step) {
		return passage != Passages.NONE || step < firstUntil;
	}

	/** Returns the column of the nearest anchor. */
	int anchorX() {
		return x + CELL / 2 >> SHIFT;
	}

	/** Returns the row of the nearest anchor. */
	int anchorY() {
		return y + CELL / 2 >> SHIFT;
	}

	/** Returns whether the unit would overlap another unit within this step, if it moved. Units may touch. */
	boolean meets(CrowdUnit other, int moveX, int moveY) {
		long vx = moveX - (other.decided ? other.dx : 0);
		long vy = moveY - (other.decided ? other.dy : 0);
		// the units overlap while the way of this one against the other one lies between low and high on both axes
		long lowX = other.x - x - size;
		long highX = other.x - x + other.size;
		long lowY = other.y - y - size;
		long highY = other.y - y + other.size;
		if (vx < 0) {
			vx = -vx;
			long low = -highX;
			highX = -lowX;
			lowX = low;
		}
		if (vy < 0) {
			vy = -vy;
			long low = -highY;
			highY = -lowY;
			lowY = low;
		}
		boolean onX = lowX < vx && highX > 0;
		boolean onY = lowY < vy && highY > 0;
		return onX && onY && (vx == 0 || vy == 0 || lowX * vy < highY * vx && lowY * vx < highX * vy);
	}
}
