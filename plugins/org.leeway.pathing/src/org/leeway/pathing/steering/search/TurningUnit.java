package org.leeway.pathing.steering.search;

import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The properties of a unit that a search over poses needs. Immutable.
 *
 * @param turningRadius in cells; 0 if the unit turns on the spot
 * @param reverseCost the cost of driving a cell in reverse, divided by the cost of driving a cell forward. At least 1, or 0 if
 * the unit never reverses
 */
record TurningUnit(Capability capability, Footprint footprint, double turningRadius, double reverseCost, Headings headings) {

	private static final double ROUNDING = 1e-9;

	/**
	 * Returns the properties of an agent.
	 *
	 * @param reverseCost the cost of driving a cell in reverse, divided by the cost of driving a cell forward. Ignored if the
	 * agent does not reverse
	 */
	static TurningUnit of(Agent agent, Headings headings, double reverseCost) {
		return new TurningUnit(agent.capability(), Footprint.turning(agent), agent.turningRadius(), agent.reverses() ? reverseCost : 0,
				headings);
	}

	/** Returns the longer side of the body, or the diameter of a disc, in cells. */
	double extent() {
		return switch (footprint) {
		case Footprint.Disc(double radius) -> 2 * radius;
		case Footprint.Rectangle rectangle -> Math.max(rectangle.length(), rectangle.width());
		case Footprint.Square(int size) -> size;
		};
	}

	/**
	 * Returns where searches put the unit in a cell, as the distance from the left side and from the top of the cell. The
	 * place is chosen so that a unit at this place can be in the middle of a passage of its own width.
	 * <p>
	 * For a unit of odd width, rounded up to whole cells, the place is the middle of the cell (0.5). For a unit of even
	 * width, the place is the top-left corner (0).
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
