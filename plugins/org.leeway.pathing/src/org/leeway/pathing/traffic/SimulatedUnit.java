package org.leeway.pathing.traffic;

/** A unit of a simulated crowd. Mutable, and owned by one simulation. */
public abstract class SimulatedUnit {

	/** The number of the unit. Units are numbered in the order in which they appear. */
	public final int id;
	/** The index of the unit's group. */
	public final int group;
	public final PassageTicket ticket;
	/**
	 * The lowest recorded cost of the way from the unit's place to the goal. A cost that is lower by too little is ignored,
	 * see {@link #record}. Infinite at first.
	 */
	private double nearest = Double.POSITIVE_INFINITY;
	/** The step in which the cost fell to {@link #nearest}. At first, the step in which the unit appeared. */
	private long nearestStep;

	/** @param step the step in which the unit appears */
	protected SimulatedUnit(int id, int group, long step) {
		this.id = id;
		this.group = group;
		this.ticket = new PassageTicket(group);
		this.nearestStep = step;
	}

	/** Returns how far the unit's reference point is from the left side of the map, in cells. */
	public abstract double placeX();

	/** Returns how far the unit's reference point is from the top of the map, in cells. */
	public abstract double placeY();

	/**
	 * Records the cost of the way from the unit's place to the goal.
	 *
	 * @param least the least progress that counts. The unit has come nearer if the cost has fallen by more than this number
	 */
	public void record(double cost, double least, long step) {
		if (cost < nearest - least) {
			nearest = cost;
			nearestStep = step;
		}
	}

	/** Returns the number of steps since the unit last came nearer to its goal. */
	public long still(long step) {
		return step - nearestStep;
	}

	/** Returns the least recorded cost. Infinite if none was recorded. */
	public double nearest() {
		return nearest;
	}
}
