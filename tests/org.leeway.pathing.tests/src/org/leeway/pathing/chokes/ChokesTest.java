package org.leeway.pathing.chokes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.ChokesOracle;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.ShapeMaps;

@Tag("slow")
class ChokesTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);
	/** A stand-in for the passage of each choke. The tests replace all passages by it, so that comparisons ignore passages. */
	private static final CellRect ANY = new CellRect(0, 0, 1, 1);

	@ParameterizedTest
	@EnumSource
	void matchTheDefinitionOnRandomMaps(Diagonals diagonals) {
		int found = 0;
		for (int seed = 0; seed < Rounds.of(3000); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int size = random.number(1, 4);
			TerrainGrid grid = switch (seed % 3) {
				case 0 -> random.grid();
				case 1 -> random.rectangles(random.number(10, 24), random.number(10, 24));
				default -> random.noise(random.number(10, 24), random.number(10, 24),
						random.number(4, 30) / 100.0 / size);
			};
			List<Cell> spawns = random.spawns(0, 3, grid.width(), grid.height());
			found += assertMatches(grid, size, spawns, diagonals, "seed " + seed);
		}
		assertTrue(found > (diagonals == Diagonals.ALWAYS ? 2500 : 3000), "only " + found + " chokes");
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchTheDefinitionOnAwkwardShapes(Diagonals diagonals) {
		ShapeMaps.all().forEach((name, grid) -> {
			for (int size : new int[] { 1, 2, 3 }) {
				for (List<Cell> spawns : List.of(List.<Cell>of(), List.of(new Cell(0, 0)))) {
					assertMatches(grid, size, spawns, diagonals, name + ", size " + size + ", spawns " + spawns);
				}
			}
		});
	}

	private static int assertMatches(TerrainGrid grid, int size, List<Cell> spawns, Diagonals diagonals,
			String message) {
		BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
		List<Choke> expected = new ChokesOracle(ClearanceOracle.traversable(grid, blocked, GROUND), size, spawns,
				diagonals).chokes();
		List<Choke> chokes = Chokes.of(reach(grid, size, spawns, diagonals), 0, Progress.NONE);
		assertEquals(expected, chokes, () -> message + "\n" + Pictures.picture(grid));
		assertEquals(expected.stream().filter(choke -> choke.behind() >= 5).toList(),
				Chokes.of(reach(grid, size, spawns, diagonals), 5, Progress.NONE), message);
		return chokes.size();
	}

	@ParameterizedTest
	@EnumSource
	void noChokeExceedsTheBound(Diagonals diagonals) {
		int checked = 0;
		for (int seed = 0; seed < Rounds.of(600); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int size = random.number(1, 3);
			TerrainGrid grid = random.noise(random.number(20, 40), random.number(20, 40), random.number(2, 16) / 100.0 / size);
			Reachability reach = reach(grid, size, random.spawns(0, 2, grid.width(), grid.height()), diagonals);
			long behind = 1;
			while (behind < 500 && Chokes.mayExist(reach, behind, Progress.NONE)) {
				behind *= 2;
			}
			if (behind < 500) {
				assertEquals(List.of(), Chokes.of(reach, behind, Progress.NONE), "seed " + seed + "\n" + Pictures.picture(grid));
				checked += Chokes.of(reach, 1, Progress.NONE).size();
			}
		}
		assertTrue(checked > Rounds.of(600) / 4, "only " + checked + " chokes");
	}

	@Test
	void aGapOfOneCellBetweenTwoRooms() {
		String rooms = """
				....@.....
				....@.....
				..........
				....@.....
				....@.....
				""";
		assertEquals(List.of(choke(1, 4, 2, 26, new Cell(4, 2))), chokes(rooms, 1, new Cell(0, 0)));
		assertEquals(List.of(choke(1, 4, 2, 20, new Cell(4, 2))), chokes(rooms, 1, new Cell(9, 4)));
		// no unit of size 2 gets through
		assertEquals(List.of(), chokes(rooms, 2, new Cell(0, 0)));
	}

	/**
	 * Two units of size 2 cannot pass the left gap abreast. The right gap is one cell wider, but still too narrow for two
	 * units abreast.
	 */
	@Test
	void gapsOfTwoAndThreeCellsForAUnitOfTwo() {
		String rooms = """
				.....@......@.....
				.....@......@.....
				............@.....
				..................
				.....@............
				.....@............
				.....@......@.....
				""";
		Choke two = choke(2, 4, 2, 80, new Cell(5, 2), new Cell(5, 3));
		Choke three = choke(3, 11, 3, 38, new Cell(12, 3), new Cell(12, 4), new Cell(12, 5));
		assertEquals(List.of(two, three), chokes(rooms, 2, new Cell(0, 0)));
		// two units of size 1 pass each gap abreast, so no gap is a choke for them
		assertEquals(List.of(), chokes(rooms, 1, new Cell(0, 0)));
	}

	@Test
	void aCorridorIsNamedByItsMiddle() {
		String corridor = """
				...@@@@@...
				...........
				...@@@@@...
				""";
		assertEquals(List.of(choke(1, 5, 1, 12, new Cell(5, 1))), chokes(corridor, 1, new Cell(0, 0)));
		Reachability reach = reach(Pictures.grid(corridor), 1, List.of());
		assertEquals(new CellRect(2, 1, 6, 1), Chokes.of(reach, 1, Progress.NONE).getFirst().passage());
	}

	/** Three of the four passages connect all rooms of the ring, so the fourth and longest passage is no choke. */
	@Test
	void aRingOfRoomsKeepsItsShortestPassages() {
		String ring = """
				...@...
				.......
				...@...
				.@@@@.@
				...@@.@
				...@...
				.......
				...@...
				""";
		List<Choke> chokes = chokes(ring, 1, new Cell(0, 0));
		assertEquals(List.of(choke(1, 0, 3, 24, new Cell(0, 3)), choke(1, 3, 1, 11, new Cell(3, 1)),
				choke(1, 3, 6, 11, new Cell(3, 6))), chokes);
	}

	@Test
	void aDeadEndIsNoRoom() {
		String deadEnds = """
				....@@@@
				........
				....@@@@
				....@@@@
				""";
		assertEquals(List.of(), chokes(deadEnds, 1));
		assertEquals(List.of(), chokes(".......\n", 1));
	}

	@Test
	void aDiagonalPassageIsMeasuredAlongTheDiagonal() {
		String diagonal = """
				.....@@
				....@@.
				...@@..
				......@
				.@@....
				@@.....
				@@.....
				""";
		assertEquals(List.of(choke(1, 2, 3, 21, new Cell(2, 3))), chokes(diagonal, 1, new Cell(0, 0)));
	}

	@Test
	void roomsThatTouchAtACornerHaveAChokeThereIfUnitsCutCorners() {
		String rooms = """
				...@@@
				...@@@
				...@@@
				@@@...
				@@@...
				@@@...
				""";
		assertEquals(List.of(), chokes(rooms, 1, new Cell(0, 0)));
		assertEquals(List.of(choke(1, 2, 2, 9, new Cell(2, 2))), cuttingCorners(rooms, new Cell(0, 0)));
		assertEquals(List.of(choke(1, 2, 2, 9, new Cell(2, 2))), cuttingCorners(rooms, new Cell(5, 5)));
	}

	/**
	 * Tests that the cells across a choke close the passage: if these cells are blocked, no unit may get through. Cells along a
	 * diagonal do not always close the passage, because a unit that cuts every corner can step between the cells. In this
	 * case, the cells across the choke must not be along a diagonal.
	 */
	@Test
	void aDiagonalClosesOnlyWhereUnitsCannotStepAcross() {
		String stairs = """
				...@@@@@
				...@@@@@
				....@@@@
				@@@..@@@
				@@@@..@@
				@@@@@...
				@@@@@...
				@@@@@...
				""";
		for (Choke choke : cuttingCorners(stairs, new Cell(0, 0))) {
			String closed = filled(stairs, choke.across());
			Reachability reach = reach(Pictures.grid(closed), 1, List.of(new Cell(0, 0)), Diagonals.ALWAYS);
			assertTrue(reach.unreachableRegions(3).size() > 0, () -> choke + "\n" + closed);
		}
		assertEquals(1, cuttingCorners(stairs, new Cell(0, 0)).size());
	}

	private static String filled(String picture, List<Cell> cells) {
		StringBuilder filled = new StringBuilder(picture);
		int width = picture.indexOf('\n') + 1;
		cells.forEach(cell -> filled.setCharAt(cell.y() * width + cell.x(), '@'));
		return filled.toString();
	}

	private static List<Choke> cuttingCorners(String picture, Cell spawn) {
		return Chokes.of(reach(Pictures.grid(picture), 1, List.of(spawn), Diagonals.ALWAYS), 1, Progress.NONE).stream()
				.map(ChokesTest::withAnyPassage).toList();
	}

	@Test
	void withoutASpawnTheSmallerSideIsBehind() {
		String rooms = """
				....@.....
				..........
				....@.....
				""";
		assertEquals(12, chokes(rooms, 1).getFirst().behind());
		// the result is the same with spawns on both sides
		assertEquals(12, chokes(rooms, 1, new Cell(9, 0), new Cell(0, 0)).getFirst().behind());
		assertEquals(16, chokes(rooms, 1, new Cell(0, 0)).getFirst().behind());
	}

	@Test
	void mostCellsBehindComeFirstAndFewCanBeLeftOut() {
		String rooms = """
				...@...@..
				..........
				...@...@..
				""";
		Choke left = choke(1, 3, 1, 17, new Cell(3, 1));
		Choke right = choke(1, 7, 1, 7, new Cell(7, 1));
		assertEquals(List.of(left, right), chokes(rooms, 1, new Cell(0, 0)));
		Reachability reach = reach(Pictures.grid(rooms), 1, List.of(new Cell(0, 0)));
		assertEquals(List.of(left), Chokes.of(reach, 8, Progress.NONE).stream().map(ChokesTest::withAnyPassage).toList());
	}

	private static Choke choke(int width, int x, int y, long behind, Cell... across) {
		return new Choke(width, new Cell(x, y), List.of(across), behind, ANY);
	}

	private static Choke withAnyPassage(Choke choke) {
		return new Choke(choke.width(), choke.at(), choke.across(), choke.behind(), ANY);
	}

	private static List<Choke> chokes(String picture, int size, Cell... spawns) {
		return Chokes.of(reach(Pictures.grid(picture), size, List.of(spawns)), 1, Progress.NONE).stream()
				.map(ChokesTest::withAnyPassage).toList();
	}

	private static Reachability reach(TerrainGrid grid, int size, List<Cell> spawns) {
		return reach(grid, size, spawns, Diagonals.NEVER);
	}

	private static Reachability reach(TerrainGrid grid, int size, List<Cell> spawns, Diagonals diagonals) {
		BitPlane blocked = BitPlane.empty(grid.width(), grid.height());
		BitPlane traversable = ClearanceAnnotator.traversable(grid, blocked, GROUND);
		BitPlane legal = ClearanceAnnotator.annotate(traversable, Progress.NONE).atLeast(size);
		return Reachability.of(legal, size, spawns, diagonals, Progress.NONE);
	}
}
