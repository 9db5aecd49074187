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
 * The description of a cell for the status line: place, terrain, and clearance and reachability for each capability. A
 * capability is named after its agents, and the agents that reach the cell are listed.
 */
public final class CellStatus {

	private CellStatus() {
	}

	/**
	 * Describes a cell.
	 *
	 * @param inTheWay what stops the displayed unit here, in words; possibly empty
	 * @param analysis null if there is none. Then the text has only place and terrain
	 * @param widths where a unit stands relative to the cell, for clearance and reachability
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

	/** Returns the anchors if widths belong to the anchor, otherwise all cells that the agent covers. */
	private static BitPlane reached(Reachability reachability, Anchor widths) {
		return widths == Anchor.TOP_LEFT ? reachability.reachable() : reachability.covered();
	}

	/** Returns the names of the agents of each capability. They are shorter and better known than the names of its terrains. */
	private static Map<Capability, List<String>> users(LevelSnapshot level) {
		Map<Capability, List<String>> users = new LinkedHashMap<>();
		level.agents().forEach(
				agent -> users.computeIfAbsent(agent.capability(), key -> new ArrayList<>()).add(agent.name()));
		return users;
	}
}
