package org.leeway.pathing.search;

import java.util.ArrayList;
import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;

/** The cells that units cover on their paths. */
public final class Footprints {

	private Footprints() {
	}

	/**
	 * Returns the cells that a unit covers along a path, on a map of {@code width} x {@code height} cells. Empty if there
	 * is no path.
	 */
	public static BitPlane along(PathResult path, int width, int height) {
		return cover(anchors(path.points()), path.query().agent().size(), width, height);
	}

	/**
	 * Returns all cells of a path, step by step.
	 *
	 * @param points the turning points of the path
	 */
	static List<Cell> anchors(List<Cell> points) {
		List<Cell> anchors = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			Cell to = points.get(i);
			Cell from = points.get(Math.max(0, i - 1));
			int dx = Integer.signum(to.x() - from.x());
			int dy = Integer.signum(to.y() - from.y());
			int steps = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
			for (int step = i == 0 ? 0 : 1; step <= steps; step++) {
				anchors.add(new Cell(from.x() + step * dx, from.y() + step * dy));
			}
		}
		return anchors;
	}

	/**
	 * Returns the cells that a unit covers if it stands on any of the given anchors. An anchor is the top-left cell of
	 * the unit.
	 */
	static BitPlane cover(List<Cell> anchors, int size, int width, int height) {
		BitPlaneEditor covered = BitPlane.empty(width, height).edit();
		for (Cell anchor : anchors) {
			for (int row = anchor.y(); row < anchor.y() + size; row++) {
				covered.setRun(anchor.x(), row, size);
			}
		}
		return covered.build();
	}

	/**
	 * Returns the middle cell of the unit for each anchor. A unit of even size has four middle cells, of which the
	 * top-left one is returned.
	 */
	public static BitPlane middles(BitPlane anchors, int size) {
		int shift = (size - 1) / 2;
		if (shift == 0) {
			return anchors;
		}
		BitPlaneEditor middles = BitPlane.empty(anchors.width(), anchors.height()).edit();
		for (int y = 0; y < anchors.height() - shift; y++) {
			for (int x = anchors.nextSet(0, y); x < anchors.width();) {
				int end = anchors.nextClear(x, y);
				middles.setRun(x + shift, y + shift, end - x);
				x = anchors.nextSet(end, y);
			}
		}
		return middles.build();
	}
}
