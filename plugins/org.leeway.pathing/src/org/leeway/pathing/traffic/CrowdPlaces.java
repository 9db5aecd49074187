package org.leeway.pathing.traffic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/**
 * The places where the units of a crowd stand at first, around a start of the level. The places are as near to this start as
 * possible, and no gap lies between. An anchor is the cell of a unit's top-left corner. Immutable.
 *
 * @param starts the anchors of the units, the nearest first. The units do not overlap. Fewer units than requested if there is
 * too little room
 * @param area all anchors on this side of the gaps that are no farther from the start of the level than the last of
 * {@code starts}
 */
public record CrowdPlaces(List<Cell> starts, List<Cell> area) {

	public CrowdPlaces {
		starts = List.copyOf(starts);
		area = List.copyOf(area);
	}

	/**
	 * Finds the places of a crowd.
	 *
	 * @param field the cost of the way from the start to each anchor
	 * @param gaps the gaps that bound the places. No unit stands in a gap, or beyond a gap as seen from the start
	 * @param size side of the unit's square, in cells
	 * @param count the number of units
	 */
	public static CrowdPlaces of(TravelField field, List<Gap> gaps, int size, int count) {
		StepGraph graph = field.graph();
		BitPlane legal = graph.anchors().plane();
		BitPlaneEditor closed = legal.complement().edit();
		gaps.forEach(gap -> gap.cells().forEach(cell -> markCovering(closed, cell, size)));
		BitPlaneEditor taken = BitPlane.empty(legal.width(), legal.height()).edit();
		PriorityQueue<Cell> open = new PriorityQueue<>(Comparator.comparingDouble((Cell cell) -> field.cost(cell.x(), cell.y()))
				.thenComparingInt(Cell::y).thenComparingInt(Cell::x));
		field.startAnchors().forEach(cell -> open(closed, cell, open));
		List<Cell> starts = new ArrayList<>();
		List<Cell> area = new ArrayList<>();
		while (!open.isEmpty() && starts.size() < count) {
			Cell at = open.remove();
			area.add(at);
			if (!taken.get(at.x(), at.y())) {
				starts.add(at);
				markMeeting(taken, at, size);
			}
			// straight steps suffice to reach all anchors on this side of the gaps. A diagonal step could slip through a gap:
			// between two closed anchors that touch only at a corner
			int anchor = graph.index(at.x(), at.y());
			for (int direction = 0; direction < StepGraph.STRAIGHT; direction++) {
				if ((graph.steps(anchor) >> direction & 1) != 0) {
					open(closed, graph.cell(graph.neighbour(anchor, direction)), open);
				}
			}
		}
		return new CrowdPlaces(starts, area);
	}

	private static void open(BitPlaneEditor closed, Cell cell, PriorityQueue<Cell> open) {
		if (!closed.get(cell.x(), cell.y())) {
			closed.set(cell.x(), cell.y());
			open.add(cell);
		}
	}

	/** Marks all anchors at which a unit would cover a cell. */
	private static void markCovering(BitPlaneEditor plane, Cell cell, int size) {
		mark(plane, cell.x() - size + 1, cell.y() - size + 1, cell.x(), cell.y());
	}

	/** Marks all anchors at which a unit would overlap another unit of the same size at a given anchor. */
	private static void markMeeting(BitPlaneEditor plane, Cell anchor, int size) {
		mark(plane, anchor.x() - size + 1, anchor.y() - size + 1, anchor.x() + size - 1, anchor.y() + size - 1);
	}

	private static void mark(BitPlaneEditor plane, int left, int top, int right, int bottom) {
		int from = Math.max(0, left);
		for (int y = Math.max(0, top); y <= Math.min(plane.height() - 1, bottom); y++) {
			plane.setRun(from, y, Math.min(plane.width() - 1, right) - from + 1);
		}
	}
}
