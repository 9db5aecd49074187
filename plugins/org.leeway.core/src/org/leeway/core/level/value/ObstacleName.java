package org.leeway.core.level.value;

import java.util.Locale;

import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;

/** Names of obstacles for users. An obstacle without a name of its own is named by its kind and its place. */
public final class ObstacleName {

	private ObstacleName() {
	}

	/** Returns the kind and the place of an obstacle of a scene, such as {@code the circle about 3.5, 4.0}. */
	public static String of(ObstacleRef obstacle, Scene scene) {
		if (obstacle.kind() == ObstacleRef.Kind.CIRCLE) {
			return of(scene.circles().get(obstacle.index()));
		}
		return of(scene.polygons().get(obstacle.index()));
	}

	public static String of(Polygon polygon) {
		Point middle = polygon.bounds().middle();
		return String.format(Locale.ROOT, "the polygon about %.1f, %.1f", middle.x(), middle.y());
	}

	public static String of(Circle circle) {
		return String.format(Locale.ROOT, "the circle about %.1f, %.1f", circle.x(), circle.y());
	}
}
