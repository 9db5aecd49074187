package org.leeway.ui.editor;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.Route;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.PathResult.Outcome;
import org.leeway.ui.editor.figures.RoutePicture;
import org.leeway.ui.editor.figures.RoutePicture.Failure;
import org.leeway.ui.editor.figures.RoutePicture.Line;
import org.leeway.ui.editor.parts.ProbePlace;

/** Turns what is known of probes into a picture. */
final class RouteDrawing {

	private final LevelRoutes routes;
	private final boolean dimmed;

	RouteDrawing(LevelRoutes routes, boolean dimmed) {
		this.routes = routes;
		this.dimmed = dimmed;
	}

	RoutePicture of(List<ProbePlace> places, CellRect map) {
		return new RoutePicture(places.stream().flatMap(place -> routes.route(place.probe())
				.map(route -> line(route, place.probe() == routes.current())).stream()).toList(), map, dimmed);
	}

	private static Line line(Route route, boolean emphasised) {
		PathResult result = route.result();
		return new Line(result.points(), route.covered(), result.query().agent().size(), emphasised,
				result.isFound() ? Optional.empty() : Optional.of(failure(route)));
	}

	private static Failure failure(Route route) {
		PathQuery query = route.result().query();
		Outcome outcome = route.result().outcome();
		boolean atStart = outcome == Outcome.START_ILLEGAL || outcome == Outcome.START_OUTSIDE;
		return new Failure(route.result().reason(), atStart ? query.start() : query.goal(), query.goal(),
				route.exploration().nearest());
	}
}
