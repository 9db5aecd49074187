package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.RealMaps;
import org.leeway.testing.RealMaps.Query;

/** Tests of planners on real maps. For each query of a map, the length of a shortest path is known. */
@Tag("slow")
class RealPathsTest {

	@BeforeEach
	void needMaps() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
	}

	@ParameterizedTest
	@MethodSource("org.leeway.pathing.search.Planners#optimal")
	void pathsOfAllSizesAndTerrainsHaveTheKnownLengths(Function<SearchMap, PathPlanner> planner) {
		for (String name : RealMaps.QUERY_MAPS) {
			assertLengths(planner, name, RealMaps.queryMap(name), RealMaps.queries(name), query -> 1e-6);
		}
	}

	/**
	 * Returns the planners, each with a number n: only every n-th query of a scenario is tested. Annotated A* is slow on large
	 * maps, so it gets fewer queries.
	 */
	static List<Arguments> plannersWithSteps() {
		return List.of(Arguments.of(Planners.ANNOTATED_A_STAR, 23), Arguments.of(Planners.JUMP_POINT_SEARCH, 1));
	}

	@ParameterizedTest
	@MethodSource("plannersWithSteps")
	void pathsOfScenariosHaveTheKnownLengths(Function<SearchMap, PathPlanner> planner, int step) {
		for (String name : RealMaps.SCENARIO_MAPS) {
			List<Query> all = RealMaps.scenario(name);
			List<Query> queries = IntStream.iterate(0, i -> i < all.size(), i -> i + step).mapToObj(all::get).toList();
			assertLengths(planner, name, RealMaps.map(name), queries, RealMaps::rounding);
		}
	}

	private static void assertLengths(Function<SearchMap, PathPlanner> planner, String name, TerrainGrid grid,
			List<Query> queries, Function<Query, Double> tolerance) {
		assertFalse(queries.isEmpty());
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		PathPlanner asked = planner.apply(SearchMap.of(grid, nothing, queries.stream().map(RealPathsTest::agent).toList(),
				TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE));
		Map<GridUnit, PathOracle> oracles = new HashMap<>();
		for (Query query : queries) {
			PathOracle oracle = oracles.computeIfAbsent(agent(query),
					agent -> new PathOracle(grid, nothing, agent, id -> 1));
			PathResult result = asked.find(new PathQuery(query.start(), query.goal(), agent(query)), Progress.NONE);
			String message = name + ", " + query;
			assertEquals("there is a path", result.reason(), message);
			assertEquals(query.length(), result.cost(), tolerance.apply(query), message);
			assertEquals(result.cost(), oracle.walk(result.points()), 1e-6, message);
		}
	}

	private static GridUnit agent(Query query) {
		return new GridUnit(query.size(), query.capability());
	}
}
