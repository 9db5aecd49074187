package org.leeway.pathing.search;

import java.util.List;
import java.util.function.Function;

import org.junit.jupiter.api.Named;

/** Every planner, by its name: what the tests of all of them run on. */
final class Planners {

	private Planners() {
	}

	/** All planners, whose paths are shortest ones. */
	static List<Named<Function<SearchMap, PathPlanner>>> all() {
		return List.of(Named.of("annotated A*", AnnotatedAStar::new),
				Named.of("jump point search", JumpPointSearch::new));
	}
}
