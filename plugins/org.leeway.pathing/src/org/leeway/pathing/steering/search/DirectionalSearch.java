package org.leeway.pathing.steering.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;

import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Pose;

/**
 * A search for a path from a start to the goal of a {@link ReverseSearchTree}. The tree knows paths to the goal from
 * poses of a lattice, which has one place in each cell and a fixed number of headings. A start off the lattice first
 * needs a curve to a nearby pose of the lattice. Not thread-safe.
 * <p>
 * Checking whether a curve is legal is slow. So a curve is checked only when no other path can be better.
 */
final class DirectionalSearch {

	private static final int CHECK = 1023;
	/**
	 * Largest distance between two starts, in cells, for which the second start may use the search tree of the first
	 * start without a limit. For a start farther away, the tree may grow by only {@link #FEW} steps.
	 */
	private static final double NEAR = 32;
	/**
	 * Largest number of steps by which an existing search tree may grow to reach a start farther away than
	 * {@link #NEAR}. If the tree does not reach the start, a new tree is begun.
	 */
	private static final int FEW = 4096;

	private final TurningMap map;
	private final ReverseSearchTree tree;
	private final LatticeEnd start;
	private final double joinRange;
	private final UnitCurves curves;
	/**
	 * The known paths from the start to the goal, sorted by duration. Only the first part of a path is stored here, up to a
	 * pose of the lattice. The search tree knows the rest of the path from this pose.
	 */
	private final PriorityQueue<Beginning> ready = new PriorityQueue<>(
			Comparator.<Beginning>comparingDouble(each -> each.total).thenComparingInt(each -> each.number));
	/**
	 * The paths of which only the first part is known. The search tree does not know the best rest of these paths yet. They are
	 * sorted by a lower bound of the duration of the whole path: {@link ReverseSearchTree#level} + {@code duration} -
	 * {@code estimate}. The level is the same for all paths, so the comparator leaves it out.
	 */
	private final PriorityQueue<Beginning> waiting = new PriorityQueue<>(
			Comparator.<Beginning>comparingDouble(each -> each.duration - each.estimate).thenComparingInt(each -> each.number));
	private final Map<Integer, Beginning> byNode = new HashMap<>();
	private int beginnings;

	/**
	 * The first part of a path: a curve from the start to a pose of the lattice, or directly to the goal. The curve is
	 * empty if the start itself is a pose of the lattice.
	 */
	private static final class Beginning {

		private final int number;
		/** The node of the search tree where the first part ends. -1 if the first part ends at the goal. */
		private final int node;
		private final double estimate;
		/** The duration of the curve, in seconds. Only a lower bound while {@link #moves} is null. */
		private double duration;
		/** The moves of the curve. Null until the curve was checked and is legal. Empty if no curve is needed. */
		private List<Move> moves;
		/**
		 * The duration of the whole path, in seconds. Set when the search has found the best path from {@link #node} to the
		 * goal. Only a lower bound while {@link #moves} is null, because the curve is not checked yet.
		 */
		private double total;

		Beginning(int number, int node, double duration, double estimate, List<Move> moves) {
			this.number = number;
			this.node = node;
			this.duration = duration;
			this.estimate = estimate;
			this.moves = moves;
		}
	}

	/**
	 * Creates a search.
	 *
	 * @param start the pose where the path begins, on or off the lattice
	 * @param joinRange a distance in cells, for a start off the lattice. The path then begins with a curve from the start to a
	 * pose of the lattice within this distance
	 */
	DirectionalSearch(TurningMap map, ReverseSearchTree tree, Pose start, double joinRange) {
		this.map = map;
		this.tree = tree;
		this.start = LatticeEnd.of(start, map);
		this.joinRange = joinRange;
		this.curves = new UnitCurves(map.unit().turningRadius(), map.unit().reverseCost());
	}

	/**
	 * Returns the moves of a best path, at the speeds of the terrain. Empty if there is no path.
	 * <p>
	 * First uses the search tree of an earlier query, if there is one. If the earlier start is farther than {@link #NEAR}
	 * from this start, the tree may grow by at most {@link #FEW} steps. If no path is found in these steps, begins a new tree.
	 */
	Optional<List<Move>> find(Progress progress) {
		if (!tree.isTowards(start)) {
			double distance = tree.distance(start);
			Optional<List<Move>> path = distance < Double.POSITIVE_INFINITY
					? find(distance <= NEAR ? Integer.MAX_VALUE : FEW, progress)
					: Optional.empty();
			if (path.isPresent()) {
				return path;
			}
			tree.begin(start, joinRange);
		}
		return find(Integer.MAX_VALUE, progress);
	}

	/**
	 * Searches until the best path is known, and returns its moves. Empty if there is no path, or if no best path was known
	 * after {@code most} steps.
	 *
	 * @param most the largest number of steps by which the tree may grow
	 */
	private Optional<List<Move>> find(int most, Progress progress) {
		open();
		for (int step = 0;; step++) {
			if ((step & CHECK) == 0) {
				progress.check();
			}
			double bound = waiting.isEmpty() || !tree.hasNext() ? Double.POSITIVE_INFINITY
					: tree.level() + waiting.peek().duration - waiting.peek().estimate;
			if (!ready.isEmpty() && ready.peek().total <= bound) {
				Beginning best = ready.poll();
				if (best.moves != null) {
					return Optional.of(path(best));
				}
				check(best);
			} else if (bound == Double.POSITIVE_INFINITY || step >= most) {
				return Optional.empty();
			} else {
				Beginning reached = byNode.get(tree.next());
				if (reached != null && tree.isFinal(reached.node) && waiting.remove(reached)) {
					ready(reached);
				}
			}
		}
	}

	private void open() {
		ready.clear();
		waiting.clear();
		byNode.clear();
		beginnings = 0;
		if (start.isPlaced()) {
			start.headings(map.unit().headings()).filter(this::isFree)
					.forEach(heading -> add(start.x(), start.y(), heading, 0, List.of()));
		}
		if (beginnings == 0) {
			openCurves();
			openWhole();
		} else if (start.pose().heading().isEmpty()) {
			openWhole();
		}
	}

	private boolean isFree(int heading) {
		return map.ground().isFree(map.unit().footprint(),
				Pose.at(map.place(start.x(), start.y()), map.unit().headings().angle(heading)));
	}

	/**
	 * Adds a {@link Beginning} for each curve from the start to a nearby pose of the lattice. The search checks later whether
	 * the curve is legal.
	 */
	private void openCurves() {
		int range = (int) Math.ceil(joinRange);
		Headings headings = map.unit().headings();
		for (int y = Math.max(0, start.y() - range); y <= Math.min(map.height() - 1, start.y() + range); y++) {
			for (int x = Math.max(0, start.x() - range); x <= Math.min(map.width() - 1, start.x() + range); x++) {
				for (int i = 0; i < headings.count() && map.classes()[map.index(x, y)] != TurningMap.NONE; i++) {
					double cost = joinCost(map.place(x, y), headings.angle(i));
					if (cost <= 2 * joinRange) {
						add(x, y, i, cost / map.speed(0), null);
					}
				}
			}
		}
	}

	/**
	 * Adds the curve that leads directly from the start to the goal, as a {@link Beginning}. Does nothing if the goal is too
	 * far away. If the start or the goal has no heading, takes the heading with the shortest curve.
	 */
	private void openWhole() {
		double duration = tree.shots().isInRange(map.place(start.x(), start.y())) ? tree.shots().duration(start.pose())
				: Double.POSITIVE_INFINITY;
		if (duration < Double.POSITIVE_INFINITY) {
			Beginning whole = new Beginning(beginnings++, -1, duration, 0, null);
			whole.total = whole.duration;
			ready.add(whole);
		}
	}

	private void add(int x, int y, int heading, double duration, List<Move> moves) {
		double estimate = tree.estimate(x, y, heading);
		Beginning beginning = new Beginning(beginnings++, tree.at(x, y, heading), duration, estimate, moves);
		if (tree.isFinal(beginning.node)) {
			ready(beginning);
		} else if (estimate < Double.POSITIVE_INFINITY) {
			waiting.add(beginning);
			byNode.put(beginning.node, beginning);
		}
	}

	private void ready(Beginning beginning) {
		beginning.total = beginning.duration + (beginning.node < 0 ? 0 : tree.cost(beginning.node));
		ready.add(beginning);
	}

	private void check(Beginning beginning) {
		Optional<List<Move>> moves = beginning.node < 0 ? tree.shots().moves(start.pose()) : joinMoves(beginning.node);
		if (moves.isPresent()) {
			beginning.moves = moves.get();
			beginning.duration = Moves.cost(moves.get());
			ready(beginning);
		}
	}

	private double joinCost(Point to, double heading) {
		Point from = start.pose().position();
		return start.pose().heading().isPresent()
				? curves.length(from.x(), from.y(), start.pose().heading().getAsDouble(), to.x(), to.y(), heading)
				: curves.costFrom(from.x(), from.y(), to.x(), to.y(), heading);
	}

	private Optional<List<Move>> joinMoves(int node) {
		Point from = start.pose().position();
		Pose pose = tree.pose(node);
		Point to = pose.position();
		double heading = pose.heading().getAsDouble();
		return start.pose().heading().isPresent()
				? map.driven(curves.moves(from.x(), from.y(), start.pose().heading().getAsDouble(), to.x(), to.y(), heading))
				: map.fastest(curves.movesFrom(from.x(), from.y(), to.x(), to.y(), heading));
	}

	private List<Move> path(Beginning beginning) {
		List<Move> moves = new ArrayList<>(beginning.moves);
		if (beginning.node >= 0) {
			tree.addPath(beginning.node, moves);
		}
		return Moves.joined(moves);
	}
}
