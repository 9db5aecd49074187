package org.leeway.pathing.clearance.stream;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;

/**
 * The pieces of a part of a map, which show how the part connects its spawns and its borders. A piece is a connected component of
 * anchors that reaches a border of the part or a spawn. An open component of {@link PartialReach} counts the anchors and cells of
 * each piece. All pieces in which the unit starts share one open component.
 *
 * @param counted indexed by piece: the index of the open component that counts its anchors and cells
 * @param seams maps each component of a strip along a border to the index of the piece that contains it
 * @param starts the spawns where the unit fits
 */
record Pieces(int[] counted, Map<SeamComponent, Integer> seams, List<Start> starts) implements Serializable {

	/**
	 * A spawn, and the pieces in which the unit can start there. These pieces have an anchor with a footprint over the
	 * spawn.
	 *
	 * @param pieces the indices of the pieces
	 */
	record Start(Cell spawn, Set<Integer> pieces) implements Serializable {
	}

	/** Returns the gaps between groups of connected spawns. The part must be the whole map. */
	List<StartGap> gaps(List<Cell> spawns) {
		Map<Cell, Set<Integer>> over = new HashMap<>();
		starts.forEach(start -> over.put(start.spawn, start.pieces));
		return StartGap.of(spawns.stream().map(spawn -> over.getOrDefault(spawn, Set.of())).toList());
	}
}
