package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.world.Agent;

/**
 * A comparison of two rules for where an agent fits. The first rule uses clearance, the side of the largest free square
 * at a cell. The second rule uses the Brushfire distance, the number of steps to the nearest blocked cell. The value of
 * a cell is its class:
 * <ul>
 * <li>0 to 2: not reached by the first rule: blocked, too narrow or cut off, as in {@link ReachabilityLayer},
 * <li>3: reached by the first rule, but not by the second (pink),
 * <li>4: reached by both rules (blue).
 * </ul>
 */
public final class BrushfireLossLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public BrushfireLossLayer() {
		super("brushfire-loss", "Lost by Brushfire", "reachability class by Brushfire distance",
				"the same if Brushfire distances decided where it may stand", 55, Need.AGENT, Need.SPAWNS);
	}

	/** Returns the layer for a level and an agent. */
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
