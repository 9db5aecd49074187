package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.NearestPlace;

/**
 * A search for the nearest place to a given point where a disc fits. If this place is not the point itself, the disc touches a
 * wall there. So the disc's centre lies on a line beside a wall, or on a circle around a corner. Candidates for the centre are
 * the points of these lines and circles nearest to the given point, and the points where two of them meet.
 */
final class NearestDiscPlace {

	/**
	 * Least angle between two lines, in radians, for which the point where they meet is computed. Lines at a smaller angle
	 * count as parallel.
	 */
	private static final double PARALLEL = 1e-12;

	private final NearWalls walls;
	private final NavMesh mesh;
	private final double radius;
	private final double tolerance;
	private final Point from;
	private final List<Point> candidates = new ArrayList<>();

	NearestDiscPlace(NearWalls walls, double tolerance, Point from) {
		this.walls = walls;
		this.mesh = walls.mesh;
		this.radius = walls.radius;
		this.tolerance = tolerance;
		this.from = from;
	}

	/** Returns the nearest place, or empty if a disc fits nowhere in the mesh. */
	Optional<NearestPlace> find() {
		Optional<Point> place = fits(from) ? Optional.of(from) : search();
		return place.map(each -> new NearestPlace(each, from.distance(each)));
	}

	private Optional<Point> search() {
		if (mesh.vertexCount() == 0) {
			return Optional.empty();
		}
		Envelope all = bounds();
		// a disc wider than the mesh fits nowhere. Without this test, the search would try each pair of walls
		if (2 * (radius - tolerance) > Math.min(all.width(), all.height())) {
			return Optional.empty();
		}
		double farthest = Math.hypot(Math.max(Math.abs(all.left() - from.x()), Math.abs(all.right() - from.x())),
				Math.max(Math.abs(all.top() - from.y()), Math.abs(all.bottom() - from.y())));
		for (double reach = 2 * radius; ; reach *= 2) {
			Optional<Point> found = findWithin(reach);
			if (found.isPresent() || reach > farthest) {
				return found;
			}
		}
	}

	private Envelope bounds() {
		Envelope all = new Envelope(mesh.x(0), mesh.y(0), mesh.x(0), mesh.y(0));
		for (int vertex = 1; vertex < mesh.vertexCount(); vertex++) {
			all = all.union(new Envelope(mesh.x(vertex), mesh.y(vertex), mesh.x(vertex), mesh.y(vertex)));
		}
		return all;
	}

	/**
	 * Returns the place nearest to {@link #from} where the disc fits, among the places within a limited distance. Empty if the
	 * disc fits nowhere there. Looks only at walls that the disc can touch at these places.
	 *
	 * @param reach the limit of the distance from {@link #from}, in cells
	 */
	private Optional<Point> findWithin(double reach) {
		candidates.clear();
		double most = reach + radius;
		List<Integer> near = new ArrayList<>();
		mesh.index().eachIn(new Envelope(from.x() - most, from.y() - most, from.x() + most, from.y() + most), face -> {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				if (mesh.isWall(edge) && walls.distanceTo(edge, from.x(), from.y()) <= most) {
					near.add(edge);
				}
			}
		});
		for (int i = 0; i < near.size(); i++) {
			addNearest(near.get(i));
			for (int j = 0; j < i; j++) {
				if (area(near.get(i), 2 * radius).intersects(area(near.get(j), 0))) {
					addMeetings(near.get(i), near.get(j));
				}
			}
		}
		return candidates.stream().filter(each -> from.distance(each) <= reach)
				.sorted(Comparator.comparingDouble(from::distance)).filter(this::fits).findFirst();
	}

	private Envelope area(int wall, double around) {
		double ax = mesh.x(mesh.origin(wall));
		double ay = mesh.y(mesh.origin(wall));
		double bx = mesh.x(mesh.target(wall));
		double by = mesh.y(mesh.target(wall));
		return new Envelope(Math.min(ax, bx) - around, Math.min(ay, by) - around, Math.max(ax, bx) + around,
				Math.max(ay, by) + around);
	}

	private boolean fits(Point place) {
		int[] faces = walls.facesAt(place);
		return faces.length > 0 && walls.isFree(faces, place.x(), place.y(), tolerance);
	}

	private void add(double x, double y) {
		candidates.add(new Point(x, y));
	}

	private void addNearest(int wall) {
		double[] line = line(wall);
		double t = (from.x() - line[0]) * line[2] + (from.y() - line[1]) * line[3];
		add(line[0] + t * line[2], line[1] + t * line[3]);
		int corner = mesh.origin(wall);
		double dx = from.x() - mesh.x(corner);
		double dy = from.y() - mesh.y(corner);
		double distance = Math.hypot(dx, dy);
		if (mesh.isCorner(corner) && distance > 0) {
			add(mesh.x(corner) + dx * radius / distance, mesh.y(corner) + dy * radius / distance);
		}
	}

	/**
	 * Returns the line on which the disc's centre lies while the disc touches a wall. The line is parallel to the wall, on the
	 * side of the wall's face. The array holds x and y of a point on the line, then x and y of the line's direction.
	 */
	private double[] line(int wall) {
		int a = mesh.origin(wall);
		int b = mesh.target(wall);
		double length = Math.hypot(mesh.x(b) - mesh.x(a), mesh.y(b) - mesh.y(a));
		double dx = (mesh.x(b) - mesh.x(a)) / length;
		double dy = (mesh.y(b) - mesh.y(a)) / length;
		return new double[] { mesh.x(a) - radius * dy, mesh.y(a) + radius * dx, dx, dy };
	}

	private void addMeetings(int wall, int other) {
		double[] one = line(wall);
		double[] two = line(other);
		double determinant = one[2] * two[3] - one[3] * two[2];
		if (Math.abs(determinant) > PARALLEL) {
			double t = ((two[0] - one[0]) * two[3] - (two[1] - one[1]) * two[2]) / determinant;
			add(one[0] + t * one[2], one[1] + t * one[3]);
		}
		addMeetings(one, mesh.origin(other));
		addMeetings(two, mesh.origin(wall));
		addMeetingsOfCircles(mesh.origin(wall), mesh.origin(other));
	}

	private void addMeetings(double[] line, int corner) {
		double dx = mesh.x(corner) - line[0];
		double dy = mesh.y(corner) - line[1];
		double t = dx * line[2] + dy * line[3];
		double rest = radius * radius - (dx * dx + dy * dy - t * t);
		if (mesh.isCorner(corner) && rest >= 0) {
			add(line[0] + (t - Math.sqrt(rest)) * line[2], line[1] + (t - Math.sqrt(rest)) * line[3]);
			add(line[0] + (t + Math.sqrt(rest)) * line[2], line[1] + (t + Math.sqrt(rest)) * line[3]);
		}
	}

	private void addMeetingsOfCircles(int corner, int other) {
		double dx = mesh.x(other) - mesh.x(corner);
		double dy = mesh.y(other) - mesh.y(corner);
		double squared = dx * dx + dy * dy;
		double rest = radius * radius - squared / 4;
		if (mesh.isCorner(corner) && mesh.isCorner(other) && squared > 0 && rest >= 0) {
			double h = Math.sqrt(rest / squared);
			add(mesh.x(corner) + dx / 2 - h * dy, mesh.y(corner) + dy / 2 + h * dx);
			add(mesh.x(corner) + dx / 2 + h * dy, mesh.y(corner) + dy / 2 - h * dx);
		}
	}
}
