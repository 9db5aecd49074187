package org.leeway.pathing.tangent;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.world.ObstacleRef;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.solid.SolidScene;

/**
 * A test that decides whether the unit can stand at a position. If the unit cannot stand there, the test names an
 * obstacle that it would overlap.
 */
final class Placement {

	private final SolidScene solid;
	private final Scene scene;
	private final StableIds ids;
	private final InflatedObstacles obstacles;
	private final ObstacleGrid grid;

	Placement(SolidScene solid, StableIds ids, TangentCache cache) {
		this.solid = solid;
		this.scene = solid.scene();
		this.ids = ids;
		this.obstacles = cache.obstacles;
		this.grid = cache.grid;
	}

	boolean isOutside(Point p) {
		double tolerance = obstacles.tolerance;
		return p.x() < obstacles.minX - tolerance || p.x() > obstacles.maxX + tolerance || p.y() < obstacles.minY - tolerance
				|| p.y() > obstacles.maxY + tolerance;
	}

	/**
	 * Returns an obstacle that a unit at a position would overlap. Empty if there is none. Prefers circles to polygons,
	 * and lower indices to higher ones.
	 */
	Optional<ObstacleRef> blocker(Point p) {
		Set<ObstacleRef> all = new HashSet<>();
		grid.near(p.x(), p.y(), p.x(), p.y(), item -> {
			if (covers(item, p)) {
				all.add(obstacle(item));
			}
		});
		inside(p).ifPresent(all::add);
		return all.stream().min(Comparator.comparing(ObstacleRef::kind).thenComparing(ObstacleRef::index));
	}

	private boolean covers(int item, Point p) {
		if (item < 0) {
			return obstacles.wallDistance(~item, p.x(), p.y()) < obstacles.radius - obstacles.tolerance;
		}
		return Math.hypot(obstacles.x[item] - p.x(), obstacles.y[item] - p.y()) < obstacles.rho[item] - obstacles.tolerance;
	}

	private Optional<ObstacleRef> inside(Point p) {
		for (int i = 0; i < scene.polygons().size(); i++) {
			int wall = obstacles.anyWall(i);
			if (wall >= 0 && obstacles.isDeepInside(wall, p.x(), p.y())) {
				return Optional.of(solid.original(new ObstacleRef(ObstacleRef.Kind.POLYGON, i)));
			}
		}
		return Optional.empty();
	}

	/** Returns the obstacle of the original scene to which an {@linkplain InflatedObstacles item} belongs. */
	ObstacleRef obstacle(int item) {
		return solid.original(part(item));
	}

	private ObstacleRef part(int item) {
		if (item < 0) {
			return new ObstacleRef(ObstacleRef.Kind.POLYGON, obstacles.polygon[~item]);
		}
		if (obstacles.isCorner(item)) {
			return new ObstacleRef(ObstacleRef.Kind.POLYGON, obstacles.polygon[obstacles.after[item]]);
		}
		for (int i = 0; i < scene.circles().size(); i++) {
			if (ids.disc(i) == item) {
				return new ObstacleRef(ObstacleRef.Kind.CIRCLE, i);
			}
		}
		for (int i = 0; i < scene.polygons().size(); i++) {
			if (ids.corner(i) == item) {
				return new ObstacleRef(ObstacleRef.Kind.POLYGON, i);
			}
		}
		throw new IllegalStateException("no obstacle has the number " + item);
	}

	/** Returns the numbers of the discs that belong to an obstacle of the original scene, see {@link InflatedObstacles}. */
	int[] discs(ObstacleRef obstacle) {
		return solid.parts(obstacle).stream().flatMapToInt(part -> IntStream.of(discsOf(part))).toArray();
	}

	private int[] discsOf(ObstacleRef obstacle) {
		if (obstacle.kind() == ObstacleRef.Kind.CIRCLE) {
			return new int[] { ids.disc(obstacle.index()) };
		}
		int first = ids.corner(obstacle.index());
		return IntStream.range(first, first + scene.polygons().get(obstacle.index()).size()).filter(obstacles::exists)
				.toArray();
	}
}
