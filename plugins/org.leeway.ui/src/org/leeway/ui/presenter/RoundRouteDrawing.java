package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.RoundRoute;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Line;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.layers.RoundRoutePicture;
import org.leeway.ui.map.layers.RoundRoutePicture.Way;

/** Turns what is known of probes of round units into a picture. */
final class RoundRouteDrawing {

	private final RoutePresenter routes;
	private final boolean exploredWanted;
	private final boolean dimmed;

	/** @param exploredWanted whether what a search has looked at is shown also where it found a route */
	RoundRouteDrawing(RoutePresenter routes, boolean exploredWanted, boolean dimmed) {
		this.routes = routes;
		this.exploredWanted = exploredWanted;
		this.dimmed = dimmed;
	}

	RoundRoutePicture of(List<ProbePlace> places) {
		List<Way> ways = new ArrayList<>();
		for (ProbePlace place : places) {
			round(place.probe()).filter(RoundRoute::isFound).ifPresent(route -> ways
					.add(new Way(route.path().legs(), route.path().radius(), place.probe() == routes.current())));
		}
		Optional<RoundRoute> current = round(routes.current());
		Optional<Circle> unit = current.filter(RoundRoute::isFound).map(routes.steps()::unit);
		List<Line> explored = current.filter(route -> exploredWanted || !route.isFound())
				.map(routes.steps()::explored).orElse(List.of());
		return new RoundRoutePicture(ways, explored, unit, dimmed);
	}

	private Optional<RoundRoute> round(PathProbe probe) {
		return probe == null ? Optional.empty()
				: routes.route(probe).filter(RoundRoute.class::isInstance).map(RoundRoute.class::cast);
	}
}
