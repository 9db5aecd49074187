package org.leeway.ui.presenter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Capability;

/**
 * Describes a cell for the status line: place, terrain, and for each capability, under the names of its agents, the
 * clearance and the agents that reach the cell.
 */
public final class CellStatus {

	private CellStatus() {
	}

	/**
	 * Describes a cell.
	 *
	 * @param inTheWay what stops the displayed unit here, in words; possibly empty
	 * @param analysis null if there is none; the text then has only place and terrain
	 * @param widths where the cell is in the units that clearance and reach are told of
	 */
	public static String describe(Cell cell, String inTheWay, LevelSnapshot level, LevelAnalysis analysis, Anchor widths) {
		int x = cell.x();
		int y = cell.y();
		if (!level.grid().contains(x, y)) {
			return "";
		}
		int id = level.grid().terrain(x, y);
		String terrain = level.terrains().stream().filter(type -> type.id() == id).map(type -> type.name()).findFirst()
				.orElse("terrain " + id);
		StringBuilder text = new StringBuilder().append(x).append(", ").append(y).append("   ").append(terrain);
		text.append(inTheWay.isEmpty() ? "" : "   " + inTheWay);
		if (analysis != null && analysis.snapshot().grid().contains(x, y)) {
			users(analysis.snapshot()).forEach((capability, agents) -> text.append("   ")
					.append(String.join(", ", agents)).append(": ").append(describe(capability, cell, analysis, widths)));
		}
		return text.toString();
	}

	private static String describe(Capability capability, Cell cell, LevelAnalysis analysis, Anchor widths) {
		String reaching = analysis.agents().stream()
				.filter(agent -> agent.agent().capability().equals(capability)
						&& reached(agent.reachability(), widths).get(cell.x(), cell.y()))
				.map(agent -> agent.agent().name()).collect(Collectors.joining(", "));
		return "clearance " + ClearanceLayer.at(cell, analysis, capability, widths) + ", reached by "
				+ (reaching.isEmpty() ? "none" : reaching);
	}

	/** The anchors, if widths belong to these; otherwise all cells that the agent covers. */
	private static BitPlane reached(Reachability reachability, Anchor widths) {
		return widths == Anchor.TOP_LEFT ? reachability.reachable() : reachability.covered();
	}

	/** The names of the agents of each capability: shorter and better known than the names of its terrains. */
	private static Map<Capability, List<String>> users(LevelSnapshot level) {
		Map<Capability, List<String>> users = new LinkedHashMap<>();
		level.agents().forEach(
				agent -> users.computeIfAbsent(agent.capability(), key -> new ArrayList<>()).add(agent.name()));
		return users;
	}
}
