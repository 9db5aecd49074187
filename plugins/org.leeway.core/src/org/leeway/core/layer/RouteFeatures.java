package org.leeway.core.layer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.core.level.value.Degrees;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.steering.sweep.SweptArea;
import org.leeway.pathing.world.ObstacleRef;

/**
 * The shapes of routes. Each route is a line, and each turn on the spot and each conflict is a point. Routes of turning
 * units also have the area that the body sweeps.
 */
final class RouteFeatures {

	private static final int VERSION = 1;
	/** Limit for the distance between the written outline and the exact outline of a swept area, in cells. */
	private static final double TOLERANCE = 0.01;

	private RouteFeatures() {
	}

	static FeatureCollection of(LayerDescriptor layer, List<LayerRoute> routes) {
		long found = routes.stream().filter(route -> route.trajectory().isPresent()).count();
		return new FeatureCollection("leeway-" + layer.id(), VERSION, Map.of(),
				() -> IntStream.range(0, routes.size()).boxed().flatMap(i -> features(routes.get(i), i)),
				layer.metric() + ", " + found + " of " + routes.size() + " found");
	}

	private static Stream<Feature> features(LayerRoute route, int index) {
		return Stream.of(Stream.of(line(route, index)), turns(route, index), swept(route, index), conflicts(route, index))
				.flatMap(each -> each);
	}

	private static Feature line(LayerRoute route, int index) {
		Feature line = Feature.of("route", route.segments()).with("index", index).with("name", route.probe().name())
				.with("agent", route.probe().agent()).with("planner", route.planner())
				.with("found", route.trajectory().isPresent()).with("reason", route.reason().orElse(null))
				.with("cost", finite(route.result().map(PlanResult::cost).orElse(Double.POSITIVE_INFINITY)))
				.with("costUnit", route.result().map(result -> result.costUnit().label()).orElse(null))
				.with("length", finite(route.result().map(PlanResult::length).orElse(Double.POSITIVE_INFINITY)))
				.with("duration", finite(route.result().map(PlanResult::duration).orElse(Double.POSITIVE_INFINITY)));
		return turning(route).map(result -> {
			Trajectory path = result.trajectory().orElseThrow();
			return line.with("legal", result.isLegal()).with("fromHeading", degrees(path.start()))
					.with("toHeading", degrees(path.end()));
		}).orElse(line);
	}

	/**
	 * Returns the planner's answer for the route of a turning unit. Empty for other units, whose paths have no
	 * headings.
	 */
	private static Optional<PlanResult> turning(LayerRoute route) {
		return route.result().filter(result -> !(result.footprint() instanceof Footprint.Square)
				&& result.trajectory().filter(path -> path.start().heading().isPresent()).isPresent());
	}

	/** Returns a heading in degrees in [0, 360), or null without a heading. */
	private static Double degrees(Pose pose) {
		return pose.heading().isEmpty() ? null : Degrees.ofHeading(pose.heading().getAsDouble());
	}

	/** Returns a number, or null if the number is infinite. The length of a missing path, for example, is infinite. */
	private static Double finite(double number) {
		return Double.isFinite(number) ? number : null;
	}

	private static Stream<Feature> turns(LayerRoute route, int index) {
		List<Feature> turns = new ArrayList<>();
		double time = 0;
		for (Move move : route.trajectory().map(Trajectory::moves).orElse(List.of())) {
			if (move instanceof Move.Pivot turn) {
				turns.add(Feature.at("turn", turn.position()).with("route", index)
						.with("fromHeading", degrees(turn.at(0))).with("sweep", Math.toDegrees(turn.sweep()))
						.with("direction", turn.direction().name().toLowerCase(Locale.ROOT))
						.with("duration", turn.duration()).with("toHeading", degrees(turn.at(1)))
						.with("fromTime", finite(time)).with("toTime", finite(time + turn.duration())));
			}
			time += move.duration();
		}
		return turns.stream();
	}

	private static Stream<Feature> swept(LayerRoute route, int index) {
		return turning(route).stream().map(result -> Feature
				.ofAreas("swept", SweptArea.of(result.footprint(), result.trajectory().orElseThrow(), TOLERANCE))
				.with("route", index).with("tolerance", TOLERANCE));
	}

	private static Stream<Feature> conflicts(LayerRoute route, int index) {
		return route.result().stream().flatMap(result -> result.conflicts().stream())
				.map(conflict -> Feature.at("conflict", conflict.pose().position()).with("route", index)
						.with("distance", conflict.distance()).with("heading", degrees(conflict.pose()))
						.with("what", conflict.what(ObstacleRef::toString)));
	}
}
