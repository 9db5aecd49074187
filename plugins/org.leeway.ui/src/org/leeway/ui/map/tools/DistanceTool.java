package org.leeway.ui.map.tools;

import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.canvas.MapContent;

/** Measures the distance of two cells, and how long each agent takes from one to the other. */
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
