package org.leeway.pathing.hierarchy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.hierarchy.AbstractGraph.Quality;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.search.SearchMap;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;

/** Tests of the graphs that hierarchical search builds for small maps: their nodes and edges. Terrains are named by glyphs. */
class AbstractGraphTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);
	private static final Capability BOTH = Capability.of(Pictures.GROUND, Pictures.WATER);

	private static GridUnit agent(int size, Capability capability) {
		return new GridUnit(size, capability);
	}

	private static AbstractGraph graph(String picture, int side, Quality quality, GridUnit... agents) {
		TerrainGrid grid = Pictures.grid(picture);
		return AbstractGraph.of(SearchMap.of(grid, BitPlane.empty(grid.width(), grid.height()), List.of(agents),
				TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE), side, quality, Progress.NONE);
	}

	/** Returns each edge once, as {@code x,y-x,y size terrains cost}. */
	private static String edges(AbstractGraph graph) {
		return IntStream.range(0, graph.width() * graph.height())
				.map(i -> Cluster.anchor(i % graph.width(), i / graph.width())).boxed()
				.flatMap(anchor -> edges(graph, anchor).stream()).sorted(Comparator.naturalOrder())
				.collect(Collectors.joining("\n", "", "\n"));
	}

	private static List<String> edges(AbstractGraph graph, int anchor) {
		Cluster cluster = graph.clusterOf(anchor);
		int node = cluster.indexOf(anchor);
		return node < 0 ? List.of()
				: IntStream.range(cluster.firstEdge(node), cluster.firstEdge(node + 1))
						.filter(edge -> anchor < cluster.target(edge))
						.mapToObj(edge -> edge(graph, anchor, cluster, edge)).toList();
	}

	private static String edge(AbstractGraph graph, int anchor, Cluster cluster, int edge) {
		GridUnit agent = graph.annotations().get(cluster.annotation(edge)).agent();
		String terrains = Arrays.stream(agent.capability().terrains()).mapToObj(id -> id == Pictures.GROUND ? "." : "W")
				.collect(Collectors.joining());
		return "%s-%s %d %s %.3f".formatted(cell(anchor), cell(cluster.target(edge)), agent.size(), terrains,
				cluster.cost(edge));
	}

	private static Cell cell(int anchor) {
		return new Cell(Cluster.x(anchor), Cluster.y(anchor));
	}

	@Test
	void anOpenBorderHasOneTransitionForAllSizes() {
		AbstractGraph graph = graph("""
				..........
				..........
				..........
				..........
				..........
				""", 5, Quality.HIGH, agent(1, GROUND), agent(2, GROUND));
		assertEquals("""
				4,1-5,1 2 . 1.000
				""", edges(graph), "the middle of the four pairs that are legal for size 2");
		assertEquals(2, graph.nodes());
		assertEquals(1, graph.edges());
	}

	/**
	 * Two clusters of 9 x 9 cells. Units of size 1 have one entrance: the whole border. For units of size 2, the wall splits
	 * the border into two entrances. The left cluster has no wall, so only there an edge for these units joins the two
	 * entrances.
	 */
	private static final String TWO_ROOMS = """
			..................
			..................
			..................
			..................
			..........@@@@@@@@
			..................
			..................
			..................
			..................
			""";

	@ParameterizedTest
	@EnumSource
	void anEntranceHasATransitionWhereverClearanceIsGreatest(Quality quality) {
		AbstractGraph graph = graph(TWO_ROOMS, 9, quality, agent(1, GROUND), agent(2, GROUND));
		assertEquals("""
				8,1-8,6 2 . 5.000
				8,1-9,1 2 . 1.000
				8,6-9,6 2 . 1.000
				9,1-9,6 1 . 5.000
				""", edges(graph));
		PathResult path = new HierarchicalAnnotatedAStar(graph, false)
				.find(new PathQuery(new Cell(16, 0), new Cell(16, 7), agent(2, GROUND)), Progress.NONE);
		assertEquals("there is a path", path.reason());
	}

	@Test
	void theSmallAloneNeedOneTransition() {
		assertEquals("""
				8,4-9,4 1 . 1.000
				""", edges(graph(TWO_ROOMS, 9, Quality.HIGH, agent(1, GROUND))));
	}

	@Test
	void entrancesAreThoseOfAnAgentWithTheTransitionsThatItCanUse() {
		AbstractGraph graph = graph(TWO_ROOMS, 9, Quality.HIGH, agent(1, GROUND), agent(2, GROUND));
		CellRect map = new CellRect(0, 0, 18, 9);
		CellRect upper = new CellRect(8, 1, 2, 1);
		CellRect lower = new CellRect(8, 6, 2, 1);
		assertEquals(List.of(new Entrance(new CellRect(8, 0, 2, 9), List.of(upper, lower))),
				graph.entrances(agent(1, GROUND), map));
		assertEquals(
				List.of(new Entrance(new CellRect(8, 0, 2, 3), List.of(upper)),
						new Entrance(new CellRect(8, 5, 2, 3), List.of(lower))),
				graph.entrances(agent(2, GROUND), map));
	}

	@Test
	void entrancesAreThoseOfTheClustersInAnArea() {
		AbstractGraph graph = graph((".".repeat(9) + "\n").repeat(9), 3, Quality.HIGH, agent(1, GROUND));
		assertEquals(12, graph.entrances(agent(1, GROUND), new CellRect(0, 0, 9, 9)).size());
		assertEquals(List.of(new CellRect(5, 3, 2, 3), new CellRect(3, 5, 3, 2), new CellRect(6, 5, 3, 2)),
				graph.entrances(agent(1, GROUND), new CellRect(5, 4, 2, 1)).stream().map(Entrance::pairs).toList());
	}

	private static final String FORD = """
			...W..
			...W..
			......
			""";

	@Test
	void inHighQualityEachCapabilityHasItsTransitions() {
		assertEquals("""
				2,1-2,2 1 .W 1.000
				2,1-3,1 1 .W 1.000
				2,2-3,2 1 . 1.000
				3,1-3,2 1 .W 1.000
				""", edges(graph(FORD, 3, Quality.HIGH, agent(1, GROUND), agent(1, BOTH))));
	}

	@Test
	void inLowQualityAMoreCapableTransitionStandsForOthers() {
		assertEquals("""
				2,2-3,2 1 . 1.000
				""", edges(graph(FORD, 3, Quality.LOW, agent(1, GROUND), agent(1, BOTH))));
	}

	@ParameterizedTest
	@EnumSource
	void noCapableTransitionStandsForOneBehindAWall(Quality quality) {
		assertEquals("""
				2,0-3,0 1 .W 1.000
				2,2-3,2 1 . 1.000
				3,0-3,2 1 .W 2.000
				""", edges(graph("""
				...W..
				@@@W..
				......
				""", 3, quality, agent(1, GROUND), agent(1, BOTH))));
	}

	@ParameterizedTest
	@ValueSource(ints = { -1, 0, 1, 65 })
	void clustersHaveSidesWithinLimits(int side) {
		assertEquals("clusters of side " + side + ", expected 2 to 64",
				assertThrows(IllegalArgumentException.class, () -> graph(FORD, side, Quality.HIGH, agent(1, BOTH)))
						.getMessage());
	}

	@Test
	void canBeCancelled() {
		SearchMap map = SearchMap.of(Pictures.grid(FORD), BitPlane.empty(6, 3), List.of(agent(1, BOTH)),
				TerrainSpeeds.UNIFORM, Diagonals.NEVER, Progress.NONE);
		Cancelling progress = new Cancelling(1);
		assertThrows(CancellationException.class, () -> AbstractGraph.of(map, 3, Quality.HIGH, progress));
		Cancelling never = new Cancelling(Integer.MAX_VALUE);
		AbstractGraph.of(map, 3, Quality.HIGH, never);
		assertEquals(2, never.worked, "clusters");
	}

	/** Cancels once some units of work are done. */
	private static final class Cancelling implements Progress {

		private final int limit;
		private int worked;

		Cancelling(int limit) {
			this.limit = limit;
		}

		@Override
		public void worked(int units) {
			worked += units;
		}

		@Override
		public boolean cancelled() {
			return worked >= limit;
		}
	}
}
