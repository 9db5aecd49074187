package org.leeway.pathing.steering.search;

import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * What a search on the lattice knows of a unit. Immutable.
 *
 * @param turningRadius in cells; 0 if it turns on the spot
 * @param reverseCost how much longer a cell takes in reverse, at least 1; 0 if it never reverses
 */
record TurningUnit(Capability capability, Footprint footprint, double turningRadius, double reverseCost, Headings headings) {

	private static final double ROUNDING = 1e-9;

	/** @param reverseCost of units that reverse */
	static TurningUnit of(Agent agent, Headings headings, double reverseCost) {
		return new TurningUnit(agent.capability(), footprint(agent), agent.turningRadius(), agent.reverses() ? reverseCost : 0,
				headings);
	}

	/** The area that an agent covers when it turns. */
	static Footprint footprint(Agent agent) {
		return agent.length().isPresent() ? new Footprint.Rectangle(agent.length().getAsDouble(), agent.width())
				: new Footprint.Disc(agent.radius());
	}

	/** The largest disc around the centre that every footprint of a pose covers, whatever the heading. */
	Footprint.Disc core() {
		return switch (footprint) {
		case Footprint.Disc disc -> disc;
		case Footprint.Rectangle(double length, double width) -> new Footprint.Disc(Math.min(length, width) / 2);
		case Footprint.Square(int size) -> new Footprint.Disc(size / 2.0);
		};
	}

	/**
	 * Where the places of the lattice are in their cells, across and down: in the middle or at the corner, so that the unit
	 * keeps to the middle of a passage of its width in whole cells.
	 */
	double offset() {
		double width = switch (footprint) {
		case Footprint.Disc(double radius) -> 2 * radius;
		case Footprint.Rectangle rectangle -> rectangle.width();
		case Footprint.Square(int size) -> size;
		};
		return Math.max(1, Math.ceil(width - ROUNDING)) % 2 == 1 ? 0.5 : 0;
	}
}
