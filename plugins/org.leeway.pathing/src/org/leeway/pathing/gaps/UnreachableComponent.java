package org.leeway.pathing.gaps;

import java.util.List;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;

/**
 * A connected component of a unit's free space that the unit does not reach.
 *
 * @param place a position of the unit's centre in the component; the unit touches something there
 * @param boundary of the component, without the border: arcs and lines of the unit's centre in no order
 */
public record UnreachableComponent(Point place, List<PathSegment> boundary) {

	public UnreachableComponent {
		boundary = List.copyOf(boundary);
	}
}
