package org.leeway.pathing.traffic;

/**
 * The stay of a unit in the {@link Passages} of its crowd. Mutable, and owned by one simulation.
 */
public final class PassageTicket {

	final int group;
	/** The passage in which the middle of the unit is, or {@link Passages#NONE}. */
	int passage = Passages.NONE;
	/**
	 * The step at which the unit's priority ends after the unit has left a passage. Before this step, other units let the unit
	 * go first.
	 */
	long firstUntil;

	/**
	 * Creates the ticket of a unit that is in no passage.
	 *
	 * @param group the index of the unit's group. If units of one group appear inside a passage, these units count as
	 * coming in at the same end
	 */
	public PassageTicket(int group) {
		this.group = group;
	}

	/** Returns whether the middle of the unit is in a passage. */
	public boolean isInside() {
		return passage != Passages.NONE;
	}

	/**
	 * Returns whether other units let this unit go first. They do so while the unit is in a passage, and for some time after it
	 * has left the passage.
	 */
	public boolean isFirst(long step) {
		return isInside() || step < firstUntil;
	}
}
