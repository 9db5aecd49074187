package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.world.Agent;

/**
 * The class of every cell for the body of a turning unit: 0 blocked (dark); 1 too narrow (yellow); 2 it fits with some
 * heading, but does not get there (vermilion); 3 it gets there, but not out again (purple); 4 it gets there and on (blue).
 */
public final class TurningLayer extends RasterLayer {

	/** Made by the registry of extensions. */
	public TurningLayer() {
		super("turning", "Room to turn", "class of the cell for a turning unit",
				"where a turning unit gets, and where it is stuck", 55, Need.AGENT, Need.SPAWNS);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		Agent agent = query.agent().orElseThrow();
		BitPlane traversable = query.analysis().traversable(agent.capability());
		return query.analysis().reach(agent, progress).map(poses -> new OverlayLayer(this, query.analysis().snapshot().grid(),
				rows(traversable, poses), OverlayColours::turning));
	}

	/** A round obstacle blocks all of a cell for units of the grid, but not for a body beside it. */
	private static LayerRows rows(BitPlane traversable, PoseReach poses) {
		return new NestedRows(List.of(traversable.or(poses.fitting()), poses.fitting(), poses.covered(),
				poses.covered().andNot(poses.trappedCells())));
	}
}
