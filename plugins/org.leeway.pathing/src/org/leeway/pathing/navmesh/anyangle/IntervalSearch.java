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
 * An interval is the part of a portal that the last turn, the <em>root</em>, sees between two rays, its limits. A limit is
 * the vertex that the ray passes, so tests of sides take coordinates of the mesh only and are exact.
 */
final class IntervalSearch {

	/** As a limit: the ray that goes on straight from the turn before the root through the root. */
	private static final int STRAIGHT = -1;

	private static final double ERROR = 0x1p-48;

	private final NavMesh mesh;
	private final Blocks blocks;
	private final int[] portals;
	private final int[] firstPortals;
	private final double[] xy;
	private final Turns turns;
	private final OpenIntervals open = new OpenIntervals();
	private final BlockSet useful;
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

	private int turn;
	private double rootX;
	private double rootY;
	private double rootLength;

	/** The visible portals of a face. */
	private int[] nextPortals = new int[16];
	private int[] nextLefts = new int[16];
	private int[] nextRights = new int[16];
	private int nextCount;

	/** Turns that were found and not expanded: to the left from a half-edge, or to the right from its complement. */
	private int[] foundTurns = new int[16];
	private int[] foundEdges = new int[16];
	private int foundCount;

	IntervalSearch(NavMesh mesh, Blocks blocks, Portals portals) {
		this.mesh = mesh;
		this.blocks = blocks;
		this.portals = portals.data;
		this.firstPortals = portals.first;
		this.xy = portals.xy;
		this.turns = new Turns(mesh.vertexCount());
		this.useful = new BlockSet(blocks.end());
		this.goalFaces = new boolean[mesh.faceCount()];
	}

	/** Finds a path; its length, infinite if there is none. No face contains both ends. */
	double run(double startX, double startY, int[] startFaces, double toX, double toY, int[] toFaces,
			Consumer<Segment> each, Progress progress) {
		turns.begin(startX, startY);
		open.clear();
		expanded = 0;
		generated = 0;
		nextCount = 0;
		foundCount = 0;
		goalX = toX;
		goalY = toY;
		tolerance = FacesAt.tolerance(goalX, goalY);
		observer = each;
		length = Double.POSITIVE_INFINITY;
		lastTurn = -1;
		for (int to : toFaces) {
			goalFaces[to] = true;
			for (int from : startFaces) {
				blocks.addBetween(from, to, useful);
			}
		}
		try {
			setRoot(0);
			for (int face : startFaces) {
				for (int portal = firstPortals[face]; portal < firstPortals[face + 1]; portal++) {
					look(Portals.SIZE * portal);
				}
			}
			pushAll();
			expandTurns();
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
			int interval = open.takeFirst();
			int[] data = open.data;
			int root = data[interval + OpenIntervals.TURN];
			if (!turns.isOutdated(root)) {
				setRoot(root);
				follow(data[interval + OpenIntervals.PORTAL], data[interval + OpenIntervals.LEFT],
						data[interval + OpenIntervals.RIGHT], progress);
			}
		}
	}

	private void setRoot(int root) {
		turn = root;
		rootX = turns.xs[root];
		rootY = turns.ys[root];
		rootLength = turns.lengths[root];
	}

	/** Expands an interval, then its successor as long as that is the only one. */
	private void follow(int fromPortal, int fromLeft, int fromRight, Progress progress) {
		int portal = fromPortal;
		int left = fromLeft;
		int right = fromRight;
		while (true) {
			if ((++expanded & 0xff) == 0) {
				progress.check();
			}
			if (observer != null) {
				report(portal, left, right);
			}
			expand(portal, left, right);
			if (nextCount != 1) {
				pushAll();
				expandTurns();
				return;
			}
			portal = nextPortals[0];
			left = nextLefts[0];
			right = nextRights[0];
			nextCount = 0;
			if (foundCount > 0) {
				int root = turn;
				expandTurns();
				setRoot(root);
			}
		}
	}

	private void pushAll() {
		for (int i = 0; i < nextCount; i++) {
			double key = rootLength + estimate(nextPortals[i], nextLefts[i], nextRights[i]);
			if (key < length) {
				generated++;
				open.add(key, nextPortals[i], nextLefts[i], nextRights[i], turn);
			}
		}
		nextCount = 0;
	}

	private void add(int portal, int left, int right) {
		if (nextCount == nextPortals.length) {
			nextPortals = Arrays.copyOf(nextPortals, 2 * nextCount);
			nextLefts = Arrays.copyOf(nextLefts, 2 * nextCount);
			nextRights = Arrays.copyOf(nextRights, 2 * nextCount);
		}
		nextPortals[nextCount] = portal;
		nextLefts[nextCount] = left;
		nextRights[nextCount++] = right;
	}

	/** Finds what the root sees through the interval in the face beyond. */
	private void expand(int portal, int left, int right) {
		int[] data = portals;
		double[] ends = xy;
		double fromX = rootX;
		double fromY = rootY;
		double leftX = limitX(left);
		double leftY = limitY(left);
		double rightX = limitX(right);
		double rightY = limitY(right);
		int face = data[portal + Portals.FACE];
		if (goalFaces[face]) {
			if (!isBeyond(leftX, leftY, -1) && !isBeyond(rightX, rightY, 1)) {
				reachGoal();
				return;
			}
		} else {
			boolean[] wanted = useful.contained;
			int back = Portals.SIZE * data[portal + Portals.BACK];
			int end = Portals.SIZE * firstPortals[face + 1];
			for (int at = Portals.SIZE * firstPortals[face]; at < end; at += Portals.SIZE) {
				if (at == back || !wanted[data[at + Portals.BLOCK]]) {
					continue;
				}
				int a = data[at + Portals.LEFT];
				int b = data[at + Portals.RIGHT];
				if (b == left || a == right) {
					continue;
				}
				double ax = ends[2 * a] - fromX;
				double ay = ends[2 * a + 1] - fromY;
				double bx = ends[2 * b] - fromX;
				double by = ends[2 * b + 1] - fromY;
				int leftB = sign(leftX * by, leftY * bx);
				if (leftB < 0 || leftB == 0 && exactSide(left, b) <= 0) {
					continue;
				}
				int rightA = sign(rightX * ay, rightY * ax);
				if (rightA > 0 || rightA == 0 && exactSide(right, a) >= 0) {
					continue;
				}
				int limit = left;
				if (a != left) {
					int leftA = sign(leftX * ay, leftY * ax);
					if (leftA > 0 || leftA == 0 && exactSide(left, a) >= 0) {
						limit = a;
					}
				}
				int other = right;
				if (b != right) {
					int rightB = sign(rightX * by, rightY * bx);
					if (rightB < 0 || rightB == 0 && exactSide(right, b) <= 0) {
						other = b;
					}
				}
				add(at, limit, other);
			}
		}
		if (left == data[portal + Portals.LEFT]) {
			int side = side(left, leftX, leftY, data[portal + Portals.NEXT_LEFT]);
			if (side == 0 || side < 0 && mayTurn(left)) {
				considerLefts(portal, leftX, leftY);
			}
		}
		if (right == data[portal + Portals.RIGHT]) {
			int side = side(right, rightX, rightY, data[portal + Portals.NEXT_RIGHT]);
			if (side == 0 || side > 0 && mayTurn(right)) {
				considerRights(portal, rightX, rightY);
			}
		}
	}

	/** The sign of a difference; 0 if it is not certain. */
	private static int sign(double a, double b) {
		double difference = a - b;
		double error = ERROR * (Math.abs(a) + Math.abs(b));
		return difference > error ? 1 : difference < -error ? -1 : 0;
	}

	/** A rounded start may be outside of the mesh, and see the next walls from behind. */
	private boolean mayTurn(int vertex) {
		return mesh.isCorner(vertex) || turn == 0 && mesh.isOnWall(vertex);
	}

	private void considerLefts(int portal, double dx, double dy) {
		int along = mesh.next(mesh.twin(portals[portal + Portals.EDGE]));
		int limit = mesh.origin(along);
		considerLeft(along);
		// the edges of the face may go on along the ray
		while (side(limit, dx, dy, mesh.target(along)) == 0) {
			along = mesh.next(along);
			if (side(limit, dx, dy, mesh.target(along)) <= 0) {
				considerLeft(along);
			} else {
				return;
			}
		}
	}

	private void considerRights(int portal, double dx, double dy) {
		int along = mesh.previous(mesh.twin(portals[portal + Portals.EDGE]));
		int limit = mesh.target(along);
		considerRight(along);
		while (side(limit, dx, dy, mesh.origin(along)) == 0) {
			along = mesh.previous(along);
			if (side(limit, dx, dy, mesh.origin(along)) >= 0) {
				considerRight(along);
			} else {
				return;
			}
		}
	}

	/** Whether the goal is on a side of a limit, and farther from it than a place may be outside of its face. */
	private boolean isBeyond(double dx, double dy, int side) {
		double cross = dx * (goalY - rootY) - dy * (goalX - rootX);
		return side * cross > tolerance * distance(dx, dy);
	}

	/** The horizontal part of the direction of a limit. */
	private double limitX(int limit) {
		return limit == STRAIGHT ? rootX - turns.xs[turns.parents[turn]] : xy[2 * limit] - rootX;
	}

	private double limitY(int limit) {
		return limit == STRAIGHT ? rootY - turns.ys[turns.parents[turn]] : xy[2 * limit + 1] - rootY;
	}

	/** The side of a limit on which a vertex lies: 1 if right, -1 if left, 0 if on the ray. */
	private int side(int limit, double dx, double dy, int vertex) {
		double a = dx * (xy[2 * vertex + 1] - rootY);
		double b = dy * (xy[2 * vertex] - rootX);
		double difference = a - b;
		if (Math.abs(difference) > ERROR * (Math.abs(a) + Math.abs(b))) {
			return difference > 0 ? 1 : -1;
		}
		return exactSide(limit, vertex);
	}

	private int exactSide(int limit, int vertex) {
		double x = mesh.x(vertex);
		double y = mesh.y(vertex);
		if (limit == STRAIGHT) {
			int parent = turns.parents[turn];
			return Predicates.side(turns.xs[parent], turns.ys[parent], rootX, rootY, x, y);
		}
		return Predicates.side(rootX, rootY, mesh.x(limit), mesh.y(limit), x, y);
	}

	/** Looks through a portal of a face that contains the root. */
	private void look(int portal) {
		if (!useful.contains(portals[portal + Portals.BLOCK])) {
			return;
		}
		int a = portals[portal + Portals.LEFT];
		int b = portals[portal + Portals.RIGHT];
		int side = Predicates.side(rootX, rootY, mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b));
		if (side > 0) {
			add(portal, a, b);
		} else {
			lookAlong(portal, a, b);
		}
	}

	/** Finds a turn at the nearer end of a portal that the root sees edge-on. */
	private void lookAlong(int portal, int a, int b) {
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		if ((mesh.x(a) - rootX) * ex + (mesh.y(a) - rootY) * ey > 0) {
			considerLeft(portals[portal + Portals.EDGE]);
		} else if ((mesh.x(b) - rootX) * ex + (mesh.y(b) - rootY) * ey < 0) {
			considerRight(portals[portal + Portals.EDGE]);
		}
	}

	/** Finds a turn to the left at the vertex where a half-edge begins, if a shortest path may turn there. */
	private void considerLeft(int along) {
		int vertex = mesh.origin(along);
		if (mayTurn(vertex)) {
			double way = way(vertex);
			if (turns.improves(vertex, way) && side(vertex, mesh.target(mesh.leaving(vertex))) < 0) {
				addTurn(vertex, way, along);
			}
		}
	}

	/** Finds a turn to the right at the vertex where a half-edge ends, if a shortest path may turn there. */
	private void considerRight(int along) {
		int vertex = mesh.target(along);
		if (mayTurn(vertex)) {
			double way = way(vertex);
			if (turns.improves(vertex, way)
					&& side(vertex, mesh.origin(mesh.wallBefore(mesh.leaving(vertex)))) > 0) {
				addTurn(vertex, way, ~along);
			}
		}
	}

	private double way(int vertex) {
		return rootLength + distance(mesh.x(vertex) - rootX, mesh.y(vertex) - rootY);
	}

	/** The side of the way to a vertex on which another lies. */
	private int side(int vertex, int other) {
		return Predicates.side(rootX, rootY, mesh.x(vertex), mesh.y(vertex), mesh.x(other), mesh.y(other));
	}

	private void addTurn(int vertex, double way, int along) {
		double x = mesh.x(vertex);
		double y = mesh.y(vertex);
		if (way + distance(goalX - x, goalY - y) < length) {
			if (foundCount == foundTurns.length) {
				foundTurns = Arrays.copyOf(foundTurns, 2 * foundCount);
				foundEdges = Arrays.copyOf(foundEdges, 2 * foundCount);
			}
			foundTurns[foundCount] = turns.add(vertex, x, y, way, turn);
			foundEdges[foundCount++] = along;
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

	/** Opens what is visible from the turns found, and from those found thereby. */
	private void expandTurns() {
		while (foundCount > 0) {
			foundCount--;
			setRoot(foundTurns[foundCount]);
			int along = foundEdges[foundCount];
			if (along >= 0) {
				turnLeft(along);
			} else {
				turnRight(~along);
			}
			pushAll();
		}
	}

	/** Looks at the faces around the root, from the ray straight on to the left up to the wall. */
	private void turnLeft(int first) {
		int along = first;
		int vertex = turns.vertices[turn];
		int face = mesh.face(along);
		if (goalFaces[face]) {
			reachGoal();
		} else {
			double dx = limitX(STRAIGHT);
			double dy = limitY(STRAIGHT);
			for (int portal = firstPortals[face]; portal < firstPortals[face + 1]; portal++) {
				int at = Portals.SIZE * portal;
				int a = portals[at + Portals.LEFT];
				int b = portals[at + Portals.RIGHT];
				if (a != vertex && b != vertex && side(STRAIGHT, dx, dy, a) < 0) {
					if (side(STRAIGHT, dx, dy, b) <= 0) {
						look(at);
					} else if (useful.contains(portals[at + Portals.BLOCK])) {
						add(at, a, STRAIGHT);
					}
				}
			}
		}
		while (useful.contains(blocks.of(along))) {
			along = mesh.next(mesh.twin(along));
			lookAround(vertex, mesh.face(along));
		}
	}

	/** Looks at the faces around the root, from the ray straight on to the right up to the wall. */
	private void turnRight(int first) {
		int along = first;
		int vertex = turns.vertices[turn];
		int face = mesh.face(along);
		if (goalFaces[face]) {
			reachGoal();
		} else {
			double dx = limitX(STRAIGHT);
			double dy = limitY(STRAIGHT);
			for (int portal = firstPortals[face]; portal < firstPortals[face + 1]; portal++) {
				int at = Portals.SIZE * portal;
				int a = portals[at + Portals.LEFT];
				int b = portals[at + Portals.RIGHT];
				if (a != vertex && b != vertex && side(STRAIGHT, dx, dy, b) > 0) {
					if (side(STRAIGHT, dx, dy, a) >= 0) {
						look(at);
					} else if (useful.contains(portals[at + Portals.BLOCK])) {
						add(at, STRAIGHT, b);
					}
				}
			}
		}
		while (useful.contains(blocks.of(along))) {
			along = mesh.previous(mesh.twin(along));
			lookAround(vertex, mesh.face(along));
		}
	}

	/** Looks through all portals of a face but those at the root. */
	private void lookAround(int vertex, int face) {
		if (goalFaces[face]) {
			reachGoal();
			return;
		}
		for (int portal = firstPortals[face]; portal < firstPortals[face + 1]; portal++) {
			int at = Portals.SIZE * portal;
			if (portals[at + Portals.LEFT] != vertex && portals[at + Portals.RIGHT] != vertex) {
				look(at);
			}
		}
	}

	/** The length of a shortest way from the root through an interval to the goal if nothing is behind the interval. */
	private double estimate(int portal, int leftLimit, int rightLimit) {
		int a = portals[portal + Portals.LEFT];
		int b = portals[portal + Portals.RIGHT];
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

	private void report(int portal, int left, int right) {
		int a = portals[portal + Portals.LEFT];
		int b = portals[portal + Portals.RIGHT];
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
