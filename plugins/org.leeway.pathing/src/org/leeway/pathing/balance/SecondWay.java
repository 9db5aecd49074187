package org.leeway.pathing.balance;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.width.CoveringMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * A search for the best route after the narrowest gap of the cheapest routes is closed. Not thread-safe.
 * <p> The width of an anchor is the side of the largest square of legal anchors that covers it. The width of a route is the
 * width of its narrowest anchor. Let w be the width of the widest cheapest route. An anchor is narrow if its width is at most
 * w. The gap consists of the narrow anchors of the cheapest routes, and of all narrow anchors that are connected with them.
 */
final class SecondWay {

	private final TravelField field;
	private final StepGraph graph;
	private final int[] goals;
	private final CoveringMap widths;

	private SecondWay(TravelField field, int[] goals, CoveringMap widths) {
		this.field = field;
		this.graph = field.graph();
		this.goals = goals;
		this.widths = widths;
	}

	/**
	 * Returns the cost of the cheapest way to the goal after the gap is closed, see {@link SecondWay}. Infinite if no way is
	 * left.
	 *
	 * @param goals the anchors of the goal. A way must lead to at least one anchor of the goal
	 * @param widths the width of each anchor: the side of the largest square of legal anchors that covers the anchor
	 */
	static double cost(TravelField field, int[] goals, CoveringMap widths, Progress progress) {
		SecondWay search = new SecondWay(field, goals, widths);
		List<Cell> starts = Arrays.stream(field.starts()).mapToObj(search.graph::cell).toList();
		StepGraph rest = search.graph.without(search.gap(), progress);
		TravelField around = field.with(rest, starts, null, progress);
		return Arrays.stream(goals).mapToDouble(around::cost).min().orElseThrow();
	}

	private int width(int anchor) {
		Cell cell = graph.cell(anchor);
		return widths.get(cell.x(), cell.y());
	}

	private BitPlane gap() {
		int[] nearest = BestRoute.nearest(field, goals);
		RouteAnchors onRoutes = RouteAnchors.of(field, nearest);
		int most = narrowest(onRoutes, nearest);
		BitPlane legal = graph.anchors().plane();
		BitPlaneEditor gap = BitPlane.empty(legal.width(), legal.height()).edit();
		Deque<Cell> open = new ArrayDeque<>();
		for (int i = 0; i < onRoutes.count(); i++) {
			add(graph.cell(onRoutes.at(i)), most, gap, open);
		}
		while (!open.isEmpty()) {
			Cell at = open.remove();
			for (int i = 0; i < 9; i++) {
				add(new Cell(at.x() + i % 3 - 1, at.y() + i / 3 - 1), most, gap, open);
			}
		}
		return gap.build();
	}

	private void add(Cell cell, int most, BitPlaneEditor gap, Deque<Cell> open) {
		BitPlane legal = graph.anchors().plane();
		boolean isInside = cell.x() >= 0 && cell.y() >= 0 && cell.x() < legal.width() && cell.y() < legal.height();
		if (isInside && legal.get(cell.x(), cell.y()) && !gap.get(cell.x(), cell.y()) && widths.get(cell.x(), cell.y()) <= most) {
			gap.set(cell.x(), cell.y());
			open.add(cell);
		}
	}

	/** Finds the width of each cheapest route at its narrowest place, and returns the largest of these widths. */
	private int narrowest(RouteAnchors onRoutes, int[] nearest) {
		int[] widest = new int[onRoutes.count()];
		for (int i = 0; i < widest.length; i++) {
			int at = onRoutes.at(i);
			int before = field.cost(at) == 0 ? Integer.MAX_VALUE : 0;
			for (int rest = RouteAnchors.stepsBack(field, at); rest != 0; rest &= rest - 1) {
				int from = graph.neighbour(at, Integer.numberOfTrailingZeros(rest));
				before = Math.max(before, widest[onRoutes.position(from)]);
			}
			widest[i] = Math.min(before, width(at));
		}
		return Arrays.stream(nearest).map(goal -> widest[onRoutes.position(goal)]).max().orElseThrow();
	}
}
