package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.steering.search.PoseReach.Start;
import org.leeway.pathing.steering.sweep.CollisionWorld;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.World;

/**
 * Tests of rings: a unit can enter a ring and move in it for ever, but cannot leave it. One map is made to have a ring.
 * On random maps, the rings are compared with their definition, pose by pose.
 */
class RingsTest {

	private static final int WALL = 1;
	private static final Capability LAND = Capability.of(0);

	private static Agent agent(double radius, double turningRadius, boolean reverses) {
		return new Agent("unit", new GridUnit(1, LAND), Body.disc(radius),
				new Motion(turningRadius, reverses, 1, OptionalDouble.empty()));
	}

	private static Start start(int x, int y) {
		return new Start(new Cell(x, y), OptionalDouble.empty());
	}

	/**
	 * Returns a level with a yard on the left, and a ring with round corners on the right. A lane along row 5 leads
	 * from the yard to the ring.
	 */
	private static TerrainGridEditor ring() {
		TerrainGridEditor grid = TerrainGrid.filled(27, 16, WALL).edit();
		for (int y = 1; y < 11; y++) {
			grid.fillRow(1, y, 9, 0);
		}
		grid.fillRow(10, 5, 12, 0);
		grid.fillRow(18, 13, 5, 0);
		for (int y = 7; y < 12; y++) {
			grid.set(16, y, 0);
			grid.set(24, y, 0);
		}
		for (int[] centre : new int[][] {{18, 7, -1, -1}, {22, 7, 1, -1}, {22, 11, 1, 1}, {18, 11, -1, 1}}) {
			carve(grid, centre);
		}
		return grid;
	}

	/**
	 * Clears the cells that a disc of radius 0.4 cells touches while its centre moves along a quarter of a circle of radius
	 * 2.
	 *
	 * @param centre the column and the row of the cell in the middle of the circle, and two signs, which choose the quarter.
	 * The first sign is -1 for a quarter to the left, and the second is -1 for a quarter above
	 */
	private static void carve(TerrainGridEditor grid, int[] centre) {
		for (int i = 0; i <= 900; i++) {
			double x = centre[0] + 0.5 + centre[2] * 2 * Math.sin(i * Math.PI / 1800);
			double y = centre[1] + 0.5 + centre[3] * 2 * Math.cos(i * Math.PI / 1800);
			for (int k = 0; k < 360; k++) {
				grid.set((int) (x + 0.4 * Math.cos(k * Math.PI / 180)), (int) (y + 0.4 * Math.sin(k * Math.PI / 180)), 0);
			}
		}
	}

	private static List<Ring> rings(TerrainGridEditor grid, Agent agent, Start... starts) {
		return PoseReach.of(World.of(grid.build(), Scene.EMPTY), agent, List.of(starts), Progress.NONE).rings(Progress.NONE);
	}

	@Test
	void aUnitGoesRoundInARingForEver() {
		List<Ring> rings = rings(ring(), agent(0.4, 2, false), start(4, 4));
		assertEquals(List.of(new CellRect(16, 5, 9, 9)), rings.stream().map(Ring::bounds).toList());
		assertEquals(new Cell(18, 5), rings.getFirst().sample());
		assertEquals(20, rings.getFirst().places());
	}

	@Test
	void whoReversesOrStartsThereOrHasRoomToTurnGetsBack() {
		assertEquals(List.of(), rings(ring(), agent(0.4, 2, true), start(4, 4)));
		assertEquals(List.of(), rings(ring(), agent(0.4, 2, false), start(4, 4), start(20, 13)));
		TerrainGridEditor wide = ring();
		for (int y = 1; y < 15; y++) {
			wide.fillRow(10, y, 15, 0);
		}
		assertEquals(List.of(), rings(wide, agent(0.4, 2, false), start(4, 4)));
	}

	@Test
	void theYardAroundAGarageIsNoRing() {
		TerrainGridEditor grid = TerrainGrid.filled(20, 12, WALL).edit();
		grid.fillRow(1, 5, 8, 0);
		for (int y = 1; y < 11; y++) {
			grid.fillRow(9, y, 10, 0);
		}
		assertEquals(List.of(), rings(grid, agent(0.4, 2, false), new Start(new Cell(1, 5), OptionalDouble.of(0))));
	}

	private record Node(int heading, int x, int y) {
	}

	/**
	 * Returns the moves of a unit as a graph: for each pose, the poses to which single moves lead. Has an entry for each pose
	 * that the unit reaches from {@code starts}.
	 */
	private static Map<Node, List<Node>> moves(World world, Agent agent, Collection<Node> starts) {
		TurningUnit unit = TurningUnit.of(agent, Headings.EIGHT, 1);
		CollisionWorld ground = CollisionWorld.of(world, unit.capability());
		Primitive[][] primitives = Primitives.of(unit, world.grid().width(), world.grid().height());
		Map<Node, List<Node>> moves = new HashMap<>();
		List<Node> open = new ArrayList<>(starts);
		while (!open.isEmpty()) {
			Node from = open.removeLast();
			if (!moves.containsKey(from)) {
				List<Node> after = new ArrayList<>();
				for (Primitive move : primitives[from.heading]) {
					if (Moves.shifted(move.moves(), from.x, from.y).stream().allMatch(each -> ground.isFree(unit.footprint(), each))) {
						after.add(new Node(move.to(), from.x + move.dx(), from.y + move.dy()));
					}
				}
				moves.put(from, after);
				open.addAll(after);
			}
		}
		return moves;
	}

	private static Set<Node> reached(Map<Node, List<Node>> moves, Node from) {
		Set<Node> reached = new HashSet<>(Set.of(from));
		List<Node> open = new ArrayList<>(reached);
		while (!open.isEmpty()) {
			moves.get(open.removeLast()).stream().filter(reached::add).forEach(open::add);
		}
		return reached;
	}

	/**
	 * Returns the closed sets of poses, by their definition. From each pose of a closed set, the unit can get to all poses of
	 * the set, and to no other pose. Ignores poses from which the unit cannot move on for ever, and removes them from {@code
	 * moves}. Leaves out sets with a start, and sets of half of the poses or more.
	 */
	private static Set<Set<Node>> closed(Map<Node, List<Node>> moves, Set<Node> starts) {
		while (moves.keySet().removeIf(node -> moves.get(node).stream().noneMatch(moves::containsKey))) {
			continue;
		}
		moves.replaceAll((node, after) -> after.stream().filter(moves::containsKey).toList());
		Map<Node, Set<Node>> reached = new HashMap<>();
		moves.keySet().forEach(node -> reached.put(node, reached(moves, node)));
		return reached.values().stream().filter(set -> set.stream().allMatch(node -> reached.get(node).size() == set.size()))
				.filter(set -> set.stream().noneMatch(starts::contains)).filter(set -> 2 * set.size() < moves.size())
				.collect(Collectors.toSet());
	}

	/** Returns the ring with some cells opened or closed. */
	private static TerrainGridEditor randomRing(Random random) {
		TerrainGridEditor grid = ring();
		for (int i = random.nextInt(12); i > 0; i--) {
			grid.set(1 + random.nextInt(25), 1 + random.nextInt(14), random.nextInt(4) == 0 ? WALL : 0);
		}
		return grid;
	}

	/** Returns a map with random walls. */
	private static TerrainGridEditor randomWalls(Random random) {
		int width = 4 + random.nextInt(9);
		int height = 4 + random.nextInt(8);
		TerrainGridEditor grid = TerrainGrid.filled(width, height, 0).edit();
		for (int i = random.nextInt(width * height / 3); i > 0; i--) {
			grid.set(random.nextInt(width), random.nextInt(height), WALL);
		}
		return grid;
	}

	@ParameterizedTest
	@ValueSource(ints = {0, 1, 2})
	void isWhatTheDefinitionSays(int part) {
		int found = 0;
		for (int seed = part * 30; seed < part * 30 + 30; seed++) {
			Random random = new Random(seed);
			World world = World.of((seed % 2 == 0 ? randomRing(random) : randomWalls(random)).build(), Scene.EMPTY);
			Agent agent = agent(0.2 + 0.2 * random.nextInt(2), seed % 2 == 0 ? 2 : 0.5 + 0.5 * random.nextInt(3), false);
			int width = world.grid().width();
			int height = world.grid().height();
			Cell cell = seed % 2 == 0 ? new Cell(4, 4) : new Cell(random.nextInt(width), random.nextInt(height));
			int heading = random.nextInt(8);
			PoseReach reach = PoseReach.of(world, agent, List.of(new Start(cell, OptionalDouble.of(heading * Math.PI / 4))),
					Progress.NONE);
			Set<Node> starts = reach.misfits().isEmpty() ? Set.of(new Node(heading, cell.x(), cell.y())) : Set.of();
			Map<Node, List<Node>> moves = moves(world, agent, starts);
			assertEquals(moves.size(), reach.reachedPoses(), "seed " + seed);
			Set<Set<Node>> expected = closed(moves, starts);
			List<Ring> rings = reach.rings(Progress.NONE);
			assertEquals(expected.stream().map(RingsTest::places).collect(Collectors.toSet()), rings.stream()
					.map(ring -> List.of(ring.sample(), ring.places(), ring.bounds())).collect(Collectors.toSet()), "seed " + seed);
			assertEquals(expected.size(), rings.size(), "seed " + seed);
			found += rings.size();
		}
		assertTrue(found > 5, "rings " + found);
	}

	private static List<Object> places(Set<Node> ring) {
		Set<Cell> cells = ring.stream().map(node -> new Cell(node.x, node.y)).collect(Collectors.toSet());
		Cell first = cells.stream().min((a, b) -> a.y() == b.y() ? a.x() - b.x() : a.y() - b.y()).orElseThrow();
		CellRect bounds = cells.stream().map(cell -> new CellRect(cell.x(), cell.y(), 1, 1)).reduce(CellRect::union).orElseThrow();
		return List.of(first, (long) cells.size(), bounds);
	}
}
