package org.leeway.pathing.search;

import java.util.List;

import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;

/** The cells that units cover on their ways. */
public final class Footprints {

	private Footprints() {
	}

	/**
	 * The cells in the footprint of any anchor on a path, on a map of {@code width} x {@code height} cells; none if there
	 * is no path.
	 */
	public static BitPlane along(PathResult path, int width, int height) {
		BitPlane.Editor covered = BitPlane.empty(width, height).edit();
		List<Cell> points = path.points();
		int size = path.query().agent().size();
		for (int i = 0; i < points.size(); i++) {
			Cell to = points.get(i);
			Cell from = points.get(Math.max(0, i - 1));
			int dx = Integer.signum(to.x() - from.x());
			int dy = Integer.signum(to.y() - from.y());
			int steps = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
			for (int step = 0; step <= steps; step++) {
				cover(from.x() + step * dx, from.y() + step * dy, size, covered);
			}
		}
		return covered.build();
	}

	/** The cells in the middle of the footprints of a unit on some anchors; of four, the top-left one. */
	public static BitPlane middles(BitPlane anchors, int size) {
		int shift = (size - 1) / 2;
		if (shift == 0) {
			return anchors;
		}
		BitPlane.Editor middles = BitPlane.empty(anchors.width(), anchors.height()).edit();
		for (int y = 0; y < anchors.height() - shift; y++) {
			for (int x = anchors.nextSet(0, y); x < anchors.width();) {
				int end = anchors.nextClear(x, y);
				middles.setRun(x + shift, y + shift, end - x);
				x = anchors.nextSet(end, y);
			}
		}
		return middles.build();
	}

	private static void cover(int x, int y, int size, BitPlane.Editor covered) {
		for (int row = y; row < y + size; row++) {
			covered.setRun(x, row, size);
		}
	}
}
