package org.leeway.pathing.traffic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.FlowOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class TrafficBoundTest {

	private static final double EXACT = 1e-9;

	/** A random map with two free cells as start and goal. */
	private record Case(TrafficGround ground, Cell start, Cell goal) {

		static Case random(int seed, boolean withSpeeds) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 12);
			int height = random.number(1, 12);
			BitPlane free = ClearanceAnnotator.traversable(random.number(0, 1) == 0
					? random.noise(width, height, random.number(0, 40) / 100.0) : random.rectangles(width, height),
					BitPlane.empty(width, height), Capability.of(Pictures.GROUND));
			Cell start = new Cell(random.number(0, width - 1), random.number(0, height - 1));
			Cell goal = new Cell(random.number(0, width - 1), random.number(0, height - 1));
			int factor = random.number(1, 7);
			return new Case(new TrafficGround(free, withSpeeds ? (x, y) -> 0.25 * ((x + factor * y) % 4 + 1) : null), start, goal);
		}

		boolean isPair() {
			return ground.isFree(start.x(), start.y()) && ground.isFree(goal.x(), goal.y()) && !start.equals(goal);
		}

		BitPlane plane(Cell cell) {
			BitPlaneEditor plane = BitPlane.empty(ground.free().width(), ground.free().height()).edit();
			plane.set(cell.x(), cell.y());
			return plane.build();
		}

		TrafficBound bound(MovingUnit unit) {
			return TrafficBound.oneWay(ground, unit, plane(start), plane(goal), Progress.NONE);
		}

		TrafficBound bound(MovingUnit unit, MovingUnit back, double ratio) {
			return TrafficBound.bothWays(ground, unit, back, ratio, plane(start), plane(goal), Progress.NONE);
		}

		@Override
		public String toString() {
			return start + " to " + goal + "\n" + Pictures.picture(ground.free());
		}
	}

	/**
	 * Returns the value of a gap: the largest sum of the weights of units that fit into the gap next to each other. Tries all
	 * numbers of units of two kinds. A slanted gap has a larger value. The limit of the value is the length of the gap times
	 * the larger of the two quotients weight / size.
	 *
	 * @param size the side of a unit of the first kind, in cells
	 * @param weight the weight of a unit of the first kind
	 */
	private static double value(CutOracle.Span span, int size, double weight, int otherSize, double otherWeight) {
		int width = Math.max(span.across(), span.rise());
		double most = 0;
		for (int count = 0; count * size <= width; count++) {
			for (int other = 0; count * size + other * otherSize <= width; other++) {
				most = Math.max(most, count * weight + other * otherWeight);
			}
		}
		double slope = width == 0 ? 0 : Math.min(span.across(), span.rise()) / (double) width;
		double lanes = most == 0 ? 0 : most * Math.hypot(1, slope) / (1 - slope);
		return most == 0 ? 0 : Math.min(lanes, Math.hypot(span.across(), span.rise()) * Math.max(weight / size, otherWeight / otherSize));
	}

	@Test
	void boundsAreTheCheapestOfAllLines() {
		for (int seed = 1; seed <= Rounds.of(150); seed++) {
			Case each = Case.random(seed, seed % 2 == 0);
			int size = 1 + seed % 3;
			if (each.isPair()) {
				double least = new CutOracle(each.ground, each.plane(each.start), each.plane(each.goal),
						span -> value(span, size, 1, size, 1)).least();
				assertEquals(least * 3 / size, each.bound(new MovingUnit(size, 3)).perSecond(), EXACT, "seed " + seed + ": " + each);
			}
		}
	}

	@Test
	void noWeightsOfTwoWaysGiveALowerBound() {
		for (int seed = 1; seed <= Rounds.of(40); seed++) {
			Case each = Case.random(seed, false);
			RandomMaps random = new RandomMaps(-seed);
			MovingUnit unit = new MovingUnit(random.number(1, 4), random.number(1, 5));
			MovingUnit back = new MovingUnit(random.number(1, 3), random.number(1, 5));
			double ratio = random.number(1, 8) / 4.0;
			if (each.isPair()) {
				double bound = each.bound(unit, back, ratio).perSecond();
				double least = Double.POSITIVE_INFINITY;
				for (int i = 0; i < 6; i++) {
					double weight = i == 0 ? unit.size() : random.number(0, 100);
					double other = i == 0 ? back.size() : random.number(1, 100);
					double value = new CutOracle(each.ground, each.plane(each.start), each.plane(each.goal),
							span -> value(span, unit.size(), weight, back.size(), other)).least();
					least = Math.min(least, value / (weight * unit.size() / unit.speed() + other * ratio * back.size() / back.speed()));
				}
				assertTrue(bound <= least + EXACT, "seed " + seed + ": " + bound + " above " + least + ", " + each);
			}
		}
	}

	@Test
	void separateWaysAreBelowTheBound() {
		for (int seed = 1; seed <= Rounds.of(500); seed++) {
			Case each = Case.random(seed, false);
			if (each.isPair()) {
				double bound = each.bound(new MovingUnit(1, 1)).perSecond();
				int flow = new FlowOracle(each.ground.free().width(), each.ground.free().height(),
						cell -> each.ground.isFree(cell.x(), cell.y()), Diagonals.STRAIGHT, Set.of(each.start), Set.of(each.goal)).flow();
				assertTrue(flow <= bound + EXACT, "seed " + seed + ": " + flow + " ways, bound " + bound + ", " + each);
			}
		}
	}

	@Test
	void corridorsHaveTheBoundOfTheirWidth() {
		for (int width = 1; width <= 8; width++) {
			for (int size = 1; size <= 4; size++) {
				Case each = corridor(width);
				assertEquals((double) (width / size) * 2 / size, each.bound(new MovingUnit(size, 2)).perSecond(), EXACT);
				for (int back = 1; back <= 3; back++) {
					assertEquals(shared(width, size, back), each.bound(new MovingUnit(size, size), new MovingUnit(back, back), 1)
							.perSecond(), EXACT, width + ": " + size + " and " + back);
				}
			}
		}
	}

	private static Case corridor(int width) {
		BitPlane free = BitPlane.empty(40, width).complement();
		return new Case(new TrafficGround(free, null), new Cell(12, 0), new Cell(27, 0));
	}

	/**
	 * Returns the largest average number of units next to each other in a corridor, if both kinds have the same average. The
	 * corridor may alternate between two states: (a, b) and (c, d) units of the first and second kind. The method tries all
	 * pairs of states, and takes the best share of time for each pair.
	 * <p>
	 * Example: a corridor of 3 cells has room for one unit of size 2. If it holds each kind half of the time, the result is
	 * 0.5.
	 */
	private static double shared(int width, int size, int back) {
		double most = 0;
		for (int a = 0; a <= width / size; a++) {
			for (int b = (width - a * size) / back, c = 0; c <= width / size; c++) {
				int d = (width - c * size) / back;
				double share = a - c - b + d == 0 ? 0 : (double) (d - c) / (a - c - b + d);
				share = Math.min(1, Math.max(0, share));
				most = Math.max(most, Math.min(share * a + (1 - share) * c, share * b + (1 - share) * d));
			}
		}
		return most;
	}

	@Test
	void aGapHasTheBoundOfItsCorridor() {
		for (int width = 1; width <= 8; width++) {
			for (int size = 1; size <= 4; size++) {
				List<Cell> column = IntStream.range(0, width).mapToObj(y -> new Cell(20, y)).toList();
				assertEquals(corridor(width).bound(new MovingUnit(size, 2)).perSecond(),
						TrafficBound.ofGap(corridor(width).ground, new MovingUnit(size, 2), column), EXACT);
			}
		}
	}

	@Test
	void aWiderCorridorMeetsTheDemand() {
		for (int width = 3; width <= 6; width++) {
			for (int back = 0; back <= 2; back++) {
				MovingUnit unit = new MovingUnit(2, 1);
				MovingUnit other = new MovingUnit(Math.max(back, 1), 1);
				double ratio = back == 0 ? 0 : 1;
				List<Gap> gaps = corridor(width).bound(unit).gaps();
				double demand = 1.7;
				int cells = GapWidening.of(corridor(width).ground, unit, other, ratio, gaps, demand).orElseThrow().cells();
				int least = width;
				while (demand > (back == 0 ? corridor(least).bound(unit) : corridor(least).bound(unit, other, 1)).perSecond()) {
					least++;
				}
				assertEquals(least - width, cells, width + " and " + back);
			}
		}
	}

	@Test
	void theGapsOfTheBoundAreListed() {
		BitPlane free = Pictures.cells("""
				.........
				.........
				####.####
				.........
				.........
				""", '.');
		Case each = new Case(new TrafficGround(free, null), new Cell(0, 0), new Cell(8, 4));
		assertEquals(List.of(new Cell(4, 2)), each.bound(new MovingUnit(1, 1)).gaps().getFirst().cells());
	}
}
