package org.leeway.core.layer;

import java.util.List;
import java.util.Optional;

import org.leeway.core.colour.OverlayColours;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.steering.search.PoseReach;
import org.leeway.pathing.world.Agent;

/**
 * The class of every cell for the body of a turning unit. A unit gets to a cell if its body covers the cell on some
 * path from a spawn. The classes are:
 * <ul>
 * <li>0: blocked (dark),
 * <li>1: too narrow (yellow),
 * <li>2: the unit fits with some heading, but does not get to the cell (vermilion),
 * <li>3: the unit gets to the cell, but is trapped there: it cannot drive on for ever (purple),
 * <li>4: the unit gets to the cell, and can drive on (blue).
 * </ul>
 */
public final class TurningLayer extends RasterLayer {

	/** Creates the layer for the registry of extensions. */
	public TurningLayer() {
		super("turning", "Room to turn", "class of the cell for a turning unit",
				"where a turning unit can go, and where it gets stuck", 55, Need.AGENT, Need.SPAWNS);
	}

	@Override
	public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
		Agent agent = query.agent().orElseThrow();
		BitPlane traversable = query.analysis().clearance().traversable(agent.capability());
		return query.analysis().reach(agent, progress).map(poses -> new OverlayLayer(this, query.analysis().snapshot().grid(),
				rows(traversable, poses), OverlayColours::turning));
	}

	/**
	 * Returns the class of every cell. A cell counts as not traversable even if an obstacle covers only a part of the cell. But
	 * if the unit's body can cover the free part, the cell does not get class 0.
	 */
	private static LayerRows rows(BitPlane traversable, PoseReach poses) {
		return new NestedRows(List.of(traversable.or(poses.fitting()), poses.fitting(), poses.covered(),
				poses.covered().andNot(poses.trappedCells())));
	}
}
