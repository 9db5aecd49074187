package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.plan.Footprint;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;

/**
 * Tests of {@link CellField}, which has a lower bound of the time until a unit reaches a cell. An oracle applies all steps
 * between cells again and again, until no bound becomes smaller. In open space, the field skips steps that several shorter
 * steps replace. To test this, the maps have wide rooms.
 */
class CellFieldTest {

	private static final int SIZE = 48;
	private static final int SLOW = 1;
	private static final int WALL = 2;
	private static final int SLOWEST = 3;

	private static TurningMap map(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		for (int i = random.nextInt(14); i > 0; i--) {
			int terrain = random.nextInt(3) == 0 ? SLOW : WALL;
			int left = random.nextInt(SIZE);
			int top = random.nextInt(SIZE);
			int right = Math.min(SIZE, left + 1 + random.nextInt(20));
			int bottom = Math.min(SIZE, top + 1 + random.nextInt(terrain == SLOW ? 20 : 2));
			for (int y = top; y < bottom; y++) {
				for (int x = left; x < right; x++) {
					grid.set(x, y, terrain);
				}
			}
		}
		Scene scene = random.nextBoolean() ? Scene.EMPTY
				: Scene.of(List.of(new Circle(SIZE * random.nextDouble(), SIZE * random.nextDouble(), 2)),
						List.of(), SIZE, SIZE);
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(SLOW, 0.1 + random.nextDouble()));
		TurningUnit unit = new TurningUnit(Capability.of(0, SLOW), new Footprint.Disc(0.5), 0.3 + 2 * random.nextDouble(),
				random.nextBoolean() ? 0 : 2, random.nextInt(4) == 0 ? Headings.SIXTEEN : Headings.EIGHT);
		return new TurningMap(new World(grid.build(), speeds, scene, Map.of(), 1, Diagonals.NEVER), unit, Primitives.of(unit, SIZE, SIZE));
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
	void leavesOutNoStepThatAShortestWayNeeds(long seed) {
		Random random = new Random(seed);
		TurningMap map = map(random);
		CellField field = new CellField(map, 0, 3);
		int[] least = new int[map.classes().length];
		Arrays.fill(least, Integer.MAX_VALUE);
		for (int i = 1 + random.nextInt(3); i > 0; i--) {
			int index = map.index(random.nextInt(SIZE), random.nextInt(SIZE));
			if (map.classes()[index] != TurningMap.NONE) {
				double begin = 3 * random.nextDouble();
				field.begin(index, begin);
				least[index] = Math.min(least[index], map.stepTable().steps().units(begin));
			}
		}
		relax(map, least);
		for (int y = 0; y < SIZE; y++) {
			for (int x = 0; x < SIZE; x++) {
				int distance = least[map.index(x, y)];
				double expected = distance == Integer.MAX_VALUE ? Double.POSITIVE_INFINITY
						: map.stepTable().steps().duration(distance);
				assertEquals(expected, field.duration(map.index(x, y)), "at " + x + "," + y);
			}
		}
	}

	/**
	 * Returns a map whose upper half has random terrains. Neighbouring cells often differ there, so the pieces of a single move
	 * have different speeds.
	 */
	private static TurningMap mixed(Random random) {
		TerrainGridEditor grid = TerrainGrid.filled(SIZE, SIZE, 0).edit();
		for (int i = 0; i < SIZE * SIZE; i++) {
			int terrain = random.nextInt(20) == 0 ? WALL : random.nextInt(3) == 0 ? 0 : random.nextBoolean() ? SLOW : SLOWEST;
			grid.set(i % SIZE, i / SIZE, i / SIZE < SIZE / 2 ? terrain : SLOWEST);
		}
		TerrainSpeeds speeds = TerrainSpeeds.of(Map.of(SLOW, 0.1 + random.nextDouble(), SLOWEST, 0.1));
		TurningUnit unit = new TurningUnit(Capability.of(0, SLOW, SLOWEST), new Footprint.Disc(0.2 + 0.4 * random.nextDouble()),
				0.3 + 2 * random.nextDouble(), random.nextBoolean() ? 0 : 2, Headings.EIGHT);
		return new TurningMap(new World(grid.build(), speeds, Scene.EMPTY, Map.of(), 1, Diagonals.NEVER), unit,
				Primitives.of(unit, SIZE, SIZE));
	}

	@ParameterizedTest
	@ValueSource(longs = {1, 2, 3, 4, 5, 6})
	void noMoveTakesLessTimeThanTheFieldTells(long seed) {
		Random random = new Random(seed);
		TurningMap map = mixed(random);
		CellField field = new CellField(map, 0, 0);
		for (int i = 0; i < SIZE; i++) {
			if (map.classes()[map.index(i, i)] != TurningMap.NONE) {
				field.begin(map.index(i, i), 0);
				break;
			}
		}
		int legal = 0;
		for (int i = 0; i < SIZE * SIZE * map.unit().headings().count(); i++) {
			int x = i % SIZE;
			int y = i / SIZE % SIZE;
			int heading = i / SIZE / SIZE;
			for (int k = 0; k < map.primitives(heading).length; k++) {
				double duration = map.duration(heading, k, x, y);
				if (duration < Double.POSITIVE_INFINITY) {
					Primitive move = map.primitives(heading)[k];
					double before = field.duration(map.index(x, y));
					double after = field.duration(map.index(x + move.dx(), y + move.dy()));
					assertTrue(after <= before + duration + 1e-9, () -> "seed " + seed + ", from " + x + "," + y + ": " + move);
					legal++;
				}
			}
		}
		assertTrue(legal > SIZE * SIZE, "legal " + legal);
	}

	/**
	 * A step from one cell index to another.
	 *
	 * @param duration the least duration, in units of {@link Steps}
	 */
	private record Edge(int from, int to, int duration) {
	}

	/**
	 * Applies all steps until no step lowers the duration of any cell.
	 *
	 * @param least the least duration known so far, indexed by cell
	 */
	private static void relax(TurningMap map, int[] least) {
		List<Edge> edges = edges(map);
		for (boolean isChanged = true; isChanged;) {
			isChanged = false;
			for (Edge edge : edges) {
				if (least[edge.from] < Integer.MAX_VALUE && least[edge.from] + edge.duration < least[edge.to]) {
					least[edge.to] = least[edge.from] + edge.duration;
					isChanged = true;
				}
			}
		}
	}

	private static List<Edge> edges(TurningMap map) {
		Steps steps = map.stepTable().steps();
		List<Edge> edges = new ArrayList<>();
		for (int heading = 0; heading < map.unit().headings().count(); heading++) {
			for (Primitive move : map.primitives(heading)) {
				for (int from = 0; from < SIZE * SIZE && (move.dx() != 0 || move.dy() != 0); from++) {
					int x = from % SIZE;
					int y = from / SIZE;
					int index = map.index(x, y);
					int to = map.index(x + move.dx(), y + move.dy());
					int begin = map.classes()[index];
					int end = map.classes()[to];
					if (begin != TurningMap.NONE && end != TurningMap.NONE && isOnTerrain(map, move.shape(), x, y)) {
						int step = steps.of(to - index);
						edges.add(new Edge(index, to, map.stepTable().room(index) > 0 ? steps.durations(end)[step]
								: map.leastDuration(step, index, to)));
					}
				}
			}
		}
		return edges;
	}

	private static boolean isOnTerrain(TurningMap map, CellShape shape, int x, int y) {
		boolean[] meets = new boolean[1];
		shape.forEachCell((dx, dy) -> meets[0] |= !map.isInside(x + dx, y + dy) || !map.ground().passable().get(x + dx, y + dy));
		return !meets[0];
	}
}
