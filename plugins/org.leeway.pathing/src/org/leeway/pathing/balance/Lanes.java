package org.leeway.pathing.balance;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Diagonals;

/**
 * The lanes from a start to a goal: ways that units use next to each other. Immutable.
 *
 * @param count the number of lanes. For a unit of one cell, the greatest number of paths that share only the start and the goal.
 * For a larger unit, an upper bound of the number
 * @param isBound whether the number is an upper bound
 * @param paths the paths of a unit of one cell, as cells. Empty for larger units
 * @param gaps the gaps that limit the lanes of a larger unit: each lane leads through one of the gaps. Empty for a unit of one cell
 * @param second how much more the second lane costs than the best one, in the unit of the field. Empty without a second lane
 */
public record Lanes(int count, boolean isBound, List<List<Cell>> paths, List<Gap> gaps, OptionalDouble second) {

	/**
	 * Upper bound for the number of lanes if start and goal touch, so that no gap lies between them. Each lane leaves the start
	 * through a square beside the unit's square. At most eight squares of this size fit around it.
	 */
	private static final int MOST_AROUND = 8;

	/** The lanes of a pair without a way. */
	public static final Lanes NONE = new Lanes(0, false, List.of(), List.of(), OptionalDouble.empty());

	public Lanes {
		paths = List.copyOf(paths);
		gaps = List.copyOf(gaps);
	}

	/**
	 * Returns these lanes with {@link #second} set, for a unit larger than one cell. The second lane is the best way that
	 * remains after the narrowest gap of the cheapest routes is closed, see {@link SecondWay}.
	 *
	 * @param field the costs of the way from the start to each anchor, the top-left cell of the unit
	 * @param route a cheapest route. Its cost is subtracted from the cost of the second lane
	 * @param goals the anchors of the goal, as numbers of the field's graph
	 * @param widths for each anchor, the side of the largest square of legal anchors that covers it
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public Lanes withSecond(TravelField field, BestRoute route, int[] goals, CoveringMap widths, Progress progress) {
		double cost = SecondWay.cost(field, goals, widths, progress);
		return new Lanes(count, isBound, paths, gaps, cost == Double.POSITIVE_INFINITY ? OptionalDouble.empty()
				: OptionalDouble.of(cost - route.cost()));
	}

	/**
	 * Counts the lanes of a unit of one cell. If the start is part of the goal, there is one lane.
	 *
	 * @param field the field of the start
	 * @param route a cheapest route
	 * @param goals the cells of the goal, as numbers of the field's graph
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Lanes ofCells(TravelField field, BestRoute route, int[] goals, Progress progress) {
		if (route.anchors().size() == 1) {
			return new Lanes(1, false, List.of(route.anchors()), List.of(), OptionalDouble.empty());
		}
		StepGraph graph = field.graph();
		BitSet targets = new BitSet(graph.size());
		Arrays.stream(goals).forEach(targets::set);
		BitSet sources = new BitSet(graph.size());
		Arrays.stream(field.starts()).forEach(sources::set);
		CellFlow flow = new CellFlow(graph, sources, targets, progress);
		List<List<Cell>> paths = flow.paths().stream().map(path -> Arrays.stream(path).mapToObj(graph::cell).toList()).toList();
		double second = paths.size() == 1 ? Double.POSITIVE_INFINITY : SecondLane.cost(field, route.anchors(), goals, progress);
		return new Lanes(paths.size(), false, paths, List.of(), second == Double.POSITIVE_INFINITY ? OptionalDouble.empty()
				: OptionalDouble.of(second - route.cost()));
	}

	/**
	 * Returns an upper bound of the lanes of a larger unit. The bound is the cheapest line of gaps between start and goal. Each
	 * gap counts {@code floor(width / size)}. Source: J. Mitchell and V. Polishchuk, <em>Thick Non-Crossing Paths and Minimum-Cost
	 * Flows in Polygonal Domains</em>, SoCG 2007.
	 *
	 * @param free the cells that the unit can cross
	 * @param size side of the unit's square, in cells, at least 2
	 * @param start the cells of the unit at its start, connected with each other. No line of gaps may use them
	 * @param goal the cells of the goal, and the cells of the unit there, connected with each other. No line of gaps may
	 * use them
	 * @param diagonals the rule of diagonal steps
	 * @throws java.util.concurrent.CancellationException if the computation was cancelled
	 */
	public static Lanes ofSquares(BitPlane free, int size, BitPlane start, BitPlane goal, Diagonals diagonals,
			Progress progress) {
		List<Gap> gaps = new GapCut(free, size, start, goal, diagonals, progress).find();
		int sum = gaps == null ? MOST_AROUND
				: gaps.stream().mapToInt(gap -> (gap.width() + GapCut.joint(diagonals)) / size).sum();
		return new Lanes(Math.max(1, sum), true, List.of(), gaps == null ? List.of() : gaps, OptionalDouble.empty());
	}
}
