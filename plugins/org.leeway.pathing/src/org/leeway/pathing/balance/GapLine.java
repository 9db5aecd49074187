package org.leeway.pathing.balance;

import java.util.List;

import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Segment;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;

/** A builder of the lines that maps draw across gaps. */
final class GapLine {

	private GapLine() {
	}

	/**
	 * Returns a line across a gap. The gap is given as places of a unit: if a unit stood at each place, the gap would be
	 * closed. The line runs through two places that are far apart, and ends at the outer sides of the unit's squares there.
	 *
	 * @param anchors the top-left cells of the places, at least one
	 * @param size side of the unit's square, in cells
	 */
	static Segment across(List<Cell> anchors, int size, StepGraph graph) {
		Cell from = farthest(anchors.getFirst(), anchors);
		Cell to = farthest(from, anchors);
		double dx = to.x() - from.x();
		double dy = to.y() - from.y();
		if (anchors.size() == 1) {
			boolean isUpright = !isLegal(from.x(), from.y() - 1, graph) || !isLegal(from.x(), from.y() + 1, graph);
			dx = isUpright ? 0 : 1;
			dy = isUpright ? 1 : 0;
		}
		double half = size / 2.0;
		double share = half / Math.hypot(dx, dy);
		return new Segment(new Point(from.x() + half - share * dx, from.y() + half - share * dy),
				new Point(to.x() + half + share * dx, to.y() + half + share * dy));
	}

	private static boolean isLegal(int x, int y, StepGraph graph) {
		return x >= 0 && y >= 0 && x < graph.anchors().plane().width() && y < graph.anchors().plane().height()
				&& graph.isLegal(x, y);
	}

	private static Cell farthest(Cell from, List<Cell> cells) {
		Cell farthest = from;
		for (Cell cell : cells) {
			farthest = distance(from, cell) > distance(from, farthest) ? cell : farthest;
		}
		return farthest;
	}

	private static double distance(Cell one, Cell other) {
		return Math.hypot(one.x() - other.x(), one.y() - other.y());
	}

	/**
	 * Returns a line across the free cells between two obstacles. Each end of the line is halfway between the middles of a
	 * blocked cell and the free cell next to it. If no cell is free, the line joins the middles of the blocked cells.
	 *
	 * @param obstacle the blocked cell at one end
	 * @param free the free cells between the obstacles, in order
	 * @param other the blocked cell at the other end
	 */
	static Segment between(Cell obstacle, List<Cell> free, Cell other) {
		return free.isEmpty() ? new Segment(middle(obstacle, obstacle), middle(other, other))
				: new Segment(middle(obstacle, free.getFirst()), middle(free.getLast(), other));
	}

	/** Returns the point halfway between the middles of two cells. */
	private static Point middle(Cell one, Cell other) {
		return new Point((one.x() + other.x() + 1) / 2.0, (one.y() + other.y() + 1) / 2.0);
	}
}
