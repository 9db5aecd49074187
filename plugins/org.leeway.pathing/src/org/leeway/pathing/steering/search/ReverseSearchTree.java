package org.leeway.pathing.steering.search;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A search for the best paths from poses to a goal. The search is an A* that runs backwards, from the goal towards a
 * start. For another start, the search keeps its paths and continues. The path of a pose is final when the pose was
 * taken off the open list. Not thread-safe.
 * <p>
 * Near the goal, a path may end with a curve that leads directly to the goal. A curve is checked only when it is the
 * first entry of the open list.
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

	private final TurningMap map;
	private final PoseNodes nodes;
	/** The memory of {@link #field}, kept here because each new field reuses it. */
	private final PoseNodes near;
	private final LatticeEnd goal;
	private final double range;
	private final Headings headings;
	private final UnitCurves curves;
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
		this.range = key.shotRange;
		this.headings = map.unit().headings();
		this.curves = new UnitCurves(map.unit().turningRadius(), map.unit().reverseCost());
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
		int reach = (int) Math.ceil(range);
		for (int y = Math.max(0, goal.y() - reach); y <= Math.min(map.height() - 1, goal.y() + reach); y++) {
			for (int x = Math.max(0, goal.x() - reach); x <= Math.min(map.width() - 1, goal.x() + reach); x++) {
				if (range > 0 && map.place(x, y).distance(goal.pose().position()) <= range) {
					openShots(x, y);
				}
			}
		}
	}

	private void openShots(int x, int y) {
		for (int i = 0; i < headings.count() && map.classes()[map.index(x, y)] != TurningMap.NONE; i++) {
			double estimate = field.estimate(x, y, i);
			if (estimate < Double.POSITIVE_INFINITY) {
				int node = nodes.add(x, y, i);
				nodes.estimate(node, estimate);
				nodes.open(node, 0, UNCHECKED_SHOT, shotCost(pose(node)) / map.speed(0));
			}
		}
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
	 * Does one step of the search, and returns the node of this step. Takes the node off the open list, and then
	 * expands it or checks its curve to the goal. The path from this node to the goal may be final afterwards.
	 */
	int next() {
		int node = nodes.takeFirst();
		if (nodes.arrival(node) == UNCHECKED_SHOT) {
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

	/** Returns the number of nodes. A node stands for a pose, or for a curve from a pose to the goal. */
	int count() {
		return nodes.count();
	}

	/** Returns the node of a pose. If the pose has no node, adds a node without a path. */
	int at(int x, int y, int heading) {
		return nodes.at(x, y, heading);
	}

	/** Returns whether the best known path from a node to the goal is final, so that no path is better. */
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
		shotMoves(pose(node)).ifPresent(moves -> reach(nodes.at(nodes.x(node), nodes.y(node), nodes.heading(node)), 0, SHOT,
				Moves.cost(moves)));
	}

	/** Returns the pose of a node. */
	Pose pose(int node) {
		return Pose.at(map.place(nodes.x(node), nodes.y(node)), headings.angle(nodes.heading(node)));
	}

	/** Returns whether a start is near enough to the goal to try a curve from the start to the goal. */
	boolean isInRange(LatticeEnd start) {
		return range > 0 && map.place(start.x(), start.y()).distance(goal.pose().position()) <= range;
	}

	/**
	 * Returns a lower bound of the cost of all curves from a pose to the goal. Driving a cell forward costs 1. If the pose
	 * has no heading, the unit may have any heading there.
	 */
	double shotCost(Pose from) {
		Point at = from.position();
		Point to = goal.pose().position();
		if (from.heading().isEmpty()) {
			return goal.pose().heading().isEmpty() ? at.distance(to)
					: curves.costFrom(at.x(), at.y(), to.x(), to.y(), goal.pose().heading().getAsDouble());
		}
		double heading = from.heading().getAsDouble();
		return goal.pose().heading().isPresent()
				? curves.length(at.x(), at.y(), heading, to.x(), to.y(), goal.pose().heading().getAsDouble())
				: curves.costTo(at.x(), at.y(), heading, to.x(), to.y());
	}

	/**
	 * Returns a legal curve from a pose to the goal, with the speeds of the terrain. Empty if no tried curve is legal.
	 * If both ends have a heading, only the shortest curve is tried. Otherwise several curves are tried, and the
	 * fastest legal curve is returned.
	 */
	Optional<List<Move>> shotMoves(Pose from) {
		Point at = from.position();
		Point to = goal.pose().position();
		if (from.heading().isEmpty()) {
			double heading = goal.pose().heading().orElse(Math.atan2(to.y() - at.y(), to.x() - at.x()));
			return map.fastest(curves.movesFrom(at.x(), at.y(), to.x(), to.y(), heading));
		}
		double heading = from.heading().getAsDouble();
		return goal.pose().heading().isPresent()
				? map.driven(curves.moves(at.x(), at.y(), heading, to.x(), to.y(), goal.pose().heading().getAsDouble()))
				: map.fastest(curves.movesTo(at.x(), at.y(), heading, to.x(), to.y()));
	}

	/** Appends the moves of the path from a node to the goal. The path of the node must be final. */
	void addPath(int from, List<Move> moves) {
		int node = from;
		while (nodes.arrival(node) >= 0) {
			moves.addAll(map.driven(nodes.heading(node), nodes.arrival(node), nodes.x(node), nodes.y(node)));
			node = nodes.parent(node);
		}
		if (nodes.arrival(node) == SHOT) {
			moves.addAll(shotMoves(pose(node)).orElseThrow());
		}
	}
}
