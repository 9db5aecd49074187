package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.List;

import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A search for the best paths from poses to a goal. The search is an A* that runs backwards, from the goal towards a start.
 * For another start, the search keeps its paths and continues. The path of a pose is final when the pose was taken off the
 * open list. Not thread-safe.
 * <p>
 * Near the goal, a path may end with a curve that leads directly to the goal. A node of the open list may stand for all
 * curves from a cell, or for a single curve. The search computes the lengths of the curves from a cell only when the node of
 * the cell comes first on the list. A curve is checked only when the node of the curve comes first.
 * <p>
 * D. Silver, Cooperative pathfinding, 2005: reverse resumable A*.
 */
final class ReverseSearchTree {

	/**
	 * Value of {@link PoseNodes#arrival} for a node at the goal. For any other node, the value says how its path goes on. A
	 * value of 0 or more is the index of a move. The constants below stand for a curve to the goal.
	 */
	private static final int GOAL = -1;
	/** Value of {@link PoseNodes#arrival} for a node with a curve to the goal that has not been checked yet. */
	private static final int UNCHECKED_SHOT = -2;
	/** Value of {@link PoseNodes#arrival} for a node with a legal curve to the goal. */
	private static final int SHOT = -3;
	/**
	 * Value of {@link PoseNodes#arrival} for a node that stands for the curves from all poses of a cell. The lengths of these
	 * curves have not been computed yet.
	 */
	private static final int SHOTS_OF_CELL = -4;

	private final TurningMap map;
	private final PoseNodes nodes;
	/** The memory of {@link #field}, kept here because each new field reuses it. */
	private final PoseNodes near;
	private final LatticeEnd goal;
	private final GoalShots shots;
	private final Headings headings;
	private LatticeEnd root;
	private StartField field;
	/** The expanded nodes, in the order of expansion. Only the first {@link #size} entries are valid. */
	private int[] taken = new int[1024];
	private int size;

	/**
	 * A key of the cache of search trees.
	 *
	 * @param shotRange the largest distance, in cells, at which curves directly to the goal are tried; 0 if no such curves
	 * are tried
	 */
	record Key(Pose goal, double shotRange) {
	}

	ReverseSearchTree(TurningMap map, Key key) {
		this.map = map;
		this.goal = LatticeEnd.of(key.goal, map);
		this.shots = new GoalShots(map, key.goal, key.shotRange);
		this.headings = map.unit().headings();
		this.nodes = new PoseNodes(map.width(), map.height(), headings.count());
		this.near = new PoseNodes(map.width(), map.height(), headings.count());
	}

	/** Returns whether the search runs towards the given start. */
	boolean isTowards(LatticeEnd start) {
		return start.equals(root);
	}

	/**
	 * Returns the distance, in cells, between a given start and the start towards which the search runs now. Infinite if
	 * the search has not begun.
	 */
	double distance(LatticeEnd start) {
		return root == null ? Double.POSITIVE_INFINITY : root.pose().position().distance(start.pose().position());
	}

	/**
	 * Restarts the search, towards a start.
	 *
	 * @param joinRange used for a start that is no pose of the lattice. Curves join the start with all poses of the lattice
	 * up to this distance, in cells
	 */
	void begin(LatticeEnd start, double joinRange) {
		root = start;
		field = new StartField(map, near, start, joinRange);
		nodes.clear();
		size = 0;
		if (goal.isPlaced()) {
			goal.headings(headings).filter(heading -> map.ground().isFree(map.unit().footprint(),
					Pose.at(map.place(goal.x(), goal.y()), headings.angle(heading)))).forEach(
							heading -> reach(nodes.at(goal.x(), goal.y(), heading), 0, GOAL, 0));
		}
		int reach = shots.reach();
		for (int y = Math.max(0, goal.y() - reach); y <= Math.min(map.height() - 1, goal.y() + reach); y++) {
			for (int x = Math.max(0, goal.x() - reach); x <= Math.min(map.width() - 1, goal.x() + reach); x++) {
				if (map.classes()[map.index(x, y)] != TurningMap.NONE && shots.isInRange(map.place(x, y))) {
					add(x, y, 0, field.estimate(x, y), SHOTS_OF_CELL, shots.leastDuration(map.place(x, y)));
				}
			}
		}
	}

	/**
	 * Adds a node that stands for one curve or for several curves to the goal. Adds nothing if {@code estimate} is infinite,
	 * because no path then leads from the start to the node.
	 */
	private void add(int x, int y, int heading, double estimate, int arrival, double duration) {
		if (estimate < Double.POSITIVE_INFINITY) {
			int node = nodes.add(x, y, heading);
			nodes.estimate(node, estimate);
			nodes.open(node, 0, arrival, duration);
		}
	}

	private void openShots(int x, int y) {
		for (int i = 0; i < headings.count(); i++) {
			double estimate = field.estimate(x, y, i);
			double duration = estimate < Double.POSITIVE_INFINITY ? shots.duration(pose(x, y, i)) : Double.POSITIVE_INFINITY;
			if (duration < known(x, y, i)) {
				add(x, y, i, estimate, UNCHECKED_SHOT, duration);
			}
		}
	}

	/** Returns the duration of the best known path from a pose to the goal, in seconds. Infinite if no path is known. */
	private double known(int x, int y, int heading) {
		int node = nodes.find(x, y, heading);
		return node < 0 ? Double.POSITIVE_INFINITY : nodes.cost(node);
	}

	/**
	 * Returns a lower bound of the duration from a start to a pose, in seconds. The start is the place towards which the
	 * search runs. Infinite if no path leads from the start to the pose.
	 */
	double estimate(int x, int y, int heading) {
		return field.estimate(x, y, heading);
	}

	/** Returns whether the search may still find a path, or a better path, for some pose. */
	boolean hasNext() {
		return nodes.hasOpen();
	}

	/** Returns the least sum of cost and estimate on the open list. No path that is found later has a lower sum. */
	double level() {
		return nodes.level();
	}

	/**
	 * Takes the first node off the open list, and returns the node. If the node stands for a pose, expands the pose. If the
	 * node stands for a curve to the goal, checks whether the curve is legal. If the node stands for all curves from a cell,
	 * computes their lengths. Afterwards, {@link #isFinal} returns whether the path from the node to the goal is final.
	 */
	int next() {
		int node = nodes.takeFirst();
		if (nodes.arrival(node) == SHOTS_OF_CELL) {
			openShots(nodes.x(node), nodes.y(node));
		} else if (nodes.arrival(node) == UNCHECKED_SHOT) {
			shoot(node);
		} else {
			if (size == taken.length) {
				taken = Arrays.copyOf(taken, 2 * size);
			}
			taken[size++] = node;
			expand(node);
		}
		return node;
	}

	/** Returns how many poses the search has expanded since the last {@link #begin}, for all starts together. */
	int size() {
		return size;
	}

	/** Returns the cells of the expanded poses, in the order of expansion, as row times width plus column. */
	int[] cells() {
		return Arrays.stream(taken, 0, size).map(node -> nodes.y(node) * map.width() + nodes.x(node)).toArray();
	}

	/**
	 * Returns the number of nodes. A node stands for a pose, for the curves from a pose to the goal, or for the curves
	 * from a cell to the goal.
	 */
	int count() {
		return nodes.count();
	}

	/** Returns the node of a pose. If the pose has no node, adds a node without a path. */
	int at(int x, int y, int heading) {
		return nodes.at(x, y, heading);
	}

	/** Returns whether the best known path from a node to the goal is final, that is, whether no faster path exists. */
	boolean isFinal(int node) {
		return nodes.isClosed(node);
	}

	/** Returns the duration, in seconds, of the best known path from a node to the goal. */
	double cost(int node) {
		return nodes.cost(node);
	}

	private void expand(int node) {
		int x = nodes.x(node);
		int y = nodes.y(node);
		double cost = nodes.cost(node);
		byte[] classes = map.classes();
		for (TurningMap.Arrival arrival : map.arrivals(nodes.heading(node))) {
			Primitive move = arrival.primitive();
			int fromX = x - move.dx();
			int fromY = y - move.dy();
			if (classes[map.index(fromX, fromY)] == TurningMap.NONE) {
				continue;
			}
			int known = nodes.find(fromX, fromY, arrival.from());
			if (known >= 0 && nodes.cost(known) <= cost + move.weight() / map.speed(0)) {
				continue;
			}
			double duration = map.duration(arrival.from(), arrival.move(), fromX, fromY);
			if (duration < Double.POSITIVE_INFINITY) {
				reach(nodes.at(fromX, fromY, arrival.from()), node, arrival.move(), cost + duration);
			}
		}
	}

	private void reach(int node, int towards, int arrival, double cost) {
		if (cost < nodes.cost(node)) {
			if (Double.isNaN(nodes.estimate(node))) {
				nodes.estimate(node, field.estimate(nodes.x(node), nodes.y(node), nodes.heading(node)));
			}
			if (nodes.estimate(node) < Double.POSITIVE_INFINITY) {
				nodes.open(node, towards, arrival, cost);
			}
		}
	}

	/**
	 * Checks whether the curve from a node's pose to the goal is legal. A legal curve becomes the path of this pose, unless
	 * a better path is known.
	 */
	private void shoot(int node) {
		int x = nodes.x(node);
		int y = nodes.y(node);
		int heading = nodes.heading(node);
		if (nodes.cost(node) < known(x, y, heading)) {
			shots.moves(pose(node)).ifPresent(moves -> reach(nodes.at(x, y, heading), 0, SHOT, Moves.cost(moves)));
		}
	}

	/** Returns the pose of a node. */
	Pose pose(int node) {
		return pose(nodes.x(node), nodes.y(node), nodes.heading(node));
	}

	private Pose pose(int x, int y, int heading) {
		return Pose.at(map.place(x, y), headings.angle(heading));
	}

	/** Returns the curves that lead directly to the goal. */
	GoalShots shots() {
		return shots;
	}

	/** Appends the moves of the path from a node to the goal. The path of the node must be final. */
	void addPath(int from, List<Move> moves) {
		int node = from;
		while (nodes.arrival(node) >= 0) {
			moves.addAll(map.driven(nodes.heading(node), nodes.arrival(node), nodes.x(node), nodes.y(node)));
			node = nodes.parent(node);
		}
		if (nodes.arrival(node) == SHOT) {
			moves.addAll(shots.moves(pose(node)).orElseThrow());
		}
	}
}
