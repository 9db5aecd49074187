package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Footprint;

/**
 * The picture of the routes. Immutable.
 *
 * @param map the cells of the level
 * @param dimmed whether the routes lag behind the map
 */
public record RoutePicture(List<Route> routes, CellRect map, boolean dimmed) {

	/** Nothing to see. */
	public static final RoutePicture NONE = new RoutePicture(List.of(), new CellRect(0, 0, 1, 1), false);

	/**
	 * One route, or the reason why there is none.
	 *
	 * @param segments the path of the unit's centre; empty if there is none
	 * @param covered the cells that a square unit covers along the path
	 * @param emphasised whether it is the selected route
	 * @param failure the reason; empty if there is a route
	 */
	public record Route(List<PathSegment> segments, Footprint footprint, BitPlane covered, boolean emphasised,
			Optional<Failure> failure) {

		public Route {
			segments = List.copyOf(segments);
		}
	}

	/**
	 * The failure of a search.
	 *
	 * @param place where to write the reason: the middle of the unit
	 * @param nearest the place nearest to the goal that the unit reaches, if it is known
	 * @param blocker the edge of the obstacle that contains the unit, if that is the reason
	 */
	public record Failure(String reason, Point place, Point goal, Optional<Point> nearest, List<PathSegment> blocker) {

		public Failure {
			blocker = List.copyOf(blocker);
		}
	}

	public RoutePicture {
		routes = List.copyOf(routes);
	}
}
