package org.leeway.ui.map.tools;

import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;

/** A tool that measures the largest size of a unit that gets from one cell to another. */
public final class UnitTool extends SpanTool {

	@Override
	CellPair measured(LevelRootPart root) {
		return root.shown(MapContent.LARGEST_UNIT).ends();
	}

	@Override
	void measure(CellPair pair, LevelRootPart root) {
		root.measure(pair);
	}
}
