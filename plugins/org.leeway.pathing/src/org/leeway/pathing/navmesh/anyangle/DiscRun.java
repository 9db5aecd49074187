package org.leeway.pathing.navmesh.anyangle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A single search for the shortest path of a disc, by A*. A node is a {@link Fan}: the rays along which a path may continue after
 * its last turn. At a turn, the disc's centre goes along the circle around a corner, see {@link DiscRoot}.
 */
final class DiscRun {

	/**
	 * Tolerance of directions, in radians. A ray still belongs to a fan if it is outside of the fan by at most this
	 * angle.
	 */
	private static final double ANGLE = 1e-11;
	/**
	 * The least angle between the first and the last ray of a fan, in radians. A narrower fan is dropped, because it
	 * results only from rounding errors. Fans through real passages have larger angles.
	 */
	private static final double NARROWEST = 1e-15;

	private final NavMesh mesh;
	private final NearWalls walls;
	private final CornerArcs arcs;
	private final double radius;
	private final FanClipper clipper;
	private final FanBound bound;
	private final int[] startFaces;
	private final int[] goalFaces;
	private final Point goal;
	private final DiscRoot start;
	private final DiscArea area;
	private final Consumer<Segment> trace;
	private final PriorityQueue<Fan> open = new PriorityQueue<>();
	/**
	 * Indexed by {@link FreeArc#id}: the turns at the arc, as a linked list that begins with the latest turn. {@link DiscRoot#next}
	 * leads to the turn that was found before.
	 */
	private DiscRoot[] arrivals = new DiscRoot[64];
	/** The successors of the fan that was expanded last. */
	private final List<Fan> next = new ArrayList<>();
	/** The turns that expansions have found, but for which no fans have been created yet. */
	private final List<DiscRoot> found = new ArrayList<>();
	/** End of the shortest path found, or null before the first path is found. */
	private DiscEnd end;
	private double best = Double.POSITIVE_INFINITY;
	private int expanded;
	private int generated;

	DiscRun(NearWalls walls, CornerArcs arcs, DiscArea area, double tolerance, Point start, int[] startFaces, Point goal,
			int[] goalFaces, Consumer<Segment> trace) {
		this.mesh = walls.mesh;
		this.walls = walls;
		this.arcs = arcs;
		this.radius = walls.radius;
		this.clipper = new FanClipper(walls, radius - tolerance);
		this.bound = new FanBound(mesh, goal);
		this.start = new DiscRoot(start.x(), start.y());
		this.startFaces = startFaces;
		this.goal = goal;
		this.goalFaces = goalFaces;
		this.trace = trace;
		this.area = area;
	}

	int expanded() {
		return expanded;
	}

	int generated() {
		return generated;
	}

	/** Returns the end of the shortest path, or null if there is none. */
	DiscEnd run(Progress progress) {
		expandStart();
		openAll();
		while (!open.isEmpty() && open.peek().bound() < best) {
			Fan fan = open.poll();
			while (fan != null && fan.bound() < best && !fan.isDominated()) {
				if ((++expanded & 0xFF) == 0) {
					progress.check();
				}
				enter(fan);
				fan = next.size() == 1 ? next.removeFirst() : null;
				openAll();
			}
		}
		return end;
	}

	/**
	 * Pushes the fans in {@link #next} onto the open list. Also creates and pushes the fans that begin at the turns in
	 * {@link #found}.
	 */
	private void openAll() {
		while (true) {
			for (Fan fan : next) {
				if (fan.bound() < best) {
					generated++;
					open.add(fan);
				}
			}
			next.clear();
			if (found.isEmpty()) {
				return;
			}
			DiscRoot root = found.removeLast();
			if (!root.isDominated()) {
				turn(root);
			}
		}
	}

	private void expandStart() {
		for (int face : startFaces) {
			for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
				// a start on an edge is in both faces at the edge, and both are start faces. So no fan has to go through this edge
				if (FanClipper.side(mesh, edge, start.x, start.y) > 4 * NearWalls.TOLERANCE) {
					Direction left = towards(start, mesh.origin(edge));
					Direction right = towards(start, mesh.target(edge));
					lookAround(face, start, left, right);
					leave(edge, start, left, right, 1);
				}
			}
		}
		for (int face : startFaces) {
			if (contains(goalFaces, face)) {
				Direction last = start.towards(goal.x(), goal.y(), 0);
				double length = Math.hypot(goal.x() - start.x, goal.y() - start.y);
				if (last != null && !clipper.isBlocked(face, start, last, length, NavMesh.NONE)) {
					reachGoal(length, start, last);
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

	/**
	 * Expands a turn: creates fans of the rays along which a path may leave the turn. The arc of the turn is cut into pieces, each
	 * in a single face. A fan has the rays that begin on one piece.
	 */
	private void turn(DiscRoot root) {
		FreeArc arc = root.arc;
		int pieces = arc.faces().length;
		for (int i = 0; i < pieces; i++) {
			int piece = root.sense > 0 ? i : pieces - 1 - i;
			double from = Math.max(arc.begin(piece), root.sense > 0 ? root.angle : root.limitAngle);
			double to = Math.min(arc.ends()[piece], root.sense > 0 ? root.limitAngle : root.angle);
			int face = arc.faces()[piece];
			if (to - from > -ANGLE && area.contains(face)) {
				fan(face, root, direction(from, root.sense), direction(Math.max(from, to), root.sense));
			}
		}
	}

	private static Direction direction(double angle, int sense) {
		return new Direction(-sense * Math.sin(angle), sense * Math.cos(angle));
	}

	/**
	 * Expands the rays between two directions that begin at the turn, inside a face. Looks for the goal and for turns in the face,
	 * and adds the fans that leave the face.
	 */
	private void fan(int face, DiscRoot root, Direction left, Direction right) {
		lookAround(face, root, left, right);
		// the rays begin at different points of the arc and may cross each other. So the rays through the vertices may have
		// another order than the vertices around the face. The directions of these rays must be sorted
		List<Direction> cuts = new ArrayList<>();
		for (int edge = mesh.firstEdge(face); edge < mesh.firstEdge(face + 1); edge++) {
			Direction cut = towards(root, mesh.origin(edge));
			if (cut != null && left.cross(cut) > 0 && cut.cross(right) > 0 && left.dot(cut.x(), cut.y()) > 0) {
				cuts.add(cut);
			}
		}
		if (cuts.size() > 1) {
			cuts.sort((a, b) -> a.cross(b) > 0 ? -1 : a.cross(b) < 0 ? 1 : 0);
		}
		cuts.add(right);
		Direction from = left;
		for (Direction to : cuts) {
			int edge = exit(face, root, from.middle(to));
			if (edge != NavMesh.NONE) {
				leave(edge, root, from, to, 1);
			}
			from = to;
		}
	}

	/** Returns the half-edge through which a ray that begins in a face leaves this face, or {@link NavMesh#NONE}. */
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

	/**
	 * Expands a fan: follows its rays through the face that they enter. Looks for the goal and for turns in the face, and adds the
	 * fans that leave the face.
	 */
	private void enter(Fan fan) {
		int entry = fan.edge();
		DiscRoot root = fan.root();
		Direction left = fan.left();
		Direction right = fan.right();
		int face = mesh.face(entry);
		if (trace != null) {
			trace.accept(new Segment(at(entry, root, left), at(entry, root, right)));
		}
		lookAround(face, root, left, right);
		Direction from = left;
		for (int edge = mesh.next(entry); edge != entry; edge = mesh.next(edge)) {
			double x = mesh.x(mesh.target(edge));
			double y = mesh.y(mesh.target(edge));
			if (root.offset(left, x, y) > 0) {
				Direction cut = root.offset(right, x, y) < 0 ? root.towards(x, y, 0) : null;
				leave(edge, root, from, cut == null ? right : cut, fan.faces() + 1);
				if (cut == null) {
					return;
				}
				from = cut;
			}
		}
	}

	private Point at(int edge, DiscRoot root, Direction d) {
		double distance = root.distance(mesh, edge, d);
		return new Point(root.fromX(d) + distance * d.x(), root.fromY(d) + distance * d.y());
	}

	/** Looks for the goal in a face, and for turns at the corners of the face, along the rays between two directions. */
	private void lookAround(int face, DiscRoot root, Direction left, Direction right) {
		if (contains(goalFaces, face)) {
			reachGoal(face, root, left, right);
		}
		NearCorners corners = walls.corners(face);
		for (int i = 0; i < corners.count(); i++) {
			if (!root.misses(left, right, corners.xs()[i], corners.ys()[i], -radius, radius)) {
				reach(face, root, left, right, corners.vertices()[i], 1);
				reach(face, root, left, right, corners.vertices()[i], -1);
			}
		}
	}

	private static boolean isBetween(Direction left, Direction d, Direction right) {
		return left.cross(d) >= -ANGLE && d.cross(right) >= -ANGLE && left.dot(d.x(), d.y()) + right.dot(d.x(), d.y()) > 0;
	}

	private void reachGoal(int face, DiscRoot root, Direction left, Direction right) {
		Direction last = root.towards(goal.x(), goal.y(), 0);
		if (last != null && isBetween(left, last, right)) {
			double distance = root.along(last, goal.x(), goal.y());
			if (!clipper.isBlocked(face, root, last, distance, NavMesh.NONE)) {
				reachGoal(root.lengthTo(last) + distance, root, last);
			}
		}
	}

	private void reachGoal(double length, DiscRoot root, Direction last) {
		if (length < best) {
			best = length;
			end = new DiscEnd(length, root, last);
		}
	}

	/**
	 * Finds the turns of paths around a corner of a face. A turn begins where a ray touches the circle around the corner.
	 * Only rays between two directions count.
	 *
	 * @param sense 1 to turn clockwise around the corner, -1 to turn counterclockwise
	 */
	private void reach(int face, DiscRoot root, Direction left, Direction right, int corner, int sense) {
		double x = mesh.x(corner);
		double y = mesh.y(corner);
		Direction d = root.misses(left, right, x, y, sense * radius, sense * radius) ? null
				: root.towards(x, y, sense * radius);
		if (d == null || !isBetween(left, d, right)) {
			return;
		}
		double distance = root.along(d, x, y);
		double px = root.fromX(d) + distance * d.x();
		double py = root.fromY(d) + distance * d.y();
		if (!walls.contains(face, px, py, NearWalls.TOLERANCE) || clipper.isBlocked(face, root, d, distance, corner)) {
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
		int at = root.arc.id();
		if (at >= arrivals.length) {
			arrivals = Arrays.copyOf(arrivals, 2 * at);
		}
		for (DiscRoot other = arrivals[at]; other != null; other = other.next) {
			root.compare(other);
			if (root.isDominated()) {
				return;
			}
			other.compare(root);
		}
		root.next = arrivals[at];
		arrivals[at] = root;
		double ahead = Math.hypot(goal.x() - root.fromX(root.arrival), goal.y() - root.fromY(root.arrival));
		if (root.length + ahead < best) {
			found.add(root);
		}
	}

	/**
	 * Adds to {@link #next} the fans whose rays leave a face through an edge. Drops rays that come too near to a corner
	 * before they meet the edge.
	 *
	 * @param faces how many faces the rays have crossed since the turn
	 */
	private void leave(int edge, DiscRoot root, Direction left, Direction right, int faces) {
		if (mesh.isWall(edge) || left.cross(right) < NARROWEST || !area.containsBeyond(edge) || faces > mesh.faceCount()) {
			return;
		}
		List<Direction> free = clipper.clip(edge, root, left, right);
		for (int i = 0; i < free.size(); i += 2) {
			Direction from = free.get(i);
			Direction to = free.get(i + 1);
			next.add(new Fan(bound.of(edge, root, from, to), root, mesh.twin(edge), from, to, faces));
		}
	}
}
