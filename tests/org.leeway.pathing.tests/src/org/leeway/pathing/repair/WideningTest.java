package org.leeway.pathing.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.components.Connectivity;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

/**
 * Tests of the search for the fewest cells to clear so that a unit gets through. The number of cells must be the least
 * number that the tests find by trying all sets of cells.
 */
class WideningTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	/**
	 * A map, the cells that cannot be cleared, and two places where a unit may stand, given by the unit's top-left
	 * cells.
	 */
	private record Gap(boolean[][] traversable, BitPlane fixed, int size, Diagonals diagonals, Cell from, Cell to) {

		boolean isOpen() {
			ReachabilityOracle oracle = new ReachabilityOracle(traversable, size, List.of(), diagonals);
			return oracle.component(from) == oracle.component(to);
		}

		Gap with(List<Cell> cleared) {
			boolean[][] after = new boolean[traversable.length][];
			for (int y = 0; y < after.length; y++) {
				after[y] = traversable[y].clone();
			}
			cleared.forEach(cell -> after[cell.y()][cell.x()] = true);
			return new Gap(after, fixed, size, diagonals, from, to);
		}

		List<Cell> clearable() {
			List<Cell> cells = new ArrayList<>();
			for (int y = 0; y < traversable.length; y++) {
				for (int x = 0; x < traversable[y].length; x++) {
					if (!traversable[y][x] && !fixed.get(x, y)) {
						cells.add(new Cell(x, y));
					}
				}
			}
			return cells;
		}

		/** Returns the least number of cells that open the gap, by trying all sets. -1 if no set opens it. */
		int fewest() {
			List<Cell> cells = clearable();
			int fewest = -1;
			for (int set = 0; set < 1 << cells.size(); set++) {
				int count = Integer.bitCount(set);
				if ((fewest < 0 || count < fewest) && with(chosen(cells, set)).isOpen()) {
					fewest = count;
				}
			}
			return fewest;
		}

		private static List<Cell> chosen(List<Cell> cells, int set) {
			List<Cell> chosen = new ArrayList<>();
			for (int i = 0; i < cells.size(); i++) {
				if ((set >> i & 1) != 0) {
					chosen.add(cells.get(i));
				}
			}
			return chosen;
		}

		Optional<List<Cell>> widening(Progress progress) {
			return Widening.between(Clearing.of(Pictures.cells(Pictures.picture(traversable), '#'), fixed, size), anchor(from),
					anchor(to), diagonals, progress);
		}

		private BitPlane anchor(Cell cell) {
			BitPlaneEditor plane = BitPlane.empty(fixed.width(), fixed.height()).edit();
			plane.set(cell.x(), cell.y());
			return plane.build();
		}
	}

	@Test
	void whatExceedsTheMapFitsNowhereByHoweverMuch() {
		BitPlane none = BitPlane.empty(4, 3);
		BitPlaneEditor filled = none.edit();
		IntStream.range(0, 3).forEach(y -> filled.setRun(0, y, 4));
		BitPlane all = filled.build();
		for (int size : new int[] {4, 100_000_000, Integer.MAX_VALUE}) {
			assertEquals(Optional.empty(), Widening.at(new Cell(1, 1), Clearing.of(all, none, size)));
			assertEquals(Optional.empty(), Widening.around(new Cell(1, 1), Clearing.of(all, none, size)));
			assertEquals(Optional.empty(), Widening.between(Clearing.of(all, none, size), none, all, Diagonals.NEVER, Progress.NONE));
		}
	}

	@ParameterizedTest
	@EnumSource
	void clearsTheFewestCellsForTheSmallestUnit(Diagonals diagonals) {
		int compared = 0;
		for (int seed = 0; seed < 4000; seed++) {
			Optional<Gap> gap = gap(seed, 1, diagonals);
			if (gap.isPresent()) {
				assertEquals(gap.get().fewest(), gap.get().widening(Progress.NONE).map(List::size).orElse(-1),
						"seed " + seed);
				compared++;
			}
		}
		assertTrue(compared > 500, compared + " maps compared");
	}

	@ParameterizedTest
	@EnumSource
	void whatItClearsOpensTheWayForLargerUnitsAndIsSeldomMoreThanTheFewest(Diagonals diagonals) {
		int compared = 0;
		int more = 0;
		for (int seed = 0; seed < 6000; seed++) {
			Gap gap = gap(seed, 2 + seed % 2, diagonals).orElse(null);
			if (gap == null) {
				continue;
			}
			int fewest = gap.fewest();
			Optional<List<Cell>> cells = gap.widening(Progress.NONE);
			assertEquals(fewest >= 0, cells.isPresent(), "seed " + seed);
			if (cells.isPresent()) {
				assertTrue(gap.with(cells.get()).isOpen(), "seed " + seed);
				assertTrue(gap.clearable().containsAll(cells.get()), "seed " + seed);
				more += cells.get().size() > fewest ? 1 : 0;
				compared++;
			}
		}
		assertTrue(compared > (diagonals == Diagonals.ALWAYS ? 250 : 300), compared + " maps compared");
		assertTrue(more * 100 <= compared, more + " of " + compared + " are more than the fewest");
	}

	/** A search can have several goals at once. For each goal, it must find the same cells as a search for this goal alone. */
	@ParameterizedTest
	@EnumSource
	void oneSearchFindsAWayToEachGoal(Diagonals diagonals) {
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.noise(random.number(2, 12), random.number(2, 12), 0.35);
			BitPlane fixed = random.blocked(grid.width(), grid.height());
			int size = random.number(1, 3);
			boolean[][] traversable = ClearanceOracle.traversable(grid, fixed, GROUND);
			List<Cell> legal = legal(traversable, size);
			if (legal.size() > 1) {
				List<Cell> goals = legal.subList(1, legal.size());
				BitPlane free = Pictures.cells(Pictures.picture(traversable), '#');
				List<Optional<List<Cell>>> all = Widening.toEach(Clearing.of(free, fixed, size), plane(legal.subList(0, 1), grid),
						goals.stream().map(goal -> plane(List.of(goal), grid)).toList(), diagonals, Progress.NONE);
				for (int i = 0; i < goals.size(); i++) {
					Gap gap = new Gap(traversable, fixed, size, diagonals, legal.getFirst(), goals.get(i));
					assertEquals(gap.widening(Progress.NONE), all.get(i), "seed " + seed + " to " + goals.get(i));
				}
			}
		}
	}

	/**
	 * A search may start from all anchors of a component, or from a single anchor. Both searches clear the same number of
	 * cells. The same holds for the anchors of the goal.
	 */
	@ParameterizedTest
	@EnumSource
	void componentsNeedAsFewCellsAsTheirAnchors(Diagonals diagonals) {
		int cleared = 0;
		for (int seed = 0; seed < 1000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			// wider than a word of a plane
			TerrainGrid grid = random.noise(random.number(60, 140), random.number(2, 12), 0.01 * random.number(0, 45));
			int size = random.number(1, 3);
			boolean[][] traversable = ClearanceOracle.traversable(grid, BitPlane.empty(grid.width(), grid.height()), GROUND);
			List<Cell> legal = legal(traversable, size);
			if (!legal.isEmpty()) {
				BitPlane free = Pictures.cells(Pictures.picture(traversable), '#');
				Cell from = legal.get(random.number(0, legal.size() - 1));
				Cell to = legal.get(random.number(0, legal.size() - 1));
				Connectivity areas = Connectivity.of(plane(legal, grid), diagonals, Progress.NONE);
				BitPlane around = areas.connectedTo(from);
				int fewest = cells(free, size, plane(List.of(from), grid), plane(List.of(to), grid), diagonals);
				assertEquals(fewest, cells(free, size, around, plane(List.of(to), grid), diagonals), "seed " + seed);
				assertEquals(fewest, cells(free, size, around, areas.connectedTo(to), diagonals), "seed " + seed);
				cleared += fewest == 0 ? 0 : 1;
			}
		}
		assertTrue(cleared > 100, cleared + " maps");
	}

	private static int cells(BitPlane free, int size, BitPlane from, BitPlane to, Diagonals diagonals) {
		BitPlane fixed = BitPlane.empty(free.width(), free.height());
		return Widening.between(Clearing.of(free, fixed, size), from, to, diagonals, Progress.NONE).orElseThrow().size();
	}

	private static BitPlane plane(List<Cell> cells, TerrainGrid grid) {
		BitPlaneEditor plane = BitPlane.empty(grid.width(), grid.height()).edit();
		cells.forEach(cell -> plane.set(cell.x(), cell.y()));
		return plane.build();
	}

	/**
	 * Returns a small map with at most 12 cells to clear and two legal anchors that are not connected. Empty if the random
	 * map does not have such anchors, or has more cells to clear.
	 */
	private static Optional<Gap> gap(int seed, int size, Diagonals diagonals) {
		RandomMaps random = new RandomMaps(seed);
		TerrainGrid grid = random.noise(random.number(2, 7), random.number(2, 6), 0.35);
		BitPlane fixed = random.blocked(grid.width(), grid.height());
		boolean[][] traversable = ClearanceOracle.traversable(grid, fixed, GROUND);
		List<Cell> legal = legal(traversable, size);
		if (legal.isEmpty()) {
			return Optional.empty();
		}
		Gap gap = new Gap(traversable, fixed, size, diagonals, legal.getFirst(), legal.getLast());
		return gap.isOpen() || gap.clearable().size() > 12 ? Optional.empty() : Optional.of(gap);
	}

	private static List<Cell> legal(boolean[][] traversable, int size) {
		boolean[][] legal = new ReachabilityOracle(traversable, size, List.of()).legal();
		List<Cell> cells = new ArrayList<>();
		for (int y = 0; y < legal.length; y++) {
			for (int x = 0; x < legal[y].length; x++) {
				if (legal[y][x]) {
					cells.add(new Cell(x, y));
				}
			}
		}
		return cells;
	}

	@Test
	void goesThroughTheThinPlaceOfAWall() {
		Gap gap = gap("""
				...@@@...
				...@@@...
				....@....
				...@@@...
				""", 2);
		assertEquals(List.of(new Cell(3, 1), new Cell(4, 1), new Cell(5, 1), new Cell(4, 2)),
				gap.widening(Progress.NONE).orElseThrow());
	}

	@Test
	void goesRoundWhatCannotBeCleared() {
		Gap gap = gap("""
				..#..
				..#..
				..@..
				""", 1);
		assertEquals(List.of(new Cell(2, 2)), gap.widening(Progress.NONE).orElseThrow());
		assertEquals(Optional.empty(), gap("..#..", 1).widening(Progress.NONE));
	}

	@Test
	void clearsNothingWhereTheWayIsOpen() {
		assertEquals(List.of(), gap(".....", 1).widening(Progress.NONE).orElseThrow());
	}

	@Test
	void makesRoomAroundACell() {
		BitPlane traversable = Pictures.cells("""
				.@@..
				@@...
				.@.@.
				""", '.');
		BitPlane none = BitPlane.empty(5, 3);
		BitPlane fixed = Pictures.cells(".....\n.#...\n.....", '#');
		assertEquals(Optional.of(List.of()), Widening.around(new Cell(3, 1), Clearing.of(traversable, none, 2)));
		assertEquals(Optional.of(List.of(new Cell(1, 0), new Cell(0, 1), new Cell(1, 1))),
				Widening.around(new Cell(0, 0), Clearing.of(traversable, none, 2)));
		assertEquals(Optional.empty(), Widening.around(new Cell(0, 0), Clearing.of(traversable, fixed, 2)));
		assertEquals(Optional.empty(), Widening.around(new Cell(0, 0), Clearing.of(traversable, none, 4)));
	}

	@Test
	void endsWhenCancelled() {
		Gap gap = new Gap(new boolean[200][200], BitPlane.empty(200, 200), 1, Diagonals.NEVER, new Cell(0, 0), new Cell(199, 199));
		assertThrows(CancellationException.class, () -> gap.widening(new Progress() {
			@Override
			public void worked(int units) {
				// not counted
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		}));
	}

	/**
	 * Returns the gap in a picture. A cell {@code @} can be cleared, and a cell {@code #} cannot. A unit has to get from the first
	 * anchor where it may stand to the last, in row-major order.
	 */
	private static Gap gap(String picture, int size) {
		BitPlane fixed = Pictures.cells(picture, '#');
		boolean[][] traversable = ClearanceOracle.traversable(Pictures.grid(picture), fixed, GROUND);
		List<Cell> legal = legal(traversable, size);
		return new Gap(traversable, fixed, size, Diagonals.NEVER, legal.getFirst(), legal.getLast());
	}
}
