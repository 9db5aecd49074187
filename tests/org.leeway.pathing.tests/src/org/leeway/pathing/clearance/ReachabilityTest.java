package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.Region;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;
import org.leeway.testing.ShapeMaps;

class ReachabilityTest {

	@ParameterizedTest
	@EnumSource
	void matchesAFloodOnRandomMaps(Diagonals diagonals) {
		for (int seed = 0; seed < 4000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = random.blocked(grid.width(), grid.height());
			Capability capability = random.capability();
			int size = random.number(1, 4);
			List<Cell> spawns = random.spawns(0, 3, grid.width(), grid.height());
			boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, capability);
			assertMatches(new ReachabilityOracle(traversable, size, spawns, diagonals),
					reach(ClearanceAnnotator.traversable(grid, blocked, capability), size, spawns, diagonals), "seed " + seed);
		}
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesAFloodOnAwkwardShapes(Diagonals diagonals) {
		Capability ground = Capability.of(Pictures.GROUND);
		ShapeMaps.all().forEach((name, grid) -> {
			BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
			boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, ground);
			BitPlane plane = ClearanceAnnotator.traversable(grid, blocked, ground);
			for (int size : new int[] { 1, 2, 3, 8 }) {
				for (List<Cell> spawns : List.of(List.<Cell>of(), List.of(new Cell(0, 0)), corners(plane))) {
					assertMatches(new ReachabilityOracle(traversable, size, spawns, diagonals),
							reach(plane, size, spawns, diagonals), name + ", size " + size + ", spawns " + spawns);
				}
			}
		});
	}

	private static List<Cell> corners(BitPlane plane) {
		int right = plane.width() - 1;
		int bottom = plane.height() - 1;
		return List.of(new Cell(right, bottom), new Cell(right, 0), new Cell(0, bottom));
	}

	private static void assertMatches(ReachabilityOracle oracle, Reachability result, String message) {
		assertEquals(Pictures.picture(oracle.legal()), Pictures.picture(result.legal()), message);
		assertEquals(Pictures.picture(oracle.reachable()), Pictures.picture(result.reachable()), message);
		assertEquals(Pictures.picture(oracle.covered()), Pictures.picture(result.covered()), message);
		assertEquals(Pictures.picture(oracle.fitting()), Pictures.picture(result.fitting()), message);
		assertEquals(oracle.misfits(), result.misfits(), message);
		List<Region> regions = oracle.unreachableRegions(1);
		assertEquals(regions, result.unreachableRegions(1), message);
		assertEquals(regions, result.unreachableRegions(Long.MIN_VALUE), message);
		assertEquals(oracle.unreachableRegions(7), result.unreachableRegions(7), message);
		for (Region region : regions.subList(0, Math.min(4, regions.size()))) {
			String cells = Pictures.picture(oracle.cells(region.sample()));
			assertEquals(cells, Pictures.picture(result.unreachableCells(region.sample()).orElseThrow()), message);
		}
	}

	/** Some games let units pass where two rooms touch at a corner. */
	@ParameterizedTest
	@EnumSource
	void onlyWhoCutsEveryCornerGetsFromRoomToRoom(Diagonals diagonals) {
		BitPlane rooms = Pictures.cells("""
				...@@@
				...@@@
				...@@@
				@@@...
				@@@...
				@@@...
				""", '.');
		for (int size = 1; size <= 2; size++) {
			boolean passes = diagonals == Diagonals.ALWAYS && size == 1;
			Reachability reach = reach(rooms, size, List.of(new Cell(0, 0)), diagonals);
			assertEquals(passes ? 0 : 1, reach.unreachableRegions(1).size(), "size " + size);
			assertEquals(passes ? 18 : 9, reach.covered().count(), "size " + size);
		}
	}

	@Test
	void largestOfEqualComponentsIsTheFirst() {
		Reachability one = reach(Pictures.cells("""
				..@..
				..@..
				""", '.'), 1, List.of());
		assertEquals("""
				##...
				##...
				""", Pictures.picture(one.reachable()));
	}

	/**
	 * The unit has 8 places in the corridor, which has 18 cells, and 9 places in the room, which has 16 cells. So the room is
	 * the largest component.
	 */
	@Test
	void largestComponentHasMostAnchorsNotMostCells() {
		Reachability two = reach(Pictures.cells("""
				.........@....
				.........@....
				@@@@@@@@@@....
				@@@@@@@@@@....
				""", '.'), 2, List.of());
		assertEquals("""
				..........###.
				..........###.
				..........###.
				..............
				""", Pictures.picture(two.reachable()));
	}

	@Test
	void unitStartsOnEveryAnchorThatCoversTheSpawn() {
		BitPlane map = Pictures.cells("""
				..@@..
				......
				......
				..@@..
				""", '.');
		Reachability two = reach(map, 2, List.of(new Cell(1, 3)));
		assertEquals("""
				#...#.
				#####.
				#...#.
				......
				""", Pictures.picture(two.reachable()));
		Reachability apart = reach(Pictures.cells("""
				..@..
				..@..
				@...@
				""", '.'), 2, List.of(new Cell(2, 2), new Cell(0, 0)));
		assertEquals(List.of(new Cell(2, 2)), apart.misfits());
	}

	@Test
	void spawnBetweenTwoAreasReachesBoth() {
		Reachability two = reach(Pictures.cells("""
				..@
				...
				@..
				""", '.'), 2, List.of(new Cell(1, 1)));
		assertEquals("""
				#..
				.#.
				...
				""", Pictures.picture(two.reachable()));
		assertEquals("""
				##.
				###
				.##
				""", Pictures.picture(two.covered()));
		assertTrue(two.unreachableRegions(1).isEmpty());
	}

	@Test
	void nestedRegionsAreMeasuredByTheirCells() {
		Reachability two = reach(Pictures.cells("""
				@@@@@@@@@@@
				@.........@
				@.........@
				@..@@@@@..@
				@..@...@..@
				@..@...@..@
				@..@@@@@..@
				@.........@
				@.........@
				@@@@@@@@@@@
				""", '.'), 2, List.of(new Cell(0, 0)));
		assertEquals("""
				[Region[anchors=26, cells=52, bounds=CellRect[x=1, y=1, width=9, height=8], sample=1,1], \
				Region[anchors=2, cells=6, bounds=CellRect[x=4, y=4, width=3, height=2], sample=4,4]]""",
				two.unreachableRegions(1).toString());
		assertEquals(1, two.unreachableRegions(7).size());
	}

	@Test
	void millionsOfComponentsAreCountedWithoutRecords() {
		BitPlaneEditor checkerboard = BitPlane.empty(2048, 2048).edit();
		for (int y = 0; y < 2048; y++) {
			for (int x = y % 2; x < 2048; x += 2) {
				checkerboard.set(x, y);
			}
		}
		Reachability one = Reachability.of(checkerboard.build(), 1, List.of(), Diagonals.NEVER, Progress.NONE);
		assertEquals(1, one.reachable().count());
		assertTrue(one.unreachableRegions(2).isEmpty());
		assertEquals(2048 * 1024 - 1, one.unreachableRegions(1).size());
		Reachability cutting = Reachability.of(checkerboard.build(), 1, List.of(), Diagonals.ALWAYS, Progress.NONE);
		assertEquals(2048 * 1024, cutting.reachable().count());
	}

	@Test
	void footprintsEndAtTheMap() {
		for (int width : new int[] { 5, 63, 64, 65, 130 }) {
			BitPlaneEditor anchor = BitPlane.empty(width, 4).edit();
			anchor.set(width - 2, 2);
			BitPlane anchors = anchor.build();
			Reachability large = Reachability.of(anchors, 100, List.of(), Diagonals.NEVER, Progress.NONE);
			BitPlaneEditor corner = BitPlane.empty(width, 4).edit();
			corner.setRun(width - 2, 2, 2);
			corner.setRun(width - 2, 3, 2);
			assertEquals(corner.build(), large.covered(), "width " + width);
			Region region = Reachability.of(anchors, 2, List.of(new Cell(0, 0)), Diagonals.NEVER, Progress.NONE).unreachableRegions(1)
					.getFirst();
			assertEquals(new Region(1, 4, new CellRect(width - 2, 2, 2, 2), new Cell(width - 2, 2)), region);
		}
	}

	@Test
	void sizeBeyondTheMapFitsNowhere() {
		BitPlane map = Pictures.cells("""
				...
				...
				""", '.');
		for (int size : new int[] { 3, 64, Integer.MAX_VALUE }) {
			Reachability none = reach(map, size, List.of(new Cell(2, 1)));
			assertTrue(none.covered().isEmpty());
			assertEquals(List.of(new Cell(2, 1)), none.misfits());
			assertTrue(reach(map, size, List.of()).reachable().isEmpty());
		}
	}

	@Test
	void inputIsChecked() {
		BitPlane legal = BitPlane.empty(3, 2);
		assertThrows(IllegalArgumentException.class, () -> Reachability.of(legal, 0, List.of(), Diagonals.NEVER, Progress.NONE));
		for (Cell outside : List.of(new Cell(3, 0), new Cell(0, 2), new Cell(-1, 0), new Cell(0, -1))) {
			assertThrows(IllegalArgumentException.class,
					() -> Reachability.of(legal, 1, List.of(outside), Diagonals.NEVER, Progress.NONE), outside.toString());
		}
		Reachability result = Reachability.of(legal, 1, List.of(), Diagonals.NEVER, Progress.NONE);
		assertSame(legal, result.legal());
		assertTrue(result.unreachableCells(new Cell(0, 0)).isEmpty());
	}

	private static Reachability reach(BitPlane traversable, int size, List<Cell> spawns) {
		return reach(traversable, size, spawns, Diagonals.NEVER);
	}

	private static Reachability reach(BitPlane traversable, int size, List<Cell> spawns, Diagonals diagonals) {
		BitPlane legal = ClearanceAnnotator.annotate(traversable, Progress.NONE).atLeast(size);
		return Reachability.of(legal, size, spawns, diagonals, Progress.NONE);
	}
}
