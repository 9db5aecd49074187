package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.routing.Planners;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.SearchTrace;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.RoutePicture.Failure;
import org.leeway.ui.map.layers.RoutePicture.Route;

/** Turns the answers to probes into a picture. */
final class RouteDrawing {

	private final RoutePresenter routes;
	private final Scene scene;
	private final boolean dimmed;

	/** @param scene of the level on the canvas */
	RouteDrawing(RoutePresenter routes, Scene scene, boolean dimmed) {
		this.routes = routes;
		this.scene = scene;
		this.dimmed = dimmed;
	}

	RoutePicture of(List<ProbePlace> places, CellRect map) {
		List<Route> drawn = new ArrayList<>();
		for (ProbePlace place : places) {
			routes.route(place.probe())
					.ifPresent(route -> drawn.add(route(route, place.probe() == routes.current())));
		}
		onGrid().ifPresent(route -> drawn.add(route(route, false)));
		return new RoutePicture(drawn, map, dimmed);
	}

	/** The route on the grid to draw beside a selected route off the grid, if the user compares planners. */
	private Optional<PlanResult> onGrid() {
		PathProbe current = routes.current();
		PlannerProvider steps = Planners.standard();
		return current == null || routes.chosen(current).provider().domain().isOnGrid() ? Optional.empty()
				: routes.route(current, steps).filter(route -> routes.isFresh(current, steps)).filter(PlanResult::isFound);
	}

	private Route route(PlanResult result, boolean emphasised) {
		return new Route(result.trajectory().map(Trajectory::segments).orElse(List.of()), result.footprint(),
				result.trace().map(SearchTrace::covered).orElse(BitPlane.empty(1, 1)), emphasised,
				result.isFound() ? Optional.empty() : Optional.of(failure(result)));
	}

	private Failure failure(PlanResult result) {
		boolean atStart = result.outcome() == Outcome.START_BLOCKED || result.outcome() == Outcome.START_OUTSIDE;
		Point start = result.query().start().position();
		Point goal = result.query().goal().position();
		Optional<Point> nearest = result.trace().flatMap(SearchTrace::nearest);
		// the scene may have lost the obstacle since
		Optional<ObstacleRef> blocker = result.blocker().filter(scene::has);
		return new Failure(routes.reason(result), atStart ? start : goal, goal, nearest,
				blocker.stream().flatMap(obstacle -> outline(obstacle).stream()).toList());
	}

	private List<PathSegment> outline(ObstacleRef obstacle) {
		return obstacle.kind() == ObstacleRef.Kind.CIRCLE ? List.of(scene.circles().get(obstacle.index()).outline())
				: scene.polygons().get(obstacle.index()).outline();
	}
}
