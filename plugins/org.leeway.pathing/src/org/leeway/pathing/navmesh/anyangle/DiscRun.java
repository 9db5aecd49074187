package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/** One search of {@link DiscSearch}. */
final class DiscRun {

	/** Tolerance of directions, in radians. */
	private static final double ANGLE = 1e-11;
	private static final double PLACE = 1e-9;

	private final NavMesh mesh;
	private final NearWalls walls;
	private final CornerArcs arcs;
	private final double radius;
	/** A ray is blocked by a corner if it comes nearer than this. */
	private final double reach;
	private final int[] startFaces;
	private final int[] goalFaces;
	private final Point goal;
	private final DiscRoot start;
	private final Consumer<Segment> trace;
	private final PriorityQueue<DiscNode> open = new PriorityQueue<>();
	/** The arrivals at an arc in one sense that no other dominates. */
	private final Map<Integer, List<DiscRoot>> arrivals = new HashMap<>();
	private int expanded;
	private int generated;

	DiscRun(NearWalls walls, CornerArcs arcs, double tolerance, Point start, int[] startFaces, Point goal,
			int[] goalFaces, Consumer<Segment> trace) {
		this.mesh = walls.mesh;
		this.walls = walls;
		this.arcs = arcs;
		this.radius = walls.radius;
		this.reach = radius - tolerance;
		this.start = new DiscRoot(start.x(), start.y());
		this.startFaces = startFaces;
		this.goal = goal;
		this.goalFaces = goalFaces;
		this.trace = trace;
	}

	int expanded() {
		return expanded;
	}

	int generated() {
		return generated;
	}

	/** The last turn and direction of the shortest path, or null. */
	DiscNode run(Progress progress) {
		expandStart();
		while (!open.isEmpty()) {
			DiscNode node = open.poll();
			if (node.isGoal()) {
				return node;
			}
			if (!node.root().dominated) {
				if ((++expanded & 0xFF) == 0) {
					progress.check();
				}
				expand(node);
			}
		}
		return null;
	}

	private void expandStart() {
		for (int face : startFaces) {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				Direction left = towards(start, mesh.origin(edge));
				Direction right = towards(start, mesh.target(edge));
				if (left != null && right != null && left.cross(right) > 0) {
					lookAround(face, start, left, right);
					leave(edge, start, left, right);
				}
			}
		}
		for (int face : startFaces) {
			if (contains(goalFaces, face)) {
				Direction last = start.towards(goal.x(), goal.y(), 0);
				double length = Math.hypot(goal.x() - start.x, goal.y() - start.y);
				if (last != null && !isBlocked(face, start, last, length, NavMesh.NONE)) {
					open.add(DiscNode.goal(length, start, last));
				}
			}
		}
	}

	private static boolean contains(int[] all, int one) {
		for (int each : all) {
			if (each == one) {
				return true;
			}
		}
		return false;
	}

	private Direction towards(DiscRoot root, int vertex) {
		return root.towards(mesh.x(vertex), mesh.y(vertex), 0);
	}

	private void expand(DiscNode node) {
		if (node.edge() == NavMesh.NONE) {
			turn(node.root());
		} else {
			enter(node.edge(), node.root(), node.left(), node.right());
		}
	}

	/** Follows the arc of a turn piece by piece. */
	private void turn(DiscRoot root) {
		FreeArc arc = root.arc;
		double begin = arc.from();
		for (int piece = 0; piece < arc.faces().length; piece++) {
			double end = arc.ends()[piece];
			double from = root.sense > 0 ? Math.max(begin, root.angle) : begin;
			double to = root.sense > 0 ? end : Math.min(end, root.angle);
			if (to - from > -ANGLE) {
				fan(arc.faces()[piece], root, direction(from, root.sense), direction(Math.max(from, to), root.sense));
			}
			begin = end;
		}
	}

	private static Direction direction(double angle, int sense) {
		return new Direction(-sense * Math.sin(angle), sense * Math.cos(angle));
	}

	/** Follows rays that begin in a face. */
	private void fan(int face, DiscRoot root, Direction left, Direction right) {
		lookAround(face, root, left, right);
		List<Direction> cuts = new ArrayList<>();
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			Direction cut = towards(root, mesh.origin(edge));
			if (cut != null && left.cross(cut) > 0 && cut.cross(right) > 0 && left.dot(cut.x(), cut.y()) > 0) {
				cuts.add(cut);
			}
		}
		cuts.sort((a, b) -> a.cross(b) > 0 ? -1 : a.cross(b) < 0 ? 1 : 0);
		cuts.add(right);
		Direction from = left;
		for (Direction to : cuts) {
			int edge = exit(face, root, from.middle(to));
			if (edge != NavMesh.NONE) {
				leave(edge, root, from, to);
			}
			from = to;
		}
	}

	/** The half-edge through which a ray that begins in a face leaves it. */
	private int exit(int face, DiscRoot root, Direction d) {
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			double from = root.offset(d, mesh.x(mesh.origin(edge)), mesh.y(mesh.origin(edge)));
			double to = root.offset(d, mesh.x(mesh.target(edge)), mesh.y(mesh.target(edge)));
			if (from <= 0 && to > 0) {
				return edge;
			}
		}
		return NavMesh.NONE;
	}

	/** Follows a fan through the face of a half-edge. */
	private void enter(int entry, DiscRoot root, Direction left, Direction right) {
		int face = mesh.face(entry);
		if (trace != null) {
			trace.accept(new Segment(at(entry, root, left), at(entry, root, right)));
		}
		lookAround(face, root, left, right);
		Direction from = left;
		for (int edge = mesh.next(entry); edge != entry; edge = mesh.next(edge)) {
			double x = mesh.x(mesh.target(edge));
			double y = mesh.y(mesh.target(edge));
			if (root.offset(left, x, y) <= 0) {
				continue;
			}
			Direction to = root.offset(right, x, y) < 0 ? root.towards(x, y, 0) : right;
			if (to == null) {
				to = right;
			}
			leave(edge, root, from, to);
			if (to == right) {
				return;
			}
			from = to;
		}
	}

	private Point at(int edge, DiscRoot root, Direction d) {
		double distance = distance(edge, root, d);
		return new Point(root.fromX(d) + distance * d.x(), root.fromY(d) + distance * d.y());
	}

	/** How far along a ray its line meets the line of an edge. */
	private double distance(int edge, DiscRoot root, Direction d) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		double fx = root.fromX(d);
		double fy = root.fromY(d);
		double determinant = d.cross(ex, ey);
		if (determinant == 0) {
			return d.dot(mesh.x(b) - fx, mesh.y(b) - fy);
		}
		return ((mesh.x(a) - fx) * ey - (mesh.y(a) - fy) * ex) / determinant;
	}

	/** Whether a ray comes too near to a corner of a face before it has gone a distance. */
	private boolean isBlocked(int face, DiscRoot root, Direction d, double distance, int except) {
		for (int corner : walls.corners(face)) {
			if (corner != except && hit(root, d, corner) < distance) {
				return true;
			}
		}
		return false;
	}

	/** How far along a ray it comes too near to a corner; infinite if it does not. */
	private double hit(DiscRoot root, Direction d, int corner) {
		double offset = root.offset(d, mesh.x(corner), mesh.y(corner));
		double along = root.along(d, mesh.x(corner), mesh.y(corner));
		if (Math.abs(offset) >= reach || along <= 0) {
			return Double.POSITIVE_INFINITY;
		}
		return along - Math.sqrt(reach * reach - offset * offset);
	}

	/** Finds the goal and the turns that rays of a fan reach in a face. */
	private void lookAround(int face, DiscRoot root, Direction left, Direction right) {
		if (contains(goalFaces, face)) {
			reachGoal(face, root, left, right);
		}
		for (int corner : walls.corners(face)) {
			reach(face, root, left, right, corner, 1);
			reach(face, root, left, right, corner, -1);
		}
	}

	private static boolean isBetween(Direction left, Direction d, Direction right) {
		return left.cross(d) >= -ANGLE && d.cross(right) >= -ANGLE && left.dot(d.x(), d.y()) + right.dot(d.x(), d.y()) > 0;
	}

	private void reachGoal(int face, DiscRoot root, Direction left, Direction right) {
		Direction last = root.towards(goal.x(), goal.y(), 0);
		if (last != null && isBetween(left, last, right)) {
			double distance = root.along(last, goal.x(), goal.y());
			if (!isBlocked(face, root, last, distance, NavMesh.NONE)) {
				add(DiscNode.goal(root.lengthTo(last) + distance, root, last));
			}
		}
	}

	/** Goes around a corner in one sense, if a ray of the fan touches its circle in a face. */
	private void reach(int face, DiscRoot root, Direction left, Direction right, int corner, int sense) {
		double x = mesh.x(corner);
		double y = mesh.y(corner);
		Direction d = root.towards(x, y, sense * radius);
		if (d == null || !isBetween(left, d, right)) {
			return;
		}
		double distance = root.along(d, x, y);
		double px = root.fromX(d) + distance * d.x();
		double py = root.fromY(d) + distance * d.y();
		if (walls.distance(face, px, py) > PLACE || isBlocked(face, root, d, distance, corner)) {
			return;
		}
		double angle = Math.atan2(py - y, px - x);
		for (FreeArc arc : arcs.at(corner)) {
			double on = arc.normalized(angle);
			if (!Double.isNaN(on)) {
				arrive(new DiscRoot(root, corner, x, y, radius, sense, root.lengthTo(d) + distance, d, arc, on));
			}
		}
	}

	private void arrive(DiscRoot root) {
		List<DiscRoot> others = arrivals.computeIfAbsent(2 * root.arc.id() + (root.sense + 1) / 2,
				none -> new ArrayList<>(2));
		for (DiscRoot other : others) {
			if (dominates(other, root)) {
				return;
			}
		}
		others.removeIf(other -> {
			other.dominated |= dominates(root, other);
			return other.dominated;
		});
		others.add(root);
		add(DiscNode.turn(root.length + Math.hypot(goal.x() - root.fromX(root.arrival), goal.y() - root.fromY(root.arrival)),
				root));
	}

	/** Whether one arrival leaves in all directions in which another does, on paths that are no longer. */
	private boolean dominates(DiscRoot one, DiscRoot other) {
		double ahead = other.sense * (other.angle - one.angle);
		return ahead >= -ANGLE && one.length + radius * ahead <= other.length + 1e-11 * (1 + other.length);
	}

	/** Follows the rays of a fan that leave a face through an edge. */
	private void leave(int edge, DiscRoot root, Direction left, Direction right) {
		if (mesh.isWall(edge) || left.cross(right) < 0) {
			return;
		}
		List<Direction> free = new ArrayList<>(4);
		free.add(left);
		free.add(right);
		for (int corner : walls.corners(mesh.face(edge))) {
			block(edge, root, corner, free);
		}
		for (int i = 0; i < free.size(); i += 2) {
			add(new DiscNode(bound(edge, root, free.get(i), free.get(i + 1)), root, mesh.twin(edge), free.get(i),
					free.get(i + 1)));
		}
	}

	/** Removes the rays that come too near to a corner before they meet an edge. */
	private void block(int edge, DiscRoot root, int corner, List<Direction> free) {
		double x = mesh.x(corner);
		double y = mesh.y(corner);
		if (free.isEmpty() || x == root.x && y == root.y) {
			return;
		}
		Direction from = towardsOrAcross(root, x, y, reach);
		Direction to = towardsOrAcross(root, x, y, -reach);
		if (from.cross(free.getLast()) <= 0 || free.getFirst().cross(to) <= 0) {
			return;
		}
		double side = side(edge, x, y);
		if (side <= -reach) {
			return;
		}
		if (side >= reach) {
			remove(free, from, to);
			return;
		}
		List<Direction> cuts = crossings(edge, root, x, y, side, from, to);
		Direction last = from;
		for (Direction cut : cuts) {
			Direction middle = last.middle(cut);
			if (hit(root, middle, corner) < distance(edge, root, middle)) {
				remove(free, last, cut);
			}
			last = cut;
		}
	}

	/** The direction past a circle; if the circles overlap too much for one, the direction across. */
	private static Direction towardsOrAcross(DiscRoot root, double x, double y, double offset) {
		Direction d = root.towards(x, y, offset);
		if (d != null) {
			return d;
		}
		double length = Math.hypot(x - root.x, y - root.y);
		double k = Math.signum(offset - root.sense * root.radius);
		return new Direction(k * (y - root.y) / length, -k * (x - root.x) / length);
	}

	/** How far a place lies to the right of a half-edge's line. */
	private double side(int edge, double x, double y) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		return (ex * (y - mesh.y(a)) - ey * (x - mesh.x(a))) / Math.hypot(ex, ey);
	}

	/** The directions to where a circle meets the line of an edge, from the counterclockwise one; then the last. */
	private List<Direction> crossings(int edge, DiscRoot root, double x, double y, double side, Direction from,
			Direction to) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		double length = Math.hypot(ex, ey);
		double half = Math.sqrt(reach * reach - side * side);
		List<Direction> cuts = new ArrayList<>(3);
		for (int sign = -1; sign <= 1; sign += 2) {
			double px = x + side * ey / length + sign * half * ex / length;
			double py = y - side * ex / length + sign * half * ey / length;
			Direction cut = root.towards(px, py, 0);
			if (cut != null && from.cross(cut) > 0 && cut.cross(to) > 0) {
				cuts.add(cut);
			}
		}
		if (cuts.size() == 2 && cuts.get(0).cross(cuts.get(1)) < 0) {
			cuts.add(cuts.removeFirst());
		}
		cuts.add(to);
		return cuts;
	}

	/** Removes an open range from closed ranges, each given as its left and its right end. */
	private static void remove(List<Direction> free, Direction from, Direction to) {
		List<Direction> rest = new ArrayList<>(free.size() + 2);
		for (int i = 0; i < free.size(); i += 2) {
			Direction left = free.get(i);
			Direction right = free.get(i + 1);
			boolean apart = from.cross(right) <= 0 || left.cross(to) <= 0;
			if (apart || left.cross(from) > 0) {
				rest.add(left);
				rest.add(apart ? right : from);
			}
			if (!apart && to.cross(right) > 0) {
				rest.add(to);
				rest.add(right);
			}
		}
		free.clear();
		free.addAll(rest);
	}

	private void add(DiscNode node) {
		generated++;
		open.add(node);
	}

	/** No path that goes through an interval of an edge to the goal is shorter. */
	private double bound(int edge, DiscRoot root, Direction left, Direction right) {
		int a = mesh.origin(edge);
		int b = mesh.target(edge);
		double gx = goal.x();
		double gy = goal.y();
		double side = side(edge, gx, gy);
		if (side > 0) {
			double ex = mesh.x(b) - mesh.x(a);
			double ey = mesh.y(b) - mesh.y(a);
			double length = Math.hypot(ex, ey);
			gx += 2 * side * ey / length;
			gy -= 2 * side * ex / length;
		}
		boolean beyondLeft = root.offset(left, gx, gy) < 0;
		boolean beforeRight = root.offset(right, gx, gy) < 0;
		Direction straight = !beyondLeft && beforeRight ? root.towards(gx, gy, 0) : null;
		if (straight != null) {
			return root.lengthTo(straight) + root.along(straight, gx, gy);
		}
		return beyondLeft ? through(edge, root, left, gx, gy)
				: beforeRight ? Math.min(through(edge, root, left, gx, gy), through(edge, root, right, gx, gy))
						: through(edge, root, right, gx, gy);
	}

	private double through(int edge, DiscRoot root, Direction d, double gx, double gy) {
		double distance = distance(edge, root, d);
		double x = root.fromX(d) + distance * d.x();
		double y = root.fromY(d) + distance * d.y();
		return root.lengthTo(d) + distance + Math.hypot(gx - x, gy - y);
	}
}
