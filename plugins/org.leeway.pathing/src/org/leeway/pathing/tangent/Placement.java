package org.leeway.pathing.tangent;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.leeway.pathing.geom.Point;

/** Tells whether the unit can stand at a place, and if not, what is in the way. */
final class Placement {

	private final ObstacleScene scene;
	private final Numbering numbering;
	private final InflatedObstacles solids;
	private final ObstacleGrid grid;

	Placement(ObstacleScene scene, Numbering numbering, TangentCache cache) {
		this.scene = scene;
		this.numbering = numbering;
		this.solids = cache.solids;
		this.grid = cache.grid;
	}

	boolean isOutside(Point p) {
		double tolerance = solids.tolerance;
		return p.x() < solids.minX - tolerance || p.x() > solids.maxX + tolerance || p.y() < solids.minY - tolerance
				|| p.y() > solids.maxY + tolerance;
	}

	/** The first obstacle, circles before polygons, that is nearer to a place than the radius. */
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
			return solids.wallDistance(~item, p.x(), p.y()) < solids.radius - solids.tolerance;
		}
		return Math.hypot(solids.x[item] - p.x(), solids.y[item] - p.y()) < solids.rho[item] - solids.tolerance;
	}

	private Optional<ObstacleRef> inside(Point p) {
		for (int i = 0; i < scene.polygons().size(); i++) {
			int wall = solids.firstWall(i);
			if (wall >= 0 && solids.isDeepInside(wall, p.x(), p.y())) {
				return Optional.of(new ObstacleRef(ObstacleRef.Kind.POLYGON, i));
			}
		}
		return Optional.empty();
	}

	/** The obstacle that an item belongs to. */
	ObstacleRef obstacle(int item) {
		if (item < 0) {
			return new ObstacleRef(ObstacleRef.Kind.POLYGON, solids.polygon[~item]);
		}
		if (solids.isCorner(item)) {
			return new ObstacleRef(ObstacleRef.Kind.POLYGON, solids.polygon[solids.after[item]]);
		}
		for (int i = 0; i < scene.circles().size(); i++) {
			if (numbering.disc(i) == item) {
				return new ObstacleRef(ObstacleRef.Kind.CIRCLE, i);
			}
		}
		for (int i = 0; i < scene.polygons().size(); i++) {
			if (numbering.corner(i) == item) {
				return new ObstacleRef(ObstacleRef.Kind.POLYGON, i);
			}
		}
		throw new IllegalStateException("no obstacle has the number " + item);
	}

	/** The discs of an obstacle. */
	int[] discs(ObstacleRef obstacle) {
		if (obstacle.kind() == ObstacleRef.Kind.CIRCLE) {
			return new int[] { numbering.disc(obstacle.index()) };
		}
		int first = numbering.corner(obstacle.index());
		return IntStream.range(first, first + scene.polygons().get(obstacle.index()).size()).filter(solids::exists)
				.toArray();
	}
}
