package org.leeway.ui.map.layers;

import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;

/**
 * The picture of a search, step by step. Shows the edges that the search for the selected route has examined, and a unit on the
 * route. Immutable.
 *
 * @param examined the examined edges, the latest last
 * @param unit the unit that travels the route. Empty if there is none
 * @param dimmed whether the map has changed since the search
 */
public record SearchPicture(List<Segment> examined, Optional<Unit> unit, boolean dimmed) {

	/** The empty picture, which paints nothing. */
	public static final SearchPicture NONE = new SearchPicture(List.of(), Optional.empty(), false);

	/** A unit on its route. */
	public record Unit(Pose pose, Footprint footprint) {
	}

	public SearchPicture {
		examined = List.copyOf(examined);
	}
}
