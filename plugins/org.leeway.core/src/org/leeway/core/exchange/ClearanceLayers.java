package org.leeway.core.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

/**
 * The clearance of a level, with one layer for each set of terrains that agents cross. Agents that cross the same
 * terrains share a layer. Layers are in the order of the agents.
 *
 * @param max the largest clearance in all layers
 */
public record ClearanceLayers(List<Layer> all, int max) {

	/**
	 * The clearance of each cell for a capability.
	 *
	 * @param capability the names of the terrains, such as {@code ground+swamp}
	 * @param agents the agents that cross exactly these terrains
	 */
	public record Layer(String capability, List<AgentType> agents, OverlayLayer values) {
	}

	/**
	 * Computes the layers. The clearance is the size of a square, and is stored at one cell of this square.
	 *
	 * @param anchor the cell that stores the clearance, such as the top-left cell of the square
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	public static ClearanceLayers of(Level level, Anchor anchor, Progress progress) {
		LevelSnapshot snapshot = LevelSnapshot.of(level);
		Map<Capability, List<AgentType>> agents = new LinkedHashMap<>();
		for (int i = 0; i < level.getAgentTypes().size(); i++) {
			agents.computeIfAbsent(snapshot.agents().get(i).unit().capability(), none -> new ArrayList<>())
					.add(level.getAgentTypes().get(i));
		}
		LayerQuery query = LayerQuery.of(new ClearanceLayer(), snapshot, Optional.<Agent>empty(), progress);
		List<Layer> layers = new ArrayList<>();
		int max = 0;
		for (Map.Entry<Capability, List<AgentType>> each : agents.entrySet()) {
			LevelAnalysis analysis = query.analysis();
			layers.add(new Layer(snapshot.describe(each.getKey()), each.getValue(),
					ClearanceLayer.of(analysis, each.getKey(), anchor)));
			max = Math.max(max, analysis.clearance().map(each.getKey()).max());
			progress.check();
		}
		return new ClearanceLayers(List.copyOf(layers), max);
	}
}
