package org.leeway.pathing.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.JumpPointSearch;
import org.leeway.pathing.search.PathPlanner;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.PathOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.RealMaps.Query;

/** Tests of paths on real maps: legal, never shorter than known lengths, and not much longer. */
class RealHierarchyTest {

	@BeforeEach
	void needMaps() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
	}

	/**
	 * Paths may be a little longer than shortest paths. The limit for the mean excess length is just above the present mean, so
	 * that the test fails if paths get longer.
	 */
	@ParameterizedTest
	@CsvSource({ "10, HIGH, false, 0.09", "10, LOW, false, 0.14", "15, HIGH, false, 0.07", "15, LOW, false, 0.11",
			"20, HIGH, false, 0.07", "20, LOW, false, 0.11", "10, HIGH, true, 0.05", "10, LOW, true, 0.08" })
	void pathsOfAllSizesAndTerrains(int side, Quality quality, boolean smooth, double longer) {
		double sum = 0;
		int count = 0;
		for (String name : RealMaps.QUERY_MAPS) {
			TerrainGrid grid = RealMaps.queryMap(name);
			List<Query> queries = RealMaps.queries(name);
			sum += longer(grid, queries, new Settings(side, quality, smooth), name);
			count += queries.size();
		}
		assertTrue(sum / count < longer, sum / count + " is too long");
	}

	private record Settings(int side, Quality quality, boolean smooth) {
	}

	private static double longer(TerrainGrid grid, List<Query> queries, Settings settings, String name) {
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		Map<GridUnit, PathOracle> oracles = new HashMap<>();
		queries.forEach(query -> oracles.computeIfAbsent(agent(query),
				agent -> new PathOracle(grid, nothing, agent, id -> 1)));
		SearchMap map = SearchMap.of(grid, nothing, oracles.keySet(), TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE);
		PathPlanner asked = new HierarchicalAnnotatedAStar(
				AbstractGraph.of(map, settings.side, settings.quality, Progress.NONE), settings.smooth);
		double longer = 0;
		for (Query query : queries) {
			PathResult result = asked.find(new PathQuery(query.start(), query.goal(), agent(query)), Progress.NONE);
			HierarchyTest.assertMatches(oracles.get(agent(query)), query.length(), result, name + ", " + query);
			longer += result.cost() / query.length() - 1;
		}
		return longer;
	}

	private static GridUnit agent(Query query) {
		return new GridUnit(query.size(), query.capability());
	}

	/**
	 * Agents of several terrains and of sizes up to 5 move between random anchors. The search finds a path exactly when
	 * jump point search finds a path.
	 */
	@ParameterizedTest
	@CsvSource({ "battleground, HIGH", "harvestmoon, LOW", "Archipelago, LOW", "orz103d, HIGH", "AR0709SR, LOW" })
	void pathsWhereverThereAreAny(String name, Quality quality) {
		TerrainGrid grid = RealMaps.map(name);
		List<GridUnit> agents = Stream.of(Capability.of(Pictures.GROUND),
				Capability.of(Pictures.GROUND, Pictures.SWAMP), Capability.of(Pictures.WATER, Pictures.SWAMP),
				Capability.of(Pictures.GROUND, Pictures.TREES)).flatMap(capability -> IntStream.of(1, 2, 5)
						.mapToObj(size -> new GridUnit(size, capability))).toList();
		SearchMap map = SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), agents, TerrainSpeeds.UNIFORM,
				Diagonals.NEVER, Progress.NONE);
		PathPlanner shortest = new JumpPointSearch(map);
		PathPlanner asked = new HierarchicalAnnotatedAStar(AbstractGraph.of(map, 15, quality, Progress.NONE), true);
		RandomMaps random = new RandomMaps(1);
		for (int i = 0; i < 3000; i++) {
			List<Cell> ends = random.spawns(2, 2, grid.width(), grid.height());
			PathQuery query = new PathQuery(ends.get(0), ends.get(1), agents.get(i % agents.size()));
			PathResult expected = shortest.find(query, Progress.NONE);
			PathResult result = asked.find(query, Progress.NONE);
			assertEquals(expected.outcome(), result.outcome(), () -> name + ", " + query);
			assertTrue(result.cost() > expected.cost() - 1e-6 || !result.isFound(), () -> name + ", " + query);
		}
	}
}
