package org.leeway.pathing.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

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

/** Lanes and cuts on pieces of real maps. */
class RealLanesTest {

	/** A random test case: a piece of a real map, a unit, and the unit's top-left cells at start and goal. */
	private record Case(RealMaps.Piece piece, int size, Diagonals diagonals, Cell start, Cell goal) {

		static Case random(int seed, int side, int size) {
			RandomMaps random = new RandomMaps(seed);
			RealMaps.Piece piece = RealMaps.piece(random, side);
			Diagonals diagonals = Diagonals.values()[random.number(0, 3)];
			Case any = new Case(piece, size, diagonals, new Cell(0, 0), new Cell(0, 0));
			Cell start = any.place(random);
			Cell goal = any.place(random);
			while (Math.max(Math.abs(start.x() - goal.x()), Math.abs(start.y() - goal.y())) < size) {
				goal = any.place(random);
			}
			return new Case(piece, size, diagonals, start, goal);
		}

		private Cell place(RandomMaps random) {
			Cell place;
			do {
				place = new Cell(random.number(0, piece.grid().width() - 1), random.number(0, piece.grid().height() - 1));
			} while (!covered(place).stream().allMatch(this::isFree));
			return place;
		}

		boolean isFree(Cell cell) {
			return piece.grid().contains(cell.x(), cell.y()) && piece.grid().terrain(cell.x(), cell.y()) == Pictures.GROUND;
		}

		BitPlane free() {
			return ClearanceAnnotator.traversable(piece.grid(), BitPlane.empty(piece.grid().width(), piece.grid().height()),
					Capability.of(Pictures.GROUND));
		}

		Set<Cell> covered(Cell anchor) {
			Set<Cell> cells = new HashSet<>();
			for (int i = 0; i < size * size; i++) {
				cells.add(new Cell(anchor.x() + i % size, anchor.y() + i / size));
			}
			return cells;
		}

		BitPlane square(Cell anchor) {
			BitPlaneEditor plane = BitPlane.empty(piece.grid().width(), piece.grid().height()).edit();
			covered(anchor).forEach(cell -> plane.set(cell.x(), cell.y()));
			return plane.build();
		}

		/** Returns whether a unit gets from start to goal by straight steps without covering any of the closed cells. */
		boolean isWay(Set<Cell> closed) {
			Predicate<Cell> isLegal = anchor -> covered(anchor).stream().allMatch(cell -> isFree(cell) && !closed.contains(cell));
			Set<Cell> known = new HashSet<>(Set.of(start));
			Deque<Cell> open = new ArrayDeque<>(known);
			while (!open.isEmpty()) {
				Cell at = open.remove();
				for (int i = 1; i < 9; i += 2) {
					Cell to = new Cell(at.x() + i % 3 - 1, at.y() + i / 3 - 1);
					if (StepOracle.isStep(Diagonals.STRAIGHT, isLegal, at, to) && known.add(to)) {
						open.add(to);
					}
				}
			}
			return known.contains(goal);
		}

		@Override
		public String toString() {
			return "size " + size + ", " + diagonals + " from " + start + " to " + goal + " of " + piece.place();
		}
	}

	@Test
	void lanesAreAPlainMaximumFlow() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		int several = 0;
		for (int seed = 1; seed <= Rounds.of(20); seed++) {
			Case each = Case.random(seed, 64, 1);
			BitPlane free = each.free();
			TravelField field = TravelField.of(StepGraph.of(free, each.diagonals, Progress.NONE), List.of(each.start), Progress.NONE);
			int[] goals = {field.graph().index(each.goal.x(), each.goal.y())};
			Lanes lanes = BestRoute.of(field, goals, ClearanceAnnotator.annotate(free, Progress.NONE), 1)
					.map(route -> Lanes.ofCells(field, route, goals, Progress.NONE)).orElse(Lanes.NONE);
			FlowOracle oracle = new FlowOracle(free.width(), free.height(), each::isFree, each.diagonals, Set.of(each.start),
					Set.of(each.goal));
			String message = "seed " + seed + ": " + each;
			assertEquals(oracle.flow(), lanes.count(), message);
			assertEquals(oracle.flow() >= 2, lanes.second().isPresent(), message);
			if (oracle.flow() >= 2) {
				assertEquals(oracle.cost(2) - 2 * oracle.cost(1), lanes.second().getAsDouble(), 1e-7, message);
				several++;
			}
		}
		assertTrue(several > 0, "some pairs have several lanes");
	}

	@Test
	void gapsOfLargerUnitsAreThoseOfPlainDijkstra() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		int several = 0;
		for (int seed = 1; seed <= Rounds.of(20); seed++) {
			Case each = Case.random(seed, 128, 2 + seed % 4);
			Lanes lanes = Lanes.ofSquares(each.free(), each.size, each.square(each.start), each.square(each.goal), each.diagonals,
					Progress.NONE);
			Set<Cell> ends = each.covered(each.start);
			ends.addAll(each.covered(each.goal));
			int joint = each.diagonals == Diagonals.ALWAYS ? 1 : 0;
			int least = new ClosedLineOracle(128, 128, each::isFree, ends::contains, each.start, each.goal, each.size, joint).least();
			String message = "seed " + seed + ": " + each;
			boolean touch = least == Integer.MAX_VALUE;
			assertEquals(touch ? 8 : Math.max(1, least), lanes.count(), message);
			Set<Cell> closed = new HashSet<>();
			lanes.gaps().forEach(gap -> closed.addAll(gap.cells()));
			assertEquals(touch, each.isWay(closed), message);
			several += lanes.count() > 1 ? 1 : 0;
		}
		assertTrue(several > 0, "some pairs have several lanes");
	}
}
