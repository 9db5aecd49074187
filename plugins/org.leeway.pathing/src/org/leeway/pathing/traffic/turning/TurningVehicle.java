package org.leeway.pathing.traffic.turning;

import org.leeway.pathing.traffic.SimulatedUnit;

/** A turning unit on its way from pose to pose. Mutable, and owned by one simulation. */
final class TurningVehicle extends SimulatedUnit {

	final Body body;
	/** The node of the group's {@link WayTree} at the end of {@link #course}. */
	int node;
	/** The move that is under way, or that ended last. */
	Course course;
	/** The step in which the course began. */
	long begin;
	/** The first step in which the course is over, so that the unit can begin its next move. */
	long end;
	/** The state at the beginning of the current step. */
	final Leg.State state = new Leg.State();

	/**
	 * Creates a unit that stays at its start.
	 *
	 * @param node the node of the start
	 * @param step the step in which the unit appears
	 */
	TurningVehicle(int id, int group, Body body, int node, Course stay, long step) {
		super(id, group, step);
		this.body = body;
		this.node = node;
		this.course = stay;
		this.begin = step;
		this.end = step;
		stay.at(0, state);
	}

	/** Returns whether the unit has no move under way. */
	boolean stands(long step) {
		return step >= end;
	}

	@Override
	public double placeX() {
		return state.x;
	}

	@Override
	public double placeY() {
		return state.y;
	}
}
