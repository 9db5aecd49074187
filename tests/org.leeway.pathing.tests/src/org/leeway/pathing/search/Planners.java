package org.leeway.pathing.search;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.provider.Arguments;
import org.leeway.pathing.Progress;
import org.leeway.pathing.hierarchy.AbstractGraph;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.hierarchy.HierarchicalAnnotatedAStar;
import org.leeway.pathing.world.Diagonals;

/** The planners with their names, as arguments of parameterized tests. */
final class Planners {

	static final Named<Function<SearchMap, PathPlanner>> ANNOTATED_A_STAR = Named.of("annotated A*", AnnotatedAStar::new);
	static final Named<Function<SearchMap, PathPlanner>> JUMP_POINT_SEARCH = Named.of("jump point search", JumpPointSearch::new);

	private Planners() {
	}

	/** Returns all planners. */
	static List<Named<Function<SearchMap, PathPlanner>>> all() {
		return Stream.concat(optimal().stream(), Stream.of(Named.<Function<SearchMap, PathPlanner>>of("HAA*",
				map -> new HierarchicalAnnotatedAStar(AbstractGraph.of(map, 3, Quality.HIGH, Progress.NONE), false))))
				.toList();
	}

	/** Returns pairs for a parameterised test: each planner whose paths are shortest paths, with each rule of diagonal
	 * steps. */
	static List<Arguments> optimalByRule() {
		return optimal().stream()
				.flatMap(planner -> Stream.of(Diagonals.values()).map(rule -> Arguments.of(planner, rule))).toList();
	}

	/** Returns all planners, each with each rule of diagonal steps. */
	static List<Arguments> allByRule() {
		return all().stream().flatMap(planner -> Stream.of(Diagonals.values()).map(rule -> Arguments.of(planner, rule)))
				.toList();
	}

	/** Returns the planners whose paths are shortest paths. */
	static List<Named<Function<SearchMap, PathPlanner>>> optimal() {
		return List.of(ANNOTATED_A_STAR, JUMP_POINT_SEARCH);
	}
}
