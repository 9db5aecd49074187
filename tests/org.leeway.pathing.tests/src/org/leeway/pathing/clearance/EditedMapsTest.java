package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.width.FitMap;
import org.leeway.pathing.clearance.width.FitPlanes;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;
import org.leeway.testing.Rounds;

/** Tests of analyses of a map that are updated after each edit, by comparison with analyses from scratch. */
@Tag("slow")
class EditedMapsTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);
	private static final Capability GROUND_AND_WATER = Capability.of(Pictures.GROUND, Pictures.WATER);
	private static final List<GridUnit> AGENTS = List.of(new GridUnit(1, GROUND),
			new GridUnit(3, GROUND), new GridUnit(2, GROUND_AND_WATER),
			new GridUnit(66, GROUND_AND_WATER));

	/** A map with its obstacles, its spawns and its rule of diagonal steps. */
	private record Map(TerrainGrid grid, Scene obstacles, List<Cell> spawns, Diagonals diagonals) {

		BitPlane blocked() {
			return BlockedCells.of(obstacles, grid.width(), grid.height());
		}
	}

	/** The results that are updated after each edit. */
	private record Known(ClearancePlanes planes, List<Reachability> reachabilities) {

		static Known of(Map map) {
			ClearancePlanes planes = ClearancePlanes.of(map.grid, map.blocked(), AGENTS, Progress.NONE);
			return new Known(planes, AGENTS.stream().map(agent -> Reachability.of(legal(agent, planes), agent.size(),
					map.spawns, map.diagonals, Progress.NONE)).toList());
		}

		Known with(Map map) {
			ClearancePlanes next = planes.with(map.grid, map.blocked(), AGENTS, Progress.NONE);
			List<Reachability> results = new ArrayList<>();
			for (int i = 0; i < AGENTS.size(); i++) {
				results.add(reachabilities.get(i).with(legal(AGENTS.get(i), next), map.spawns, Progress.NONE));
			}
			return new Known(next, results);
		}

		private static BitPlane legal(GridUnit agent, ClearancePlanes planes) {
			return planes.legal(agent);
		}
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void thousandsOfEditsGiveWhatAFreshStartGives(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(30); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Map map = map(random, diagonals);
			List<Map> history = new ArrayList<>(List.of(map));
			Known known = Known.of(map);
			for (int edit = 0; edit < 60; edit++) {
				boolean undo = random.number(0, 3) == 0;
				map = undo ? history.get(random.number(0, history.size() - 1)) : edited(map, random);
				history.add(map);
				known = known.with(map);
				assertLike(Known.of(map), known, "seed " + seed + ", edit " + edit);
			}
			assertMatchesOracle(map, known, "seed " + seed);
		}
	}

	private static Map map(RandomMaps random, Diagonals diagonals) {
		int width = random.number(1, 220);
		int height = random.number(1, 220);
		TerrainGrid grid = random.number(0, 1) == 0 ? random.noise(width, height, random.number(0, 40) / 100.0)
				: random.rectangles(width, height);
		return new Map(grid, Scene.EMPTY, random.spawns(0, 2, width, height), diagonals);
	}

	private static Map edited(Map map, RandomMaps random) {
		int width = map.grid.width();
		int height = map.grid.height();
		return switch (random.number(0, 5)) {
			case 0 -> new Map(map.grid, random.obstacles(width, height), map.spawns, map.diagonals);
			case 1 -> new Map(map.grid, map.obstacles, random.spawns(0, 2, width, height), map.diagonals);
			default -> new Map(stroke(map.grid, random), map.obstacles, map.spawns, map.diagonals);
		};
	}

	private static TerrainGrid stroke(TerrainGrid grid, RandomMaps random) {
		TerrainGridEditor editor = grid.edit();
		int left = random.number(0, grid.width() - 1);
		int width = random.number(1, Math.min(40, grid.width() - left));
		int top = random.number(0, grid.height() - 1);
		int terrain = random.terrain();
		for (int y = top; y < Math.min(grid.height(), top + random.number(1, 40)); y++) {
			editor.fillRow(left, y, width, terrain);
		}
		return editor.build();
	}

	private static void assertLike(Known fresh, Known known, String message) {
		for (int i = 0; i < AGENTS.size(); i++) {
			GridUnit agent = AGENTS.get(i);
			String where = message + ", " + agent;
			assertEquals(fresh.planes.traversable(agent.capability()), known.planes.traversable(agent.capability()), where);
			assertEquals(Known.legal(agent, fresh.planes), Known.legal(agent, known.planes), where);
			assertLike(fresh.reachabilities.get(i), known.reachabilities.get(i), where);
		}
	}

	private static void assertLike(Reachability fresh, Reachability known, String message) {
		assertEquals(fresh.legal(), known.legal(), message);
		assertEquals(fresh.reachable(), known.reachable(), message);
		assertEquals(fresh.covered(), known.covered(), message);
		assertEquals(fresh.fitting(), known.fitting(), message);
		assertEquals(fresh.misfits(), known.misfits(), message);
		assertEquals(fresh.unreachableRegions(1), known.unreachableRegions(1), message);
	}

	private static void assertMatchesOracle(Map map, Known known, String message) {
		for (int i = 0; i < 3; i++) {
			GridUnit agent = AGENTS.get(i);
			ReachabilityOracle oracle = new ReachabilityOracle(
					ClearanceOracle.traversable(map.grid, map.blocked(), agent.capability()), agent.size(), map.spawns,
					map.diagonals);
			Reachability result = known.reachabilities.get(i);
			assertEquals(Pictures.picture(oracle.reachable()), Pictures.picture(result.reachable()), message);
			assertEquals(Pictures.picture(oracle.covered()), Pictures.picture(result.covered()), message);
			assertEquals(oracle.unreachableRegions(1), result.unreachableRegions(1), message);
		}
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void fitAfterEditsIsThatOfAFreshStart(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(100); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Map map = map(random, diagonals);
			FitPlanes known = null;
			for (int edit = 0; edit < 10; edit++) {
				map = edited(map, random);
				if (!map.spawns.isEmpty()) {
					BitPlane cells = ClearanceAnnotator.traversable(map.grid, map.blocked(), GROUND);
					known = known == null ? FitPlanes.of(cells, map.spawns, 6, diagonals, Progress.NONE)
							: known.with(cells, map.spawns, Progress.NONE);
					assertLike(fit(map), known, "seed " + seed + ", edit " + edit);
				}
			}
		}
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void reachabilityOfEachSizeAfterEditsIsThatOfAFreshStart(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(100); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Map map = map(random, diagonals);
			ReachableSizes known = null;
			for (int edit = 0; edit < 10; edit++) {
				map = edited(map, random);
				BitPlane cells = ClearanceAnnotator.traversable(map.grid, map.blocked(), GROUND);
				known = known == null ? ReachableSizes.of(cells, map.spawns, 6, diagonals, Progress.NONE)
						: known.with(cells, map.spawns, Progress.NONE);
				int size = random.number(1, 6);
				GridUnit unit = new GridUnit(size, GROUND);
				BitPlane legal = ClearancePlanes.of(map.grid, map.blocked(), List.of(unit), Progress.NONE)
						.legal(new GridUnit(size, GROUND));
				assertLike(Reachability.of(legal, size, map.spawns, diagonals, Progress.NONE),
						known.reachability(size, Progress.NONE), "seed " + seed + ", edit " + edit + ", size " + size);
				assertSame(known.reachability(size, Progress.NONE), known.reachability(size, Progress.NONE));
				assertLikeInWindow(known.reachability(size, Progress.NONE), known, window(map, random),
						"seed " + seed + ", edit " + edit + ", size " + size);
			}
		}
	}

	private static CellRect window(Map map, RandomMaps random) {
		int x = random.number(0, map.grid.width() - 1);
		int y = random.number(0, map.grid.height() - 1);
		return new CellRect(x, y, random.number(1, map.grid.width() - x), random.number(1, map.grid.height() - y));
	}

	private static void assertLikeInWindow(Reachability whole, ReachableSizes known, CellRect window, String message) {
		BitPlane fitting = known.fitting(whole.size(), window);
		BitPlane covered = known.covered(whole.size(), window);
		for (int y = window.y(); y < window.bottom(); y++) {
			for (int x = window.x(); x < window.right(); x++) {
				assertEquals(whole.fitting().get(x, y), fitting.get(x, y), message);
				assertEquals(whole.covered().get(x, y), covered.get(x, y), message);
			}
		}
	}

	private static FitMap fit(Map map) {
		return FitMap.of(ClearanceAnnotator.annotate(map.grid, map.blocked(), GROUND, Progress.NONE), map.spawns,
				map.diagonals, Progress.NONE);
	}

	private static void assertLike(FitMap expected, FitPlanes known, String message) {
		for (int y = 0; y < expected.height(); y++) {
			for (int x = 0; x < expected.width(); x++) {
				assertEquals(Math.min(known.limit(), expected.get(x, y)), known.get(x, y), message);
			}
		}
	}

	@Test
	void tilesAreSharedWhereNothingChanged() {
		TerrainGrid grid = new RandomMaps(1).noise(640, 640, 0.1);
		Map map = new Map(grid, Scene.EMPTY, List.of(new Cell(3, 3)), Diagonals.NEVER);
		TerrainGridEditor editor = grid.edit();
		editor.fillRow(310, 310, 3, Pictures.SOLID);
		Map painted = new Map(editor.build(), Scene.EMPTY, map.spawns, map.diagonals);
		Known known = Known.of(map);
		Known next = known.with(painted);
		for (GridUnit agent : AGENTS) {
			BitPlane before = Known.legal(agent, known.planes);
			BitPlane after = Known.legal(agent, next.planes);
			assertSame(before.words().tile(9, 9), after.words().tile(9, 9));
			assertSame(before.words().tile(0, 0), after.words().tile(0, 0));
		}
		assertSame(next.reachabilities.get(0), next.with(painted).reachabilities.get(0), "nothing changed");
	}

	@Test
	void otherAgentsAndSizesOfMapsAreAnnotatedAnew() {
		TerrainGrid grid = new RandomMaps(2).noise(70, 70, 0.1);
		BitPlane nothing = BitPlane.empty(70, 70);
		ClearancePlanes one = ClearancePlanes.of(grid, nothing, AGENTS.subList(0, 1), Progress.NONE);
		assertEquals(ClearancePlanes.of(grid, nothing, AGENTS, Progress.NONE).legal(new GridUnit(3, GROUND)),
				one.with(grid, nothing, AGENTS, Progress.NONE).legal(new GridUnit(3, GROUND)));
		TerrainGrid larger = new RandomMaps(3).noise(71, 70, 0.1);
		BitPlane wide = BitPlane.empty(71, 70);
		assertEquals(ClearancePlanes.of(larger, wide, AGENTS, Progress.NONE).legal(new GridUnit(3, GROUND)),
				one.with(larger, wide, AGENTS, Progress.NONE).legal(new GridUnit(3, GROUND)));
	}
}
