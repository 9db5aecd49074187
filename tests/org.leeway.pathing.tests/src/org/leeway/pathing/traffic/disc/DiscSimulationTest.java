package org.leeway.pathing.traffic.disc;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.traffic.MovingUnit;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.TrafficResult;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class DiscSimulationTest {

	private static final double LEAST_SHARE = 0.6;
	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	/** A map with its walls and its ground. */
	private record Map(DiscWalls walls, TrafficGround ground, BitPlane passable, Scene scene) {

		static Map of(TerrainGrid grid, Scene scene, TrafficGround.CellSpeeds speeds) {
			World world = World.of(grid, scene);
			DiscWalls walls = DiscWalls.of(world, GROUND, Progress.NONE);
			BitPlaneEditor passable = BitPlane.empty(grid.width(), grid.height()).edit();
			for (int cell = 0; cell < grid.width() * grid.height(); cell++) {
				passable.setRun(cell % grid.width(), cell / grid.width(),
						grid.terrain(cell % grid.width(), cell / grid.width()) == Pictures.GROUND ? 1 : 0);
			}
			return new Map(walls, new TrafficGround(DiscWalls.crossable(world, GROUND), speeds), passable.build(), scene);
		}

		static Map of(BitPlane free) {
			TerrainGridEditor grid = TerrainGrid.filled(free.width(), free.height(), Pictures.SOLID).edit();
			for (int y = 0; y < free.height(); y++) {
				for (int x = free.nextSet(0, y); x < free.width(); x = free.nextSet(x + 1, y)) {
					grid.set(x, y, Pictures.GROUND);
				}
			}
			return of(grid.build(), Scene.EMPTY, null);
		}

		DiscGroup group(MovingUnit unit, List<Point> starts, BitPlane goal, int count) {
			DiscLattice lattice = new DiscLattice(walls, ground, unit.diameter() / 2, Progress.NONE);
			return new DiscGroup(unit, DiscField.of(lattice, goal, Progress.NONE), starts, count, Double.POSITIVE_INFINITY);
		}

		BitPlane cells(int x, int y, int width, int height) {
			BitPlaneEditor plane = BitPlane.empty(ground.free().width(), ground.free().height()).edit();
			for (int row = y; row < y + height; row++) {
				plane.setRun(x, row, width);
			}
			return plane.build();
		}

		/** Simulates step by step, and samples each step. */
		TrafficResult sampled(List<DiscGroup> groups, double seconds, String message) {
			DiscSimulation crowd = new DiscSimulation(ground, groups, Progress.NONE);
			DiscSampler sampler = new DiscSampler(passable, scene, message.hashCode());
			while (!crowd.isDone() && crowd.seconds() < seconds) {
				crowd.decide();
				sampler.check(crowd.units(), message);
				crowd.move();
			}
			return crowd.run(0, Progress.NONE);
		}
	}

	private static Map map(RandomMaps random) {
		TerrainGrid grid = random.number(0, 1) == 0 ? random.noise(16, 12, 0.1) : random.rectangles(16, 12);
		return Map.of(grid, random.number(0, 1) == 0 ? Scene.EMPTY : random.obstacles(16, 12),
				random.number(0, 1) == 0 ? null : (x, y) -> 1 - 0.125 * ((x + 2 * y) % 5));
	}

	private static List<DiscGroup> groups(Map map, RandomMaps random) {
		List<DiscGroup> groups = new ArrayList<>();
		for (int i = random.number(1, 3); i > 0; i--) {
			MovingUnit unit = MovingUnit.disc(random.number(1, 10) / 10.0, random.number(1, 4));
			List<Point> starts = new ArrayList<>();
			for (int j = 0; j < 8; j++) {
				starts.add(new Point(random.number(1, 159) / 10.0, random.number(1, 119) / 10.0));
			}
			groups.add(map.group(unit, starts, map.cells(random.number(0, 14), random.number(0, 10), 2, 2), 12));
		}
		return groups;
	}

	@Test
	void discsNeverOverlap() {
		int arrived = 0;
		for (int seed = 1; seed <= Rounds.of(20); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Map map = map(random);
			TrafficResult result = map.sampled(groups(map, random), 12, "seed " + seed);
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
				Map map = map(random);
				results[i] = new DiscSimulation(map.ground, groups(map, random), Progress.NONE).run(15, Progress.NONE);
			}
			for (int group = 0; group < results[0].arrivals().size(); group++) {
				assertArrayEquals(results[0].arrivals().get(group), results[1].arrivals().get(group), "seed " + seed);
			}
			assertArrayEquals(results[0].lost(), results[1].lost(), "seed " + seed);
			assertEquals(results[0].stuck(), results[1].stuck(), "seed " + seed);
		}
	}

	private static List<Point> column(double x, double y, double space, int count) {
		return IntStream.range(0, count).mapToObj(i -> new Point(x, y + i * space)).toList();
	}

	@Test
	void corridorsPassMostOfTheBound() {
		for (int size = 1; size <= 2; size++) {
			for (int abreast = 1; abreast <= 8; abreast += size) {
				int length = 32 * size;
				Map map = Map.of(BitPlane.empty(length, abreast * size).complement());
				MovingUnit unit = MovingUnit.disc(size / 2.0, 3);
				DiscGroup group = map.group(unit, column(size / 2.0, size / 2.0, size, abreast),
						map.cells(length - size, 0, size, abreast * size), 100_000);
				double seconds = 40 * size;
				String message = size + " x " + abreast;
				TrafficResult result = abreast < 4 ? map.sampled(List.of(group), seconds, message)
						: new DiscSimulation(map.ground, List.of(group), Progress.NONE).run(seconds, Progress.NONE);
				double bound = TrafficBound.oneWay(map.ground, unit, map.cells(0, 0, size, abreast * size),
						map.cells(length - size, 0, size, abreast * size), Progress.NONE).perSecond();
				double[] times = result.arrivals().getFirst();
				double rate = IntStream.range(0, times.length).filter(i -> times[i] > seconds / 2).count() / (seconds / 2);
				assertTrue(rate >= LEAST_SHARE * bound && rate <= bound, message + ": " + rate + " of " + bound);
				assertTrue(times.length <= bound * seconds, message);
			}
		}
	}

	/** Lets discs enter at 0.65 of the bound at both ends, on their right first. */
	@Test
	void corridorsPassMostOfTheBoundBothWays() {
		MovingUnit unit = MovingUnit.disc(0.5, 3);
		for (int abreast = 1; abreast <= 8; abreast++) {
			Map map = Map.of(BitPlane.empty(24, abreast).complement());
			BitPlane west = map.cells(0, 0, 1, abreast);
			BitPlane east = map.cells(23, 0, 1, abreast);
			double bound = TrafficBound.bothWays(map.ground, unit, unit, 1, west, east, Progress.NONE).perSecond();
			DiscLattice lattice = new DiscLattice(map.walls, map.ground, unit.diameter() / 2, Progress.NONE);
			List<DiscGroup> groups = List.of(
					new DiscGroup(unit, DiscField.of(lattice, east, Progress.NONE), column(0.5, 0.5, 1, abreast).reversed(), 10_000,
							0.65 * bound),
					new DiscGroup(unit, DiscField.of(lattice, west, Progress.NONE), column(23.5, 0.5, 1, abreast), 10_000, 0.65 * bound));
			TrafficResult result = new DiscSimulation(map.ground, groups, Progress.NONE).run(228, Progress.NONE);
			// both directions together, because either may have gone first in these seconds
			long passed = result.arrivals().stream().flatMapToDouble(Arrays::stream).filter(time -> time > 100).count();
			double rate = passed / 128.0 / 2;
			assertTrue(rate >= LEAST_SHARE * bound && rate <= bound, abreast + ": " + rate + " of " + bound);
		}
	}

	/**
	 * Returns a map of two rooms with a passage between them. The diameter of a disc is {@code size} cells. All other lengths are
	 * multiples of this diameter.
	 *
	 * @param room the width of each room. The height is 9
	 * @param length the length of the passage
	 * @param row the first row of the passage
	 * @param abreast the height of the passage, that is, how many discs fit into it next to each other
	 */
	private static Map passage(int size, int room, int length, int row, int abreast) {
		BitPlaneEditor free = BitPlane.empty((2 * room + length) * size, 9 * size).complement().edit();
		for (int y = 0; y < 9 * size; y++) {
			boolean isOpen = y >= row * size && y < (row + abreast) * size;
			free.clearRun(room * size, y, isOpen ? 0 : length * size);
		}
		return Map.of(free.build());
	}

	private static void allGetThrough(Map map, int size, int count, String message) {
		int width = map.ground.free().width();
		int height = map.ground.free().height();
		List<DiscGroup> groups = List.of(
				map.group(MovingUnit.disc(size / 2.0, 3), column(size / 2.0, size / 2.0, size, 9),
						map.cells(width - size, 0, size, height), count),
				map.group(MovingUnit.disc(size / 2.0, 2), column(width - size / 2.0, size / 2.0, size, 9),
						map.cells(0, 0, size, height), count));
		TrafficResult result = map.sampled(groups, 400, message);
		assertEquals(2 * count, result.arrivals().stream().mapToInt(times -> times.length).sum(), message + ": " + result.stuck());
	}

	@Test
	void crowdsGetThroughDoorsBothWays() {
		for (int length : new int[] {1, 4, 6}) {
			for (int row : new int[] {4, 2}) {
				allGetThrough(passage(1, 6, length, row, 1), 1, 10, "length " + length + ", row " + row);
			}
		}
	}

	@Test
	void crowdsGetThroughCorridorsBothWays() {
		for (int abreast = 1; abreast <= 8; abreast++) {
			allGetThrough(passage(1, 8, 16, 0, abreast), 1, 30, "width " + abreast);
		}
	}

	@Test
	void discsOfTwoSizesGetThroughBothWays() {
		for (int abreast = 1; abreast <= 4; abreast++) {
			Map map = passage(2, 8, 6, 2, abreast);
			List<DiscGroup> groups = List.of(map.group(MovingUnit.disc(1, 3), column(1, 1, 2, 9), map.cells(42, 0, 2, 18), 9),
					map.group(MovingUnit.disc(0.4, 2), column(43, 0.4, 0.8, 22), map.cells(0, 0, 2, 18), 22));
			TrafficResult result = map.sampled(groups, 400, "width " + abreast);
			assertEquals(9 + 22, result.arrivals().stream().mapToInt(times -> times.length).sum(), abreast + ": " + result.stuck());
		}
	}

	@Test
	void crowdsStayBelowTheBound() {
		int arrived = 0;
		for (int seed = 1; seed <= Rounds.of(12); seed++) {
			RandomMaps random = new RandomMaps(seed);
			BitPlaneEditor free = BitPlane.empty(24, 10).complement().edit();
			int wall = random.number(0, 4);
			for (int y = 0; y < 10; y++) {
				free.clearRun(8, y, y < wall || y > wall + 5 ? 8 : 0);
			}
			for (int i = random.number(0, 8); i > 0; i--) {
				free.clearRun(random.number(8, 15), random.number(0, 9), 1);
			}
			Map map = Map.of(free.build());
			Map slow = seed % 2 == 0 ? map : new Map(map.walls, new TrafficGround(map.ground.free(), (x, y) -> (x + y) % 3 == 0 ? 0.5 : 1),
					map.passable, map.scene);
			MovingUnit unit = MovingUnit.disc(random.number(2, 10) / 10.0, 2);
			List<Point> starts = column(1, unit.diameter() / 2, unit.diameter(), (int) (10 / unit.diameter()));
			TrafficResult result = new DiscSimulation(slow.ground, List.of(slow.group(unit, starts, slow.cells(22, 0, 2, 10), 1000)),
					Progress.NONE).run(30, Progress.NONE);
			double bound = TrafficBound.oneWay(slow.ground, unit, slow.cells(0, 0, 2, 10), slow.cells(22, 0, 2, 10), Progress.NONE)
					.perSecond();
			int count = result.arrivals().getFirst().length;
			assertTrue(count <= bound * result.seconds(), "seed " + seed + ": " + count + " above " + bound * result.seconds());
			arrived += count;
		}
		assertTrue(arrived > 0, "arrived: " + arrived);
	}

	@Test
	void aThousandDiscsMove() {
		Map map = Map.of(BitPlane.empty(128, 64).complement());
		List<Point> starts = IntStream.range(0, 500).mapToObj(i -> new Point(2 + 1.2 * (i % 25), 4 + 1.3 * (i / 25))).toList();
		List<Point> others = starts.stream().map(start -> new Point(128 - start.x(), start.y())).toList();
		DiscSimulation crowd = new DiscSimulation(map.ground, List.of(
				map.group(MovingUnit.disc(0.5, 3), starts, map.cells(120, 28, 8, 8), 500),
				map.group(MovingUnit.disc(0.5, 2), others, map.cells(0, 28, 8, 8), 500)), Progress.NONE);
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		long begin = threads.getCurrentThreadCpuTime();
		TrafficResult result = crowd.run(5, Progress.NONE);
		System.out.printf("%d discs: %.3f s of processor time for each simulated second%n", result.onWay(),
				(threads.getCurrentThreadCpuTime() - begin) * 1e-9 / result.seconds());
		assertEquals(1000, result.onWay());
	}
}
