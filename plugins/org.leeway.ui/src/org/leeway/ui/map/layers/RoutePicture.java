package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.plan.Footprint;

/**
 * All that decides what the routes look like.
 *
 * @param map the cells of the level
 * @param dimmed whether they lag behind what the map shows
 */
public record RoutePicture(List<Route> routes, CellRect map, boolean dimmed) {

	/** Nothing to see. */
	public static final RoutePicture NONE = new RoutePicture(List.of(), new CellRect(0, 0, 1, 1), false);

	/**
	 * One route, or why there is none.
	 *
	 * @param segments the way of the unit's centre; empty if there is none
	 * @param covered the cells that a square unit covers on its way
	 * @param emphasised whether it is the selected one
	 * @param failure why there is none
	 */
	public record Route(List<PathSegment> segments, Footprint footprint, BitPlane covered, boolean emphasised,
			Optional<Failure> failure) {

		public Route {
			segments = List.copyOf(segments);
		}
	}

	/**
	 * Where a search stopped.
	 *
	 * @param place where it is told, the middle of the unit
	 * @param nearest the place nearest to the goal that the unit reaches, if that is known
	 * @param blocker the edge of the obstacle that the unit stands in, if that is why
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
