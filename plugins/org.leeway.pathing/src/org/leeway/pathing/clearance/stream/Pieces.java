package org.leeway.pathing.clearance.stream;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;

/**
 * The pieces of a part of a map: its connected components that reach a border of the part or a spawn. The pieces show which spawns
 * and borders the part connects with each other.
 *
 * @param counted indexed by piece: the open component that counts the cells of the piece, as an index in the part's
 * {@link PartialReach}. All pieces in which the unit starts share the component of all starts
 * @param seams maps each connected component of a strip along a border to the index of the piece that contains it
 * @param starts the spawns where the unit fits
 */
record Pieces(int[] counted, Map<SeamComponent, Integer> seams, List<Start> starts) implements Serializable {

	/**
	 * A spawn, and the pieces in which the unit can start there. A piece is a connected component of a part of a map.
	 *
	 * @param pieces the indices of the pieces
	 */
	record Start(Cell spawn, Set<Integer> pieces) implements Serializable {
	}

	/** Returns the gaps between groups of connected spawns. May be called only for the pieces of the whole map. */
	List<StartGap> gaps(List<Cell> spawns) {
		Map<Cell, Set<Integer>> over = new HashMap<>();
		starts.forEach(start -> over.put(start.spawn, start.pieces));
		return StartGap.of(spawns.stream().map(spawn -> over.getOrDefault(spawn, Set.of())).toList());
	}
}
