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
import org.leeway.pathing.steering.sweep.Ground;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.world.World;

/** Dijkstra's algorithm on the graph of Directional A*, without estimates, shapes of cells or delayed checks. */
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
	private final Ground ground;
	private final Primitive[][] primitives;
	private final Curves curves;
	private final Map<List<Object>, Double> durations = new HashMap<>();
	private final Map<Node, Double> best = new HashMap<>();
	private final PriorityQueue<Entry> open = new PriorityQueue<>(Comparator.comparingDouble(Entry::cost));

	LatticeOracle(World world, TurningUnit unit) {
		this.world = world;
		this.unit = unit;
		this.headings = unit.headings();
		this.footprint = unit.footprint();
		this.ground = Ground.of(world, unit.capability());
		this.primitives = Primitives.of(unit, Short.MAX_VALUE, Short.MAX_VALUE);
		this.curves = new Curves(unit.turningRadius(), unit.reverseCost());
	}

	/** The least cost from a pose to a pose, both with headings; infinite if no path leads there. */
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
			if (place(from).distance(goal.position()) < 1e-9 && headings.of(goal.heading().getAsDouble()) == from.heading) {
				reach(GOAL, entry.cost);
			}
			for (Primitive move : primitives[from.heading]) {
				reach(new Node(from.x + move.dx(), from.y + move.dy(), move.to()), entry.cost + duration(move, from));
			}
			if (shotRange > 0 && place(from).distance(goal.position()) <= shotRange) {
				reach(GOAL, entry.cost + duration(curve(Pose.at(place(from), headings.angle(from.heading)), goal), false));
			}
		}
		return Double.POSITIVE_INFINITY;
	}

	private void begin(Pose start, Pose goal, double joinRange, double shotRange) {
		int x = (int) Math.floor(start.position().x() - unit.offset() + 0.5);
		int y = (int) Math.floor(start.position().y() - unit.offset() + 0.5);
		int heading = headings.of(start.heading().getAsDouble());
		if (place(new Node(x, y, 0)).distance(start.position()) < 1e-9 && heading >= 0) {
			reach(new Node(x, y, heading), 0);
			return;
		}
		int range = (int) Math.ceil(joinRange);
		for (int i = 0; i < headings.count(); i++) {
			for (int dy = -range; dy <= range; dy++) {
				for (int dx = -range; dx <= range; dx++) {
					Node to = new Node(x + dx, y + dy, i);
					List<Move> curve = curve(start, Pose.at(place(to), headings.angle(i)));
					if (curve.stream().mapToDouble(Move::length).sum() <= 2 * joinRange) {
						reach(to, duration(curve, false));
					}
				}
			}
		}
		if (shotRange > 0 && place(new Node(x, y, 0)).distance(goal.position()) <= shotRange) {
			reach(GOAL, duration(curve(start, goal), false));
		}
	}

	private List<Move> curve(Pose from, Pose to) {
		return curves.moves(from.position().x(), from.position().y(), from.heading().getAsDouble(), to.position().x(),
				to.position().y(), to.heading().getAsDouble());
	}

	private double duration(Primitive move, Node from) {
		return durations.computeIfAbsent(List.of(move, from), unknown -> duration(Moves.shifted(move.moves(), from.x, from.y), true));
	}

	/** @param asOne whether all moves have the speed of the slowest; otherwise each has its own */
	private double duration(List<Move> moves, boolean asOne) {
		double slowest = moves.stream().mapToDouble(this::speed).min().orElse(1);
		double sum = 0;
		for (Move move : moves) {
			if (!ground.isFree(footprint, move)) {
				return Double.POSITIVE_INFINITY;
			}
			sum += move.duration() == 0 ? 0 : move.duration() / (asOne ? slowest : speed(move));
		}
		return sum;
	}

	private double speed(Move move) {
		return SweptCells.of(footprint, move).stream().filter(cell -> world.grid().contains(cell.x(), cell.y()))
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
