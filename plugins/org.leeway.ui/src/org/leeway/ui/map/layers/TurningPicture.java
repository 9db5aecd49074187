package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;

/**
 * The route of a unit that turns, as the map draws it. Immutable.
 *
 * @param swept closed outlines, all clockwise on the screen, whose union the unit's rectangular body sweeps. Empty for a disc
 * @param ends the unit's body at start and goal. Empty if its heading does not matter
 * @param forward the drives forward
 * @param reverse the drives in reverse
 * @param clashes where the unit overlaps something, by distance
 * @param warning what the unit overlaps, in words. Empty if the route is legal
 */
public record TurningPicture(List<List<PathSegment>> swept, List<BodyOutline> ends, List<PathSegment> forward,
		List<PathSegment> reverse, List<Clash> clashes, String warning) {

	/**
	 * A place where the unit overlaps something.
	 *
	 * @param place of its centre
	 * @param body its outline there, closed; empty if it stands near the place before
	 * @param hit the outline of what it overlaps, closed
	 * @param isSolid whether the inside of that is what it overlaps, and not the outside, as of the border
	 */
	public record Clash(Point place, List<PathSegment> body, List<PathSegment> hit, boolean isSolid) {

		public Clash {
			body = List.copyOf(body);
			hit = List.copyOf(hit);
		}
	}

	public TurningPicture {
		swept = List.copyOf(swept);
		ends = List.copyOf(ends);
		forward = List.copyOf(forward);
		reverse = List.copyOf(reverse);
		clashes = List.copyOf(clashes);
	}
}
