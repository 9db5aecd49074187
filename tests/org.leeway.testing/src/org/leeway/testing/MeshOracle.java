package org.leeway.testing;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalDouble;

import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.testing.MeshWalls.Wall;

/**
 * An oracle of shortest paths of a disc inside the walls of a mesh. The walls are the half-edges without twins, and nothing
 * else of the mesh matters. The disc's centre stays in the mesh, at a distance of at least the radius from each wall. A point
 * is a disc of radius 0, and may touch walls. Not thread-safe.
 * <p>
 * No path leads through a place where two parts of the mesh only touch, such as P:
 * <pre>
 * +---+
 * | A |
 * +---P---+
 *     | B |
 *     +---+
 * </pre>
 * But a path may begin or end at P, and then lead into A or into B. In the same way, a path that begins on a wall may begin
 * on either side of the wall.
 * <p>
 * For radius 0, all decisions are exact. For a larger radius, distances are rounded. If a gap is nearly, but not exactly, as
 * wide as the disc, rounding could decide whether the disc gets through. If the path depends on such a gap, the oracle gives
 * no answer. Example: a disc of radius 1 gets through a gap of 2 cells. For a gap of 2 - 1e-9 cells there is no answer.
 */
public final class MeshOracle {

	/**
	 * Limit, in cells, for the difference between the width of a gap and the diameter of the disc. A gap with a smaller difference
	 * is called doubtful, because rounding could decide whether the disc gets through. A gap with a difference of exactly 0 is not
	 * doubtful: the disc gets through.
	 */
	private static final double DOUBT = 4 * MeshTangents.NEAR;
	/**
	 * Difference between the radius of a second, larger disc and the radius of the disc, in cells. The second disc is too
	 * large for all doubtful gaps, see {@link #DOUBT}. If the paths of both discs are nearly equally long, doubtful gaps do
	 * not matter.
	 */
	private static final double GROWTH = 1e-8;
	/**
	 * Limit, in cells, for how much longer the path of the second disc may be, see {@link #GROWTH}. If it is longer by more, the
	 * path of the first disc may use a doubtful gap.
	 */
	private static final double LONGER = 1e-6;

	private final MeshWalls walls;
	private final double radius;
	private final boolean doubtful;
	private MeshVisibility visibility;
	private MeshTangents tangents;
	private MeshTangents grown;

	/**
	 * Creates an oracle.
	 *
	 * @param radius the radius of the disc in cells: 0, or at least 1e-6
	 */
	public MeshOracle(NavMesh mesh, double radius) {
		this.walls = new MeshWalls(mesh);
		this.radius = radius;
		this.doubtful = radius > 0 && walls.all().stream().anyMatch(this::isDoubtful);
	}

	/** Returns whether a gap between this wall and another wall is nearly, but not exactly, as wide as the disc. */
	private boolean isDoubtful(Wall wall) {
		return walls.all().stream().anyMatch(other -> isDoubtful(other, wall.from(), 2 * radius));
	}

	private static boolean isDoubtful(Wall wall, Point p, double distance) {
		return Math.abs(MeshDistances.distance(wall, p) - distance) < DOUBT && compare(wall, p, distance) != 0;
	}

	/**
	 * Compares the distance between a place and a wall with a given distance, without rounding. Returns 1 if the place is
	 * farther from the wall, -1 if the place is nearer, and 0 if both distances are equal.
	 */
	private static int compare(Wall wall, Point p, double distance) {
		double difference = MeshDistances.distance(wall, p) - distance;
		if (Math.abs(difference) > DOUBT) {
			return difference > 0 ? 1 : -1;
		}
		BigDecimal dx = MeshWalls.minus(wall.to().x(), wall.from().x());
		BigDecimal dy = MeshWalls.minus(wall.to().y(), wall.from().y());
		BigDecimal px = MeshWalls.minus(p.x(), wall.from().x());
		BigDecimal py = MeshWalls.minus(p.y(), wall.from().y());
		BigDecimal along = dx.multiply(px).add(dy.multiply(py));
		BigDecimal square = dx.multiply(dx).add(dy.multiply(dy));
		BigDecimal limit = new BigDecimal(distance).pow(2);
		if (along.signum() > 0 && along.compareTo(square) < 0) {
			return MeshWalls.cross(wall.from(), wall.to(), p).pow(2).compareTo(limit.multiply(square));
		}
		Point end = along.signum() > 0 ? wall.to() : wall.from();
		return MeshWalls.minus(p.x(), end.x()).pow(2).add(MeshWalls.minus(p.y(), end.y()).pow(2)).compareTo(limit);
	}

	/**
	 * Returns the length of the shortest path of the disc, in cells. Infinite if there is no path. Empty if the answer is
	 * doubtful, because it depends on differences of less than 1e-8 cells.
	 */
	public OptionalDouble length(Point start, Point goal) {
		if (isPlaceDoubtful(start) || isPlaceDoubtful(goal)) {
			return OptionalDouble.empty();
		}
		if (!fits(start) || !fits(goal)) {
			return OptionalDouble.of(Double.POSITIVE_INFINITY);
		}
		if (radius == 0) {
			visibility = visibility == null ? new MeshVisibility(walls) : visibility;
			return OptionalDouble.of(visibility.length(start, goal));
		}
		tangents = tangents == null ? new MeshTangents(walls, radius) : tangents;
		double length = tangents.length(start, goal);
		if (!doubtful || length == Double.POSITIVE_INFINITY) {
			return OptionalDouble.of(length);
		}
		grown = grown == null ? new MeshTangents(walls, radius + GROWTH) : grown;
		return grown.length(start, goal) - length < LONGER ? OptionalDouble.of(length) : OptionalDouble.empty();
	}

	private boolean isPlaceDoubtful(Point place) {
		return radius > 0 && walls.all().stream().anyMatch(wall -> isDoubtful(wall, place, radius));
	}

	/** Returns whether the disc fits at a place. The decision is exact. */
	public boolean fits(Point place) {
		return !walls.sectors(place).isEmpty()
				&& (radius == 0 || walls.all().stream().allMatch(wall -> compare(wall, place, radius) >= 0));
	}

	/** Returns the distance of a place from the nearest wall, rounded. Negative outside of the mesh. */
	public double clearance(Point place) {
		double least = walls.all().stream().mapToDouble(wall -> MeshDistances.distance(wall, place)).min()
				.orElse(Double.POSITIVE_INFINITY);
		return walls.sectors(place).isEmpty() ? -least : least;
	}

	/** Returns the distance of a path from the nearest wall. 0 if the path crosses a wall, infinite if the path is empty. */
	public double clearanceOf(List<PathSegment> path) {
		return path.stream().mapToDouble(each -> MeshDistances.least(walls.all(), each)).min()
				.orElse(Double.POSITIVE_INFINITY);
	}

	/**
	 * Returns whether the disc's centre may follow a path of one segment or more. The path must start in the mesh, and
	 * keep at least the radius from all walls, with a tolerance of 1e-9 cells. For radius 0, the path consists of
	 * lines, and must cross no wall and no place where parts of the mesh only touch. The decision for radius 0 is
	 * exact.
	 */
	public boolean isLegal(List<PathSegment> path) {
		if (radius > 0) {
			return !walls.sectors(path.getFirst().from()).isEmpty() && clearanceOf(path) >= radius - MeshTangents.NEAR;
		}
		visibility = visibility == null ? new MeshVisibility(walls) : visibility;
		return visibility.isLegal(path);
	}
}
