package org.leeway.pathing.region;

import java.util.List;
import java.util.Objects;

import org.leeway.pathing.geom.Polygon;

/** The inside of an outline without the insides of its holes. Holes may touch the outline. Immutable. */
public record Area(Polygon outline, List<Polygon> holes) {

	public Area {
		Objects.requireNonNull(outline, "outline");
		holes = List.copyOf(holes);
	}
}
