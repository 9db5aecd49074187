package org.leeway.ui.editor;

import org.eclipse.ui.IActionBars;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.presenter.CellStatus;
import org.leeway.ui.presenter.LevelPresenter;
import org.leeway.ui.presenter.LiveMap;

/** Describes the cell under the mouse in the status line of the workbench. */
final class StatusLine {

	private final IActionBars bars;
	private final LiveMap map;

	StatusLine(IActionBars bars, LiveMap map) {
		this.bars = bars;
		this.map = map;
	}

	/** The mouse is over a cell, which may lie outside the map. */
	void hover(Cell cell) {
		if (!cell.equals(map.unit().cell())) {
			map.unit().moveTo(cell, map.presenter());
			update();
		}
	}

	/** Describes the cell under the mouse anew. */
	void update() {
		bars.getStatusLineManager().setMessage(text(map.unit().cell()));
	}

	/** The description of a cell; empty outside the map. */
	String text(Cell cell) {
		String inTheWay = cell.equals(map.unit().cell()) ? map.unit().words() : "";
		LevelPresenter presenter = map.presenter();
		return CellStatus.describe(cell, inTheWay, presenter.snapshot(), presenter.analysis());
	}
}
