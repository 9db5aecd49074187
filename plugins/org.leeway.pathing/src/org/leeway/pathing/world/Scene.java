package org.leeway.pathing.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;

/**
 * What stands in the way of every unit beside the terrain, as an immutable value: one set of obstacles, from which cells
 * are blocked, gaps measured and tangents drawn. Obstacles may overlap, touch or hold each other, and may lie across the
 * border or outside. Their outlines block nothing. Lengths are in cells.
 *
 * @param border the edge of the level; without one the plane is endless
 */
public record Scene(List<Circle> circles, List<Polygon> polygons, Optional<Border> border) {

	/** An endless plane without obstacles. */
	public static final Scene EMPTY = of(List.of(), List.of());

	public Scene {
		circles = List.copyOf(circles);
		polygons = List.copyOf(polygons);
		Objects.requireNonNull(border, "border");
	}

	/** Circles in an endless plane. */
	public static Scene of(List<Circle> circles) {
		return of(circles, List.of());
	}

	/** Circles and polygons in an endless plane. */
	public static Scene of(List<Circle> circles, List<Polygon> polygons) {
		return new Scene(circles, polygons, Optional.empty());
	}

	/** Circles and polygons in a level. */
	public static Scene of(List<Circle> circles, List<Polygon> polygons, double width, double height) {
		return of(circles, polygons).within(width, height);
	}

	/** Whether there is such an obstacle, which one of an earlier state of the level need not be any more. */
	public boolean has(ObstacleRef obstacle) {
		return obstacle.index() < (obstacle.kind() == ObstacleRef.Kind.CIRCLE ? circles.size() : polygons.size());
	}

	/** The same obstacles in a level of this size. */
	public Scene within(double width, double height) {
		Optional<Border> edge = Optional.of(new Border(width, height));
		return edge.equals(border) ? this : new Scene(circles, polygons, edge);
	}
}
