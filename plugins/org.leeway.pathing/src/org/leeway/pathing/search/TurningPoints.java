package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.Cell;

/** The turning points of a path that a search has found. Follows the parents of the nodes from the goal back to the start. */
final class TurningPoints {

	/** The turning points from the goal to the start. */
	private final List<Cell> backward = new ArrayList<>();
	private int x;
	private int y;
	private int dx;
	private int dy;

	private TurningPoints(int x, int y) {
		this.x = x;
		this.y = y;
	}

	/**
	 * Returns the turning points of the path from the start to a node. The path from a node's parent to the node consists of
	 * diagonal steps, followed by straight steps.
	 */
	static List<Cell> of(SearchNodes nodes, int goal) {
		TurningPoints points = new TurningPoints(nodes.x(goal), nodes.y(goal));
		int node = goal;
		for (int parent = nodes.parent(node); parent != node; parent = nodes.parent(node)) {
			points.goBackTo(nodes.x(parent), nodes.y(parent));
			node = parent;
		}
		points.backward.add(new Cell(points.x, points.y));
		return points.backward.reversed();
	}

	private void goBackTo(int parentX, int parentY) {
		int across = Math.abs(parentX - x);
		int down = Math.abs(parentY - y);
		int diagonal = Math.min(across, down);
		int towardX = Integer.signum(parentX - x);
		int towardY = Integer.signum(parentY - y);
		if (across != down) {
			lineTo(parentX - towardX * diagonal, parentY - towardY * diagonal);
		}
		if (diagonal > 0) {
			lineTo(parentX, parentY);
		}
	}

	private void lineTo(int toX, int toY) {
		int towardX = Integer.signum(toX - x);
		int towardY = Integer.signum(toY - y);
		if (towardX != dx || towardY != dy) {
			backward.add(new Cell(x, y));
		}
		dx = towardX;
		dy = towardY;
		x = toX;
		y = toY;
	}
}
