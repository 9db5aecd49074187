package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.raster.ObstacleMap;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

/**
 * A comparison of two ways to get maps and planners after an edit: by updating the earlier ones, and by computing them from
 * scratch.
 */
@Tag("slow")
class EditedSearchMapTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);
	private static final Capability BOTH = Capability.of(Pictures.GROUND, Pictures.WATER);
	private static final List<GridUnit> AGENTS = List.of(new GridUnit(1, GROUND),
			new GridUnit(3, GROUND), new GridUnit(2, BOTH));

	@ParameterizedTest
	@EnumSource
	void editsGiveWhatAFreshStartGives(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(60); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(1, 150), random.number(1, 150), random.number(0, 35) / 100.0);
			SearchMap known = map(null, grid, BitPlane.empty(grid.width(), grid.height()), AGENTS, TerrainSpeeds.UNIFORM, diagonals);
			AnnotatedAStar aStar = new AnnotatedAStar(known);
			JumpPointSearch jumpPoints = new JumpPointSearch(known);
			for (int edit = 0; edit < 12; edit++) {
				grid = edited(grid, random, seed % 10 == 0 && edit == 6);
				BitPlane blocked = edit % 4 == 3 ? random.blocked(grid.width(), grid.height())
						: BitPlane.empty(grid.width(), grid.height());
				TerrainSpeeds speeds = TerrainSpeeds
						.of(seed % 2 == 0 ? Map.of(Pictures.WATER, random.number(1, 2) / 2.0) : Map.of());
				List<GridUnit> agents = AGENTS.subList(random.number(0, 1), random.number(2, 3));
				SearchMap fresh = map(null, grid, blocked, agents, speeds, diagonals);
				known = map(known, grid, blocked, agents, speeds, diagonals);
				aStar = aStar.with(known);
				jumpPoints = jumpPoints.with(known);
				String message = "seed " + seed + ", edit " + edit;
				assertSameAnchors(fresh, known, message);
				for (PathQuery query : queries(random, grid, agents)) {
					assertSameAnswer(new AnnotatedAStar(fresh), aStar, query, message);
					assertSameAnswer(new JumpPointSearch(fresh), jumpPoints, query, message);
				}
			}
		}
	}

	/** The maps are large, so that they have many tiles and long jumps, and an edit changes only a few of the tiles. */
	@ParameterizedTest
	@EnumSource
	void jumpsAreThoseOfAFreshStart(Diagonals diagonals) {
		for (int seed = 0; seed < 40; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(300, 500), random.number(200, 400), random.number(1, 40) / 1000.0);
			BitPlane nothing = BitPlane.empty(grid.width(), grid.height());
			SearchMap known = map(null, grid, nothing, AGENTS, TerrainSpeeds.UNIFORM, diagonals);
			JumpPointSearch jumpPoints = new JumpPointSearch(known);
			List<PathQuery> queries = queries(random, grid, AGENTS);
			for (int edit = 0; edit < 8; edit++) {
				for (int strokes = random.number(0, 2); strokes >= 0; strokes--) {
					grid = edited(grid, random, false);
					known = map(known, grid, nothing, AGENTS, TerrainSpeeds.UNIFORM, diagonals);
					jumpPoints = jumpPoints.with(known);
				}
				JumpPointSearch fresh = new JumpPointSearch(known);
				for (PathQuery query : queries) {
					assertSameAnswer(fresh, jumpPoints, query, "seed " + seed + ", edit " + edit);
				}
			}
		}
	}

	private static SearchMap map(SearchMap before, TerrainGrid grid, BitPlane blocked, List<GridUnit> agents,
			TerrainSpeeds speeds) {
		return map(before, grid, blocked, agents, speeds, Diagonals.NEVER);
	}

	private static SearchMap map(SearchMap before, TerrainGrid grid, BitPlane blocked, List<GridUnit> agents,
			TerrainSpeeds speeds, Diagonals diagonals) {
		return before == null ? SearchMap.of(grid, blocked, agents, speeds, diagonals, Progress.NONE)
				: before.with(grid, ObstacleMap.of(blocked), agents, speeds, diagonals, Progress.NONE);
	}

	private static TerrainGrid edited(TerrainGrid grid, RandomMaps random, boolean otherSize) {
		if (otherSize) {
			return random.noise(random.number(1, 90), random.number(1, 90), 0.2);
		}
		TerrainGridEditor editor = grid.edit();
		int left = random.number(0, grid.width() - 1);
		int top = random.number(0, grid.height() - 1);
		int terrain = random.terrain();
		for (int y = top; y < Math.min(grid.height(), top + random.number(1, 5)); y++) {
			editor.fillRow(left, y, random.number(1, Math.min(9, grid.width() - left)), terrain);
		}
		return editor.build();
	}

	private static void assertSameAnchors(SearchMap fresh, SearchMap known, String message) {
		assertEquals(fresh.agents(), known.agents(), message);
		for (GridUnit agent : fresh.agents()) {
			AgentAnchors expected = fresh.anchors(agent);
			AgentAnchors anchors = known.anchors(agent);
			assertEquals(expected.planes(), anchors.planes(), message);
			for (int i = 0; i < expected.planes().size(); i++) {
				assertEquals(expected.speed(i), anchors.speed(i), message);
			}
		}
	}

	private static List<PathQuery> queries(RandomMaps random, TerrainGrid grid, List<GridUnit> agents) {
		List<Cell> ends = random.spawns(2, 4, grid.width(), grid.height());
		List<PathQuery> queries = new ArrayList<>();
		for (GridUnit agent : agents) {
			ends.forEach(goal -> queries.add(new PathQuery(ends.getFirst(), goal, agent)));
		}
		return queries;
	}

	private static void assertSameAnswer(PathPlanner fresh, PathPlanner known, PathQuery query, String message) {
		Exploration expected = fresh.explore(query, Progress.NONE);
		Exploration exploration = known.explore(query, Progress.NONE);
		assertEquals(expected.result().outcome(), exploration.result().outcome(), message);
		assertEquals(expected.result().points(), exploration.result().points(), message);
		assertEquals(expected.explored(), exploration.explored(), message);
	}

	@Test
	void whatAnEditLeavesAsItWasIsShared() {
		TerrainGrid grid = TerrainGrid.filled(200, 200, Pictures.GROUND);
		BitPlane nothing = BitPlane.empty(200, 200);
		SearchMap before = map(null, grid, nothing, AGENTS, TerrainSpeeds.UNIFORM);
		TerrainGridEditor editor = grid.edit();
		editor.set(100, 100, Pictures.WATER);
		SearchMap after = map(before, editor.build(), nothing, AGENTS, TerrainSpeeds.UNIFORM);
		GridUnit walker = AGENTS.getFirst();
		GridUnit swimmer = AGENTS.getLast();
		assertNotSame(before.anchors(walker), after.anchors(walker));
		assertSame(before.anchors(walker).plane().words().tile(0, 0), after.anchors(walker).plane().words().tile(0, 0));
		assertSame(before.anchors(swimmer), after.anchors(swimmer), "water is as good as ground");
		assertSame(before.anchors(swimmer),
				map(after, grid, nothing, AGENTS, TerrainSpeeds.UNIFORM).anchors(swimmer));
	}
}
