package org.leeway.pathing.compare;

import java.util.List;

import org.leeway.pathing.grid.CellRect;

/**
 * A group of touching cells that differ from their images under a symmetry. Each cell differs in at least one aspect, such as
 * terrain, and in at least one comparison.
 *
 * @param bounds the smallest rectangle around the cells
 * @param cells the number of cells, without their images
 * @param degree the relevance of the most relevant difference
 * @param places indexed by comparison: a list with at most one place for each {@link Aspect}. This is the largest place of the
 * group that differs in this aspect
 */
public record AsymmetryGroup(CellRect bounds, long cells, Relevance.Degree degree, List<List<Asymmetry>> places) {

	public AsymmetryGroup {
		places = places.stream().map(List::copyOf).toList();
	}
}
