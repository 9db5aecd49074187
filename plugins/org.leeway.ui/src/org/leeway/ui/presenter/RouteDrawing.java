package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.routes.EndOffer;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.model.PathProbe;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Trajectory;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.Scene;
import org.leeway.ui.map.ProbeEnd;
import org.leeway.ui.map.ProbePlace;
import org.leeway.ui.map.layers.RoutePicture.Exact;
import org.leeway.ui.map.layers.RoutePicture.Failure;
import org.leeway.ui.map.layers.RoutePicture.Offer;
import org.leeway.ui.map.layers.RoutePicture.Route;
import org.leeway.ui.map.layers.RoutePicture;
import org.leeway.ui.map.layers.TurningPicture;

/**
 * A factory of the picture of the routes on the map. Each route answers a probe, which asks for a route between two
 * places.
 */
final class RouteDrawing {

	private final RoutePresenter routes;
	private final RouteCache cache;
	private final Scene scene;
	private final boolean dimmed;
	private final TurningDrawing turning;

	/**
	 * Creates a factory of pictures.
	 *
	 * @param scene the circles and polygons of the level, as the canvas shows them
	 * @param map the cells of the level, as the canvas shows them
	 * @param dimmed whether the answers are of an earlier state of the map
	 */
	RouteDrawing(RoutePresenter routes, RouteCache cache, Scene scene, CellRect map, boolean dimmed) {
		this.routes = routes;
		this.cache = cache;
		this.scene = scene;
		this.dimmed = dimmed;
		this.turning = new TurningDrawing(scene, map, routes::name);
	}

	RoutePicture of(List<ProbePlace> places) {
		List<Route> drawn = new ArrayList<>();
		for (ProbePlace place : places) {
			boolean selected = place.probe() == routes.current();
			routes.route(place.probe()).ifPresent(
					route -> drawn.add(route(route, routes.shown(place.probe()).domain() == Domain.TURNING, selected,
							selected ? offer(place.probe()) : Optional.empty())));
		}
		beside(RouteDrawing::onGrid).filter(PlanResult::isFound)
				.ifPresent(route -> drawn.add(route(route, false, false, Optional.empty())));
		return new RoutePicture(drawn, others(), exact(), dimmed);
	}

	/**
	 * Returns a picture that compares the selected route with the exact route. Empty if the two do not differ, or if either
	 * route is not known.
	 */
	private Optional<Exact> exact() {
		PathProbe current = routes.current();
		return Optional.ofNullable(current).map(routes::chosen).filter(chosen -> chosen.exact().isPresent())
				.flatMap(chosen -> cache.exact(current, chosen.provider()).flatMap(exact -> routes.route(current)
						.filter(PlanResult::isFound).flatMap(shown -> new ExactRoute(shown, exact).picture())));
	}

	/**
	 * Returns the routes of other planners for the selected probe, to be drawn for comparison. Empty unless the user compares
	 * planners for units that turn. Leaves out planners for another {@linkplain PlannerProvider#domain kind of paths} than the
	 * chosen planner.
	 */
	private List<TurningPicture> others() {
		PathProbe current = routes.current();
		return current == null ? List.of() : routes.others(current).stream().filter(PlanResult::isFound)
				.map(turning::lines).toList();
	}

	/**
	 * Returns the grid planner whose route the map draws for comparison with the route of the chosen planner. Empty if the
	 * chosen planner is a grid planner itself, or is compared with an exact planner.
	 */
	private static Optional<PlannerProvider> onGrid(PlannerChoice chosen) {
		return chosen.provider().domain().isOnGrid() || chosen.exact().isPresent() ? Optional.empty()
				: Optional.of(Planners.standard());
	}

	/**
	 * Returns the answer of a second planner for the selected probe. The map draws it beside the answer of the chosen planner.
	 * Empty if the second planner was not asked.
	 *
	 * @param planner returns the second planner for a given chosen planner. Empty if the chosen planner is not compared with any
	 */
	private Optional<PlanResult> beside(Function<PlannerChoice, Optional<PlannerProvider>> planner) {
		PathProbe current = routes.current();
		return Optional.ofNullable(current).map(routes::chosen).flatMap(chosen -> planner.apply(chosen)
				.flatMap(other -> cache.beside(current, chosen.provider(), other)));
	}

	private Optional<Offer> offer(PathProbe probe) {
		return cache.offer(probe, routes.chosen(probe).provider())
				.map(offer -> offer(new ProbeEnd(probe, offer.isGoal()), offer));
	}

	private static Offer offer(ProbeEnd end, EndOffer offer) {
		return new Offer(end.label(), offer.anchor(), end.size(), offer.distance());
	}

	private Route route(PlanResult result, boolean turns, boolean emphasised, Optional<Offer> offer) {
		return new Route(result.trajectory().map(Trajectory::segments).orElse(List.of()), result.footprint(),
				result.trace().map(SearchTrace::covered).orElse(BitPlane.empty(1, 1)),
				result.isFound() ? Optional.of(turning.of(result, turns)) : Optional.empty(), emphasised,
				result.isFound() ? Optional.empty() : Optional.of(failure(result, offer)));
	}

	private Failure failure(PlanResult result, Optional<Offer> offer) {
		Point start = result.query().start().position();
		Point goal = result.query().goal().position();
		Optional<Point> nearest = result.trace().flatMap(SearchTrace::nearest);
		String reason = offer.isPresent() ? result.problem(routes::name) : routes.reason(result);
		return new Failure(reason, result.outcome().isAtStart() ? start : goal, goal, nearest,
				result.blocker().stream().flatMap(obstacle -> TurningDrawing.outline(obstacle, scene).stream()).toList(),
				offer);
	}
}
