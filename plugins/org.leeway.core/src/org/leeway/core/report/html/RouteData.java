package org.leeway.core.report.html;

import java.io.IOException;
import java.util.List;

import org.leeway.core.layer.LayerRoute;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.TurnDirection;
import org.leeway.pathing.plan.Conflict;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Trajectory;

/** A writer of the routes of a level's probes. A probe is a start and a goal between which the level tests an agent's route. */
final class RouteData {

	private RouteData() {
	}

	static void write(LayerRoute route, PageJson json) throws IOException {
		ProbedPath probe = route.probe();
		json.put("title", route.title());
		json.put("agent", probe.agent());
		json.put("planner", route.planner());
		json.put("start", probe.start());
		json.put("goal", probe.goal());
		json.put("required", probe.required());
		json.put("maxCost", probe.maxCost());
		json.put("found", route.trajectory().isPresent());
		json.put("reason", route.reason().orElse(""));
		if (route.result().isPresent()) {
			measures(route.result().get(), json);
		}
		List<PathSegment> segments = route.trajectory().map(Trajectory::segments).orElse(List.of());
		json.name("path").array(() -> {
			for (PathSegment segment : segments) {
				json.array(() -> segment(segment, json));
			}
		});
	}

	/** Writes the length, duration, cost and conflicts of a route. Infinite numbers are left out. */
	private static void measures(PlanResult result, PageJson json) throws IOException {
		json.put("length", result.length());
		json.put("duration", result.duration());
		json.put("cost", result.cost());
		json.put("costUnit", result.costUnit().label());
		json.name("conflicts").array(() -> {
			for (Conflict conflict : result.conflicts()) {
				json.array(() -> point(conflict.pose().position(), json));
			}
		});
	}

	/**
	 * Writes a segment as numbers. For a line, the numbers are x and y of the start and of the end. For an arc, the
	 * numbers are the centre, the radius, the first and last angle, and 1 if the arc turns counterclockwise, else 0.
	 */
	private static void segment(PathSegment segment, PageJson json) throws IOException {
		if (segment instanceof Arc arc) {
			point(arc.centre(), json);
			json.number(arc.radius());
			json.number(arc.fromAngle());
			json.number(arc.toAngle());
			json.number(arc.direction() == TurnDirection.CLOCKWISE ? 0 : 1);
		} else {
			point(segment.from(), json);
			point(segment.to(), json);
		}
	}

	private static void point(Point point, PageJson json) throws IOException {
		json.number(point.x());
		json.number(point.y());
	}
}
