package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Footprint;

/**
 * The picture of the routes. Immutable.
 *
 * @param beside the routes of other planners between the same ends, drawn thin
 * @param exact the comparison with the exact route. Empty if there is no comparison, or if the selected route is as short as
 * the exact route and the whole unit fits along it
 * @param dimmed whether the routes are of an earlier state of the map
 */
public record RoutePicture(List<Route> routes, List<TurningPicture> beside, Optional<Exact> exact, boolean dimmed) {

	/** The empty picture, which paints nothing. */
	public static final RoutePicture NONE = new RoutePicture(List.of(), List.of(), Optional.empty(), false);

	/**
	 * One route, or the reason why there is none.
	 *
	 * @param segments the path of the unit's centre. Empty if there is no route
	 * @param covered the cells that a square unit covers along the path
	 * @param turning the parts driven forward and in reverse, the swept area, and the illegal places. Empty if there is no
	 * route
	 * @param emphasised whether the route is selected
	 * @param failure the reason why there is no route. Empty if there is a route
	 */
	public record Route(List<PathSegment> segments, Footprint footprint, BitPlane covered,
			Optional<TurningPicture> turning, boolean emphasised, Optional<Failure> failure) {

		public Route {
			segments = List.copyOf(segments);
		}
	}

	/**
	 * The failure of a search.
	 *
	 * @param place the middle of the unit where the search failed. The reason is written there
	 * @param nearest the place nearest to the goal that the unit reaches. Empty if it is unknown
	 * @param blocker the outline of the obstacle that the unit overlaps at a blocked end. Empty if no obstacle blocks an end
	 * @param offer the nearest place where the unit fits. Empty if the unit fits at both ends, if the probe is not selected, or
	 * if no such place is known
	 */
	public record Failure(String reason, Point place, Point goal, Optional<Point> nearest, List<PathSegment> blocker,
			Optional<Offer> offer) {

		public Failure {
			blocker = List.copyOf(blocker);
		}
	}

	/**
	 * The nearest place where a unit fits, if it does not fit at the start or goal of a probe (a requested route). The user
	 * can move this end of the probe to the place.
	 *
	 * @param end {@code start} or {@code goal}
	 * @param size the side of the footprint, in cells
	 * @param distance from the start or goal to the offered place, in cells
	 * @param anchor the top-left cell of the unit's footprint at the offered place
	 */
	public record Offer(String end, Cell anchor, int size, double distance) {

		/** Returns the middle of the footprint. */
		public Point middle() {
			return new Point(anchor.x() + size / 2.0, anchor.y() + size / 2.0);
		}
	}

	/**
	 * The exact route, and how the selected route differs from it.
	 *
	 * @param segments the exact path of the unit's centre. Empty if there is no exact route
	 * @param words a description of the difference
	 * @param place the point of the exact route that is farthest from the selected route. The words are painted near this
	 * point. Without an exact route, a place below the goal
	 * @param from the point of the selected route nearest to {@code place}. Seen from {@code place}, the words lie in the
	 * opposite direction
	 */
	public record Exact(List<PathSegment> segments, String words, Point place, Point from) {

		public Exact {
			segments = List.copyOf(segments);
		}
	}

	public RoutePicture {
		routes = List.copyOf(routes);
		beside = List.copyOf(beside);
	}
}
