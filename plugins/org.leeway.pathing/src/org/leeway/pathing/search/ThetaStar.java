package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Move;
import org.leeway.pathing.plan.Outcome;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.Planner;
import org.leeway.pathing.plan.SearchMetrics;
import org.leeway.pathing.plan.trace.SearchTrace;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;

/**
 * Theta*: a search like A*, whose paths are straight lines in any direction. Its paths are mostly shorter than paths in
 * steps on the grid, but need not be shortest. Source: A. Nash, K. Daniel, S. Koenig and A. Felner, <i>Theta*:
 * Any-Angle Path Planning on Grids</i>, AAAI 2007.
 * <p>
 * A line is legal if the agent's square overlaps no impassable cell on its way. The speed on a line is the speed at the
 * slowest position on it. The speed of a step is the speed at the slower of its two ends.
 */
public final class ThetaStar implements Planner {

	private static final int NOT_LEGAL = -1;
	/**
	 * The rule for diagonal steps of the search: they cut no corners. A step is a short straight line, and straight lines may
	 * cut no corners either.
	 */
	private static final StepRule STEPS = StepRule.of(Diagonals.NEVER);

	private final SearchMap map;

	/** @param map prepared for the agents of all queries */
	public ThetaStar(SearchMap map) {
		this.map = map;
	}

	@Override
	public PlanResult plan(PlanQuery query, Progress progress) {
		long begin = System.nanoTime();
		PathQuery asked = GridPlans.asked(query);
		AgentAnchors anchors = map.anchors(asked.agent());
		ExploredAnchors explored = new ExploredAnchors(map.width(), map.height());
		Outcome outcome = anchors.outcome(asked.start(), asked.goal());
		List<AgentAnchors.Run> runs = new ArrayList<>();
		PathResult result;
		if (outcome == Outcome.FOUND) {
			Search search = new Search(anchors, asked, query.traced());
			int expanded = search.run(progress);
			runs.addAll(search.runs());
			if (query.traced()) {
				explored.add(search.nodes);
			}
			double cost = runs.stream().mapToDouble(run -> length(run) / run.speed()).sum();
			result = PathResult.found(asked, List.of(), cost,
					new SearchMetrics(expanded, search.nodes.count(), System.nanoTime() - begin));
		} else {
			result = PathResult.notFound(asked, outcome, new SearchMetrics(0, 0, System.nanoTime() - begin));
		}
		List<Move> moves = runs.stream().map(run -> GridPlans.drive(query.agent(), run)).toList();
		Optional<SearchTrace> trace = query.traced()
				? Optional.of(GridPlans.trace(explored.of(result, anchors), covered(runs, asked.agent())))
				: Optional.empty();
		return GridPlans.answer(query, result, moves, trace);
	}

	private static double length(AgentAnchors.Run run) {
		return Math.hypot(run.to().x() - run.from().x(), run.to().y() - run.from().y());
	}

	private BitPlane covered(List<AgentAnchors.Run> runs, GridUnit unit) {
		BitPlaneEditor cells = BitPlane.empty(map.width(), map.height()).edit();
		for (AgentAnchors.Run run : runs) {
			sweep(run.from().x(), run.from().y(), run.to().x(), run.to().y(), (y, from, to) -> {
				for (int row = y; row < y + unit.size(); row++) {
					cells.setRun(from, row, to - from + unit.size());
				}
				return true;
			});
		}
		return cells.build();
	}

	/**
	 * A receiver of the cells in one row that a moving square overlaps, from column {@code from} to column {@code to},
	 * both included.
	 */
	private interface Row {
		boolean accept(int y, int from, int to);
	}

	/**
	 * Moves a square of one cell along a line, and passes the cells that it overlaps to a receiver, row by row. Stops
	 * when the receiver returns false.
	 */
	private static boolean sweep(int fromX, int fromY, int toX, int toY, Row row) {
		if (fromY > toY) {
			return sweep(toX, toY, fromX, fromY, row);
		}
		int dx = toX - fromX;
		int dy = toY - fromY;
		for (int y = fromY; y <= toY; y++) {
			// The square overlaps row y only on a part of the line, while the square's top is between y - 1 and y + 1.
			// Compute the shift of the square from fromX to the right at the beginning and at the end of this part. The
			// results are multiplied by dy, so they are whole numbers without rounding errors
			long atBegin = (long) dx * Math.max(0, y - 1 - fromY);
			long atEnd = dy == 0 ? dx : (long) dx * Math.min(dy, y + 1 - fromY);
			long low = Math.min(atBegin, atEnd);
			long high = Math.max(atBegin, atEnd);
			int by = Math.max(1, dy);
			if (!row.accept(y, fromX + (int) Math.floorDiv(low, by), fromX + (int) Math.ceilDiv(high, by))) {
				return false;
			}
		}
		return true;
	}

	/** One run of the search. */
	private static final class Search {

		private final AgentAnchors anchors;
		private final AnchorPlane legal;
		private final PathQuery query;
		private final SearchNodes nodes;

		Search(AgentAnchors anchors, PathQuery query, boolean ordered) {
			this.anchors = anchors;
			this.legal = anchors.legal();
			this.query = query;
			this.nodes = new SearchNodes(anchors.plane().width(), anchors.plane().height());
			nodes.clear(ordered);
		}

		/**
		 * Searches until a path to the goal is known. The goal must be reachable. Returns the number of expanded nodes.
		 */
		int run(Progress progress) {
			int start = nodes.at(query.start().x(), query.start().y());
			nodes.reach(start, start, 0);
			nodes.open(start, 0);
			int goal = nodes.at(query.goal().x(), query.goal().y());
			int expanded = 0;
			for (int node = nodes.takeFirst(); node != goal; node = nodes.takeFirst()) {
				if (expanded++ % AStarSearch.PATIENCE == 0) {
					progress.check();
				}
				expand(node);
			}
			return expanded;
		}

		private void expand(int node) {
			int x = nodes.x(node);
			int y = nodes.y(node);
			for (int rest = STEPS.legal(legal.around(x, y)); rest != 0; rest &= rest - 1) {
				int direction = Integer.numberOfTrailingZeros(rest);
				int to = nodes.at(x + Steps.dx(direction), y + Steps.dy(direction));
				// of equal paths, keep the path with fewer turns
				reach(to, nodes.parent(node));
				if (nodes.parent(node) != node) {
					reach(to, node);
				}
			}
		}

		/**
		 * Reaches a node along a straight line from another node. Does nothing if the line is illegal, or if a path
		 * that is at most as expensive is known.
		 *
		 * @param parent the node where the line starts
		 */
		private void reach(int node, int parent) {
			double length = Math.hypot(nodes.x(node) - nodes.x(parent), nodes.y(node) - nodes.y(parent));
			double least = nodes.cost(parent) + length;
			if (least >= nodes.cost(node)) {
				return;
			}
			int speedClass = speedClass(parent, node);
			double cost = speedClass == NOT_LEGAL ? Double.POSITIVE_INFINITY
					: nodes.cost(parent) + length * anchors.speed(0) / anchors.speed(speedClass);
			if (cost < nodes.cost(node)) {
				nodes.reach(node, parent, cost);
				nodes.open(node, cost + Math.hypot(query.goal().x() - nodes.x(node), query.goal().y() - nodes.y(node)));
			}
		}

		/** Returns the slowest speed class on a line. {@link #NOT_LEGAL} if the line is illegal. */
		private int speedClass(int from, int to) {
			for (int i = 0; i < anchors.planes().size(); i++) {
				BitPlane plane = anchors.planes().get(i);
				if (sweep(nodes.x(from), nodes.y(from), nodes.x(to), nodes.y(to),
						(y, left, right) -> plane.get(left, y) && plane.nextClear(left, y) > right)) {
					return i;
				}
			}
			return NOT_LEGAL;
		}

		/** Returns the lines of the path, from the start on. */
		List<AgentAnchors.Run> runs() {
			List<AgentAnchors.Run> runs = new ArrayList<>();
			int node = nodes.at(query.goal().x(), query.goal().y());
			for (int before = nodes.parent(node); before != node; node = before, before = nodes.parent(node)) {
				runs.addFirst(new AgentAnchors.Run(cell(before), cell(node), anchors.speed(speedClass(before, node))));
			}
			return runs;
		}

		private Cell cell(int node) {
			return new Cell(nodes.x(node), nodes.y(node));
		}
	}
}
