package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Line;
import org.leeway.pathing.geom.PathLeg;

/**
 * All that decides what the routes of round units look like.
 *
 * @param explored the edges to be shown that the search for the route that is looked at has looked at, the latest last
 * @param unit the unit on that route; empty if there is none
 * @param dimmed whether they lag behind what the map shows
 */
public record RoundRoutePicture(List<Way> ways, List<Line> explored, Optional<Circle> unit,
		boolean dimmed) {

	/** Nothing to see. */
	public static final RoundRoutePicture NONE = new RoundRoutePicture(List.of(), List.of(), Optional.empty(),
			false);

	/**
	 * One route.
	 *
	 * @param radius of the unit, in cells
	 * @param emphasised whether it is the one that is looked at
	 */
	public record Way(List<PathLeg> legs, double radius, boolean emphasised) {

		public Way {
			legs = List.copyOf(legs);
		}
	}

	public RoundRoutePicture {
		ways = List.copyOf(ways);
		explored = List.copyOf(explored);
	}
}
