package org.leeway.pathing.steering.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import org.leeway.pathing.world.Scene;
import org.leeway.pathing.world.TerrainSpeeds;
import org.leeway.pathing.world.World;

/** The field over cells beside one that tries all steps again and again, in rooms wide enough to leave steps out. */
class CellFieldTest {

	private static final int SIZE = 48;
	private static final int SLOW = 1;
	private static final int WALL = 2;

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
		return new TurningMap(new World(grid.build(), speeds, scene, Map.of(), 1), unit, Primitives.of(unit));
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

	/** Until no step makes any cell nearer. */
	private static void relax(TurningMap map, int[] least) {
		StepTable table = map.stepTable();
		Steps steps = table.steps();
		for (boolean isChanged = true; isChanged;) {
			isChanged = false;
			for (int from = 0; from < least.length; from++) {
				for (int step = 0; step < steps.count() && least[from] < Integer.MAX_VALUE; step++) {
					int to = from + steps.offset(step);
					if ((table.departures(step / Long.SIZE, from) >>> step & 1) != 0) {
						int speedClass = Math.max(map.classes()[from], map.classes()[to]);
						int distance = least[from] + steps.durations(speedClass)[step];
						isChanged |= distance < least[to];
						least[to] = Math.min(least[to], distance);
					}
				}
			}
		}
	}
}
