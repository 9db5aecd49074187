package org.leeway.pathing.clearance.width;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.ClearanceMap;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.grid.TileSet;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;
import org.leeway.testing.Rounds;

class CoveringMapTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	@Test
	void passageHasOneSideAcrossItsWholeWidth() {
		assertEquals("""
				3330333
				3332333
				3332333
				3330333
				""", Pictures.digits(limited("""
				...@...
				.......
				.......
				...@...
				""")));
	}

	@Test
	void matchesSquaresPaintedOneByOneOnRandomMaps() {
		for (int seed = 0; seed < 2000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			assertMatches(grid, random.blocked(grid.width(), grid.height()), random.capability(), "seed " + seed);
		}
	}

	/** The maps have squares that cross the borders of tiles, and squares that are wider than a tile. */
	@Test
	void matchesSquaresPaintedOneByOneOnMapsOfSeveralTiles() {
		for (int seed = 0; seed < Rounds.of(20); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = sparse(random);
			assertMatches(grid, BitPlane.empty(grid.width(), grid.height()), GROUND, "seed " + seed);
		}
	}

	private static void assertMatches(TerrainGrid grid, BitPlane blocked, Capability capability, String message) {
		int[][] expected = ClearanceOracle.covering(
				ClearanceOracle.clearance(ClearanceOracle.traversable(grid, blocked, capability)));
		ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
		assertSides(expected, Integer.MAX_VALUE, CoveringMap.of(clearance), message);
		BitPlane traversable = ClearanceAnnotator.traversable(grid, blocked, capability);
		CoveringMap limited = of(traversable);
		assertSides(expected, SizeField.COVERING, limited, message);
		int x = grid.width() / 2;
		int y = grid.height() / 3;
		assertEquals(limited.get(x, y), CoveringMap.at(x, y, traversable), message);
	}

	private static void assertSides(int[][] expected, int limit, CoveringMap sides, String message) {
		for (int y = 0; y < expected.length; y++) {
			for (int x = 0; x < expected[y].length; x++) {
				if (sides.get(x, y) != Math.min(limit, expected[y][x])) {
					assertEquals(Math.min(limit, expected[y][x]), sides.get(x, y), message + ", at " + x + "," + y);
				}
			}
		}
	}

	@Test
	void fitMatchesSquaresPaintedOneByOne() {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Capability capability = random.capability();
			List<Cell> spawns = random.spawns(1, 3, grid.width(), grid.height());
			int[][] expected = ClearanceOracle.covering(
					ReachabilityOracle.fit(ClearanceOracle.traversable(grid, blocked, capability), spawns, Diagonals.NEVER));
			ClearanceMap clearance = ClearanceAnnotator.annotate(grid, blocked, capability, Progress.NONE);
			assertSides(expected, Integer.MAX_VALUE, CoveringMap.of(FitMap.of(clearance, spawns, Diagonals.NEVER, Progress.NONE)),
					"seed " + seed);
			FitPlanes planes = FitPlanes.of(clearance.atLeast(1), spawns, 4, Diagonals.NEVER, Progress.NONE);
			assertSides(expected, 4, CoveringMap.of(AnchoredWidths.fit(planes), Progress.NONE), "seed " + seed);
		}
	}

	@Test
	void editsGiveWhatAFreshStartGivesAndShareTheRest() {
		for (int seed = 0; seed < Rounds.of(20); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = sparse(random);
			List<Cell> spawns = random.spawns(1, 2, grid.width(), grid.height());
			CoveringMap clearance = of(traversable(grid));
			FitPlanes planes = FitPlanes.of(traversable(grid), spawns, 16, Diagonals.NEVER, Progress.NONE);
			CoveringMap fit = CoveringMap.of(AnchoredWidths.fit(planes), Progress.NONE);
			for (int edit = 0; edit < 10; edit++) {
				String message = "seed " + seed + ", edit " + edit;
				grid = painted(grid, random);
				CoveringMap before = clearance;
				clearance = before.with(AnchoredWidths.clearance(traversable(grid)), Progress.NONE);
				assertEquals(of(traversable(grid)), clearance, message);
				assertChanged(before, clearance, message);
				planes = planes.with(traversable(grid), spawns, Progress.NONE);
				fit = fit.with(AnchoredWidths.fit(planes), Progress.NONE);
				assertEquals(CoveringMap.of(AnchoredWidths.fit(planes), Progress.NONE), fit, message);
			}
		}
	}

	@Test
	void windowHasTheSidesOfTheMap() {
		for (int seed = 0; seed < 200; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = seed % 2 == 0 ? random.grid() : sparse(random);
			BitPlane cells = traversable(grid);
			FitPlanes planes = FitPlanes.of(cells, random.spawns(1, 2, grid.width(), grid.height()), 16, Diagonals.NEVER, Progress.NONE);
			for (AnchoredWidths widths : List.of(AnchoredWidths.clearance(cells), AnchoredWidths.fit(planes))) {
				CoveringMap whole = CoveringMap.of(widths, Progress.NONE);
				CellRect window = random.window(grid.width(), grid.height());
				assertArrayEquals(Pictures.values(window, whole::get), CoveringMap.sides(window, widths),
						"seed " + seed + ", " + window);
			}
		}
	}

	/**
	 * Asserts that {@code changedSince} reports the tiles of all changed cells. A cell has changed if the side of the
	 * largest square over it has changed.
	 */
	private static void assertChanged(CoveringMap before, CoveringMap after, String message) {
		TileSet changed = after.changedSince(before).orElseThrow();
		for (int y = 0; y < after.height(); y++) {
			for (int x = 0; x < after.width(); x++) {
				assertTrue(before.get(x, y) == after.get(x, y) || changed.columns(y / 64).get(x / 64), message);
			}
		}
	}

	@Test
	void nothingIsComputedAgainIfNothingChanged() {
		BitPlane traversable = traversable(TerrainGrid.filled(200, 100, Pictures.GROUND));
		CoveringMap open = of(traversable);
		assertSame(open, open.with(AnchoredWidths.clearance(traversable), Progress.NONE));
		TerrainGridEditor far = TerrainGrid.filled(200, 100, Pictures.GROUND).edit();
		far.set(199, 99, Pictures.SOLID);
		TileSet changed = open.with(AnchoredWidths.clearance(traversable(far.build())), Progress.NONE).changedSince(open)
				.orElseThrow();
		assertFalse(changed.columns(0).get(0) || changed.columns(0).get(1), "more than a tile away");
		assertTrue(changed.columns(1).get(3));
	}

	@Test
	void inputIsChecked() {
		ClearanceMap clearance = ClearanceAnnotator.annotate(traversable(Pictures.grid("..\n")), Progress.NONE);
		assertThrows(IllegalArgumentException.class, () -> CoveringMap.of(clearance.centred()));
		assertThrows(IndexOutOfBoundsException.class, () -> CoveringMap.of(clearance).get(2, 0));
		assertThrows(IndexOutOfBoundsException.class, () -> CoveringMap.at(0, 1, clearance.atLeast(1)));
		assertThrows(IndexOutOfBoundsException.class, () -> CoveringMap.sides(new CellRect(0, 0, 3, 1),
				AnchoredWidths.clearance(clearance.atLeast(1))));
		FitPlanes planes = FitPlanes.of(clearance.atLeast(1), List.of(new Cell(0, 0)), 65, Diagonals.NEVER, Progress.NONE);
		assertThrows(IllegalArgumentException.class, () -> AnchoredWidths.fit(planes));
	}

	private static CoveringMap limited(String picture) {
		return of(traversable(Pictures.grid(picture)));
	}

	private static CoveringMap of(BitPlane traversable) {
		return CoveringMap.of(AnchoredWidths.clearance(traversable), Progress.NONE);
	}

	private static BitPlane traversable(TerrainGrid grid) {
		return ClearanceAnnotator.traversable(grid, BitPlane.empty(grid.width(), grid.height()), GROUND);
	}

	/**
	 * Returns a map of ground with up to eight rectangles of wall or ground. Some maps also have a few single cells of noise.
	 */
	private static TerrainGrid sparse(RandomMaps random) {
		int width = random.number(60, 170);
		int height = random.number(60, 170);
		TerrainGrid grid = random.number(0, 3) == 0 ? random.noise(width, height, 0.002)
				: TerrainGrid.filled(width, height, Pictures.GROUND);
		for (int i = random.number(0, 8); i > 0; i--) {
			grid = painted(grid, random);
		}
		return grid;
	}

	private static TerrainGrid painted(TerrainGrid grid, RandomMaps random) {
		TerrainGridEditor editor = grid.edit();
		int left = random.number(0, grid.width() - 1);
		int top = random.number(0, grid.height() - 1);
		int width = random.number(1, Math.min(grid.width() - left, random.number(0, 1) == 0 ? 3 : 90));
		int terrain = random.number(0, 1) == 0 ? Pictures.GROUND : Pictures.SOLID;
		for (int y = top; y < Math.min(grid.height(), top + random.number(1, 60)); y++) {
			editor.fillRow(left, y, width, terrain);
		}
		return editor.build();
	}
}
