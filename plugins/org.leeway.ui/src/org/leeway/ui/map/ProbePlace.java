package org.leeway.ui.map;

import org.leeway.model.PathProbe;
import org.leeway.pathing.grid.Cell;

/**
 * A probe and the anchors of its ends: those in the level, or others while the user drags an end.
 *
 * @param probe may not be in the level yet
 */
public record ProbePlace(PathProbe probe, Cell start, Cell goal) {

	/** A probe as it is in the level. */
	public static ProbePlace of(PathProbe probe) {
		return new ProbePlace(probe, new ProbeEnd(probe, false).anchor(), new ProbeEnd(probe, true).anchor());
	}
}
