package org.leeway.pathing.traffic.turning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.steering.search.TurningGround;
import org.leeway.pathing.traffic.MovingUnit;
import org.leeway.pathing.traffic.TrafficBound;
import org.leeway.pathing.traffic.TrafficGround;
import org.leeway.pathing.traffic.TrafficResult;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Rounds;

class TurningSimulationTest {

	private static final double LEAST_SHARE = 0.6;
	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	/** A map with its ground, and the units on the map. */
	private static final class Ground {

		private final World world;
		private final TrafficGround ground;
		private final Map<Agent, TurningGround> poses = new HashMap<>();
		private final List<TurningOrder> orders = new ArrayList<>();

		Ground(TerrainGrid grid, Scene scene) {
			world = World.of(grid, scene);
			BitPlaneEditor free = BitPlane.empty(grid.width(), grid.height()).edit();
			for (int cell = 0; cell < grid.width() * grid.height(); cell++) {
				free.setRun(cell % grid.width(), cell / grid.width(),
						grid.terrain(cell % grid.width(), cell / grid.width()) == Pictures.GROUND ? 1 : 0);
			}
			ground = new TrafficGround(free.build(), null);
		}

		static Ground of(BitPlane free) {
			TerrainGridEditor grid = TerrainGrid.filled(free.width(), free.height(), Pictures.SOLID).edit();
			for (int y = 0; y < free.height(); y++) {
				for (int x = free.nextSet(0, y); x < free.width(); x = free.nextSet(x + 1, y)) {
					grid.set(x, y, Pictures.GROUND);
				}
			}
			return new Ground(grid.build(), Scene.EMPTY);
		}

		int width() {
			return ground.free().width();
		}

		int height() {
			return ground.free().height();
		}

		/**
		 * Adds units that go from one square of cells to another square. Each square has three numbers: the column and row of
		 * its middle cell, and the number of cells from there to each side.
		 */
		Ground with(Agent agent, int[] from, int[] to, int count) {
			BitPlaneEditor goal = BitPlane.empty(width(), height()).edit();
			cells(to).forEach(cell -> goal.set(cell % width(), cell / width()));
			TurningGround at = poses.computeIfAbsent(agent, each -> TurningGround.of(world, each, Progress.NONE));
			orders.add(new TurningOrder(agent, at, goal.build(), cells(from), count, Double.POSITIVE_INFINITY));
			return this;
		}

		private List<Integer> cells(int[] square) {
			return IntStream.range(0, width() * height()).boxed().filter(cell -> distance(cell, square) <= square[2])
					.sorted(Comparator.comparingInt(cell -> distance(cell, square))).toList();
		}

		private int distance(int cell, int[] square) {
			return Math.max(Math.abs(cell % width() - square[0]), Math.abs(cell / width() - square[1]));
		}

		TrafficResult run(double seconds) {
			return new TurningSimulation(ground, TurningOrder.groups(orders, Progress.NONE), Progress.NONE).run(seconds, Progress.NONE);
		}

		/** Simulates step by step, and samples each step. */
		TrafficResult sampled(double seconds, String message) {
			List<TurningGroup> groups = TurningOrder.groups(orders, Progress.NONE);
			TurningSimulation crowd = new TurningSimulation(ground, groups, Progress.NONE);
			double speed = groups.stream().mapToDouble(group -> group.agent().speed()).max().orElseThrow();
			double stepSeconds = 1 / (TurningSimulation.STEPS * speed);
			TurningSampler sampler = new TurningSampler(ground.free(), world.scene(), groups, stepSeconds, message.hashCode());
			for (long step = 0; !crowd.isDone() && crowd.seconds() < seconds; step++) {
				crowd.decide();
				sampler.check(crowd.units(), step, message);
				crowd.move();
			}
			return crowd.run(0, Progress.NONE);
		}
	}

	private static Agent rectangle(double length, double width, double radius, boolean reverses, double speed) {
		Body body = new Body(OptionalDouble.empty(), OptionalDouble.of(length), OptionalDouble.of(width));
		return agent((int) Math.ceil(width), body, radius, reverses, speed);
	}

	private static Agent agent(int size, Body body, double radius, boolean reverses, double speed) {
		return new Agent("unit", new GridUnit(size, GROUND), body,
				new Motion(radius, reverses, speed, OptionalDouble.empty(), OptionalDouble.empty()));
	}

	private static Agent random(RandomMaps random) {
		double radius = random.number(0, 3) / 2.0;
		boolean reverses = random.number(0, 1) == 0;
		int speed = random.number(1, 3);
		if (random.number(0, 3) == 0) {
			return agent(1, Body.disc(random.number(2, 9) / 10.0), radius, reverses, speed);
		}
		return rectangle(random.number(8, 24) / 10.0, random.number(5, 15) / 10.0, radius, reverses, speed);
	}

	@Test
	void unitsNeverOverlapAndAllThatEnterArrive() {
		int arrived = 0;
		for (int seed = 1; seed <= Rounds.of(12); seed++) {
			RandomMaps random = new RandomMaps(seed);
			Ground map = new Ground(random.number(0, 1) == 0 ? random.noise(20, 16, 0.04) : random.rectangles(20, 16),
					random.number(0, 1) == 0 ? Scene.EMPTY : Scene.of(random.obstacles(20, 16).circles(), List.of()));
			for (int i = random.number(1, 3); i > 0; i--) {
				map.with(random(random), new int[] {random.number(2, 17), random.number(2, 13), 3},
						new int[] {random.number(2, 17), random.number(2, 13), 3}, random.number(1, 6));
			}
			TrafficResult result = map.sampled(400, "seed " + seed);
			arrived += result.arrivals().stream().mapToInt(times -> times.length).sum();
			assertEquals(0, result.onWay(), "seed " + seed);
			assertEquals(TurningOrder.groups(map.orders, Progress.NONE).stream().filter(group -> group.starts().isEmpty())
					.mapToInt(TurningGroup::count).sum(), result.waiting(), "seed " + seed);
		}
		assertTrue(arrived > 0, "arrived: " + arrived);
	}

	@Test
	void runsAreEqual() {
		TrafficResult[] results = new TrafficResult[2];
		for (int i = 0; i < 2; i++) {
			results[i] = rooms(2, 12).run(100);
		}
		for (int group = 0; group < 2; group++) {
			assertArrayEquals(results[0].arrivals().get(group), results[1].arrivals().get(group));
		}
		assertArrayEquals(results[0].lost(), results[1].lost());
	}

	/** Returns two rooms with a corridor between them, and units of 3.6 x 1.6 cells that go both ways. */
	private static Ground rooms(int wide, int count) {
		BitPlaneEditor free = BitPlane.empty(96, 32).edit();
		for (int y = 0; y < 32; y++) {
			free.setRun(0, y, 32);
			free.setRun(64, y, 32);
		}
		for (int y = 16 - wide; y < 16 + wide; y++) {
			free.setRun(0, y, 96);
		}
		Agent truck = rectangle(3.6, 1.6, 4, false, 3);
		int[] west = {16, 16, 12};
		int[] east = {80, 16, 12};
		return Ground.of(free.build()).with(truck, west, east, count).with(truck, east, west, count);
	}

	@Test
	void crowdsGetPastEachOtherInBothDirections() {
		for (int wide = 1; wide <= 4; wide++) {
			TrafficResult result = rooms(wide, 20).run(600);
			assertEquals(0, result.onWay() + result.waiting(), wide + " units wide");
		}
	}

	/** More units than can arrive in the time of a test. */
	private static final int ENDLESS = 100_000;
	/** Length, width and turning radius of bodies. */
	private static final double[][] BODIES = {{3.6, 1.6, 4}, {2, 2, 3}, {5, 3, 3}, {1.8, 0.9, 1}};

	/** A straight corridor between walls, in which units go on as fast as they can. */
	private static final class Corridor {

		private final Agent agent;
		private final MovingUnit unit;
		private final int length;
		private final int height;
		private final Ground map;

		/** @param body length, width and turning radius of the units */
		Corridor(double[] body, int abreast) {
			agent = rectangle(body[0], body[1], body[2], false, 3);
			unit = MovingUnit.rectangle(body[0], body[1], 3);
			length = (int) Math.ceil(14 * body[0]);
			height = abreast * agent.size();
			map = Ground.of(BitPlane.empty(length, height).complement());
		}

		/**
		 * Adds units that go from one end to the opposite end.
		 *
		 * @param isEast whether they go to the right
		 * @param from the first row of the places where they appear
		 * @param to the row after the last row of these places
		 * @param count the number of units
		 */
		void add(boolean isEast, int from, int to, int count) {
			List<Integer> cells = new ArrayList<>();
			for (int x = agent.size() / 2; x <= Math.ceil(unit.length().getAsDouble()) + agent.size() / 2; x++) {
				for (int y = from + agent.size() / 2; y < to - (agent.size() - 1) / 2; y++) {
					cells.add(y * length + (isEast ? x : length - agent.size() % 2 - x));
				}
			}
			BitPlaneEditor goal = BitPlane.empty(length, height).edit();
			IntStream.range(0, height).forEach(y -> goal.setRun(isEast ? length - agent.size() - 2 : 0, y, agent.size() + 2));
			TurningGround poses = TurningGround.of(map.world, agent, Progress.NONE);
			map.orders.add(new TurningOrder(agent, poses, goal.build(), cells, count, Double.POSITIVE_INFINITY));
		}

		BitPlane column(int x) {
			BitPlaneEditor plane = BitPlane.empty(length, height).edit();
			IntStream.range(0, height).forEach(y -> plane.set(x, y));
			return plane.build();
		}

		/**
		 * Checks that the units of each group arrive at a share of a rate at least. Only the second half of the time counts. No group may
		 * arrive faster than the rate.
		 */
		void check(double seconds, double share, double bound, String message) {
			for (double[] times : map.run(seconds).arrivals()) {
				double late = Arrays.stream(times).filter(time -> time > seconds / 2).count() / (seconds / 2);
				assertTrue(late >= share * bound, message + ": " + late + " of " + bound + " a second");
				assertTrue(times.length <= bound * seconds, message + ": " + times.length + " units");
			}
		}
	}

	@Test
	void corridorsPassMostOfTheBound() {
		for (double[] body : BODIES) {
			for (int abreast = 1; abreast <= 8; abreast++) {
				Corridor corridor = new Corridor(body, abreast);
				corridor.add(true, 0, corridor.height, ENDLESS);
				double bound = TrafficBound.oneWay(corridor.map.ground, corridor.unit, corridor.column(0),
						corridor.column(corridor.length - 1), Progress.NONE).perSecond();
				corridor.check(16 * body[0], LEAST_SHARE, bound, body[0] + " x " + body[1] + ", " + abreast + " abreast");
			}
		}
	}

	@Test
	void corridorsPassMostOfTheBoundBothWays() {
		for (double[] body : BODIES) {
			for (int abreast = 2; abreast <= 8; abreast++) {
				Corridor corridor = new Corridor(body, abreast);
				int lanes = abreast / 2;
				corridor.add(true, corridor.height - lanes * corridor.agent.size(), corridor.height, ENDLESS);
				corridor.add(false, 0, lanes * corridor.agent.size(), ENDLESS);
				double bound = TrafficBound.bothWays(corridor.map.ground, corridor.unit, corridor.unit, 1, corridor.column(0),
						corridor.column(corridor.length - 1), Progress.NONE).perSecond();
				// of an odd number of lanes, the lane in the middle stays empty
				corridor.check(32 * body[0], LEAST_SHARE * 2 * lanes / abreast, bound, body[0] + " x " + body[1] + ", " + abreast + " abreast");
			}
		}
	}

	@Test
	void crowdsGoThroughACorridorOfOneUnitOneAfterTheOther() {
		for (double[] body : BODIES) {
			Corridor corridor = new Corridor(body, 1);
			corridor.add(true, 0, corridor.height, 10);
			corridor.add(false, 0, corridor.height, 10);
			TrafficResult result = corridor.map.run(200);
			assertEquals(0, result.onWay() + result.waiting(), body[0] + " x " + body[1]);
		}
	}
}
