package org.leeway.core.app;

import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.level.value.Limits;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.world.Agent;

import picocli.CommandLine.Option;

/** The options for units that turn. Headings are in degrees, clockwise. 0 points to the right. */
final class TurningOptions {

	@Option(names = "--heading", paramLabel = "DEG",
			description = "For a unit that turns, where it faces at the start: degrees clockwise, 0 to the right. "
					+ "Default: any heading.")
	private Double heading;

	@Option(names = "--goal-heading", paramLabel = "DEG",
			description = "For a unit that turns, where it faces at the goal. Default: any heading.")
	private Double goalHeading;

	@Option(names = "--turning-radius", paramLabel = "R",
			description = "For a unit that turns, the radius of its tightest curve in cells. Default: that of the agent.")
	private Double turningRadius;

	/**
	 * Returns a message about a wrong use of the options. A use is wrong if the planner lacks an option that the user gave, or if a
	 * value is invalid. Empty if nothing is wrong.
	 */
	Optional<String> problem(PlannerProvider planner) {
		if (planner.domain() != Domain.TURNING) {
			return Optional.ofNullable(heading != null ? "--heading" : goalHeading != null ? "--goal-heading"
					: turningRadius != null ? "--turning-radius" : null)
					.map(option -> option + " is for --planner " + Planners.registered().stream()
							.filter(each -> each.domain() == Domain.TURNING).map(PlannerProvider::id)
							.collect(Collectors.joining(" or ")));
		}
		return Limits.problem("--heading", heading).or(() -> Limits.problem("--goal-heading", goalHeading))
				.or(() -> Limits.radiusProblem("--turning-radius", turningRadius));
	}

	Agent of(Agent agent) {
		return turningRadius == null ? agent : agent.withTurningRadius(turningRadius);
	}

	Pose start(Pose place) {
		return pose(place, heading);
	}

	Pose goal(Pose place) {
		return pose(place, goalHeading);
	}

	private static Pose pose(Pose place, Double degrees) {
		return degrees == null ? place : Pose.at(place.position(), Math.toRadians(degrees));
	}
}
