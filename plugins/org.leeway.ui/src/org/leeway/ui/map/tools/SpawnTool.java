package org.leeway.ui.map.tools;

import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.commands.NewElements;

/** A tool that places a spawn on the cell where the button is released. */
public final class SpawnTool extends GridTool {

	@Override
	void begin() {
		// the spawn appears when the button goes up
	}

	@Override
	void proceed() {
		// only the cell where the button goes up counts
	}

	@Override
	void finish() {
		Cell cell = cell();
		if (level().getTerrain().contains(cell.x(), cell.y())) {
			place(NewElements.spawn(cell));
		}
	}

	@Override
	void abandon() {
		// nothing to remove, because the tool shows no feedback
	}
}
