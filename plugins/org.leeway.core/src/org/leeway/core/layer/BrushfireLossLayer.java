package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * A comparison of true clearance with Brushfire distances: the class of every cell for an agent. Classes 0 to 2 are
 * blocked, too narrow and cut off, as in {@link ReachabilityLayer}. Class 3 (pink): the agent reaches the cell by true
 * clearance, but not if Brushfire distances decide where the agent may stand. Class 4 (blue): the agent reaches the
 * cell in either case.
 */
public final class BrushfireLossLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public BrushfireLossLayer() {
		super("brushfire-loss", "Lost by Brushfire", "reachability class by Brushfire distance",
				"the same if Brushfire distances decided where it may stand", 55, Need.AGENT, Need.SPAWNS);
	}

	/** Returns the layer of a level, with the class of every cell for an agent. */
	public static OverlayLayer of(LevelAnalysis analysis, Agent agent) {
		AgentAnalysis reached = analysis.agent(agent);
		LayerRows rows = new NestedRows(List.of(reached.traversable(), reached.reachability().fitting(),
				reached.reachability().covered(), analysis.reachabilityByBrushfire(agent).covered()));
		return new OverlayLayer(new BrushfireLossLayer(), analysis.snapshot().grid(), rows, OverlayColours::brushfireLoss);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		query.analysis().agent(query.agent().orElseThrow(), progress);
		return Optional.of(of(query.analysis(), query.agent().orElseThrow()));
	}
}
