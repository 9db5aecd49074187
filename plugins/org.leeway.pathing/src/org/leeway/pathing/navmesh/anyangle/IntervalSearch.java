package org.leeway.pathing.navmesh.anyangle;

import java.util.Arrays;
import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Predicates;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.navmesh.FacesAt;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * Searches, one after another, for shortest paths of points on a mesh. Not thread-safe.
 * <p>
 * An open interval is the part of a portal that the last turn, the <em>root</em>, sees between two rays, its limits. A
 * limit is the vertex that the ray passes, so tests of sides take coordinates of the mesh only and are exact.
 */
final class IntervalSearch {

	/** As a limit: the ray that goes on straight from the turn before the root through the root. */
	private static final int STRAIGHT = -1;
	/** As the left limit of an open item: the item is a turn to the left or right. */
	private static final int TURN_LEFT = -2;
	private static final int TURN_RIGHT = -3;

	private static final double ERROR = 0x1p-48;

	private final NavMesh mesh;
	private final Blocks blocks;
	private final BlockSet useful;
	private final Turns turns;
	private final OpenIntervals open = new OpenIntervals();
	private final boolean[] goalFaces;
	private double goalX;
	private double goalY;
	private double tolerance;
	private Consumer<Segment> observer;
	private int expanded;
	private int generated;
	/** The length of the best path so far, and its last turn. */
	private double length;
	private int lastTurn;

	/** The interval being expanded: the half-edge by which it enters a face, its limits and its root. */
	private int edge;
	private int left;
	private int right;
	private int turn;
	private double rootX;
	private double rootY;
	private double rootLength;

	/** The visible portals of a face. */
	private int[] nextEdges = new int[16];
	private int[] nextLefts = new int[16];
	private int[] nextRights = new int[16];
	private int nextCount;

	IntervalSearch(NavMesh mesh, Blocks blocks) {
		this.mesh = mesh;
		this.blocks = blocks;
		this.useful = new BlockSet(blocks.end());
		this.turns = new Turns(mesh.vertexCount());
		this.goalFaces = new boolean[mesh.faceCount()];
	}

	/** Finds a path; its length, infinite if there is none. No face contains both ends. */
	double run(double startX, double startY, int[] startFaces, double toX, double toY, int[] toFaces,
			Consumer<Segment> each, Progress progress) {
		turns.begin(startX, startY);
		open.clear();
		expanded = 0;
		generated = 0;
		goalX = toX;
		goalY = toY;
		tolerance = FacesAt.tolerance(goalX, goalY);
		observer = each;
		length = Double.POSITIVE_INFINITY;
		lastTurn = -1;
		for (int face : toFaces) {
			goalFaces[face] = true;
		}
		for (int face : startFaces) {
			for (int to : toFaces) {
				blocks.addBetween(face, to, useful);
			}
		}
		try {
			setRoot(0);
			for (int face : startFaces) {
				for (int each0 = mesh.firstEdge(face); each0 < mesh.firstEdge(face + 1); each0++) {
					look(each0);
				}
			}
			pushAll();
			expandAll(progress);
		} finally {
			useful.clear();
			for (int face : toFaces) {
				goalFaces[face] = false;
			}
		}
		return length;
	}

	int expanded() {
		return expanded;
	}

	int generated() {
		return generated;
	}

	int lastTurn() {
		return lastTurn;
	}

	Turns turns() {
		return turns;
	}

	private void expandAll(Progress progress) {
		while (!open.isEmpty() && open.firstKey() < length) {
			int item = open.takeFirst();
			int[] items = open.items;
			int itemTurn = items[item + 3];
			if (turns.isOutdated(itemTurn)) {
				continue;
			}
			edge = items[item];
			left = items[item + 1];
			right = items[item + 2];
			setRoot(itemTurn);
			if (left == TURN_LEFT) {
				countExpansion(progress);
				turnLeft();
			} else if (left == TURN_RIGHT) {
				countExpansion(progress);
				turnRight();
			} else {
				follow(progress);
			}
		}
	}

	private void countExpansion(Progress progress) {
		if ((++expanded & 0xff) == 0) {
			progress.check();
		}
	}

	private void setRoot(int root) {
		turn = root;
		rootX = turns.xs[root];
		rootY = turns.ys[root];
		rootLength = turns.lengths[root];
	}

	/** Expands an interval, then its successor as long as that is the only one or the best of all. */
	private void follow(Progress progress) {
		while (true) {
			countExpansion(progress);
			if (observer != null) {
				report();
			}
			expand();
			if (nextCount == 0) {
				return;
			}
			if (nextCount > 1) {
				pushAll();
				return;
			}
			edge = nextEdges[0];
			left = nextLefts[0];
			right = nextRights[0];
			nextCount = 0;
		}
	}

	private void pushAll() {
		for (int i = 0; i < nextCount; i++) {
			push(nextEdges[i], nextLefts[i], nextRights[i]);
		}
		nextCount = 0;
	}

	private void add(int portal, int leftLimit, int rightLimit) {
		if (!useful.contains(blocks.of(portal))) {
			return;
		}
		if (nextCount == nextEdges.length) {
			nextEdges = Arrays.copyOf(nextEdges, 2 * nextCount);
			nextLefts = Arrays.copyOf(nextLefts, 2 * nextCount);
			nextRights = Arrays.copyOf(nextRights, 2 * nextCount);
		}
		nextEdges[nextCount] = mesh.twin(portal);
		nextLefts[nextCount] = leftLimit;
		nextRights[nextCount++] = rightLimit;
	}

	/** Finds what the root sees through the interval in the next face. */
	private void expand() {
		int face = mesh.face(edge);
		int first = mesh.firstEdge(face);
		int last = mesh.firstEdge(face + 1) - 1;
		double leftX = limitX(left);
		double leftY = limitY(left);
		double rightX = limitX(right);
		double rightY = limitY(right);
		boolean atGoal = goalFaces[face];
		if (atGoal && !isBeyond(leftX, leftY, -1) && !isBeyond(rightX, rightY, 1)) {
			reachGoal();
			return;
		}
		// leave out what is left of the left ray
		int here = edge == last ? first : edge + 1;
		boolean along = mesh.origin(here) == left;
		int limit = left;
		int next;
		while (true) {
			next = here == last ? first : here + 1;
			int vertex = mesh.origin(next);
			int side = side(left, leftX, leftY, mesh.x(vertex), mesh.y(vertex));
			if (side > 0 || next == edge) {
				break;
			}
			if (along) {
				considerLeft(here);
				along = side == 0;
			}
			limit = side == 0 ? vertex : left;
			here = next;
		}
		// what is visible
		while (true) {
			int vertex = mesh.origin(next);
			int side = side(right, rightX, rightY, mesh.x(vertex), mesh.y(vertex));
			if (side >= 0 || next == edge) {
				if (!atGoal) {
					add(here, limit, side == 0 ? vertex : right);
				}
				break;
			}
			if (!atGoal) {
				if (limit == mesh.origin(here)) {
					look(here);
				} else {
					add(here, limit, vertex);
				}
			}
			limit = vertex;
			here = next;
			next = here == last ? first : here + 1;
		}
		// what is right of the right ray
		if (next != edge && mesh.origin(edge) == right) {
			int back = edge;
			int side;
			do {
				back = back == first ? last : back - 1;
				considerRight(back);
				int vertex = mesh.origin(back);
				side = side(right, rightX, rightY, mesh.x(vertex), mesh.y(vertex));
			} while (side == 0 && back != next);
		}
	}

	/** Whether the goal is on a side of a limit, and farther from it than a place may be outside of its face. */
	private boolean isBeyond(double dx, double dy, int side) {
		double cross = dx * (goalY - rootY) - dy * (goalX - rootX);
		return side * cross > tolerance * distance(dx, dy);
	}

	/** The horizontal part of the direction of a limit. */
	private double limitX(int limit) {
		return limit == STRAIGHT ? rootX - turns.xs[turns.parents[turn]] : mesh.x(limit) - rootX;
	}

	private double limitY(int limit) {
		return limit == STRAIGHT ? rootY - turns.ys[turns.parents[turn]] : mesh.y(limit) - rootY;
	}

	/** The side of a limit on which a place lies: 1 if right, -1 if left, 0 if on the ray. */
	private int side(int limit, double dx, double dy, double x, double y) {
		double a = dx * (y - rootY);
		double b = dy * (x - rootX);
		double difference = a - b;
		if (Math.abs(difference) > ERROR * (Math.abs(a) + Math.abs(b))) {
			return difference > 0 ? 1 : -1;
		}
		return exactSide(limit, x, y);
	}

	private int exactSide(int limit, double x, double y) {
		if (limit == STRAIGHT) {
			int parent = turns.parents[turn];
			return Predicates.side(turns.xs[parent], turns.ys[parent], rootX, rootY, x, y);
		}
		return Predicates.side(rootX, rootY, mesh.x(limit), mesh.y(limit), x, y);
	}

	/** Looks through an edge of a face that contains the root. */
	private void look(int portal) {
		int a = mesh.origin(portal);
		int b = mesh.target(portal);
		int side = Predicates.side(rootX, rootY, mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b));
		if (side > 0) {
			add(portal, a, b);
		} else {
			// seen edge-on, or almost: some faces are convex but for rounding
			double ex = mesh.x(b) - mesh.x(a);
			double ey = mesh.y(b) - mesh.y(a);
			if ((mesh.x(a) - rootX) * ex + (mesh.y(a) - rootY) * ey > 0) {
				considerLeft(portal);
			} else if ((mesh.x(b) - rootX) * ex + (mesh.y(b) - rootY) * ey < 0) {
				considerRight(portal);
			}
		}
	}

	/** Opens a turn to the left at the vertex where a half-edge begins, if a shortest path may turn there. */
	private void considerLeft(int along) {
		int vertex = mesh.origin(along);
		if (mayTurn(vertex)) {
			int wall = mesh.target(mesh.leaving(vertex));
			consider(vertex, along, TURN_LEFT, wall);
		}
	}

	/** Opens a turn to the right at the vertex where a half-edge ends, if a shortest path may turn there. */
	private void considerRight(int along) {
		int vertex = mesh.target(along);
		if (mayTurn(vertex)) {
			int wall = mesh.origin(mesh.wallBefore(mesh.leaving(vertex)));
			consider(vertex, along, TURN_RIGHT, wall);
		}
	}

	/** A rounded start may be outside of the mesh, and see the next walls from behind. */
	private boolean mayTurn(int vertex) {
		return mesh.isCorner(vertex) || turn == 0 && mesh.isOnWall(vertex);
	}

	private void consider(int vertex, int along, int direction, int wall) {
		double x = mesh.x(vertex);
		double y = mesh.y(vertex);
		double way = rootLength + distance(x - rootX, y - rootY);
		if (turns.improves(vertex, way)) {
			int side = Predicates.side(rootX, rootY, x, y, mesh.x(wall), mesh.y(wall));
			if (direction == TURN_LEFT ? side < 0 : side > 0) {
				double key = way + distance(goalX - x, goalY - y);
				int reached = turns.add(vertex, x, y, way, turn);
				if (key < length) {
					generated++;
					open.add(key, along, direction, 0, reached);
				}
			}
		}
	}

	private static double distance(double dx, double dy) {
		return Math.sqrt(dx * dx + dy * dy);
	}

	private void reachGoal() {
		double way = rootLength + distance(goalX - rootX, goalY - rootY);
		if (way < length) {
			length = way;
			lastTurn = turn;
		}
	}

	/** Looks at the faces around the root, from the ray straight on to the left up to the wall. */
	private void turnLeft() {
		int along = edge;
		int face = mesh.face(along);
		if (goalFaces[face]) {
			reachGoal();
		} else {
			double dx = limitX(STRAIGHT);
			double dy = limitY(STRAIGHT);
			int end = mesh.previous(along);
			int here = mesh.next(along);
			int vertex = mesh.origin(here);
			while (here != end && side(STRAIGHT, dx, dy, mesh.x(vertex), mesh.y(vertex)) < 0) {
				int next = mesh.next(here);
				int to = mesh.origin(next);
				if (side(STRAIGHT, dx, dy, mesh.x(to), mesh.y(to)) <= 0) {
					look(here);
				} else {
					add(here, vertex, STRAIGHT);
				}
				here = next;
				vertex = to;
			}
		}
		while (!mesh.isWall(along)) {
			along = mesh.next(mesh.twin(along));
			lookAround(along, mesh.next(along), mesh.previous(along));
		}
		pushAll();
	}

	/** Looks at the faces around the root, from the ray straight on to the right up to the wall. */
	private void turnRight() {
		int along = edge;
		int face = mesh.face(along);
		if (goalFaces[face]) {
			reachGoal();
		} else {
			double dx = limitX(STRAIGHT);
			double dy = limitY(STRAIGHT);
			int end = mesh.next(along);
			int here = mesh.previous(along);
			int vertex = mesh.origin(along);
			while (here != end && side(STRAIGHT, dx, dy, mesh.x(vertex), mesh.y(vertex)) > 0) {
				int to = mesh.origin(here);
				if (side(STRAIGHT, dx, dy, mesh.x(to), mesh.y(to)) >= 0) {
					look(here);
				} else {
					add(here, STRAIGHT, vertex);
				}
				here = mesh.previous(here);
				vertex = to;
			}
		}
		while (!mesh.isWall(along)) {
			int leaving = mesh.twin(along);
			along = mesh.previous(leaving);
			lookAround(leaving, mesh.next(leaving), along);
		}
		pushAll();
	}

	/** Looks through all edges of a face but those at the root. */
	private void lookAround(int leaving, int from, int end) {
		if (goalFaces[mesh.face(leaving)]) {
			reachGoal();
			return;
		}
		for (int here = from; here != end; here = mesh.next(here)) {
			look(here);
		}
	}

	private void push(int entry, int leftLimit, int rightLimit) {
		double key = rootLength + estimate(entry, leftLimit, rightLimit);
		if (key < length) {
			generated++;
			open.add(key, entry, leftLimit, rightLimit, turn);
		}
	}

	/** The length of a shortest way from the root through an interval to the goal if nothing is behind the interval. */
	private double estimate(int entry, int leftLimit, int rightLimit) {
		int a = mesh.target(entry);
		int b = mesh.origin(entry);
		double ax = mesh.x(a);
		double ay = mesh.y(a);
		double ex = mesh.x(b) - ax;
		double ey = mesh.y(b) - ay;
		double toX = goalX;
		double toY = goalY;
		double beyond = ex * (toY - ay) - ey * (toX - ax);
		if (beyond > 0) {
			// on this side: as far as its mirror image
			double twice = 2 * beyond / (ex * ex + ey * ey);
			toX += ey * twice;
			toY -= ex * twice;
		}
		toX -= rootX;
		toY -= rootY;
		double leftX = limitX(leftLimit);
		double leftY = limitY(leftLimit);
		if (leftX * toY - leftY * toX < 0) {
			double share = leftLimit == a ? 1 : share(ax, ay, ex, ey, leftX, leftY);
			return through(leftX * share, leftY * share, toX, toY);
		}
		double rightX = limitX(rightLimit);
		double rightY = limitY(rightLimit);
		if (rightX * toY - rightY * toX > 0) {
			double share = rightLimit == b ? 1 : share(ax, ay, ex, ey, rightX, rightY);
			return through(rightX * share, rightY * share, toX, toY);
		}
		return distance(toX, toY);
	}

	/** The share of a vector from the root at which it meets an edge. */
	private double share(double ax, double ay, double ex, double ey, double dx, double dy) {
		return ((ax - rootX) * ey - (ay - rootY) * ex) / (dx * ey - dy * ex);
	}

	private static double through(double x, double y, double toX, double toY) {
		return distance(x, y) + distance(toX - x, toY - y);
	}

	private void report() {
		int a = mesh.target(edge);
		int b = mesh.origin(edge);
		observer.accept(new Segment(end(left, a, a, b), end(right, b, a, b)));
	}

	private Point end(int limit, int vertex, int a, int b) {
		if (limit == vertex) {
			return mesh.point(vertex);
		}
		double dx = limitX(limit);
		double dy = limitY(limit);
		double share = share(mesh.x(a), mesh.y(a), mesh.x(b) - mesh.x(a), mesh.y(b) - mesh.y(a), dx, dy);
		return new Point(rootX + share * dx, rootY + share * dy);
	}
}
