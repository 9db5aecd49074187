package org.leeway.core.layer;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.PlanResult;

/** Turns routes into shapes: a line for each route, and a point for each turn on the spot. */
final class RouteFeatures {

	private static final int VERSION = 1;

	private RouteFeatures() {
	}

	static FeatureCollection of(LayerDescriptor layer, List<LayerRoute> routes) {
		long found = routes.stream().filter(route -> route.trajectory().isPresent()).count();
		return new FeatureCollection("leeway-" + layer.id(), VERSION, Map.of(),
				() -> IntStream.range(0, routes.size()).boxed().flatMap(i -> features(routes.get(i), i)),
				layer.metric() + ", " + found + " of " + routes.size() + " found");
	}

	private static Stream<Feature> features(LayerRoute route, int index) {
		return Stream.concat(Stream.of(line(route, index)), turns(route, index));
	}

	private static Feature line(LayerRoute route, int index) {
		return Feature.of("route", route.segments()).with("index", index).with("name", route.probe().name())
				.with("agent", route.probe().agent()).with("planner", route.planner())
				.with("found", route.trajectory().isPresent()).with("reason", route.reason().orElse(null))
				.with("cost", finite(route.result().map(PlanResult::cost).orElse(Double.POSITIVE_INFINITY)))
				.with("costUnit", route.result().map(result -> result.costUnit().label()).orElse(null))
				.with("length", finite(route.result().map(PlanResult::length).orElse(Double.POSITIVE_INFINITY)))
				.with("duration", finite(route.result().map(PlanResult::duration).orElse(Double.POSITIVE_INFINITY)));
	}

	/** The number; null if it is infinite, as the length of a path that does not exist. */
	private static Double finite(double number) {
		return Double.isFinite(number) ? number : null;
	}

	private static Stream<Feature> turns(LayerRoute route, int index) {
		return route.trajectory().stream().flatMap(path -> path.moves().stream()).filter(Move.Pivot.class::isInstance)
				.map(Move.Pivot.class::cast)
				.map(turn -> Feature.at("turn", turn.position()).with("route", index)
						.with("fromHeading", Math.toDegrees(turn.fromHeading())).with("sweep", Math.toDegrees(turn.sweep()))
						.with("direction", turn.direction().name().toLowerCase(Locale.ROOT))
						.with("duration", turn.duration()));
	}
}
