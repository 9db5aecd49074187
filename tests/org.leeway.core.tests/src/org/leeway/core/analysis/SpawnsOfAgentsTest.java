package org.leeway.core.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.part.Origin;
import org.leeway.core.analysis.rules.UnreachableComponentRule;
import org.leeway.core.analysis.stream.StreamedAnalysis.StreamedAgent;
import org.leeway.core.analysis.stream.StreamedAnalysis;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.SpawnPoint;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.clearance.width.FitPlanes;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

/**
 * Tests of reachability of agents in levels where a spawn may name the agents that start there, by comparison with
 * flood fills. The test selects the spawns of an agent by its own code.
 */
class SpawnsOfAgentsTest {

	private static final List<String> NAMES = List.of("boat", "tank", "scout");

	@Test
	void reachabilityIsThatOfAFlood() {
		for (int seed = 0; seed < 600; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelSnapshot level = level(random);
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (Agent agent : level.agents()) {
				assertMatches(analysis, agent, "seed " + seed);
				assertMatches(analysis, agent.with(new GridUnit(random.number(1, 4), random.capability())),
						"another unit, seed " + seed);
			}
			assertMatches(analysis, new Agent("guest", 1, random.capability()), "a guest, seed " + seed);
		}
	}

	@Test
	void anEditedLevelIsLikeANewOne() {
		for (int seed = 0; seed < 60; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelSnapshot level = level(random);
			LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
			for (int edit = 0; edit < 6; edit++) {
				analysis.fits().planes(Origin.of(level.agents().getFirst(), level.header()));
				analysis.agent(level.agents().getFirst().with(new GridUnit(2, random.capability())));
				level = level.withSpawnPoints(spawns(random, level.grid()));
				analysis = analysis.with(level, Progress.NONE);
				for (Agent agent : level.agents()) {
					assertMatches(analysis, agent, "seed " + seed + ", edit " + edit);
				}
			}
		}
	}

	@Test
	void aStreamedLevelIsLikeAWholeOne() throws IOException {
		for (int seed = 0; seed < 300; seed++) {
			LevelSnapshot level = level(new RandomMaps(seed));
			LevelAnalysis whole = LevelAnalysis.of(level, Progress.NONE);
			StreamedAnalysis streamed = StreamedAnalysis.of(level.header(), rows -> {
				byte[] row = new byte[level.grid().width()];
				for (int y = 0; y < level.grid().height(); y++) {
					level.grid().copyRow(0, y, row.length, row, 0);
					rows.accept(row);
				}
			}, 1, 1 + seed % 2, Progress.NONE);
			for (int i = 0; i < level.agents().size(); i++) {
				AgentAnalysis expected = whole.agents().get(i);
				StreamedAgent actual = streamed.agents().get(i);
				String message = "seed " + seed + ", " + expected.label();
				assertEquals(expected.reachableAnchors(), actual.reachableAnchors(), message);
				assertEquals(expected.coveredCells(), actual.coveredCells(), message);
				assertEquals(expected.misfits(), actual.misfits(), message);
				assertEquals(expected.unreachableRegions(1, Progress.NONE),
						actual.unreachableRegions(1, Progress.NONE), message);
			}
			assertEquals(whole.findings(), Rules.check(streamed, 1, Progress.NONE).stream().toList(), "seed " + seed);
		}
	}

	/**
	 * Two circles separate the left half of the map from the right half. The tank starts in the left half, so the right half
	 * is a pocket that the tank cannot reach. The boat has no spawn, so nothing is reported for the boat.
	 */
	@Test
	void pocketsAreThoseOfAgentsThatHaveASpawn() {
		LevelSnapshot open = Pictures.level("..........\n".repeat(10)).withScene(Scene.of(List.of(new Circle(5, 2, 2.5),
				new Circle(5, 7, 2.5)), List.of()));
		LevelSnapshot level = open.withAgents(List.of(disc("tank"), disc("boat")))
				.withSpawnPoints(List.of(new SpawnPoint(new Cell(0, 5), Set.of("tank"))));
		List<Finding> found = new UnreachableComponentRule().check(LevelAnalysis.of(level, Progress.NONE), 1, Progress.NONE);
		assertEquals(List.of("tank"), found.stream().map(Finding::agent).distinct().toList());
	}

	@Test
	void agentsShareWhatFitsUnlessSomeSpawnNamesOne() {
		LevelSnapshot level = Pictures.level(Pictures.ROOMS, 1, 2).withSpawns(List.of(new Cell(0, 0)));
		Agent one = level.agents().get(0);
		Agent two = level.agents().get(1);
		assertEquals(Origin.of(one, level.header()), Origin.of(two, level.header()));
		assertEquals(Origin.of(Pictures.LAND), Origin.of(one, level.header()));
		LevelSnapshot named = level.withSpawnPoints(List.of(new SpawnPoint(new Cell(0, 0), Set.of("size2"))));
		assertEquals(new Origin(Pictures.LAND, "size1"), Origin.of(one, named.header()));
		assertTrue(LevelAnalysis.of(named, Progress.NONE).fits().map(Origin.of(one, named.header())).isEmpty());
		assertTrue(LevelAnalysis.of(named, Progress.NONE).fits().map(Origin.of(Pictures.LAND)).isPresent(), "from all spawns");
	}

	private static Agent disc(String name) {
		return new Agent(name, 1, Pictures.LAND).withRadius(0.5);
	}

	private static void assertMatches(LevelAnalysis analysis, Agent agent, String message) {
		LevelSnapshot level = analysis.snapshot();
		List<Cell> own = new ArrayList<>();
		for (SpawnPoint spawn : level.header().spawnPoints()) {
			if (spawn.agents().isEmpty() || spawn.agents().contains(agent.name())) {
				own.add(spawn.cell());
			}
		}
		boolean[][] traversable = ClearanceOracle.traversable(level.grid(), analysis.clearance().blocked(), agent.capability());
		ReachabilityOracle oracle = new ReachabilityOracle(traversable, agent.size(), own);
		Reachability actual = analysis.agent(agent).reachability();
		String text = message + ", " + agent + ", spawns " + level.header().spawnPoints();
		for (int y = 0; y < level.grid().height(); y++) {
			for (int x = 0; x < level.grid().width(); x++) {
				assertEquals(oracle.reachable()[y][x], actual.reachable().get(x, y), text);
				assertEquals(oracle.covered()[y][x], actual.covered().get(x, y), text);
			}
		}
		assertEquals(oracle.misfits(), actual.misfits(), text);
		assertEquals(oracle.unreachableRegions(1), actual.unreachableRegions(1), text);
		assertFit(analysis, agent, own, traversable, text);
	}

	private static void assertFit(LevelAnalysis analysis, Agent agent, List<Cell> own, boolean[][] traversable,
			String text) {
		Origin origin = Origin.of(agent, analysis.header());
		Optional<FitMap> fit = analysis.fits().map(origin);
		Optional<FitPlanes> planes = analysis.fits().planes(origin);
		assertEquals(!own.isEmpty(), fit.isPresent(), text);
		assertEquals(!own.isEmpty(), planes.isPresent(), text);
		if (own.isEmpty()) {
			return;
		}
		int[][] expected = ReachabilityOracle.fit(traversable, own, Diagonals.NEVER);
		for (int y = 0; y < expected.length; y++) {
			for (int x = 0; x < expected[y].length; x++) {
				assertEquals(expected[y][x], fit.get().get(x, y), text);
				assertEquals(Math.min(expected[y][x], SizeField.PLANES), planes.get().get(x, y), text);
			}
		}
	}

	private static LevelSnapshot level(RandomMaps random) {
		TerrainGrid grid = random.noise(random.number(3, 14), random.number(3, 14), random.number(0, 35) / 100.0);
		List<Agent> agents = new ArrayList<>();
		for (String name : NAMES.subList(0, random.number(1, 3))) {
			agents.add(new Agent(name, random.number(1, 3), random.capability()));
		}
		return new LevelSnapshot("", grid, List.of(), agents, random.obstacles(grid.width(), grid.height()), List.of())
				.withSpawnPoints(spawns(random, grid));
	}

	private static List<SpawnPoint> spawns(RandomMaps random, TerrainGrid grid) {
		List<SpawnPoint> spawns = new ArrayList<>();
		for (Cell cell : random.spawns(0, 4, grid.width(), grid.height())) {
			Set<String> users = new HashSet<>(NAMES);
			users.removeIf(name -> random.number(1, 3) > 1);
			spawns.add(new SpawnPoint(cell, users));
		}
		return spawns;
	}
}
