package org.leeway.core.level.part;

import java.util.OptionalDouble;

import org.leeway.core.level.value.Degrees;
import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;

/**
 * The details of a probe, that is, a path that a level asks for: the planner, its options, and the unit's headings at both
 * ends. Immutable.
 *
 * @param planner the planner's id. Empty for the planner that the user chose for all probes
 * @param options the options of the planner, as {@code name=value} with blanks between
 * @param startHeading the heading at the start, in radians, as in a {@link Pose}. Empty for any heading
 * @param goalHeading the heading at the goal, in radians. Empty for any heading
 */
public record ProbeRequest(String planner, String options, OptionalDouble startHeading, OptionalDouble goalHeading) {

	/**
	 * The request of a probe without settings of its own. Its planner is the planner that the user chose for all probes. Its
	 * options are standard, and any heading is allowed at both ends.
	 */
	public static final ProbeRequest ANY = new ProbeRequest("", "", OptionalDouble.empty(), OptionalDouble.empty());

	/** Returns the request of a probe of a level. */
	public static ProbeRequest of(PathProbe probe) {
		return new ProbeRequest(text(probe.getPlanner()), text(probe.getOptions()),
				Degrees.toRadians(probe.isSetStartHeading(), probe.getStartHeading()),
				Degrees.toRadians(probe.isSetGoalHeading(), probe.getGoalHeading()));
	}

	private static String text(String value) {
		return value == null ? "" : value.strip();
	}

	/**
	 * Returns the query for a path of an agent.
	 *
	 * @param start the agent's top-left cell at the start
	 * @param goal the agent's top-left cell at the goal
	 */
	public PlanQuery query(Agent agent, Cell start, Cell goal) {
		return new PlanQuery(agent, new Pose(agent.centre(start), startHeading), new Pose(agent.centre(goal), goalHeading));
	}
}
