package org.leeway.pathing.navmesh.fastest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.leeway.pathing.geom.Arc;
import org.leeway.pathing.geom.Envelope;
import org.leeway.pathing.geom.PathSegment;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.FacesAt;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.search.bounded.LineCosts;

/**
 * Routes of straight lines for a disc, for one query. Around the end of a wall, the lines are tangents of the circle on which
 * the disc touches the wall.
 */
final class DiscRoutes implements LineCosts {

	/**
	 * Largest difference between the indices of two points of a route that one line may join. A line that skips points can
	 * avoid places that are not legal.
	 */
	private static final int WINDOW = 8;
	/**
	 * The largest angle between two neighbouring tangents of a circle, in radians. The tangents are longer than the arc by a
	 * share of about 1/12 of the square of this angle: 0.1 %.
	 */
	private static final double TANGENT_STEP = Math.PI / 32;
	/** The longest way, in cells, from an end that touches a wall to the place where the disc has left the wall. */
	private static final double LEAVE = 1e-5;
	private static final int ROUNDS = 8;
	/** Precision of directions, relative to 1. */
	private static final double ROUNDING = 0x1p-32;

	private final Ground ground;
	private final NavMesh mesh;
	private final DiscLines lines;
	private final double distance;

	DiscRoutes(Ground ground) {
		this.ground = ground;
		this.mesh = ground.mesh();
		this.lines = new DiscLines(ground);
		this.distance = ground.distance();
	}

	@Override
	public double cost(Point from, Point to) {
		double cost = lines.cost(from, to);
		return cost == Double.POSITIVE_INFINITY && isShort(from, to) ? costInFace(from, to) : cost;
	}

	/** Returns whether a point may move along a short line although it touches a wall there. */
	private boolean isShort(Point from, Point to) {
		return ground.radius() == 0 && from.distance(to) <= LEAVE;
	}

	private double costInFace(Point from, Point to) {
		return from.distance(to) * ground.slowness(classInFace(from, to));
	}

	/** Returns the fastest speed class of all faces that contain both ends of a line. */
	private int classInFace(Point from, Point to) {
		int[] faces = FacesAt.of(mesh, to.x(), to.y());
		return Arrays.stream(FacesAt.of(mesh, from.x(), from.y())).filter(face -> Arrays.binarySearch(faces, face) >= 0)
				.map(ground::speedClass).min().orElse(Ground.NOWHERE);
	}

	/** Passes the parts of a line of a legal route to a receiver, in their order. */
	void split(Point from, Point to, DiscLines.Parts parts) {
		if (isShort(from, to) && lines.cost(from, to) == Double.POSITIVE_INFINITY) {
			parts.add(classInFace(from, to), 0, from.distance(to));
		} else {
			lines.split(from, to, parts);
		}
	}

	@Override
	public Point[] places(Point point, double step) {
		return new Point[] {point, moved(point, step, 0), moved(point, -step, 0), moved(point, 0, step), moved(point, 0, -step)};
	}

	private static Point moved(Point point, double dx, double dy) {
		return new Point(point.x() + dx, point.y() + dy);
	}

	/**
	 * Returns the points of a path, with tangents in place of arcs. A disc of radius 0 turns along tangents too, around a tiny
	 * circle at the corner.
	 */
	List<Point> along(List<PathSegment> path) {
		List<Point> points = new ArrayList<>(List.of(path.getFirst().from()));
		for (int i = 0; i < path.size(); i++) {
			if (path.get(i) instanceof Arc arc) {
				addTangents(arc.centre(), arc.fromAngle(), arc.toAngle() - arc.fromAngle(), points);
			} else if (i + 1 < path.size() && path.get(i + 1) instanceof Segment next && ground.radius() == 0) {
				addTurn((Segment) path.get(i), next, points);
			} else {
				points.add(path.get(i).to());
			}
		}
		return leaving(points);
	}

	private void addTurn(Segment from, Segment to, List<Point> points) {
		double first = Math.atan2(from.to().y() - from.from().y(), from.to().x() - from.from().x());
		double sweep = turn(first, Math.atan2(to.to().y() - to.from().y(), to.to().x() - to.from().x()));
		addTangents(to.from(), first - Math.copySign(Math.PI / 2, sweep), sweep, points);
	}

	/** Returns the turn from one angle to another. The result is in [-pi, pi]. */
	private static double turn(double from, double to) {
		return Math.IEEEremainder(to - from, 2 * Math.PI);
	}

	/**
	 * Adds the places where tangents around an end of a wall meet. Machines differ in the last bits of angles. So directions and
	 * distances are rounded, and the places are farther from the wall than the largest rounding error.
	 */
	private void addTangents(Point centre, double from, double sweep, List<Point> points) {
		int steps = (int) Math.max(1, Math.ceil(Math.abs(sweep) / TANGENT_STEP - ROUNDING));
		double half = sweep / steps / 2;
		double far = distance * (rounded(1 / Math.cos(half)) + 4 * ROUNDING);
		for (int i = 0; i < steps; i++) {
			double angle = from + (2 * i + 1) * half;
			points.add(new Point(centre.x() + far * rounded(Math.cos(angle)), centre.y() + far * rounded(Math.sin(angle))));
		}
	}

	private static double rounded(double number) {
		return Math.rint(number / ROUNDING) * ROUNDING;
	}

	@Override
	public List<Point> legal(List<Point> vertices, double side) {
		List<Point> points = new ArrayList<>(List.of(vertices.getFirst()));
		// the two ends of a line are on the circle around a corner. Between the ends, the line comes nearer to the corner.
		// If the line is as long as a side of the lattice, the line comes nearer by at most this margin
		double margin = Math.min(side, ground.radius() == 0 ? 0 : side * side / ground.radius());
		for (Point vertex : vertices.subList(1, vertices.size() - 1)) {
			Point free = pushed(vertex, distance);
			Point farther = pushed(pushed(vertex, distance + margin), distance);
			Stream.of(free, farther).distinct().filter(each -> mesh.locate(each.x(), each.y()) != NavMesh.NONE).forEach(points::add);
		}
		points.add(vertices.getLast());
		return cheapest(leaving(points));
	}

	/**
	 * Moves a place away from walls until its distance from all walls is at least {@code least}. Gives up after {@link
	 * #ROUNDS} moves, and returns the place reached by then.
	 */
	private Point pushed(Point place, double least) {
		Point at = place;
		for (int i = 0; i < ROUNDS; i++) {
			double[] walls = around(at).walls();
			Point next = at;
			double nearest = least - Ground.FIT / 2;
			for (int j = 0; j < walls.length; j += 4) {
				Point on = nearest(at, walls, j);
				if (on.distance(at) < nearest) {
					nearest = on.distance(at);
					next = beside(on, at, walls, j, least);
				}
			}
			if (next == at) {
				return at;
			}
			at = next;
		}
		return at;
	}

	/**
	 * Returns the place at a distance of {@code least} from the place {@code on}, which lies on a wall. The result lies in the
	 * direction of {@code towards} if {@code towards} is in the mesh and not on the wall. Otherwise, the result lies at right
	 * angles to the wall, on the right of the wall.
	 */
	private Point beside(Point on, Point towards, double[] walls, int wall, double least) {
		double length = on.distance(towards);
		boolean isInside = length > Ground.FIT && mesh.locate(towards.x(), towards.y()) != NavMesh.NONE;
		double ex = walls[wall + 2] - walls[wall];
		double ey = walls[wall + 3] - walls[wall + 1];
		double edge = Math.sqrt(ex * ex + ey * ey);
		return isInside ? moved(on, (towards.x() - on.x()) / length * least, (towards.y() - on.y()) / length * least)
				: moved(on, -ey / edge * least, ex / edge * least);
	}

	private static Point nearest(Point to, double[] walls, int i) {
		double ex = walls[i + 2] - walls[i];
		double ey = walls[i + 3] - walls[i + 1];
		double t = Math.clamp(((to.x() - walls[i]) * ex + (to.y() - walls[i + 1]) * ey) / (ex * ex + ey * ey), 0, 1);
		return new Point(walls[i] + t * ex, walls[i + 1] + t * ey);
	}

	private Surroundings around(Point place) {
		return ground.at((int) Math.floor(place.x()) - ground.left(), (int) Math.floor(place.y()) - ground.top());
	}

	/**
	 * Returns the cheapest legal route from the first to the last of the points. The route may skip some points between the two
	 * ends. Returns all points if no route is legal.
	 */
	private List<Point> cheapest(List<Point> points) {
		double[] costs = new double[points.size()];
		int[] from = new int[points.size()];
		for (int i = 1; i < costs.length; i++) {
			costs[i] = Double.POSITIVE_INFINITY;
			for (int j = Math.max(0, i - WINDOW); j < i; j++) {
				double cost = costs[j] == Double.POSITIVE_INFINITY ? costs[j] : costs[j] + cost(points.get(j), points.get(i));
				if (cost < costs[i]) {
					costs[i] = cost;
					from[i] = j;
				}
			}
		}
		if (costs[costs.length - 1] == Double.POSITIVE_INFINITY) {
			return points;
		}
		List<Point> route = new ArrayList<>(List.of(points.getLast()));
		for (int i = costs.length - 1; i > 0; i = from[i]) {
			route.addFirst(points.get(from[i]));
		}
		return route;
	}

	/**
	 * Adds a point near each end of a route that touches a wall. Only for a unit of radius 0: other routes stay as they are.
	 */
	private List<Point> leaving(List<Point> points) {
		if (ground.radius() > 0) {
			return points;
		}
		List<Point> route = new ArrayList<>(points);
		addLeave(route, 0, 1);
		addLeave(route, route.size() - 1, route.size() - 1);
		return route;
	}

	private void addLeave(List<Point> route, int end, int at) {
		Point place = route.get(end);
		// not the next point itself: it may touch a wall too
		Point next = middle(place, route.get(end == 0 ? 1 : end - 1));
		double[] walls = around(place).walls();
		boolean touches = false;
		for (int i = 0; i < walls.length; i += 4) {
			touches |= nearest(place, walls, i).distance(place) < distance;
		}
		if (!touches) {
			return;
		}
		double best = Double.POSITIVE_INFINITY;
		Point leave = null;
		for (int face : FacesAt.of(mesh, place.x(), place.y())) {
			Point middle = middle(face);
			for (double far = LEAVE / 2; far > distance; far /= 2) {
				double t = far / Math.max(far, middle.distance(place));
				Point candidate = moved(place, t * (middle.x() - place.x()), t * (middle.y() - place.y()));
				double cost = cost(place, candidate) + lines.cost(candidate, next);
				if (cost < best) {
					best = cost;
					leave = candidate;
				}
			}
		}
		if (leave != null) {
			route.add(at, leave);
		}
	}

	private static Point middle(Point a, Point b) {
		return new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2);
	}

	private Point middle(int face) {
		double x = 0;
		double y = 0;
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			x += mesh.x(mesh.origin(edge)) / mesh.size(face);
			y += mesh.y(mesh.origin(edge)) / mesh.size(face);
		}
		return new Point(x, y);
	}

	@Override
	public List<Point> rounded(List<Point> route) {
		if (ground.radius() == 0) {
			return route;
		}
		List<Point> points = new ArrayList<>(List.of(route.getFirst()));
		for (int i = 1; i < route.size() - 1; i++) {
			points.addAll(turn(points.getLast(), route.get(i), route.get(i + 1)));
		}
		points.add(route.getLast());
		return points;
	}

	/**
	 * Returns the points of the cheapest turn on the way from {@code from} to {@code to}. The route turns at the point
	 * {@code at}, or follows tangents around a nearby end of a wall.
	 */
	private List<Point> turn(Point from, Point at, Point to) {
		List<Point> best = List.of(at);
		double least = cost(from, at) + cost(at, to);
		for (Point centre : wallEnds(at)) {
			double begin = angle(centre, new Segment(from, at));
			List<Point> tangents = new ArrayList<>();
			addTangents(centre, begin, turn(begin, angle(centre, new Segment(at, to))), tangents);
			double cost = cost(from, tangents.getFirst()) + cost(tangents.getLast(), to);
			for (int i = 1; i < tangents.size(); i++) {
				cost += cost(tangents.get(i - 1), tangents.get(i));
			}
			if (cost < least) {
				least = cost;
				best = tangents;
			}
		}
		return best;
	}

	/** Returns the direction from a centre to the nearest place of a line, in radians. */
	private static double angle(Point centre, Segment line) {
		double[] ends = {line.from().x(), line.from().y(), line.to().x(), line.to().y()};
		Point near = nearest(centre, ends, 0);
		return Math.atan2(near.y() - centre.y(), near.x() - centre.x());
	}

	/** Returns the ends of walls around which a route may turn at a place. */
	private List<Point> wallEnds(Point place) {
		double reach = 2 * distance;
		List<Point> ends = new ArrayList<>();
		mesh.index().eachIn(new Envelope(place.x() - reach, place.y() - reach, place.x() + reach, place.y() + reach), face -> {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				Point end = mesh.point(mesh.origin(edge));
				if (mesh.isCorner(mesh.origin(edge)) && end.distance(place) < reach && !ends.contains(end)) {
					ends.add(end);
				}
			}
		});
		return ends;
	}
}
