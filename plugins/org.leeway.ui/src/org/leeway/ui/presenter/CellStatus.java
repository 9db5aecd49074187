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
 * The description of a cell for the status line: place, terrain, and the clearance for each capability, which is a set of
 * terrains. Names a capability by the agents that have it, and lists the agents that reach the cell.
 */
public final class CellStatus {

	private CellStatus() {
	}

	/**
	 * Returns a text that describes a cell. Returns an empty text for a cell outside the map.
	 *
	 * @param inTheWay a text about what stops the displayed unit at the cell. May be empty
	 * @param analysis the analysis from which the text takes clearance and agents. If null, the text has neither
	 * @param anchor the cell of a square footprint to which the side of the footprint is assigned: the top-left cell, the
	 * middle cell, or each cell. The clearance and the agents in the text depend on this choice
	 */
	public static String describe(Cell cell, String inTheWay, LevelSnapshot level, LevelAnalysis analysis, Anchor anchor) {
		int x = cell.x();
		int y = cell.y();
		if (!level.grid().contains(x, y)) {
			return "";
		}
		int id = level.grid().terrain(x, y);
		String terrain = level.terrains().stream().filter(type -> type.id() == id).map(type -> type.name()).findFirst()
				.orElse("terrain " + id);
		StringBuilder text = new StringBuilder().append(x).append(", ").append(y);
		level.header().gamePlace(cell).ifPresent(place -> text.append("   ").append(place));
		text.append("   ").append(terrain);
		text.append(inTheWay.isEmpty() ? "" : "   " + inTheWay);
		if (analysis != null && analysis.snapshot().grid().contains(x, y)) {
			users(analysis.snapshot()).forEach((capability, agents) -> text.append("   ")
					.append(String.join(", ", agents)).append(": ").append(describe(capability, cell, analysis, anchor)));
		}
		return text.toString();
	}

	private static String describe(Capability capability, Cell cell, LevelAnalysis analysis, Anchor anchor) {
		String reaching = analysis.agents().stream()
				.filter(agent -> agent.agent().capability().equals(capability)
						&& reached(agent.reachability(), anchor).get(cell.x(), cell.y()))
				.map(agent -> agent.agent().name()).collect(Collectors.joining(", "));
		return "clearance " + ClearanceLayer.at(cell, analysis, capability, anchor) + ", reached by "
				+ (reaching.isEmpty() ? "none" : reaching);
	}

	/**
	 * Returns the cells that the status line describes as reached by an agent. For {@link Anchor#TOP_LEFT}, these cells
	 * are the anchors that the agent reaches. For any other anchor, these cells are all cells that the agent covers on
	 * its reachable anchors.
	 */
	private static BitPlane reached(Reachability reachability, Anchor anchor) {
		return anchor == Anchor.TOP_LEFT ? reachability.reachable() : reachability.covered();
	}

	/**
	 * Returns the names of the agents, indexed by capability. Users know the agents better than the terrains of a capability.
	 */
	private static Map<Capability, List<String>> users(LevelSnapshot level) {
		Map<Capability, List<String>> users = new LinkedHashMap<>();
		level.agents().forEach(
				agent -> users.computeIfAbsent(agent.capability(), key -> new ArrayList<>()).add(agent.name()));
		return users;
	}
}
