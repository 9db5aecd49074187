package org.leeway.pathing.tangent;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;

/**
 * The obstacles and the border of a disc agent's world, as an immutable value. Obstacles may overlap, touch or contain
 * each other, and may lie across the border or outside it. Only their interiors block.
 *
 * @param border none if the plane is unbounded
 */
public record ObstacleScene(List<Circle> circles, List<Polygon> polygons, Optional<Border> border) {

	public ObstacleScene {
		circles = List.copyOf(circles);
		polygons = List.copyOf(polygons);
		Objects.requireNonNull(border, "border");
	}

	/** A scene of circles in an unbounded plane. */
	public static ObstacleScene of(List<Circle> circles) {
		return new ObstacleScene(circles, List.of(), Optional.empty());
	}

	/** A scene of circles and polygons in a level of the given size, in cells. */
	public static ObstacleScene of(List<Circle> circles, List<Polygon> polygons, double width, double height) {
		return new ObstacleScene(circles, polygons, Optional.of(new Border(width, height)));
	}
}
