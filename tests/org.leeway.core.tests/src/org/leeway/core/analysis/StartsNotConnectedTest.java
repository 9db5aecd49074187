package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.core.analysis.part.ApartStarts;
import org.leeway.core.analysis.rules.StartsNotConnectedRule;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.core.level.part.Acceptance;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.Party;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.paint.Symmetry;
import org.leeway.pathing.search.LargestUnit;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

class StartsNotConnectedTest {

	private static final String WALL = """
			....@....
			....@....
			....@....
			....@....
			""";
	private static final String GATE = """
			....@....
			.........
			....@....
			....@....
			""";

	@Test
	void aWallBetweenTheOnlySpawnsIsAnError() {
		List<Finding> findings = check(spawns(Pictures.level(WALL, 1), new Cell(1, 1), new Cell(7, 2)));
		String message = findings.getFirst().message();
		assertEquals(List.of(new Finding("starts-not-connected", Severity.ERROR, "size1", message, 0, new CellRect(1, 0, 7, 3),
				new Cell(7, 2))), findings);
		assertSays(message, "size1 (1x1 on ground+swamp)", "spawn at 1,1", "spawn at 7,2", "no unit", "cut at 4,0 (1 x 1)");
	}

	@Test
	void tellsTheLargestUnitThatGetsThrough() {
		LevelSnapshot level = spawns(Pictures.level(GATE, 1, 2), new Cell(1, 1), new Cell(7, 2));
		assertEachSays(messages(level),
				List.of("size2 (2x2 on ground+swamp)", "spawn at 1,1", "spawn at 7,2", "largest unit", " 1x1",
						"cut at 4,1 (1 x 1)"));
	}

	@Test
	void namesTheGroupsAndWhoStartsThere() {
		List<SpawnPoint> spawns = List.of(spawn(0, 0, 1, "red"), spawn(8, 0, 2, ""), spawn(8, 0, 2, ""), spawn(8, 3, -1, "blue"),
				spawn(4, 0, 5, ""));
		LevelSnapshot level = Pictures.level(WALL, 1).withSpawnPoints(spawns);
		List<String> messages = messages(level);
		assertEquals(1, messages.size(), "the spawn in the wall does not fit, which another rule tells");
		assertSays(messages.getFirst(), "size1 (1x1 on ground+swamp)", " 8,0 (player 2)", " 8,3 (team blue)",
				" 0,0 (player 1, team red)", "no unit", "cut at 4,0 (1 x 1)");
	}

	private static SpawnPoint spawn(int x, int y, int player, String team) {
		return new SpawnPoint(new Cell(x, y), Set.of(), OptionalDouble.empty(),
				new Party(player < 0 ? OptionalInt.empty() : OptionalInt.of(player), team));
	}

	/**
	 * For a large group of spawns, the message names the first eight places, and then the number of further places (2 more).
	 * The two spawns in the cell 9,0 count as one place.
	 */
	@Test
	void namesOnlySomeOfManySpawns() {
		String rooms = "..........@.........\n";
		List<Cell> cells = IntStream.concat(IntStream.range(0, 10), IntStream.of(9, 15)).mapToObj(x -> new Cell(x, 0)).toList();
		assertEachSays(messages(Pictures.level(rooms, 1).withSpawns(cells)),
				List.of("size1 (1x1 on ground+swamp)", " 0,0 ", " 1,0 ", " 2,0 ", " 3,0 ", " 4,0 ", " 5,0 ", " 6,0 ",
						" 7,0 ", " 2 more ", " 15,0", "no unit", "cut at 10,0 (1 x 1)"));
	}

	@Test
	void eachGroupIsAFinding() {
		LevelSnapshot level = spawns(Pictures.level("..@..@..\n", 1), new Cell(0, 0), new Cell(3, 0), new Cell(7, 0),
				new Cell(1, 0));
		assertEquals(List.of(new Cell(3, 0), new Cell(7, 0)), check(level).stream().map(Finding::sample).toList());
	}

	@Test
	void spawnsOfOtherAgentsDoNotCount() {
		LevelSnapshot level = Pictures.level(WALL, 1, 2);
		assertEquals(List.of(), check(level.withSpawnPoints(
				List.of(new SpawnPoint(new Cell(1, 1), Set.of("size1")), new SpawnPoint(new Cell(7, 1), Set.of("size2"))))));
		List<Finding> findings = check(level.withSpawnPoints(List.of(new SpawnPoint(new Cell(1, 1), Set.of("size1")),
				new SpawnPoint(new Cell(6, 1), Set.of("size2")), new SpawnPoint(new Cell(7, 1), Set.of("size1")))));
		assertEquals(List.of("size1"), findings.stream().map(Finding::agent).toList());
		assertEquals(new Cell(7, 1), findings.getFirst().sample());
	}

	@Test
	void startsMayLieApart() {
		LevelSnapshot level = spawns(Pictures.level(WALL, 1), new Cell(1, 1), new Cell(7, 2));
		DesignIntent apart = new DesignIntent(Map.of(), List.of(), List.of(), true, 1, Symmetry.NONE);
		assertEquals(List.of(), check(new LevelSnapshot(level.header().withIntent(apart), level.grid())));
	}

	@Test
	void aFindingMayBeIntended() {
		LevelSnapshot level = spawns(Pictures.level(WALL, 1), new Cell(1, 1), new Cell(7, 2));
		DesignIntent accepted = DesignIntent.NONE
				.withAccepted(List.of(new Acceptance("starts-not-connected", "size1", new Cell(7, 2), "an island")));
		Finding finding = LevelAnalysis.of(new LevelSnapshot(level.header().withIntent(accepted), level.grid()), Progress.NONE)
				.findings().stream().filter(each -> each.rule().equals(StartsNotConnectedRule.ID)).findFirst().orElseThrow();
		assertTrue(finding.isIntended());
		assertTrue(finding.message().endsWith(" (intended: an island)"), finding.message());
	}

	/**
	 * Compares the findings on random maps with flood fills. If a flood fill of the agent connects all spawns where the agent
	 * fits, there must be no finding. Otherwise each finding names two spawns, and the largest smaller unit that gets from
	 * the first spawn to the second. The test finds the size of this unit by a flood fill for each smaller size.
	 */
	@ParameterizedTest
	@EnumSource
	void matchesAFloodOnRandomMaps(Diagonals diagonals) {
		int found = 0;
		for (int seed = 0; seed < 600; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(8, 30), random.number(8, 30), 0.01 * random.number(5, 40));
			List<Cell> spawns = random.spawns(2, 4, grid.width(), grid.height());
			LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2, 3).withGrid(grid).withSpawns(spawns)
					.withDiagonals(diagonals);
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (Agent agent : level.agents()) {
				List<ApartStarts> apart = analysis.apartStarts(agent, Progress.NONE);
				assertMatches(level, agent, spawns, apart, "seed " + seed + ", " + agent);
				found += apart.size();
			}
		}
		assertTrue(found > 100, found + " gaps");
	}

	private static void assertMatches(LevelSnapshot level, Agent agent, List<Cell> spawns, List<ApartStarts> apart,
			String message) {
		boolean[][] free = ClearanceOracle.traversable(level.grid(), BitPlane.empty(level.grid().width(), level.grid().height()), agent.capability());
		Diagonals diagonals = level.header().diagonals();
		ReachabilityOracle flood = new ReachabilityOracle(free, agent.size(), spawns, diagonals);
		List<Cell> fitting = new ArrayList<>(spawns);
		fitting.removeAll(flood.misfits());
		assertEquals(fitting.stream().allMatch(one -> fitting.stream().allMatch(other -> flood.connects(one, other))),
				apart.isEmpty(), message);
		for (ApartStarts each : apart) {
			Cell from = spawns.get(each.gap().from());
			Cell to = spawns.get(each.gap().to());
			int largest = IntStream.range(1, agent.size())
					.filter(size -> new ReachabilityOracle(free, size, List.of(), diagonals).connects(from, to)).max().orElse(0);
			assertEquals(largest, each.way().orElseThrow().size(), message);
			CellRect cut = each.cut().orElseThrow();
			if (largest == 0) {
				boolean[][] opened = Arrays.stream(free).map(boolean[]::clone).toArray(boolean[][]::new);
				for (int y = cut.y(); y < cut.bottom(); y++) {
					Arrays.fill(opened[y], cut.x(), cut.right(), true);
				}
				assertTrue(new ReachabilityOracle(opened, 1, List.of(), diagonals).connects(from, to), message);
			}
		}
	}

	@Test
	void anotherRuleConnectsStartsThatMeetAtACorner() {
		LevelSnapshot level = spawns(Pictures.level("..@\n..@\n@@.\n", 1), new Cell(0, 0), new Cell(2, 2));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Agent agent = level.agents().getFirst();
		assertEquals(1, analysis.apartStarts(agent, Progress.NONE).size());
		LevelAnalysis cutting = analysis.with(level.withDiagonals(Diagonals.ALWAYS), Progress.NONE);
		assertEquals(List.of(), cutting.apartStarts(agent, Progress.NONE));
		assertEquals(1, cutting.with(level.withDiagonals(Diagonals.ONE), Progress.NONE).apartStarts(agent, Progress.NONE).size());
	}

	@Test
	void agentsOfOneCapabilityShareTheSearch() {
		LevelSnapshot level = spawns(Pictures.level(WALL, 1, 2), new Cell(1, 1), new Cell(7, 2));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		List<LargestUnit> ways = level.agents().stream()
				.map(agent -> analysis.apartStarts(agent, Progress.NONE).getFirst().way().orElseThrow()).toList();
		assertSame(ways.get(0), ways.get(1));
	}

	@Test
	void anEditThatChangesNoWayCostsNoSearch() {
		LevelSnapshot level = spawns(Pictures.level(WALL, 1), new Cell(1, 1), new Cell(7, 2));
		Agent agent = level.agents().getFirst();
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		List<ApartStarts> apart = analysis.apartStarts(agent, Progress.NONE);
		LevelSnapshot noted = new LevelSnapshot(
				level.header().withNotes(List.of(new Note("a", "", new CellRect(0, 0, 1, 1), 0))), level.grid());
		assertSame(apart, analysis.with(noted, Progress.NONE).apartStarts(agent, Progress.NONE));
		LevelSnapshot swamp = level.withGrid(org.leeway.testing.Pictures.grid(WALL.replaceFirst("^\\.", "S")));
		assertSame(apart, analysis.with(swamp, Progress.NONE).apartStarts(agent, Progress.NONE), "it crosses swamp too");
		LevelSnapshot moved = level.withSpawns(List.of(new Cell(1, 1), new Cell(7, 0)));
		assertNotSame(apart, analysis.with(moved, Progress.NONE).apartStarts(agent, Progress.NONE));
		LevelSnapshot open = level.withGrid(org.leeway.testing.Pictures.grid(GATE));
		assertEquals(List.of(), analysis.with(open, Progress.NONE).apartStarts(agent, Progress.NONE));
	}

	private static LevelSnapshot spawns(LevelSnapshot level, Cell... spawns) {
		return level.withSpawns(List.of(spawns));
	}

	private static List<String> messages(LevelSnapshot level) {
		return check(level).stream().map(Finding::message).toList();
	}

	private static List<Finding> check(LevelSnapshot level) {
		return new StartsNotConnectedRule().check(LevelAnalysis.of(level, Progress.NONE), 1, Progress.NONE);
	}
}
