package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.List;

import org.leeway.pathing.clearance.stream.PartialReach;

/**
 * What a task tells of a block.
 *
 * @param failure why it cannot be checked; empty if it was
 * @param spawns  in the own tiles
 * @param reach   by agent
 */
record BlockResult(String failure, List<WorldSpawn> spawns, List<PartialReach> reach) implements Serializable {

	static BlockResult failed(String failure) {
		return new BlockResult(failure, List.of(), List.of());
	}

	/** How many components are complete, whatever comes of the others. */
	long completeComponents() {
		return reach.stream().mapToLong(each -> each.complete().size()).sum();
	}
}
