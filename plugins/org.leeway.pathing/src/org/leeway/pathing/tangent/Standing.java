package org.leeway.pathing.tangent;

import java.util.Optional;

import org.leeway.pathing.geom.Point;

/** Tells whether the unit can stand at a place, and if not, what is in the way. */
final class Standing {

	private final ObstacleScene scene;
	private final Numbering numbering;
	private final Solids solids;
	private final SolidGrid grid;

	Standing(ObstacleScene scene, Numbering numbering, TangentCache cache) {
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
		int[] item = { Solids.NONE };
		grid.near(p.x(), p.y(), p.x(), p.y(), each -> item[0] = covers(each, p) ? first(item[0], each) : item[0]);
		return item[0] == Solids.NONE ? inside(p) : Optional.of(obstacle(item[0]));
	}

	private static int first(int item, int other) {
		return item == Solids.NONE ? other : item >= 0 == other >= 0 ? Math.min(item, other) : Math.max(item, other);
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
}
