package org.leeway.pathing.traffic;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.TravelField;
import org.leeway.pathing.clearance.ClearanceAnnotator;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.StepGraph;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class TrafficSimulationTest {

	private static final double LEAST_SHARE = 0.6;

	private static TravelField field(TrafficGround ground, int size, List<Cell> goals) {
		BitPlane anchors = ClearanceAnnotator.annotate(ground.free(), Progress.NONE).atLeast(size);
		return TravelField.of(StepGraph.of(anchors, Diagonals.NEVER, Progress.NONE), goals, Progress.NONE);
	}

	private static TrafficGroup group(TrafficGround ground, MovingUnit unit, List<Cell> starts, List<Cell> goals, int count) {
		return new TrafficGroup(unit, field(ground, unit.size(), goals), starts, count, Double.POSITIVE_INFINITY);
	}

	/** Simulates step by step, and samples each step. */
	private static TrafficResult sampled(TrafficGround ground, List<TrafficGroup> groups, double seconds, String message) {
		TrafficSimulation crowd = new TrafficSimulation(ground, groups, Progress.NONE);
		CrowdSampler sampler = new CrowdSampler(ground, message.hashCode());
		while (!crowd.isDone() && crowd.seconds() < seconds) {
			crowd.decide();
			sampler.check(crowd.units(), message);
			crowd.move();
		}
		return crowd.run(0, Progress.NONE);
	}

	private static List<TrafficGroup> random(TrafficGround ground, RandomMaps random) {
		List<TrafficGroup> groups = new ArrayList<>();
		for (int i = random.number(1, 3); i > 0; i--) {
			int size = random.number(1, 2);
			MovingUnit unit = new MovingUnit(size, random.number(1, 4));
			List<Cell> starts = new ArrayList<>();
			for (int j = 0; j < 6; j++) {
				starts.add(new Cell(random.number(0, ground.free().width() - 1), random.number(0, ground.free().height() - 1)));
			}
			groups.add(group(ground, unit, starts, List.of(new Cell(random.number(0, 11), random.number(0, 11))), 12));
		}
		return groups;
	}

	private static TrafficGround ground(RandomMaps random) {
		BitPlane free = ClearanceAnnotator.traversable(random.number(0, 1) == 0 ? random.noise(16, 12, 0.1) : random.rectangles(16, 12),
				BitPlane.empty(16, 12), Capability.of(Pictures.GROUND));
		return new TrafficGround(free, random.number(0, 1) == 0 ? null : (x, y) -> 1 - 0.125 * ((x + 2 * y) % 5));
	}

	@Test
	void unitsNeverOverlap() {
		int arrived = 0;
		for (int seed = 1; seed <= Rounds.of(20); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TrafficGround ground = ground(random);
			TrafficResult result = sampled(ground, random(ground, random), 12, "seed " + seed);
			arrived += result.arrivals().stream().mapToInt(times -> times.length).sum();
		}
		assertTrue(arrived > 0, "arrived: " + arrived);
	}

	@Test
	void runsAreEqual() {
		for (int seed = 1; seed <= Rounds.of(10); seed++) {
			TrafficResult[] results = new TrafficResult[2];
			for (int i = 0; i < 2; i++) {
				RandomMaps random = new RandomMaps(seed);
				TrafficGround ground = ground(random);
				results[i] = new TrafficSimulation(ground, random(ground, random), Progress.NONE).run(15, Progress.NONE);
			}
			for (int group = 0; group < results[0].arrivals().size(); group++) {
				assertArrayEquals(results[0].arrivals().get(group), results[1].arrivals().get(group), "seed " + seed);
			}
			assertArrayEquals(results[0].lost(), results[1].lost(), "seed " + seed);
			assertEquals(results[0].stuck(), results[1].stuck(), "seed " + seed);
		}
	}

	@Test
	void corridorsPassMostOfTheBound() {
		for (int size = 1; size <= 3; size++) {
			for (int abreast = 1; abreast <= 8; abreast++) {
				int width = abreast * size;
				TrafficGround ground = new TrafficGround(BitPlane.empty(24, width).complement(), null);
				MovingUnit unit = new MovingUnit(size, 3);
				List<Cell> starts = column(0, abreast, size);
				List<Cell> goals = column(24 - size, width, 1);
				double seconds = 32;
				TrafficResult result = sampledIf(size == 2 && abreast < 4, ground,
						List.of(group(ground, unit, starts, goals, 10_000)), seconds);
				double bound = TrafficBound.oneWay(ground, unit, plane(ground, 0, size), plane(ground, 24 - size, size), Progress.NONE)
						.perSecond();
				assertEquals(abreast * 3.0 / size, bound, 1e-9);
				double[] times = result.arrivals().getFirst();
				double rate = IntStream.range(0, times.length).filter(i -> times[i] > 16).count() / (seconds - 16);
				String message = size + " x " + abreast + ": " + rate + " of " + bound;
				assertTrue(rate >= LEAST_SHARE * bound, message);
				assertTrue(times.length <= bound * seconds, message);
			}
		}
	}

	/** Lets units enter at 0.7 of the bound at both ends, on their right first. */
	@Test
	void corridorsPassMostOfTheBoundBothWays() {
		for (int size = 1; size <= 3; size++) {
			for (int abreast = 1; abreast <= 8; abreast++) {
				TrafficGround ground = new TrafficGround(BitPlane.empty(24, abreast * size).complement(), null);
				MovingUnit unit = new MovingUnit(size, 3);
				double bound = TrafficBound.bothWays(ground, unit, unit, 1, plane(ground, 0, size), plane(ground, 24 - size, size),
						Progress.NONE).perSecond();
				List<TrafficGroup> groups = new ArrayList<>();
				List<Cell> west = column(0, abreast, size);
				List<Cell> east = column(24 - size, abreast, size);
				groups.add(new TrafficGroup(unit, field(ground, size, east), west.reversed(), 10_000, 0.7 * bound));
				groups.add(new TrafficGroup(unit, field(ground, size, west), east, 10_000, 0.7 * bound));
				TrafficResult result = new TrafficSimulation(ground, groups, Progress.NONE).run(228, Progress.NONE);
				// both directions together, because either may have gone first in these seconds
				long passed = result.arrivals().stream().flatMapToDouble(Arrays::stream).filter(time -> time > 100).count();
				double rate = passed / 128.0 / 2;
				assertTrue(rate >= LEAST_SHARE * bound && rate <= bound, size + " x " + abreast + ": " + rate + " of " + bound);
			}
		}
	}

	@Test
	void crowdsStayBelowTheBound() {
		int arrived = 0;
		for (int seed = 1; seed <= Rounds.of(20); seed++) {
			RandomMaps random = new RandomMaps(seed);
			BitPlaneEditor free = BitPlane.empty(20, 10).complement().edit();
			for (int i = random.number(10, 40); i > 0; i--) {
				free.clearRun(random.number(6, 12), random.number(0, 9), 1);
			}
			TrafficGround ground = new TrafficGround(free.build(), seed % 2 == 0 ? null : (x, y) -> (x + y) % 3 == 0 ? 0.5 : 1);
			MovingUnit unit = new MovingUnit(random.number(1, 2), 2);
			TrafficResult result = new TrafficSimulation(ground, List.of(group(ground, unit, column(0, 10 / unit.size(), unit.size()),
					column(20 - unit.size(), 10, 1), 1000)), Progress.NONE).run(30, Progress.NONE);
			double bound = TrafficBound.oneWay(ground, unit, plane(ground, 0, 3), plane(ground, 17, 3), Progress.NONE).perSecond();
			int count = result.arrivals().getFirst().length;
			assertTrue(count <= bound * result.seconds(), "seed " + seed + ": " + count + " above " + bound * result.seconds());
			arrived += count;
		}
		assertTrue(arrived > 0, "arrived: " + arrived);
	}

	private static TrafficResult sampledIf(boolean condition, TrafficGround ground, List<TrafficGroup> groups, double seconds) {
		return condition ? sampled(ground, groups, seconds, "corridor")
				: new TrafficSimulation(ground, groups, Progress.NONE).run(seconds, Progress.NONE);
	}

	private static List<Cell> column(int x, int count, int size) {
		return IntStream.range(0, count).mapToObj(i -> new Cell(x, i * size)).toList();
	}

	private static BitPlane plane(TrafficGround ground, int x, int size) {
		BitPlaneEditor plane = BitPlane.empty(ground.free().width(), ground.free().height()).edit();
		for (int y = 0; y < ground.free().height(); y++) {
			plane.setRun(x, y, size);
		}
		return plane.build();
	}

	@Test
	void crowdsGetThroughDoorsBothWays() {
		for (int size = 1; size <= 2; size++) {
			for (int length : new int[] {1, 4, 6}) {
				for (int row : new int[] {4, 2}) {
					TrafficGround ground = passage(size, 6, length, row, 1);
					allGetThrough(ground, size, 10, "size " + size + ", length " + length + ", row " + row);
				}
			}
		}
	}

	@Test
	void crowdsGetThroughCorridorsBothWays() {
		for (int abreast = 1; abreast <= 8; abreast++) {
			allGetThrough(passage(1, 8, 16, 0, abreast), 1, 30, "width " + abreast);
		}
		for (int abreast = 2; abreast <= 5; abreast++) {
			allGetThrough(passage(2, 8, 8, 0, abreast), 2, 12, "width " + abreast);
		}
	}

	/**
	 * Returns a map of two rooms with a passage between them. All lengths but {@code size} are in widths of a unit.
	 *
	 * @param size the width of a unit, in cells
	 * @param room the width of each room. The height is 9
	 * @param length the length of the passage
	 * @param row the first row of the passage
	 * @param abreast the height of the passage, that is, how many units fit into it next to each other
	 */
	private static TrafficGround passage(int size, int room, int length, int row, int abreast) {
		BitPlaneEditor free = BitPlane.empty((2 * room + length) * size, 9 * size).complement().edit();
		for (int y = 0; y < 9 * size; y++) {
			boolean isOpen = y >= row * size && y < (row + abreast) * size;
			free.clearRun(room * size, y, isOpen ? 0 : length * size);
		}
		return new TrafficGround(free.build(), null);
	}

	private static void allGetThrough(TrafficGround ground, int size, int count, String message) {
		int last = ground.free().width() - 1;
		int height = ground.free().height();
		TrafficResult result = sampled(ground, List.of(
				group(ground, new MovingUnit(size, 3), column(0, 9, size), column(last - size + 1, height, 1), count),
				group(ground, new MovingUnit(size, 2), column(last - size + 1, 9, size), column(0, height, 1), count)), 400, message);
		assertEquals(2 * count, result.arrivals().stream().mapToInt(times -> times.length).sum(), message + ": " + result.stuck());
	}

	/**
	 * The first unit is slow, so the others lose patience. The second unit then asks the third to make way, which asks the
	 * fourth. The fourth cannot step aside, but it can go ahead.
	 */
	@Test
	void aUnitThatCannotStepAsideGoesAhead() {
		BitPlane free = Pictures.cells("""
				##...
				##...
				##...
				#....
				#...#
				....#
				....#
				""", '.');
		TrafficGround ground = new TrafficGround(free, (x, y) -> y < 3 ? 0.1 : 1);
		List<Cell> starts = List.of(new Cell(3, 2), new Cell(0, 5), new Cell(2, 5), new Cell(1, 3));
		TrafficResult result = sampled(ground, List.of(group(ground, new MovingUnit(2, 3), starts, List.of(new Cell(2, 0)), 4)), 60,
				"four units");
		assertEquals(4, result.arrivals().getFirst().length, result.stuck().toString());
	}

	@Test
	void aClosedWayLeavesUnitsWaiting() {
		TrafficGround ground = new TrafficGround(Pictures.cells("....#....", '.'), null);
		TrafficResult result = new TrafficSimulation(ground, List.of(group(ground, new MovingUnit(1, 3), List.of(new Cell(0, 0)),
				List.of(new Cell(8, 0)), 3)), Progress.NONE).run(5, Progress.NONE);
		assertEquals(3, result.waiting());
		assertEquals(0, result.onWay());
	}
}
