package org.leeway.ui.map.layers;

import java.util.List;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;

/**
 * The route of a unit that turns, as the map draws it. Immutable.
 *
 * @param swept closed outlines, all clockwise on the screen. Their union is the area that the unit's rectangular body sweeps.
 * Empty for a disc
 * @param ends the unit's body at start and goal. Empty if its heading does not matter
 * @param forward the parts of the path that the unit drives forward
 * @param reverse the parts of the path that the unit drives in reverse
 * @param clashes the places where the unit overlaps an obstacle or the border, by distance from the start
 * @param warning a text about the overlapped objects. Empty if the route is legal
 */
public record TurningPicture(List<List<PathSegment>> swept, List<BodyOutline> ends, List<PathSegment> forward,
		List<PathSegment> reverse, List<Clash> clashes, String warning) {

	/**
	 * A place where the unit overlaps an obstacle or the border.
	 *
	 * @param place of the unit's centre
	 * @param body the closed outline of the unit at this place. Empty if it would be drawn too close to the outline at an
	 * earlier place
	 * @param hit the closed outline of the overlapped obstacle or of the border
	 * @param isSolid true if the inside of {@code hit} is illegal, as for an obstacle. False if the outside is illegal, as
	 * for the border
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
