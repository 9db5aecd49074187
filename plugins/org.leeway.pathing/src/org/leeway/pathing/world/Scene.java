package org.leeway.pathing.world;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * The border and the obstacles of a level, which block every unit on every terrain. Obstacles may overlap, touch or
 * contain each other. Obstacles may also cross the border, or lie outside of the border. Units may touch the outlines
 * of obstacles. An obstacle without area, such as a flat polygon, blocks nothing ({@link SolidScene}). Lengths are in
 * cells. Immutable.
 *
 * @param border the edge of the level; empty for an endless plane
 */
public record Scene(List<Circle> circles, List<Polygon> polygons, Optional<Border> border) {

	/** An endless plane without obstacles. */
	public static final Scene EMPTY = of(List.of(), List.of());

	public Scene {
		circles = List.copyOf(circles);
		polygons = List.copyOf(polygons);
		Objects.requireNonNull(border, "border");
	}

	/** Creates a scene of circles in an endless plane. */
	public static Scene of(List<Circle> circles) {
		return of(circles, List.of());
	}

	/** Creates a scene of circles and polygons in an endless plane. */
	public static Scene of(List<Circle> circles, List<Polygon> polygons) {
		return new Scene(circles, polygons, Optional.empty());
	}

	/** Creates a scene of circles and polygons in a level. */
	public static Scene of(List<Circle> circles, List<Polygon> polygons, double width, double height) {
		return of(circles, polygons).within(width, height);
	}

	/**
	 * Returns whether a reference leads to an obstacle of this scene. False if the index is too large, for example
	 * after obstacles were removed.
	 */
	public boolean has(ObstacleRef obstacle) {
		return obstacle.index() < (obstacle.kind() == ObstacleRef.Kind.CIRCLE ? circles.size() : polygons.size());
	}

	/** Returns a scene with the same obstacles. The border of the scene is the rectangle from (0, 0) to (width, height). */
	public Scene within(double width, double height) {
		Optional<Border> edge = Optional.of(new Border(width, height));
		return edge.equals(border) ? this : new Scene(circles, polygons, edge);
	}
}
