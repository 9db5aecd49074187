package org.leeway.core.repair;

import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;

/** Planes of cells of an analysed level. */
final class Planes {

	private Planes() {
	}

	static BitPlane empty(LevelAnalysis analysis) {
		return BitPlane.empty(analysis.snapshot().grid().width(), analysis.snapshot().grid().height());
	}

	static BitPlane of(List<Cell> cells, LevelAnalysis analysis) {
		BitPlaneEditor plane = empty(analysis).edit();
		cells.forEach(cell -> plane.set(cell.x(), cell.y()));
		return plane.build();
	}

	static BitPlane of(CellRect cells, LevelAnalysis analysis) {
		BitPlaneEditor plane = empty(analysis).edit();
		int left = Math.max(0, cells.x());
		int right = Math.min(analysis.header().width(), cells.right());
		int bottom = Math.min(analysis.header().height(), cells.bottom());
		for (int y = Math.max(0, cells.y()); y < bottom && left < right; y++) {
			plane.setRun(left, y, right - left);
		}
		return plane.build();
	}

	/**
	 * Returns all cells that a unit covers if it stands on the given anchors. An anchor is the unit's top-left
	 * cell. Leaves out cells outside the map.
	 *
	 * @param size the size of the unit, in cells
	 */
	static BitPlane squares(List<Cell> anchors, int size, LevelAnalysis analysis) {
		return anchors.stream().map(anchor -> of(new CellRect(anchor.x(), anchor.y(), size, size), analysis))
				.reduce(empty(analysis), BitPlane::or);
	}

	/**
	 * Returns the given cells and all cells near them: up to {@code steps} steps away, in any of eight directions.
	 */
	static BitPlane grown(BitPlane cells, int steps) {
		BitPlaneEditor grown = cells.edit();
		for (int y = 0; y < cells.height(); y++) {
			for (int x = cells.nextSet(0, y); x < cells.width(); x = cells.nextSet(x, y)) {
				int end = cells.nextClear(x, y);
				int left = Math.max(0, x - steps);
				int right = Math.min(cells.width(), end + steps);
				for (int row = Math.max(0, y - steps); row <= Math.min(cells.height() - 1, y + steps); row++) {
					grown.setRun(left, row, right - left);
				}
				x = end;
			}
		}
		return grown.build();
	}
}
