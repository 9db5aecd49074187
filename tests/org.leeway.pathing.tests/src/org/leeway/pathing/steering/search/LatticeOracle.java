package org.leeway.pathing.steering.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.world.World;

/**
 * An oracle for Directional A*: Dijkstra's algorithm on the same graph. The oracle uses no estimates of the remaining cost, and
 * computes the swept cells of a move again at each use.
 */
final class LatticeOracle {

	private record Node(int x, int y, int heading) {
	}

	private record Entry(Node node, double cost) {
	}

	private static final Node GOAL = new Node(-1, -1, -1);

	private final World world;
	private final TurningUnit unit;
	private final Headings headings;
	private final Footprint footprint;
	private final CollisionWorld ground;
	private final Primitive[][] primitives;
	private final UnitCurves curves;
	private final Map<List<Object>, Double> durations = new HashMap<>();
	private final Map<Node, Double> best = new HashMap<>();
	private final PriorityQueue<Entry> open = new PriorityQueue<>(Comparator.comparingDouble(Entry::cost));

	LatticeOracle(World world, TurningUnit unit) {
		this.world = world;
		this.unit = unit;
		this.headings = unit.headings();
		this.footprint = unit.footprint();
		this.ground = CollisionWorld.of(world, unit.capability());
		this.primitives = Primitives.of(unit, Short.MAX_VALUE, Short.MAX_VALUE);
		this.curves = new UnitCurves(unit.turningRadius(), unit.reverseCost());
	}

	/**
	 * Returns the least cost from one pose to another. The heading of either pose may be open, so that any heading will do.
	 * Infinite if no path leads there. The search visits the poses of a lattice. Their headings are from a fixed set, and their
	 * places lie at the same offset in each cell.
	 *
	 * @param joinRange the largest length, in cells, of a curve that joins the start with the lattice. Used only if the
	 * start is not on the lattice
	 * @param shotRange the largest distance, in cells, over which a curve may lead straight to the goal. 0 for no such
	 * curves
	 */
	double cost(Pose start, Pose goal, double joinRange, double shotRange) {
		best.clear();
		open.clear();
		begin(start, goal, joinRange, shotRange);
		while (!open.isEmpty()) {
			Entry entry = open.poll();
			if (entry.cost > best.get(entry.node)) {
				continue;
			}
			if (entry.node == GOAL) {
				return entry.cost;
			}
			Node from = entry.node;
			if (place(from).distance(goal.position()) < 1e-9
					&& (goal.heading().isEmpty() || headings.of(goal.heading().getAsDouble()) == from.heading)) {
				reach(GOAL, entry.cost);
			}
			for (Primitive move : primitives[from.heading]) {
				reach(new Node(from.x + move.dx(), from.y + move.dy(), move.to()), entry.cost + duration(move, from));
			}
			if (shotRange > 0 && place(from).distance(goal.position()) <= shotRange) {
				reach(GOAL, entry.cost + shortest(Pose.at(place(from), headings.angle(from.heading)), goal, Double.POSITIVE_INFINITY));
			}
		}
		return Double.POSITIVE_INFINITY;
	}

	private void begin(Pose start, Pose goal, double joinRange, double shotRange) {
		int x = (int) Math.floor(start.position().x() - unit.offset() + 0.5);
		int y = (int) Math.floor(start.position().y() - unit.offset() + 0.5);
		boolean isPlaced = place(new Node(x, y, 0)).distance(start.position()) < 1e-9;
		for (int i = 0; i < headings.count() && isPlaced; i++) {
			boolean matches = start.heading().isEmpty() || headings.of(start.heading().getAsDouble()) == i;
			if (matches && ground.isFree(footprint, Pose.at(start.position(), headings.angle(i)))) {
				reach(new Node(x, y, i), 0);
			}
		}
		if (best.isEmpty()) {
			joinAround(start, x, y, joinRange);
		} else if (start.heading().isPresent()) {
			return;
		}
		if (shotRange > 0 && place(new Node(x, y, 0)).distance(goal.position()) <= shotRange) {
			reach(GOAL, shortest(start, goal, Double.POSITIVE_INFINITY));
		}
	}

	private void joinAround(Pose start, int x, int y, double joinRange) {
		int range = (int) Math.ceil(joinRange);
		for (int i = 0; i < headings.count(); i++) {
			for (int dy = -range; dy <= range; dy++) {
				for (int dx = -range; dx <= range; dx++) {
					Node to = new Node(x + dx, y + dy, i);
					reach(to, shortest(start, Pose.at(place(to), headings.angle(i)), 2 * joinRange));
				}
			}
		}
	}

	/**
	 * Returns the duration of the fastest legal curve between two poses. Infinite if no curve is legal. Also infinite if the
	 * first curve of {@link #curves(Pose, Pose)} costs more than the limit. The first curve is the best curve on a map
	 * without obstacles.
	 *
	 * @param limit limit for the cost of the first curve
	 */
	private double shortest(Pose from, Pose to, double limit) {
		List<List<Move>> all = curves(from, to);
		return cost(all.getFirst(), from, to) > limit ? Double.POSITIVE_INFINITY
				: all.stream().mapToDouble(this::duration).min().orElseThrow();
	}

	/**
	 * Returns the cost of a curve. If both headings are given, the cost is the length in cells. If the heading at an
	 * end is open, the cost is the duration. A move in reverse has a longer duration if the unit reverses more slowly.
	 */
	private double cost(List<Move> curve, Pose from, Pose to) {
		boolean open = from.heading().isEmpty() || to.heading().isEmpty();
		return curve.stream().mapToDouble(move -> open ? move.duration() : move.length()).sum();
	}

	private List<List<Move>> curves(Pose from, Pose to) {
		Point start = from.position();
		Point end = to.position();
		if (from.heading().isEmpty()) {
			double heading = to.heading().orElse(Math.atan2(end.y() - start.y(), end.x() - start.x()));
			return curves.movesFrom(start.x(), start.y(), end.x(), end.y(), heading);
		}
		double heading = from.heading().getAsDouble();
		return to.heading().isEmpty() ? curves.movesTo(start.x(), start.y(), heading, end.x(), end.y(), path -> true)
				: List.of(curves.moves(start.x(), start.y(), heading, end.x(), end.y(), to.heading().getAsDouble()));
	}

	private double duration(Primitive move, Node from) {
		return durations.computeIfAbsent(List.of(move, from), unknown -> duration(Moves.shifted(move.moves(), from.x, from.y)));
	}

	/** Returns the duration of moves, each at its own speed. Infinite if a move is not free. */
	private double duration(List<Move> moves) {
		double sum = 0;
		for (Move move : moves) {
			if (!ground.isFree(footprint, move)) {
				return Double.POSITIVE_INFINITY;
			}
			sum += move.duration() == 0 ? 0 : move.duration() / speed(move);
		}
		return sum;
	}

	private double speed(Move move) {
		return SweptCells.onMap(footprint, move, world.grid().width(), world.grid().height()).stream()
				.mapToDouble(cell -> world.speeds().of(world.grid().terrain(cell.x(), cell.y()))).min().orElse(1);
	}

	private void reach(Node node, double cost) {
		if (cost < best.getOrDefault(node, Double.POSITIVE_INFINITY)) {
			best.put(node, cost);
			open.add(new Entry(node, cost));
		}
	}

	private Point place(Node node) {
		return new Point(node.x + unit.offset(), node.y + unit.offset());
	}
}
