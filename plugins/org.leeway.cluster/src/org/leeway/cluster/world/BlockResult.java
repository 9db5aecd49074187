package org.leeway.cluster.world;

import java.io.Serializable;
import java.util.List;

import org.leeway.pathing.clearance.stream.PartialReach;

/**
 * The result of a task for a block.
 *
 * @param failure why the block cannot be checked, or empty
 * @param spawns the spawns in the block's own tiles
 * @param reach the reachability inside the block, indexed by agent
 */
record BlockResult(String failure, List<WorldSpawn> spawns, List<PartialReach> reach) implements Serializable {

	static BlockResult failed(String failure) {
		return new BlockResult(failure, List.of(), List.of());
	}

	/**
	 * Returns the number of all {@linkplain PartialReach#complete() complete components} that the result stores, for all agents
	 * together. Such a set of connected places lies completely inside of the block, so other blocks cannot change it.
	 */
	long completeComponents() {
		return reach.stream().mapToLong(each -> each.complete().size()).sum();
	}
}
