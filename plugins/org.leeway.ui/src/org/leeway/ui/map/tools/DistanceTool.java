package org.leeway.ui.map.tools;

import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;

/** A tool that measures the distance of two cells, and the time that each agent needs from the first cell to the second. */
public final class DistanceTool extends SpanTool {

	@Override
	CellPair measured(LevelRootPart root) {
		return root.shown(MapContent.DISTANCE).ends();
	}

	@Override
	void measure(CellPair pair, LevelRootPart root) {
		root.measureDistance(pair);
	}
}
