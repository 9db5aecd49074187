package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.GridRoute;
import org.leeway.core.analysis.Planner;
import org.leeway.core.analysis.RoundRoute;
import org.leeway.core.analysis.Route;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.PathLeg;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.PathResult.Outcome;
import org.leeway.pathing.tangent.ObstacleRef;
import org.leeway.pathing.tangent.ObstacleScene;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.RoutePicture.Failure;
import org.leeway.ui.map.layers.RoutePicture.Line;

/** Turns what is known of probes into a picture. */
final class RouteDrawing {

	private final RoutePresenter routes;
	private final boolean dimmed;

	RouteDrawing(RoutePresenter routes, boolean dimmed) {
		this.routes = routes;
		this.dimmed = dimmed;
	}

	RoutePicture of(List<ProbePlace> places, CellRect map) {
		List<Line> lines = new ArrayList<>();
		for (ProbePlace place : places) {
			routes.route(place.probe())
					.ifPresent(route -> lines.add(line(route, place, place.probe() == routes.current(), map)));
		}
		onGrid().ifPresent(route -> lines.add(line(route, false)));
		return new RoutePicture(lines, map, dimmed);
	}

	/** The way from cell to cell beside that of the round unit that is looked at, if they are compared. */
	private Optional<GridRoute> onGrid() {
		PathProbe current = routes.current();
		return current == null || routes.route(current).filter(RoundRoute.class::isInstance).isEmpty() ? Optional.empty()
				: routes.route(current, Planner.JUMP_POINTS).filter(route -> routes.isFresh(current, Planner.JUMP_POINTS))
						.map(GridRoute.class::cast).filter(GridRoute::isFound);
	}

	/** The way of a round unit is painted elsewhere; here is only why there is none. */
	private static Line line(Route route, ProbePlace place, boolean emphasised, CellRect map) {
		return switch (route) {
		case GridRoute grid -> line(grid, emphasised);
		case RoundRoute round -> new Line(List.of(), BitPlane.empty(map.width(), map.height()),
				new ProbeEnd(place.probe(), true).size(), emphasised,
				round.isFound() ? Optional.empty() : Optional.of(failure(round, place)));
		};
	}

	private static Failure failure(RoundRoute route, ProbePlace place) {
		boolean atStart = route.path().outcome() == TangentPath.Outcome.START_BLOCKED
				|| route.path().outcome() == TangentPath.Outcome.START_OUTSIDE;
		return new Failure(route.reason(), atStart ? place.start() : place.goal(), place.goal(), Optional.empty(),
				route.path().blocker().map(obstacle -> outline(obstacle, route.scene())).orElse(List.of()));
	}

	private static List<PathLeg> outline(ObstacleRef obstacle, ObstacleScene scene) {
		return obstacle.kind() == ObstacleRef.Kind.CIRCLE ? List.of(scene.circles().get(obstacle.index()).outline())
				: scene.polygons().get(obstacle.index()).outline();
	}

	private static Line line(GridRoute route, boolean emphasised) {
		PathResult result = route.result();
		return new Line(result.points(), route.covered(), result.query().agent().size(), emphasised,
				result.isFound() ? Optional.empty() : Optional.of(failure(route)));
	}

	private static Failure failure(GridRoute route) {
		PathQuery query = route.result().query();
		Outcome outcome = route.result().outcome();
		boolean atStart = outcome == Outcome.START_ILLEGAL || outcome == Outcome.START_OUTSIDE;
		return new Failure(route.reason(), atStart ? query.start() : query.goal(), query.goal(),
				route.exploration().nearest(), List.of());
	}
}
