package org.leeway.pathing.clearance.stream;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;

/**
 * The connected components of anchors at the borders and over the spawns of a part of a map. Connections outside of the
 * part are not known. One open component counts all pieces in which a unit starts, even if the part itself does not connect
 * them.
 *
 * @param counted indexed by piece: the number of the open component that counts it
 * @param seams the components of the strips at the borders, with the pieces that hold them
 * @param starts the spawns where the unit fits
 */
record Pieces(int[] counted, Map<SeamComponent, Integer> seams, List<Start> starts) implements Serializable {

	/** A spawn and the pieces with an anchor over it. */
	record Start(Cell spawn, Set<Integer> pieces) implements Serializable {
	}

	/** Returns the gaps between spawns. The part must be the whole map. */
	List<StartGap> gaps(List<Cell> spawns) {
		Map<Cell, Set<Integer>> over = new HashMap<>();
		starts.forEach(start -> over.put(start.spawn, start.pieces));
		return StartGap.of(spawns.stream().map(spawn -> over.getOrDefault(spawn, Set.of())).toList());
	}
}
