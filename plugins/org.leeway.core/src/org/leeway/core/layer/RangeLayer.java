package org.leeway.core.layer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;

/**
 * The class of every cell for an agent that stands somewhere on the map. Classes 0 and 1 are blocked and too narrow, as
 * in {@link ReachabilityLayer}. The other classes are:
 * <ul>
 * <li>2: the agent fits, but does not get to the cell (vermilion),
 * <li>3: the agent gets to the cell (blue),
 * <li>4: the agent stands on the cell (green).
 * </ul>
 */
public final class RangeLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public RangeLayer() {
		super("range", "Reachable from here", "class of what a unit reaches from where it stands",
				"class of the cell for an agent that stands at a place", 55, Need.AGENT, Need.PLACE);
	}

	/**
	 * Returns the layer with the classes 0 to 4. Cells under the agent have class 4, in contrast to {@link #alone}.
	 *
	 * @param range the place where the agent stands, and the cells that it can reach from there
	 */
	public static OverlayLayer of(LevelAnalysis analysis, Agent agent, UnitRange range) {
		return of(analysis, agent, List.of(range.cells(), range.footprint()));
	}

	/**
	 * Returns the layer without class 4 for the cells under the agent. These cells have class 3, like all other cells that
	 * the agent reaches. So the layer stays the same while the agent moves within its range.
	 */
	public static OverlayLayer alone(LevelAnalysis analysis, Agent agent, UnitRange range) {
		return of(analysis, agent, List.of(range.cells()));
	}

	private static OverlayLayer of(LevelAnalysis analysis, Agent agent, List<BitPlane> range) {
		AgentAnalysis where = analysis.agent(agent);
		List<BitPlane> planes = new ArrayList<>(List.of(where.traversable(), where.reachability().fitting()));
		planes.addAll(range);
		return new OverlayLayer(new RangeLayer(), analysis.snapshot().grid(), new NestedRows(planes),
				OverlayColours::range);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		return Optional.of(of(query.analysis(), query.agent().orElseThrow(), query.range().orElseThrow()));
	}

	/** Computes the layer without class 4 (the cells under the agent), because the map draws the agent itself. */
	@Override
	public Optional<OverlayLayer> overlay(LayerQuery query, Progress progress) {
		return Optional.of(alone(query.analysis(), query.agent().orElseThrow(), query.range().orElseThrow()));
	}
}
