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
	 * Returns the number of {@linkplain PartialReach#complete() complete components} that the result stores, summed over all
	 * agents. A complete component is a set of connected places that lies completely inside the block. So other blocks cannot
	 * change a complete component.
	 */
	long completeComponents() {
		return reach.stream().mapToLong(each -> each.complete().size()).sum();
	}
}
