package org.leeway.pathing.tangent;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;

/**
 * What stands in the way of a round unit, as an immutable value. Obstacles may overlap, touch or hold each other, and
 * may lie across the border or outside. Their outlines block nothing.
 *
 * @param border the edge of the level; without one the plane is endless
 */
public record ObstacleScene(List<Circle> circles, List<Polygon> polygons, Optional<Border> border) {

	public ObstacleScene {
		circles = List.copyOf(circles);
		polygons = List.copyOf(polygons);
		Objects.requireNonNull(border, "border");
	}

	/** Circles in an endless plane. */
	public static ObstacleScene of(List<Circle> circles) {
		return new ObstacleScene(circles, List.of(), Optional.empty());
	}

	/** Circles and polygons in a level. */
	public static ObstacleScene of(List<Circle> circles, List<Polygon> polygons, double width, double height) {
		return new ObstacleScene(circles, polygons, Optional.of(new Border(width, height)));
	}
}
