package org.leeway.pathing.navmesh.anyangle;

import java.util.function.Consumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.geom.exact.Predicates;
import org.leeway.pathing.navmesh.NavMesh;

/**
 * A reusable search for shortest paths of points on a mesh. Not thread-safe.
 * <p> The last turn of a path is called the <em>root</em>. An <em>interval</em> is a part of a portal that is visible
 * from the root. An interval is bounded by two rays from the root, its <em>limits</em>. A limit is stored as a vertex
 * on the ray, so that comparisons with the ray are exact.
 */
final class IntervalSearch {

	private final NavMesh mesh;
	private final Blocks blocks;
	private final Portals tables;
	/** The values of each portal, in the layout of {@link Portals#data}. */
	private final int[] portals;
	private final double[] xy;
	private final TurnNodes turns;
	private final IntervalRoot root;
	private final OpenIntervals open = new OpenIntervals();
	/** The intervals that the current expansion has found. */
	private final FoundIntervals next = new FoundIntervals();
	private final FoundTurns found = new FoundTurns();
	private final BlockSet useful;
	private final boolean[] goalFaces;
	private Consumer<Segment> observer;
	private int expanded;
	private int generated;
	/** The length of the shortest path found, or infinity before the first path is found. */
	private double length;
	/** The last turn of the shortest path found, or -1 before the first path is found. */
	private int lastTurn;

	IntervalSearch(NavMesh mesh, Blocks blocks, Portals portals) {
		this.mesh = mesh;
		this.blocks = blocks;
		this.tables = portals;
		this.portals = portals.data;
		this.xy = portals.xy;
		this.turns = new TurnNodes(mesh.vertexCount());
		this.root = new IntervalRoot(portals, turns);
		this.useful = new BlockSet(blocks.end());
		this.goalFaces = new boolean[mesh.faceCount()];
	}

	/**
	 * Finds the shortest path and returns its length in cells. Returns infinity if there is no path. The start and the
	 * goal must not lie in the same face.
	 */
	double run(double startX, double startY, int[] startFaces, double toX, double toY, int[] toFaces,
			Consumer<Segment> each, Progress progress) {
		turns.begin(startX, startY);
		open.clear();
		expanded = 0;
		generated = 0;
		next.count = 0;
		found.clear();
		root.setGoal(toX, toY);
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
			root.set(0);
			for (int face : startFaces) {
				int end = tables.end(face);
				for (int at = tables.begin(face); at < end; at += Portals.SIZE) {
					look(at);
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

	TurnNodes turns() {
		return turns;
	}

	private void expandAll(Progress progress) {
		while (!open.isEmpty() && open.firstKey() < length) {
			int interval = open.takeFirst();
			int[] data = open.data;
			int turn = data[interval + OpenIntervals.TURN];
			if (!turns.isOutdated(turn)) {
				root.set(turn);
				follow(data[interval + OpenIntervals.PORTAL], data[interval + OpenIntervals.LEFT],
						data[interval + OpenIntervals.RIGHT], progress);
			}
		}
	}

	/** Expands an interval. If this finds exactly one new interval, expands the new interval at once, and so on. */
	private void follow(int fromPortal, int fromLeft, int fromRight, Progress progress) {
		int portal = fromPortal;
		int left = fromLeft;
		int right = fromRight;
		while (true) {
			if ((++expanded & 0xff) == 0) {
				progress.check();
			}
			if (observer != null) {
				observer.accept(root.segment(portal, left, right));
			}
			expand(portal, left, right);
			if (next.count != 1) {
				pushAll();
				expandTurns();
				return;
			}
			portal = next.portals[0];
			left = next.lefts[0];
			right = next.rights[0];
			next.count = 0;
			if (!found.isEmpty()) {
				int turn = root.turn;
				expandTurns();
				root.set(turn);
			}
		}
	}

	private void pushAll() {
		for (int i = 0; i < next.count; i++) {
			double key = root.length + root.estimate(next.portals[i], next.lefts[i], next.rights[i]);
			if (key < length) {
				generated++;
				open.add(key, next.portals[i], next.lefts[i], next.rights[i], root.turn);
			}
		}
		next.count = 0;
	}

	/**
	 * Expands an interval, that is, the part of a portal that the root (the last turn of the path) sees. Examines the face
	 * behind the portal:
	 * <ul>
	 * <li>If the root sees the goal in the face, the path can go straight to the goal. The path is kept if it is the shortest
	 * so far.
	 * <li>If not, finds turns at the ends of the interval.
	 * <li>If the goal is not in the face at all, also finds the intervals that the root sees through the other portals of the
	 * face.
	 * </ul>
	 */
	private void expand(int portal, int left, int right) {
		int[] data = portals;
		double[] ends = xy;
		double fromX = root.x;
		double fromY = root.y;
		double leftX = root.limitX(left);
		double leftY = root.limitY(left);
		double rightX = root.limitX(right);
		double rightY = root.limitY(right);
		int face = data[portal + Portals.FACE];
		if (goalFaces[face]) {
			if (!root.isBeyond(leftX, leftY, -1) && !root.isBeyond(rightX, rightY, 1)) {
				reachGoal();
				return;
			}
		} else {
			boolean[] wanted = useful.contained;
			int back = Portals.SIZE * data[portal + Portals.BACK];
			int end = tables.end(face);
			for (int at = tables.begin(face); at < end; at += Portals.SIZE) {
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
				int leftB = IntervalRoot.sign(leftX * by, leftY * bx);
				if (leftB < 0 || leftB == 0 && root.exactSide(left, b) <= 0) {
					continue;
				}
				int rightA = IntervalRoot.sign(rightX * ay, rightY * ax);
				if (rightA > 0 || rightA == 0 && root.exactSide(right, a) >= 0) {
					continue;
				}
				int limit = left;
				if (a != left) {
					int leftA = IntervalRoot.sign(leftX * ay, leftY * ax);
					if (leftA > 0 || leftA == 0 && root.exactSide(left, a) >= 0) {
						limit = a;
					}
				}
				int other = right;
				if (b != right) {
					int rightB = IntervalRoot.sign(rightX * by, rightY * bx);
					if (rightB < 0 || rightB == 0 && root.exactSide(right, b) <= 0) {
						other = b;
					}
				}
				next.add(at, limit, other);
			}
		}
		if (left == data[portal + Portals.LEFT]) {
			int side = root.side(left, leftX, leftY, data[portal + Portals.NEXT_LEFT]);
			if (side == 0 || side < 0 && mayTurn(left)) {
				considerLefts(portal, leftX, leftY);
			}
		}
		if (right == data[portal + Portals.RIGHT]) {
			int side = root.side(right, rightX, rightY, data[portal + Portals.NEXT_RIGHT]);
			if (side == 0 || side > 0 && mayTurn(right)) {
				considerRights(portal, rightX, rightY);
			}
		}
	}

	/**
	 * Returns whether a path may turn at a vertex. The vertex must be a corner of the mesh. But the first turn may be at any
	 * vertex on a wall, because rounding may have moved the start just behind this wall.
	 */
	private boolean mayTurn(int vertex) {
		return mesh.isCorner(vertex) || root.turn == 0 && mesh.isOnWall(vertex);
	}

	private void considerLefts(int portal, double dx, double dy) {
		int along = mesh.next(mesh.twin(portals[portal + Portals.EDGE]));
		int limit = mesh.origin(along);
		considerLeft(along);
		// the next edge of the face may lie on the same ray. Then the path may also turn at the end of this edge
		while (root.side(limit, dx, dy, mesh.target(along)) == 0) {
			along = mesh.next(along);
			if (root.side(limit, dx, dy, mesh.target(along)) <= 0) {
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
		while (root.side(limit, dx, dy, mesh.origin(along)) == 0) {
			along = mesh.previous(along);
			if (root.side(limit, dx, dy, mesh.origin(along)) >= 0) {
				considerRight(along);
			} else {
				return;
			}
		}
	}

	/**
	 * Adds the interval that the root sees through a portal of a face that touches the root. If the portal and the root lie on
	 * one line, the root sees nothing through the portal. In this case, finds a turn at the end of the portal that is nearer to
	 * the root.
	 */
	private void look(int portal) {
		if (!useful.contains(portals[portal + Portals.BLOCK])) {
			return;
		}
		int a = portals[portal + Portals.LEFT];
		int b = portals[portal + Portals.RIGHT];
		int side = Predicates.side(root.x, root.y, mesh.x(a), mesh.y(a), mesh.x(b), mesh.y(b));
		if (side > 0) {
			next.add(portal, a, b);
		} else {
			lookAlong(portal, a, b);
		}
	}

	/**
	 * Finds a turn at an end of a portal. The portal and the root (the last turn of the path) must lie on one line. The turn is
	 * at the end nearer to the root. Does nothing if the root lies between the two ends.
	 */
	private void lookAlong(int portal, int a, int b) {
		double ex = mesh.x(b) - mesh.x(a);
		double ey = mesh.y(b) - mesh.y(a);
		if ((mesh.x(a) - root.x) * ex + (mesh.y(a) - root.y) * ey > 0) {
			considerLeft(portals[portal + Portals.EDGE]);
		} else if ((mesh.x(b) - root.x) * ex + (mesh.y(b) - root.y) * ey < 0) {
			considerRight(portals[portal + Portals.EDGE]);
		}
	}

	/** Adds a turn to the left at the origin of a half-edge, if a shortest path may turn there. */
	private void considerLeft(int along) {
		int vertex = mesh.origin(along);
		if (mayTurn(vertex)) {
			double way = root.way(vertex);
			if (turns.improves(vertex, way) && root.side(vertex, mesh.target(mesh.leaving(vertex))) < 0) {
				addTurn(vertex, way, along);
			}
		}
	}

	/** Adds a turn to the right at the target of a half-edge, if a shortest path may turn there. */
	private void considerRight(int along) {
		int vertex = mesh.target(along);
		if (mayTurn(vertex)) {
			double way = root.way(vertex);
			if (turns.improves(vertex, way)
					&& root.side(vertex, mesh.origin(mesh.wallBefore(mesh.leaving(vertex)))) > 0) {
				addTurn(vertex, way, ~along);
			}
		}
	}

	private void addTurn(int vertex, double way, int along) {
		if (way + root.toGoal(vertex) < length) {
			found.add(turns.add(vertex, mesh.x(vertex), mesh.y(vertex), way, root.turn), along);
		}
	}

	private void reachGoal() {
		double way = root.wayToGoal();
		if (way < length) {
			length = way;
			lastTurn = root.turn;
		}
	}

	/**
	 * Expands all turns in {@link #found}. Expanding a turn may add further turns, which are expanded too. Pushes the intervals
	 * that are visible from the turns onto the open list.
	 */
	private void expandTurns() {
		while (!found.isEmpty()) {
			found.removeLast();
			root.set(found.turn());
			int along = found.edge();
			turn(along >= 0 ? along : ~along, along >= 0);
			pushAll();
		}
	}

	/**
	 * Expands a turn of the path at a corner. Examines the faces around the corner, one after another, on the side to which the
	 * path turns. Without the turn, the path would go straight on into the first face. Stops at a wall, or at a portal that
	 * cannot lead to the goal.
	 *
	 * @param first the half-edge of the first face through which the search leaves this face
	 * @param toLeft true for a turn to the left, counterclockwise. False for a turn to the right
	 */
	private void turn(int first, boolean toLeft) {
		int vertex = turns.vertices[root.turn];
		int face = mesh.face(first);
		if (goalFaces[face]) {
			reachGoal();
		} else {
			double dx = root.limitX(IntervalRoot.STRAIGHT);
			double dy = root.limitY(IntervalRoot.STRAIGHT);
			int end = tables.end(face);
			for (int at = tables.begin(face); at < end; at += Portals.SIZE) {
				if (portals[at + Portals.LEFT] != vertex && portals[at + Portals.RIGHT] != vertex) {
					lookBeside(at, dx, dy, toLeft);
				}
			}
		}
		int along = first;
		while (useful.contains(blocks.of(along))) {
			int twin = mesh.twin(along);
			along = toLeft ? mesh.next(twin) : mesh.previous(twin);
			lookAround(vertex, mesh.face(along));
		}
	}

	/**
	 * Adds the part of a portal that the root (the last turn of the path) sees on one side of a ray. On this ray, the path
	 * would go straight on beyond the root.
	 *
	 * @param at the index of the portal in {@link #portals}
	 * @param dx the x of a vector along the ray
	 * @param dy the y of this vector
	 * @param toLeft true for the part of the portal to the left of the ray, false for the part to the right
	 */
	private void lookBeside(int at, double dx, double dy, boolean toLeft) {
		int sign = toLeft ? 1 : -1;
		int a = portals[at + Portals.LEFT];
		int b = portals[at + Portals.RIGHT];
		if (sign * root.side(IntervalRoot.STRAIGHT, dx, dy, toLeft ? a : b) < 0) {
			if (sign * root.side(IntervalRoot.STRAIGHT, dx, dy, toLeft ? b : a) <= 0) {
				look(at);
			} else if (useful.contains(portals[at + Portals.BLOCK])) {
				next.add(at, toLeft ? a : IntervalRoot.STRAIGHT, toLeft ? IntervalRoot.STRAIGHT : b);
			}
		}
	}

	/**
	 * Examines a face that touches the root (the last turn of the path). If the goal is in the face, the path can go straight
	 * to the goal, and is kept if it is the shortest so far. Otherwise, adds the intervals that the root sees through the
	 * portals of the face, except portals that end at the root.
	 *
	 * @param vertex the vertex at the root
	 */
	private void lookAround(int vertex, int face) {
		if (goalFaces[face]) {
			reachGoal();
			return;
		}
		int end = tables.end(face);
		for (int at = tables.begin(face); at < end; at += Portals.SIZE) {
			if (portals[at + Portals.LEFT] != vertex && portals[at + Portals.RIGHT] != vertex) {
				look(at);
			}
		}
	}
}
