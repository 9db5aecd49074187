package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.chokes.Chokes;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.text.TerrainGridText;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ChokesOracle;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.ReachabilityOracle;
import org.leeway.testing.RealMaps;

class RealMapsTest {

	@BeforeEach
	void needMaps() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
	}

	@ParameterizedTest
	@CsvSource({ "arena, .", "brc202d, .", "orz103d, .T", "AR0011SR, .", "Archipelago, .T", "battleground, .S",
			"dustwallowkeys, .SW", "harvestmoon, W" })
	void clearanceAndReachabilityMatchTheOracles(String name, String glyphs) {
		TerrainGrid grid = RealMaps.map(name);
		BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
		Capability capability = Capability.of(glyphs.chars().map(glyph -> Pictures.terrain((char) glyph)).toArray());
		boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, capability);
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
		int[][] expected = ClearanceOracle.clearance(traversable);
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				assertEquals(expected[y][x], clearance.get(x, y));
			}
		}
		for (int size : new int[] { 1, 2, 5 }) {
			assertReachabilityMatches(traversable, clearance, size);
		}
		assertEquals(grid, TerrainGridText.parse(TerrainGridText.format(grid)));
	}

	private static void assertReachabilityMatches(boolean[][] traversable, ClearanceMap clearance, int size) {
		BitPlane legal = clearance.atLeast(size);
		int row = legal.height() / 2;
		Cell middle = new Cell(Math.min(legal.width() - 1, legal.nextSet(0, row)), row);
		for (List<Cell> spawns : List.of(List.<Cell>of(), List.of(middle))) {
			ReachabilityOracle oracle = new ReachabilityOracle(traversable, size, spawns);
			Reachability result = Reachability.of(legal, size, spawns, Diagonals.NEVER, Progress.NONE);
			assertEquals(Pictures.picture(oracle.reachable()), Pictures.picture(result.reachable()));
			assertEquals(Pictures.picture(oracle.covered()), Pictures.picture(result.covered()));
			assertEquals(Pictures.picture(oracle.fitting()), Pictures.picture(result.fitting()));
			assertEquals(oracle.unreachableRegions(1), result.unreachableRegions(1));
			if (!spawns.isEmpty()) {
				FitMap fit = FitMap.of(clearance, spawns, Diagonals.NEVER, Progress.NONE);
				assertEquals(result.reachable(), fit.atLeast(size));
			}
		}
	}

	@ParameterizedTest
	@CsvSource({ "arena, 1", "arena, 2", "newAR0302SR, 2", "newAR0045SR, 4" })
	void chokesMatchTheDefinition(String name, int size) {
		TerrainGrid grid = name.startsWith("new") ? RealMaps.queryMap(name) : RealMaps.map(name);
		BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
		Capability ground = Capability.of(Pictures.GROUND);
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, ground, Progress.NONE);
		Reachability reach = Reachability.of(clearance.atLeast(size), size, List.of(), Diagonals.NEVER, Progress.NONE);
		boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, ground);
		assertEquals(new ChokesOracle(traversable, size, List.of(), Diagonals.NEVER).chokes(), Chokes.of(reach, 0, Progress.NONE));
	}

	@ParameterizedTest
	@ValueSource(strings = { "newAR0011SR", "newAR0045SR", "newAR0302SR", "newAR0317SR", "newAR0406SR", "newAR0501SR",
			"newAR0516SR", "newAR0607SR" })
	void endsOfKnownPathsReachEachOther(String name) {
		TerrainGrid grid = RealMaps.queryMap(name);
		BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
		List<RealMaps.Query> queries = RealMaps.queries(name);
		assertFalse(queries.isEmpty());
		for (RealMaps.Query query : queries) {
			ClearanceMap clearance = ClearanceAnnotator.annotate(grid, nothing, query.capability(), Progress.NONE);
			assertReaches(clearance, query.size(), query.start(), query.goal());
			assertReaches(clearance, query.size(), query.goal(), query.start());
		}
	}

	private static void assertReaches(ClearanceMap clearance, int size, Cell from, Cell to) {
		assertTrue(clearance.get(from.x(), from.y()) >= size, "a unit of size " + size + " stands on " + from);
		Reachability reach = Reachability.of(clearance.atLeast(size), size, List.of(from), Diagonals.NEVER, Progress.NONE);
		assertTrue(reach.reachable().get(to.x(), to.y()), "a unit of size " + size + " from " + from + " to " + to);
		assertTrue(FitMap.of(clearance, List.of(from), Diagonals.NEVER, Progress.NONE).get(to.x(), to.y()) >= size);
	}
}
