package org.leeway.pathing.compare;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A group of touching cells where a map is not symmetric. Each cell differs from its mirrored or turned cell in terrain, clearance
 * or fit.
 *
 * @param bounds the smallest rectangle around the cells
 * @param cells the number of cells that differ. A cell and its mirrored or turned cell count once
 * @param degree how much the group matters to units: the highest degree of its cells
 * @param places the differences to show. The map is compared several times, for example once for each kind of unit, and each
 * comparison has a list here. Each list has at most one difference for each {@link Aspect}: the difference with the most
 * cells
 */
public record AsymmetryGroup(CellRect bounds, long cells, Relevance.Degree degree, List<List<Asymmetry>> places) {

	public AsymmetryGroup {
		places = places.stream().map(List::copyOf).toList();
	}
}
