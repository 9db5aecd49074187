package org.leeway.core.analysis;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.world.Scene;

/**
 * The gaps between the obstacles of a level, that is, the narrowest places between them. Computed on demand.
 * Thread-safe.
 */
final class LevelGaps {

	private final Scene scene;
	private GapMap map;

	LevelGaps(Scene scene) {
		this.scene = scene;
	}

	/**
	 * Returns the gaps of a scene. If the scene is the same as before, returns this object with the gaps that are
	 * known already.
	 */
	LevelGaps of(Scene other) {
		return other.equals(scene) ? this : new LevelGaps(other);
	}

	/**
	 * Returns a map with at least all gaps that are too narrow for a disc of radius {@code widest}. The map has wider gaps too if a
	 * larger radius was requested before.
	 *
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	synchronized GapMap map(double widest, Progress progress) {
		if (map == null || map.widest() < widest) {
			map = GapMap.of(scene, widest, progress);
		}
		return map;
	}
}
