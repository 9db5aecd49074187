package org.leeway.core.analysis;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.world.Scene;

/** The gaps between the obstacles of a level, computed on demand. Thread-safe. */
final class LevelGaps {

	private final Scene scene;
	private GapMap map;

	LevelGaps(Scene scene) {
		this.scene = scene;
	}

	/**
	 * Returns the gaps between the obstacles of a scene. If the scene has not changed, returns this object, which keeps
	 * the gaps that are computed already.
	 */
	LevelGaps of(Scene other) {
		return other.equals(scene) ? this : new LevelGaps(other);
	}

	/**
	 * Returns a map of all gaps that are too narrow for a disc of radius {@code widest}. The map may also have some
	 * wider gaps.
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
