package org.leeway.pathing.compare;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * Touching cells of a map that differ from their images in some aspect of some comparison.
 *
 * @param bounds the smallest rectangle around the cells
 * @param cells the number of cells, without their images
 * @param places indexed by comparison: for each aspect that differs here, the place of most cells
 */
public record AsymmetryGroup(CellRect bounds, long cells, List<List<Asymmetry>> places) {

	public AsymmetryGroup {
		places = places.stream().map(List::copyOf).toList();
	}
}
