package org.leeway.pathing.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

class LargestUnitTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	@Test
	void tellsTheSizeAndWhatIsTooNarrowForTheNext() {
		LargestUnit largest = between("""
				....#....
				.........
				.........
				....#....
				""", new Cell(1, 1), new Cell(7, 2));
		assertEquals(2, largest.size());
		assertEquals("""
				.........
				...###...
				...###...
				.........
				""", Pictures.picture(largest.bottleneck()));
		assertEquals(2, largest.route().orElseThrow().query().agent().size());
	}

	@Test
	void theFirstOfTwoBottlenecksCounts() {
		LargestUnit largest = between("""
				...#...#...
				...........
				...#...#...
				""", new Cell(9, 1), new Cell(1, 1));
		assertEquals(1, largest.size());
		assertEquals("""
				...........
				.......#...
				...........
				""", Pictures.picture(largest.bottleneck()));
	}

	@Test
	void aPlaceThatIsTooNarrowItselfIsTheBottleneck() {
		LargestUnit largest = between("""
				##....
				.....#
				##....
				""", new Cell(0, 1), new Cell(3, 1));
		assertEquals(1, largest.size());
		assertEquals("""
				......
				##....
				......
				""", Pictures.picture(largest.bottleneck()));
	}

	@Test
	void wholeRoomsThatTouchAreJoinedByTheStepBetween() {
		// two rooms of 2 x 2 cells touch. Because of the blocked corners, a unit of size 2 has no step from room to room
		LargestUnit largest = between("""
				..#
				..#
				#..
				#..
				""", new Cell(0, 0), new Cell(2, 3));
		assertEquals(1, largest.size());
		assertFalse(largest.bottleneck().isEmpty());
	}

	@Test
	void noneIsSizeZeroAndTheFewestCellsInTheWayAreTheBottleneck() {
		LargestUnit largest = between("""
				..##..
				..##..
				..##..
				..#...
				""", new Cell(0, 0), new Cell(5, 0));
		assertEquals(0, largest.size());
		assertTrue(largest.route().isEmpty());
		assertEquals("""
				......
				......
				......
				..#...
				""", Pictures.picture(largest.bottleneck()));
	}

	@Test
	void aBlockedEndIsAllThatIsInTheWay() {
		assertEquals("#....\n", Pictures.picture(between("#.#.#\n", new Cell(0, 0), new Cell(4, 0)).bottleneck()));
		assertEquals("....#\n", Pictures.picture(between("..#.#\n", new Cell(0, 0), new Cell(4, 0)).bottleneck()));
	}

	@Test
	void anOpenMapHasNoBottleneck() {
		LargestUnit largest = between("...\n...\n...\n", new Cell(0, 0), new Cell(2, 2));
		assertEquals(3, largest.size());
		assertTrue(largest.bottleneck().isEmpty());
		assertEquals(List.of(new Cell(0, 0)), largest.route().orElseThrow().points());
	}

	@Test
	void outsideIsRefused() {
		assertThrows(IllegalArgumentException.class, () -> between("...\n", new Cell(0, 0), new Cell(3, 0)));
	}

	@Test
	void aUnitThatCutsCornersIsStoppedByItsSize() {
		TerrainGrid grid = Pictures.grid("""
				...###
				...###
				...###
				###...
				###...
				###...
				""");
		LargestUnit largest = LargestUnit.between(grid, BitPlane.empty(6, 6), GROUND, new Cell(0, 0), new Cell(5, 5),
				Diagonals.ALWAYS, Progress.NONE);
		assertEquals(1, largest.size());
		assertEquals(List.of(new Cell(0, 0), new Cell(5, 5)), largest.route().orElseThrow().points());
		assertFalse(largest.bottleneck().isEmpty());
	}

	@ParameterizedTest
	@EnumSource
	void agreesWithFloodsOfAllSizes(Diagonals diagonals) {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			List<Cell> ends = random.spawns(2, 2, grid.width(), grid.height());
			Cell from = ends.getFirst();
			Cell to = ends.getLast();
			BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
			LargestUnit largest = LargestUnit.between(grid, blocked, GROUND, from, to, diagonals, Progress.NONE);
			String message = diagonals + ", seed " + seed + ", from " + from + " to " + to + "\n" + Pictures.picture(grid);
			boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, GROUND);
			assertEquals(largestOf(traversable, diagonals, from, to), largest.size(), message);
			largest.route().ifPresent(route -> assertTrue(covers(route, from, to), message + route));
			boolean stuck = largest.size() < Math.min(grid.width(), grid.height());
			assertEquals(stuck, !largest.bottleneck().isEmpty(), message);
			if (largest.size() == 0) {
				assertStopsEverything(largest.bottleneck(), traversable, diagonals, from, to, message);
			}
		}
	}

	@Test
	void unitsToSeveralCellsAreThoseToEach() {
		for (int seed = 0; seed < 600; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
			List<Cell> cells = random.spawns(2, 6, grid.width(), grid.height());
			List<Cell> to = cells.subList(1, cells.size());
			List<LargestUnit> together = LargestUnit.between(grid, blocked, GROUND, cells.getFirst(), to, Diagonals.NEVER, Progress.NONE);
			for (int i = 0; i < to.size(); i++) {
				LargestUnit alone = LargestUnit.between(grid, blocked, GROUND, cells.getFirst(), to.get(i), Diagonals.NEVER, Progress.NONE);
				String message = "seed " + seed + ", " + cells + "\n" + Pictures.picture(grid);
				assertEquals(alone.size(), together.get(i).size(), message);
				assertEquals(alone.bottleneck(), together.get(i).bottleneck(), message);
				assertEquals(alone.route().map(PathResult::points), together.get(i).route().map(PathResult::points), message);
			}
		}
	}

	private static void assertStopsEverything(BitPlane cells, boolean[][] traversable, Diagonals diagonals, Cell from,
			Cell to, String message) {
		boolean endsAreFree = traversable[from.y()][from.x()] && traversable[to.y()][to.x()];
		assertTrue(endsAreFree || cells.count() == 1 && (cells.get(from.x(), from.y()) || cells.get(to.x(), to.y())), message);
		for (int y = 0; y < cells.height(); y++) {
			for (int x = cells.nextSet(0, y); x < cells.width(); x = cells.nextSet(x + 1, y)) {
				assertFalse(traversable[y][x], message);
				traversable[y][x] = true;
			}
		}
		assertTrue(!endsAreFree || largestOf(traversable, diagonals, from, to) > 0, message);
	}

	private static int largestOf(boolean[][] traversable, Diagonals diagonals, Cell from, Cell to) {
		int largest = 0;
		for (int size = 1; size <= Math.min(traversable.length, traversable[0].length); size++) {
			if (new ReachabilityOracle(traversable, size, List.of(from), diagonals).covered()[to.y()][to.x()]) {
				largest = size;
			}
		}
		return largest;
	}

	private static boolean covers(PathResult route, Cell from, Cell to) {
		int size = route.query().agent().size();
		return route.isFound() && covers(route.points().getFirst(), size, from)
				&& covers(route.points().getLast(), size, to);
	}

	private static boolean covers(Cell anchor, int size, Cell cell) {
		return cell.x() >= anchor.x() && cell.x() < anchor.x() + size && cell.y() >= anchor.y()
				&& cell.y() < anchor.y() + size;
	}

	private static LargestUnit between(String picture, Cell from, Cell to) {
		TerrainGrid grid = Pictures.grid(picture);
		return LargestUnit.between(grid, BitPlane.empty(grid.width(), grid.height()), GROUND, from, to, Diagonals.NEVER,
				Progress.NONE);
	}
}
