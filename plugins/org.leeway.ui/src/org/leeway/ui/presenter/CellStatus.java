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
 * A text for the status line that describes a cell: its place, its terrain, the clearance there, and the agents that reach
 * it. The clearance is the size of the largest unit that fits there. The text lists the clearance for each set of terrains
 * that agents can cross.
 */
public final class CellStatus {

	private CellStatus() {
	}

	/**
	 * Returns a text that describes a cell. Returns an empty text for a cell outside the map.
	 *
	 * @param shown a text about what stops the displayed unit at the cell, and about what layers show there. May be empty
	 * @param analysis the analysis of the level. Null if there is none, so that the text has no clearance and no agents
	 * @param anchor which cell of an agent's footprint lies on the described cell, such as the top-left cell
	 */
	public static String describe(Cell cell, String shown, LevelSnapshot level, LevelAnalysis analysis, Anchor anchor) {
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
		text.append(shown.isEmpty() ? "" : "   " + shown);
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
	 * Returns the cells that an agent reaches. If the anchor is {@link Anchor#TOP_LEFT}, returns the cells that the top-left
	 * cell of the agent's footprint can reach. For any other anchor, returns all cells that the footprint can cover.
	 */
	private static BitPlane reached(Reachability reachability, Anchor anchor) {
		return anchor == Anchor.TOP_LEFT ? reachability.reachable() : reachability.covered();
	}

	/** Returns the names of the agents for each set of terrains that agents may enter. */
	private static Map<Capability, List<String>> users(LevelSnapshot level) {
		Map<Capability, List<String>> users = new LinkedHashMap<>();
		level.agents().forEach(
				agent -> users.computeIfAbsent(agent.capability(), key -> new ArrayList<>()).add(agent.name()));
		return users;
	}
}
