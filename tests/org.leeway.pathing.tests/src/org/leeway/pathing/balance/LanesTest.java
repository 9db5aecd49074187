package org.leeway.pathing.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.FlowOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.StepOracle;

class LanesTest {

	/** A map of free cells, a start and a goal of several cells. */
	private record Case(BitPlane free, Diagonals diagonals, Cell start, Set<Cell> goal) {

		static Case random(int seed) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 12);
			int height = random.number(1, 12);
			BitPlane free = ClearanceAnnotator.traversable(random.number(0, 1) == 0
					? random.noise(width, height, random.number(0, 40) / 100.0) : random.rectangles(width, height),
					BitPlane.empty(width, height), Capability.of(Pictures.GROUND));
			List<Cell> cells = cells(free);
			Cell start = cells.isEmpty() ? new Cell(0, 0) : cells.get(random.number(0, cells.size() - 1));
			Cell goal = cells.isEmpty() ? start : cells.get(random.number(0, cells.size() - 1));
			Set<Cell> goals = new HashSet<>(Set.of(goal));
			for (int i = random.number(0, 1) * random.number(0, 3); i > 0; i--) {
				Cell near = new Cell(goal.x() + random.number(0, 1), goal.y() + random.number(0, 1));
				goals.addAll(near.x() < width && near.y() < height && free.get(near.x(), near.y()) ? Set.of(near) : Set.of());
			}
			return new Case(free, Diagonals.values()[random.number(0, 3)], start, goals);
		}

		Case withOneGoal() {
			return new Case(free, diagonals, start, Set.of(goal.iterator().next()));
		}

		private static List<Cell> cells(BitPlane plane) {
			List<Cell> cells = new ArrayList<>();
			for (int y = 0; y < plane.height(); y++) {
				for (int x = plane.nextSet(0, y); x < plane.width(); x = plane.nextSet(x + 1, y)) {
					cells.add(new Cell(x, y));
				}
			}
			return cells;
		}

		boolean isFree(Cell cell) {
			return cell.x() >= 0 && cell.y() >= 0 && cell.x() < free.width() && cell.y() < free.height() && free.get(cell.x(), cell.y());
		}

		boolean isPair() {
			return isFree(start) && !goal.contains(start);
		}

		FlowOracle oracle(Diagonals rule) {
			return new FlowOracle(free.width(), free.height(), this::isFree, rule, Set.of(start), goal);
		}

		Optional<BestRoute> route(TravelField field) {
			return BestRoute.of(field, goals(field.graph()), ClearanceAnnotator.annotate(free, Progress.NONE), 1);
		}

		TravelField field() {
			return TravelField.of(StepGraph.of(free, diagonals, Progress.NONE), List.of(start), Progress.NONE);
		}

		int[] goals(StepGraph graph) {
			return goal.stream().mapToInt(cell -> graph.index(cell.x(), cell.y())).toArray();
		}

		Lanes lanes(TravelField field) {
			return route(field).map(route -> Lanes.ofCells(field, route, goals(field.graph()), Progress.NONE)).orElse(Lanes.NONE);
		}

		@Override
		public String toString() {
			return diagonals + " from " + start + " to " + goal + "\n" + Pictures.picture(free);
		}
	}

	@Test
	void lanesAreAPlainMaximumFlow() {
		for (int seed = 1; seed <= Rounds.of(4000); seed++) {
			Case each = Case.random(seed);
			if (each.isPair()) {
				TravelField field = each.field();
				Lanes lanes = each.lanes(field);
				FlowOracle oracle = each.oracle(each.diagonals);
				String message = "seed " + seed + ": " + each;
				assertEquals(oracle.flow(), lanes.count(), message);
				assertEquals(lanes.count() >= 2, lanes.second().isPresent(), message);
				if (lanes.count() >= 2) {
					assertEquals(oracle.cost(2) - 2 * oracle.cost(1), lanes.second().getAsDouble(), 1e-7, message);
				}
				checkPaths(each, lanes.paths(), message);
			}
		}
	}

	private static void checkPaths(Case each, List<List<Cell>> paths, String message) {
		Set<Cell> used = new HashSet<>();
		Set<List<Cell>> steps = new HashSet<>();
		for (List<Cell> path : paths) {
			assertEquals(each.start, path.getFirst(), message);
			assertTrue(each.goal.contains(path.getLast()), message);
			for (int i = 1; i < path.size(); i++) {
				assertTrue(StepOracle.isStep(each.diagonals, each::isFree, path.get(i - 1), path.get(i)), message);
				assertTrue(i == path.size() - 1 || used.add(path.get(i)), message);
			}
			assertTrue(path.size() > 2 || steps.add(path), message);
		}
	}

	@Test
	void lanesOfARealMapAreAPlainMaximumFlow() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		BitPlane whole = ClearanceAnnotator.traversable(RealMaps.map("arena"), BitPlane.empty(49, 49), Capability.of(Pictures.GROUND));
		List<Cell> cells = Case.cells(whole);
		RandomMaps random = new RandomMaps(1);
		for (int i = 0; i < 3; i++) {
			Case each = new Case(whole, Diagonals.values()[i], cells.get(random.number(0, cells.size() - 1)),
					Set.of(cells.get(random.number(0, cells.size() - 1))));
			assertEquals(each.oracle(each.diagonals).flow(), each.lanes(each.field()).count(), each.toString());
		}
	}

	@Test
	void gapsOfSinglesAreTheFewestCellsToBlock() {
		for (int seed = 1; seed <= Rounds.of(4000); seed++) {
			Case each = Case.random(seed).withOneGoal();
			if (each.isPair()) {
				List<Gap> gaps = new GapCut(each.free, 1, plane(each, Set.of(each.start)), plane(each, each.goal), Diagonals.NEVER,
						Progress.NONE).find();
				boolean touch = each.goal.stream().anyMatch(cell -> StepOracle.isStep(Diagonals.STRAIGHT, each::isFree, each.start, cell));
				String message = "seed " + seed + ": " + each;
				if (touch) {
					assertEquals(null, gaps, message);
				} else {
					int fewest = each.oracle(Diagonals.STRAIGHT).flow();
					int sum = gaps.stream().mapToInt(Gap::width).sum();
					// blocking the four neighbours of the start always cuts the start off, so at most 4 cells are needed. The
					// sum of the gaps may be larger: gaps lead from obstacle to obstacle, and obstacles may be rare. So the two
					// numbers must be equal only up to 4
					assertEquals(Math.min(4, fewest), Math.min(4, sum), message);
					assertTrue(fewest <= sum, message);
				}
			}
		}
	}

	private static BitPlane plane(Case each, Set<Cell> cells) {
		BitPlaneEditor plane = BitPlane.empty(each.free.width(), each.free.height()).edit();
		cells.forEach(cell -> plane.set(cell.x(), cell.y()));
		return plane.build();
	}

	@Test
	void gapsOfLargerUnitsAreThoseOfAPlainSearch() {
		for (int seed = 1; seed <= Rounds.of(400); seed++) {
			Case each = Case.random(seed).withOneGoal();
			if (each.isPair() && each.free.width() * each.free.height() <= 64) {
				int size = 2 + seed % 3;
				Lanes lanes = Lanes.ofSquares(each.free, size, plane(each, Set.of(each.start)), plane(each, each.goal), Diagonals.NEVER,
						Progress.NONE);
				int least = new GapOracle(each.free, size, each.start, each.goal).least();
				String message = "seed " + seed + ", size " + size + ": " + each;
				assertEquals(least == Integer.MAX_VALUE ? 8 : Math.max(1, least), lanes.count(), message);
				assertEquals(lanes.gaps().stream().mapToInt(gap -> gap.width() / size).sum(), least == Integer.MAX_VALUE ? 0 : least, message);
			}
		}
	}

	@Test
	void eachGapCountsHowManyUnitsPassSideBySide() {
		String picture = """
				.........
				.........
				####.....
				.........
				.........
				.........
				.........
				""";
		BitPlane free = Pictures.cells(picture.replace('#', '@'), '.');
		BitPlane start = square(free, 0, 0, 2);
		BitPlane goal = square(free, 7, 5, 2);
		Lanes lanes = Lanes.ofSquares(free, 2, start, goal, Diagonals.NEVER, Progress.NONE);
		assertEquals(1, lanes.count());
		assertTrue(lanes.isBound());
		assertEquals(List.of(2), lanes.gaps().stream().map(Gap::width).toList());
	}

	private static BitPlane square(BitPlane like, int x, int y, int side) {
		BitPlaneEditor plane = BitPlane.empty(like.width(), like.height()).edit();
		for (int row = y; row < y + side; row++) {
			plane.setRun(x, row, side);
		}
		return plane.build();
	}

	@Test
	void theNarrowestPlaceIsThatOfTheLargestSquareAlongTheRoutes() {
		for (int seed = 1; seed <= Rounds.of(1000); seed++) {
			Case each = Case.random(seed);
			if (each.isFree(each.start)) {
				Optional<BestRoute> route = each.route(each.field());
				String message = "seed " + seed + ": " + each;
				double[][] there = lengths(each, Set.of(each.start));
				double[][] back = lengths(each, each.goal);
				double least = back[each.start.y()][each.start.x()];
				assertEquals(least, route.map(BestRoute::length).orElse(Double.POSITIVE_INFINITY), 1e-9, message);
				Set<Cell> onRoutes = Case.cells(each.free).stream()
						.filter(cell -> there[cell.y()][cell.x()] + back[cell.y()][cell.x()] < least + 1e-9).collect(Collectors.toSet());
				int widest = 0;
				while (least < Double.POSITIVE_INFINITY && follows(each, onRoutes, widest + 1)) {
					widest++;
				}
				assertEquals(widest, route.map(BestRoute::narrowest).orElse(0), message);
			}
		}
	}

	/** Returns whether a square can move from the start to a goal so that it always covers at least one cell of the routes. */
	private static boolean follows(Case each, Set<Cell> onRoutes, int side) {
		Set<Cell> legal = new HashSet<>();
		Set<Cell> near = new HashSet<>();
		Set<Cell> ends = new HashSet<>();
		Set<Cell> reached = new HashSet<>();
		for (int top = 0; top + side <= each.free.height(); top++) {
			for (int left = 0; left + side <= each.free.width(); left++) {
				List<Cell> square = new ArrayList<>();
				for (int i = 0; i < side * side; i++) {
					square.add(new Cell(left + i % side, top + i / side));
				}
				if (square.stream().allMatch(each::isFree)) {
					legal.add(new Cell(left, top));
					near.addAll(square.stream().anyMatch(onRoutes::contains) ? Set.of(new Cell(left, top)) : Set.of());
					reached.addAll(square.contains(each.start) ? Set.of(new Cell(left, top)) : Set.of());
					ends.addAll(square.stream().anyMatch(cell -> onRoutes.contains(cell) && each.goal.contains(cell))
							? Set.of(new Cell(left, top)) : Set.of());
				}
			}
		}
		while (reached.addAll(near.stream().filter(to -> reached.stream()
				.anyMatch(from -> StepOracle.isStep(each.diagonals, legal::contains, from, to))).toList())) {
			continue;
		}
		return reached.stream().anyMatch(ends::contains);
	}

	/** Returns the length of a shortest path from some cells to each cell, by Bellman and Ford. */
	private static double[][] lengths(Case each, Set<Cell> starts) {
		double[][] lengths = new double[each.free.height()][each.free.width()];
		for (double[] row : lengths) {
			Arrays.fill(row, Double.POSITIVE_INFINITY);
		}
		starts.forEach(start -> lengths[start.y()][start.x()] = 0);
		for (boolean changed = true; changed;) {
			changed = false;
			for (Cell from : Case.cells(each.free)) {
				for (int i = 0; i < 9; i++) {
					Cell to = new Cell(from.x() + i % 3 - 1, from.y() + i / 3 - 1);
					double length = lengths[from.y()][from.x()] + (i % 2 == 0 ? Math.sqrt(2) : 1);
					if (i != 4 && StepOracle.isStep(each.diagonals, each::isFree, from, to) && length < lengths[to.y()][to.x()] - 1e-9) {
						lengths[to.y()][to.x()] = length;
						changed = true;
					}
				}
			}
		}
		return lengths;
	}
}
