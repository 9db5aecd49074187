package org.leeway.core.analysis;

import org.leeway.pathing.Progress;
import org.leeway.pathing.gaps.GapMap;
import org.leeway.pathing.world.Scene;

/** The gaps between the obstacles of a level, found when somebody first asks. Thread-safe. */
final class LevelGaps {

	private final Scene scene;
	private GapMap map;

	LevelGaps(Scene scene) {
		this.scene = scene;
	}

	/** Those of a level, which are these if its obstacles are. */
	LevelGaps of(Scene other) {
		return other.equals(scene) ? this : new LevelGaps(other);
	}

	/** @throws java.util.concurrent.CancellationException if {@code progress} was cancelled */
	synchronized GapMap map(Progress progress) {
		if (map == null) {
			map = GapMap.of(scene, progress);
		}
		return map;
	}
}
