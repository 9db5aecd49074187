package org.leeway.ui.map.policies;

import org.eclipse.gef.Request;
import org.leeway.pathing.grid.TerrainGrid;

/** A request to replace the level's terrain by another grid. The grid is the result of a stroke or a fill. */
public final class PaintRequest extends Request {

	private final String label;
	private final TerrainGrid grid;

	/**
	 * Creates a request for one stroke.
	 *
	 * @param label the name of the step in the Undo menu
	 */
	public PaintRequest(String label, TerrainGrid grid) {
		super("paint terrain");
		this.label = label;
		this.grid = grid;
	}

	String label() {
		return label;
	}

	TerrainGrid grid() {
		return grid;
	}
}
