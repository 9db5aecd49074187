package org.leeway.pathing.gaps;

import java.util.List;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;

/**
 * A region where a unit would fit but does not get to.
 *
 * @param place of the unit's centre in the region; the unit touches something there
 * @param boundary the edge of the region, without the border: arcs and lines of the unit's centre in no order
 */
public record UnreachableComponent(Point place, List<PathSegment> boundary) {

	public UnreachableComponent {
		boundary = List.copyOf(boundary);
	}
}
