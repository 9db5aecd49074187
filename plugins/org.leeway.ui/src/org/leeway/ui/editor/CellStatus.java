package org.leeway.ui.editor;

import java.util.LinkedHashSet;
import java.util.Set;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.clearance.Capability;
import org.leeway.pathing.grid.Cell;

/** What the status line says of a cell: place, terrain, clearance for each capability, the largest unit there. */
final class CellStatus {

	private CellStatus() {
	}

	/** @param analysis may be null: then only place and terrain are known */
	static String describe(Cell cell, LevelSnapshot level, LevelAnalysis analysis) {
		int x = cell.x();
		int y = cell.y();
		if (!level.grid().contains(x, y)) {
			return "";
		}
		int id = level.grid().terrain(x, y);
		String terrain = level.terrains().stream().filter(type -> type.id() == id).map(type -> type.name()).findFirst()
				.orElse("terrain " + id);
		StringBuilder text = new StringBuilder().append(x).append(", ").append(y).append("   ").append(terrain);
		if (analysis != null) {
			capabilities(analysis).forEach(capability -> text.append("   ").append(describe(capability, x, y, analysis)));
		}
		return text.toString();
	}

	private static String describe(Capability capability, int x, int y, LevelAnalysis analysis) {
		String name = analysis.snapshot().describe(capability);
		int clearance = analysis.clearance(capability).get(x, y);
		String fit = analysis.fit(capability).map(map -> ", largest unit that reaches it " + map.get(x, y)).orElse("");
		return name + ": clearance " + clearance + fit;
	}

	private static Set<Capability> capabilities(LevelAnalysis analysis) {
		Set<Capability> all = new LinkedHashSet<>();
		analysis.snapshot().agents().stream().map(AgentProfile::capability).forEach(all::add);
		return all;
	}
}
