package org.leeway.pathing.clearance.stream;

import java.io.Serializable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.leeway.pathing.components.StartGap;
import org.leeway.pathing.grid.Cell;

/**
 * The pieces of a part of a map. A piece is a connected component of anchors that reaches a border of the part, or whose
 * footprints cover a spawn. Connections outside of the part are not known. An open component of {@link PartialReach} counts the
 * anchors and cells of each piece. All pieces in which a unit starts share one open component, the component of all starts.
 * They share it even if the part does not connect these pieces.
 *
 * @param counted indexed by piece: the index of the open component that counts the anchors and cells of the piece
 * @param seams the components of the strips at the borders, each mapped to the index of the piece that contains it
 * @param starts the spawns where the unit fits
 */
record Pieces(int[] counted, Map<SeamComponent, Integer> seams, List<Start> starts) implements Serializable {

	/** A spawn, and the pieces with an anchor on which the unit's footprint covers the spawn. */
	record Start(Cell spawn, Set<Integer> pieces) implements Serializable {
	}

	/** Returns the gaps between spawns. The part must be the whole map. */
	List<StartGap> gaps(List<Cell> spawns) {
		Map<Cell, Set<Integer>> over = new HashMap<>();
		starts.forEach(start -> over.put(start.spawn, start.pieces));
		return StartGap.of(spawns.stream().map(spawn -> over.getOrDefault(spawn, Set.of())).toList());
	}
}
