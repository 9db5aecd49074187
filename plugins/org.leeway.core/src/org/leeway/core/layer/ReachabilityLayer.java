package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.analysis.AgentAnalysis;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ReachableSizes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;

/**
 * The class of every cell for an agent. A footprint is the square of cells that the agent covers:
 * <ul>
 * <li>0: blocked (dark),
 * <li>1: too narrow (yellow). The cell is traversable, but the agent fits nowhere over it,
 * <li>2: cut off (vermilion). The agent fits over the cell, but does not get there,
 * <li>3: reachable (blue),
 * <li>4: cut off as the level intends (grey).
 * </ul>
 * The legend has class 4 only if the level declares such regions for the agent.
 */
public final class ReachabilityLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public ReachabilityLayer() {
		super("reachability", "Reachability", "reachability class",
				"class of the cell for an agent", 55, Need.AGENT, Need.SPAWNS);
	}

	/** The class of cells that the level intends to be cut off. */
	private static final int INTENDED = 4;

	/** Returns the layer of a level, with the class of every cell for an agent. */
	public static OverlayLayer of(LevelAnalysis analysis, Agent agent) {
		AgentAnalysis reached = analysis.agent(agent);
		LayerRows rows = new NestedRows(List.of(reached.traversable(), reached.reachability().fitting(),
				reached.reachability().covered()));
		TerrainGrid grid = analysis.snapshot().grid();
		return IntendedRegions.of(analysis, agent)
				.map(cells -> new OverlayLayer(new ReachabilityLayer(), grid, new IntendedRows(rows, cells, INTENDED),
						OverlayColours::reachabilityWithIntended))
				.orElseGet(() -> of(grid, rows));
	}

	/**
	 * Returns the layer for a part of a map, from sets of cells. The layer does not use class 4.
	 *
	 * @param grid the terrain of the part
	 * @param traversable the cells that the agent crosses
	 * @param fitting the cells that the agent can cover
	 * @param covered the cells that the agent can cover at places that it reaches
	 */
	public static OverlayLayer of(TerrainGrid grid, BitPlane traversable, BitPlane fitting, BitPlane covered) {
		return of(grid, new NestedRows(List.of(traversable, fitting, covered)));
	}

	private static OverlayLayer of(TerrainGrid grid, LayerRows rows) {
		return new OverlayLayer(new ReachabilityLayer(), grid, rows, OverlayColours::reachability);
	}

	@Override
	public Optional<OverlayLayer> atOnce(LayerQuery query, CellRect window) {
		Agent agent = query.agent().orElseThrow();
		return IntendedRegions.areDeclared(query.analysis(), agent) ? Optional.empty()
				: query.analysis().knownSizes(agent).map(sizes -> new OverlayLayer(this, Anchor.TOP_LEFT,
						query.analysis().snapshot().grid(), WindowRows.of(rows(sizes, agent.size(), window), window),
						OverlayColours::reachability));
	}

	private static LayerRows rows(ReachableSizes sizes, int size, CellRect window) {
		return new NestedRows(List.of(sizes.traversable(), sizes.fitting(size, window), sizes.covered(size, window)));
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		query.analysis().agent(query.agent().orElseThrow(), progress);
		return Optional.of(of(query.analysis(), query.agent().orElseThrow()));
	}
}
