package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.geom.Polygon;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.steering.search.PoseReach.Start;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.steering.sweep.SweptCells;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;
import org.leeway.testing.RandomMaps;

/**
 * Tests of the reach of a turning unit. An oracle computes the expected reach by a search from pose to pose, which checks each
 * move exactly.
 */
class PoseReachTest {

	private static final int WALL = 1;
	private static final Capability LAND = Capability.of(0);

	private record Node(int heading, int x, int y) {
	}

	/** A search pose by pose, which checks each move exactly. */
	private static final class Oracle {

		private final TurningUnit unit;
		private final CollisionWorld ground;
		private final Primitive[][] primitives;
		private final Map<Node, List<Node>> moves = new HashMap<>();

		Oracle(World world, Agent agent) {
			unit = TurningUnit.of(agent, Headings.EIGHT, 1);
			ground = CollisionWorld.of(world, unit.capability());
			primitives = Primitives.of(unit, Short.MAX_VALUE, Short.MAX_VALUE);
		}

		Pose pose(Node node) {
			return Pose.at(new Point(node.x + unit.offset(), node.y + unit.offset()), unit.headings().angle(node.heading));
		}

		Set<Node> legal(int width, int height) {
			Set<Node> legal = new HashSet<>();
			for (int i = 0; i < 8 * width * height; i++) {
				Node node = new Node(i % 8, i / 8 % width, i / 8 / width);
				if (ground.isFree(unit.footprint(), pose(node))) {
					legal.add(node);
				}
			}
			return legal;
		}

		List<Node> after(Node node) {
			return moves.computeIfAbsent(node, from -> {
				List<Node> after = new ArrayList<>();
				for (Primitive move : primitives[from.heading]) {
					if (Moves.shifted(move.moves(), from.x, from.y).stream()
							.allMatch(each -> ground.isFree(unit.footprint(), each))) {
						after.add(new Node(move.to(), from.x + move.dx(), from.y + move.dy()));
					}
				}
				return after;
			});
		}

		Set<Node> reached(Set<Node> from) {
			Set<Node> reached = new HashSet<>(from);
			List<Node> open = new ArrayList<>(from);
			while (!open.isEmpty()) {
				after(open.removeLast()).stream().filter(reached::add).forEach(open::add);
			}
			return reached;
		}

		/**
		 * Returns the poses from which the unit can move on for ever. Removes the poses from which no move leads to a
		 * remaining pose. Repeats this until no such pose remains.
		 */
		Set<Node> endless(Set<Node> reached) {
			Set<Node> endless = new HashSet<>(reached);
			while (endless.removeIf(node -> after(node).stream().noneMatch(endless::contains))) {
				continue;
			}
			return endless;
		}

		BitPlane cells(Set<Node> nodes, int width, int height) {
			var cells = BitPlane.empty(width, height).edit();
			nodes.forEach(node -> SweptCells.of(unit.footprint(), pose(node), width, height).orElseThrow()
					.forEach(cell -> cells.set(cell.x(), cell.y())));
			return cells.build();
		}
	}

	private static World world(Random random, int width, int height) {
		TerrainGridEditor grid = TerrainGrid.filled(width, height, 0).edit();
		int walls = random.nextInt(width * height / 4);
		for (int i = 0; i < walls; i++) {
			grid.set(random.nextInt(width), random.nextInt(height), WALL);
		}
		List<Circle> circles = IntStream.range(0, random.nextInt(3)).mapToObj(i -> new Circle(width * random.nextDouble(),
				height * random.nextDouble(), random.nextDouble())).toList();
		List<Polygon> polygons = random.nextInt(3) > 0 ? List.of()
				: List.of(new RandomMaps(random.nextLong()).star(width, height));
		return World.of(grid.build(), Scene.of(circles, polygons, width, height));
	}

	private static Agent agent(Random random) {
		Body body = random.nextBoolean() ? Body.disc(0.2 + random.nextInt(4) * 0.3)
				: new Body(OptionalDouble.empty(), OptionalDouble.of(0.5 + 2 * random.nextDouble()),
						OptionalDouble.of(0.3 + 1.5 * random.nextDouble()));
		double radius = random.nextInt(4) == 0 ? 0 : 0.5 + 2 * random.nextDouble();
		return new Agent("unit", new GridUnit(1, LAND), body,
				new Motion(radius, random.nextInt(4) == 0, 1, OptionalDouble.empty()));
	}

	@ParameterizedTest
	@ValueSource(ints = {0, 1, 2, 3, 4})
	void isWhatMovesLeadToOneByOne(int part) {
		int traps = 0;
		for (int seed = part * 30; seed < part * 30 + 30; seed++) {
			Random random = new Random(seed);
			int width = 3 + random.nextInt(seed % 10 == 0 ? 130 : 12);
			int height = 3 + random.nextInt(12);
			World world = world(random, width, height);
			Agent agent = agent(random);
			OptionalDouble heading = random.nextBoolean() ? OptionalDouble.empty()
					: OptionalDouble.of(random.nextInt(16) * Math.PI / 8);
			Start start = new Start(new Cell(random.nextInt(width), random.nextInt(height)), heading);
			PoseReach reach = PoseReach.of(world, agent, List.of(start), Progress.NONE);
			Oracle oracle = new Oracle(world, agent);
			Set<Node> legal = oracle.legal(width, height);
			Set<Node> from = new HashSet<>(legal);
			from.removeIf(node -> !isStart(oracle, node, start));
			Set<Node> reached = oracle.reached(from);
			Set<Node> endless = oracle.endless(reached);
			Set<Node> lost = new HashSet<>(reached);
			lost.removeIf(node -> endless.stream().anyMatch(each -> each.x == node.x && each.y == node.y));
			BitPlane trapped = oracle.cells(lost, width, height).andNot(oracle.cells(endless, width, height));
			String words = "seed " + seed;
			assertEquals(from.isEmpty(), !reach.misfits().isEmpty(), words);
			assertEquals(reached.size(), reach.reachedPoses(), words);
			assertEquals(reached.size() - endless.size(), reach.trappedPoses(), words);
			for (int i = 0; i < width * height; i++) {
				int x = i % width;
				int y = i / width;
				long headings = reached.stream().filter(node -> node.x == x && node.y == y).count();
				assertEquals(headings, reach.headings(x, y), words);
			}
			assertEquals(oracle.cells(legal, width, height), reach.fitting(), words);
			assertEquals(oracle.cells(reached, width, height), reach.covered(), words);
			assertEquals(trapped, reach.trappedCells(), words);
			lost.forEach(node -> assertTrue(reach.trappedPlaces().get(node.x, node.y), words));
			assertEquals(lost.stream().map(node -> new Cell(node.x, node.y)).distinct().count(), reach.trappedPlaces().count(), words);
			traps += lost.isEmpty() ? 0 : 1;
		}
		assertTrue(traps > 0, "no world has traps");
	}

	/**
	 * Returns whether the unit may start in a pose. Its body must cover the middle of the start's cell, and its heading must be
	 * near the heading of the start. For a disc, the square around the disc counts as the body.
	 */
	private static boolean isStart(Oracle oracle, Node node, Start start) {
		Pose pose = oracle.pose(node);
		Point middle = new Point(start.cell().x() + 0.5, start.cell().y() + 0.5);
		double off = start.heading().isEmpty() ? 0
				: Math.abs(pose.heading().getAsDouble() - start.heading().getAsDouble()) % (2 * Math.PI);
		boolean covers = switch (oracle.unit.footprint()) {
		case Footprint.Rectangle rectangle -> isInside(rectangle.corners(pose), middle);
		case Footprint.Disc(double radius) -> Math.max(Math.abs(pose.position().x() - middle.x()),
				Math.abs(pose.position().y() - middle.y())) <= radius + 1e-9;
		case Footprint.Square square -> false;
		};
		return covers && Math.min(off, 2 * Math.PI - off) < Math.PI / 8 + 1e-6;
	}

	private static boolean isInside(double[] clockwise, Point place) {
		return IntStream.range(0, clockwise.length / 2).allMatch(i -> {
			int next = (i + 1) % (clockwise.length / 2);
			double x = clockwise[2 * i];
			double y = clockwise[2 * i + 1];
			return (clockwise[2 * next] - x) * (place.y() - y) - (clockwise[2 * next + 1] - y) * (place.x() - x) >= -1e-9;
		});
	}

	/**
	 * Returns a yard with an alley. The alley is one cell wider than the unit, and ends without room to turn.
	 *
	 * @param length the length of the alley in cells
	 */
	private static World alley(int length) {
		TerrainGridEditor grid = TerrainGrid.filled(16 + length, 16, WALL).edit();
		for (int y = 1; y < 15; y++) {
			grid.fillRow(1, y, 14, 0);
		}
		grid.fillRow(15, 7, length, 0);
		grid.fillRow(15, 8, length, 0);
		return World.of(grid.build(), Scene.EMPTY.within(16 + length, 16));
	}

	private static Agent truck(boolean reverses) {
		return new Agent("truck", new GridUnit(1, LAND), new Body(OptionalDouble.empty(), OptionalDouble.of(3),
				OptionalDouble.of(1)), new Motion(2, reverses, 1, OptionalDouble.empty()));
	}

	private static final List<Start> YARD = List.of(new Start(new Cell(4, 4), OptionalDouble.of(0)));

	@Test
	void anAlleyIsATrapUntilItIsWideEnoughToTurn() {
		World world = alley(12);
		PoseReach reach = PoseReach.of(world, truck(false), YARD, Progress.NONE);
		List<Trap> traps = reach.traps(Progress.NONE);
		assertEquals(1, traps.size());
		assertTrue(traps.getFirst().bounds().contains(24, 7), traps.toString());
		List<Cell> cells = reach.widening(traps.getFirst(), Progress.NONE).orElseThrow();
		assertFalse(cells.isEmpty());
		TerrainGridEditor wider = world.grid().edit();
		cells.forEach(cell -> wider.set(cell.x(), cell.y(), 0));
		World after = World.of(wider.build(), world.scene());
		assertEquals(List.of(), PoseReach.of(after, truck(false), YARD, Progress.NONE).traps(Progress.NONE));
	}

	@Test
	void aUnitThatReversesIsNeverTrapped() {
		PoseReach reach = PoseReach.of(alley(12), truck(true), YARD, Progress.NONE);
		assertEquals(0, reach.trappedPoses());
		assertTrue(reach.covered().get(26, 7));
	}

	/**
	 * The search stores no cells for a body that is larger than the map, and no moves that need more room than the map has.
	 * So a huge unit costs neither time nor memory.
	 */
	@Test
	void unitsThatAreTooLargeForTheMap() {
		for (double size : new double[] { 20, 1000, 1e9 }) {
			Body body = new Body(OptionalDouble.empty(), OptionalDouble.of(size), OptionalDouble.of(size));
			Agent large = new Agent("large", new GridUnit(1, LAND), body, new Motion(2, false, 1, OptionalDouble.empty()));
			PoseReach reach = PoseReach.of(alley(12), large, YARD, Progress.NONE);
			assertEquals(YARD, reach.misfits());
			assertTrue(reach.fitting().isEmpty());
			Agent straight = new Agent("straight", new GridUnit(1, LAND), truck(false).body(),
					new Motion(size, false, 1, OptionalDouble.empty()));
			PoseReach ahead = PoseReach.of(alley(12), straight, YARD, Progress.NONE);
			assertTrue(ahead.covered().get(12, 4));
			assertFalse(ahead.covered().get(4, 12));
		}
	}

	@Test
	void noSquareHelpsWhereObstaclesStand() {
		List<Circle> walls = IntStream.range(0, 13)
				.mapToObj(i -> new Circle(15 + i, 4.5, 2.5)).flatMap(upper -> Stream.of(upper, new Circle(upper.x(), 11.5, 2.5)))
				.toList();
		World world = World.of(alley(12).grid(), Scene.of(walls, List.of(), 28, 16));
		PoseReach reach = PoseReach.of(world, truck(false), YARD, Progress.NONE);
		Trap trap = reach.traps(Progress.NONE).getFirst();
		assertEquals(Optional.empty(), reach.widening(trap, Progress.NONE), trap.toString());
	}

	@Test
	void aStartWithAHeadingThatDoesNotFitIsAMisfit() {
		Start across = new Start(new Cell(26, 7), OptionalDouble.of(Math.PI / 2));
		PoseReach reach = PoseReach.of(alley(12), truck(false), List.of(across), Progress.NONE);
		assertEquals(List.of(across), reach.misfits());
		assertEquals(0, reach.reachedPoses());
	}
}
