package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * One search by A* over the poses of the lattice. Curves from a start beside the lattice, and from the lattice to the goal,
 * are edges as moves are; their legality is checked only when the search takes them off the open list. Not thread-safe.
 */
final class DirectionalSearch {

	private static final double SAME = 1e-9;
	/** Arrivals that are no moves: where the path begins, curves from there, and to the goal, before and after the check. */
	private static final int START = -1;
	private static final int UNCHECKED_JOIN = -2;
	private static final int JOIN = -3;
	private static final int UNCHECKED_SHOT = -4;
	private static final int SHOT = -5;
	private static final int CHECK = 1023;

	private final TurningMap map;
	private final GoalField field;
	private final PoseNodes nodes;
	private final Pose start;
	private final Pose goal;
	private final double joinRange;
	private final Curves curves;
	private final Headings headings;
	private int expanded;

	/** @param joinRange how far away, in cells, a start beside the lattice is joined with it */
	DirectionalSearch(TurningMap map, GoalField field, PoseNodes nodes, Pose start, Pose goal, double joinRange) {
		this.map = map;
		this.field = field;
		this.nodes = nodes;
		this.start = start;
		this.goal = goal;
		this.joinRange = joinRange;
		this.headings = map.unit().headings();
		this.curves = new Curves(map.unit().turningRadius(), map.unit().reverseCost());
	}

	/**
	 * The moves of a best path at the speeds of the terrain; empty if there is none.
	 *
	 * @param taken hears of each node that is taken off the open list, by its number
	 */
	Optional<List<Move>> find(IntConsumer taken, Progress progress) {
		nodes.clear();
		begin();
		while (nodes.hasOpen()) {
			int node = nodes.takeFirst();
			if ((expanded & CHECK) == 0) {
				progress.check();
			}
			switch (nodes.arrival(node)) {
			case UNCHECKED_JOIN -> join(node);
			case UNCHECKED_SHOT -> shoot(node);
			case SHOT -> {
				return Optional.of(path(node));
			}
			default -> {
				expanded++;
				taken.accept(node);
				if (field.isGoal(nodes.x(node), nodes.y(node), nodes.heading(node))) {
					return Optional.of(path(node));
				}
				expand(node);
			}
			}
		}
		return Optional.empty();
	}

	int expanded() {
		return expanded;
	}

	private void begin() {
		double offset = map.unit().offset();
		int x = (int) Math.floor(start.position().x() - offset + 0.5);
		int y = (int) Math.floor(start.position().y() - offset + 0.5);
		boolean placed = map.isInside(x, y) && start.position().distance(map.place(x, y)) < SAME;
		for (int i = 0; i < headings.count() && placed; i++) {
			boolean chosen = start.heading().isEmpty() || i == headings.of(start.heading().getAsDouble());
			if (chosen && map.ground().isFree(map.unit().footprint(), Pose.at(map.place(x, y), headings.angle(i)))) {
				reach(x, y, i, -1, START, 0);
			}
		}
		if (!nodes.hasOpen()) {
			join(x, y);
		}
	}

	/** Opens the curves from the start to poses of the lattice around it, and the one to the goal. */
	private void join(int x, int y) {
		int root = nodes.add(x, y, 0);
		int range = (int) Math.ceil(joinRange);
		for (int toY = Math.max(0, y - range); toY <= Math.min(map.height() - 1, y + range); toY++) {
			for (int toX = Math.max(0, x - range); toX <= Math.min(map.width() - 1, x + range); toX++) {
				for (int i = 0; i < headings.count() && map.classes()[map.index(toX, toY)] != TurningMap.NONE; i++) {
					double length = joinLength(map.place(toX, toY), headings.angle(i));
					double estimate = length > 2 * joinRange ? Double.POSITIVE_INFINITY : field.estimate(toX, toY, i);
					if (estimate < Double.POSITIVE_INFINITY) {
						int node = nodes.add(toX, toY, i);
						nodes.estimate(node, estimate);
						nodes.open(node, root, UNCHECKED_JOIN, length / map.speed(0));
					}
				}
			}
		}
		if (field.isInRange(x, y)) {
			openShot(x, y, root, 0, shotLength(root));
		}
	}

	private double joinLength(Point to, double heading) {
		Point from = start.position();
		return start.heading().isPresent()
				? curves.length(from.x(), from.y(), start.heading().getAsDouble(), to.x(), to.y(), heading)
				: curves.lengthFrom(from.x(), from.y(), to.x(), to.y(), heading);
	}

	private Optional<List<Move>> joinMoves(int node) {
		Point from = start.position();
		Point to = map.place(nodes.x(node), nodes.y(node));
		double heading = headings.angle(nodes.heading(node));
		return map.driven(start.heading().isPresent()
				? curves.moves(from.x(), from.y(), start.heading().getAsDouble(), to.x(), to.y(), heading)
				: curves.movesFrom(from.x(), from.y(), to.x(), to.y(), heading));
	}

	private void join(int node) {
		joinMoves(node).ifPresent(moves -> reach(nodes.x(node), nodes.y(node), nodes.heading(node), nodes.parent(node), JOIN,
				Moves.duration(moves)));
	}

	private void expand(int node) {
		int x = nodes.x(node);
		int y = nodes.y(node);
		double cost = nodes.cost(node);
		Primitive[] moves = map.primitives(nodes.heading(node));
		byte[] classes = map.classes();
		for (int i = 0; i < moves.length; i++) {
			Primitive move = moves[i];
			int toX = x + move.dx();
			int toY = y + move.dy();
			if (classes[map.index(toX, toY)] == TurningMap.NONE) {
				continue;
			}
			int to = nodes.at(toX, toY, move.to());
			if (nodes.cost(to) <= cost + move.weight() / map.speed(0)) {
				continue;
			}
			int speedClass = map.classOf(nodes.heading(node), i, x, y);
			if (speedClass != TurningMap.NONE) {
				reach(to, node, i, cost + move.weight() / map.speed(speedClass));
			}
		}
		if (field.isInRange(x, y)) {
			openShot(x, y, node, cost, shotLength(node));
		}
	}

	private void reach(int x, int y, int heading, int parent, int arrival, double cost) {
		reach(nodes.at(x, y, heading), parent, arrival, cost);
	}

	private void reach(int node, int parent, int arrival, double cost) {
		if (cost < nodes.cost(node)) {
			if (Double.isNaN(nodes.estimate(node))) {
				nodes.estimate(node, field.estimate(nodes.x(node), nodes.y(node), nodes.heading(node)));
			}
			if (nodes.estimate(node) < Double.POSITIVE_INFINITY) {
				nodes.open(node, parent, arrival, cost);
			}
		}
	}

	private void openShot(int x, int y, int parent, double cost, double length) {
		int node = nodes.add(x, y, 0);
		nodes.estimate(node, 0);
		nodes.open(node, parent, UNCHECKED_SHOT, cost + length / map.speed(0));
	}

	/** The pose from which a curve to the goal begins. */
	private Pose from(int node) {
		return isRoot(node) ? start : Pose.at(map.place(nodes.x(node), nodes.y(node)), headings.angle(nodes.heading(node)));
	}

	/** Whether a node is the start beside the lattice. */
	private boolean isRoot(int node) {
		return nodes.cost(node) == Double.POSITIVE_INFINITY;
	}

	private double shotLength(int node) {
		Pose from = from(node);
		Point at = from.position();
		Point to = goal.position();
		if (from.heading().isEmpty()) {
			return goal.heading().isEmpty() ? at.distance(to)
					: curves.lengthFrom(at.x(), at.y(), to.x(), to.y(), goal.heading().getAsDouble());
		}
		double heading = from.heading().getAsDouble();
		return goal.heading().isPresent()
				? curves.length(at.x(), at.y(), heading, to.x(), to.y(), goal.heading().getAsDouble())
				: curves.lengthTo(at.x(), at.y(), heading, to.x(), to.y());
	}

	private Optional<List<Move>> shotMoves(int node) {
		Pose from = from(node);
		Point at = from.position();
		Point to = goal.position();
		if (from.heading().isEmpty()) {
			double heading = goal.heading().orElse(Math.atan2(to.y() - at.y(), to.x() - at.x()));
			return map.driven(curves.movesFrom(at.x(), at.y(), to.x(), to.y(), heading));
		}
		double heading = from.heading().getAsDouble();
		return map.driven(goal.heading().isPresent()
				? curves.moves(at.x(), at.y(), heading, to.x(), to.y(), goal.heading().getAsDouble())
				: curves.movesTo(at.x(), at.y(), heading, to.x(), to.y()));
	}

	/** Checks a curve to the goal. What it really takes may be more than its length. */
	private void shoot(int node) {
		int parent = nodes.parent(node);
		double cost = isRoot(parent) ? 0 : nodes.cost(parent);
		shotMoves(parent).ifPresent(moves -> nodes.open(node, parent, SHOT, cost + Moves.duration(moves)));
	}

	private List<Move> path(int end) {
		List<List<Move>> legs = new ArrayList<>();
		for (int node = end; nodes.arrival(node) != START; node = nodes.parent(node)) {
			legs.add(leg(node));
			if (isRoot(nodes.parent(node))) {
				break;
			}
		}
		Collections.reverse(legs);
		return Moves.joined(legs.stream().flatMap(List::stream).toList());
	}

	private List<Move> leg(int node) {
		int parent = nodes.parent(node);
		return switch (nodes.arrival(node)) {
		case JOIN -> joinMoves(node).orElseThrow();
		case SHOT -> shotMoves(parent).orElseThrow();
		default -> {
			Primitive move = map.primitives(nodes.heading(parent))[nodes.arrival(node)];
			int x = nodes.x(parent);
			int y = nodes.y(parent);
			yield Moves.faster(Moves.shifted(move.moves(), x, y),
					map.speed(map.classOf(nodes.heading(parent), nodes.arrival(node), x, y)));
		}
		};
	}
}
