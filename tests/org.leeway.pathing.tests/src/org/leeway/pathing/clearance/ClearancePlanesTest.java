package org.leeway.pathing.clearance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.BitPlaneEditor;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Capability;
import org.leeway.testing.ClearanceOracle;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.ShapeMaps;

class ClearancePlanesTest {

	private static final int[] EVERY = IntStream.rangeClosed(1, 20).toArray();
	private static final int[] SOME = { 3, 4, 9, 33, 64, 65, 66, 130, Integer.MAX_VALUE };

	@Test
	void matchGrownSquaresOnRandomMaps() {
		for (int seed = 0; seed < 3000; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			assertMatch(grid, random.blocked(grid.width(), grid.height()), random.capability(), "seed " + seed);
		}
	}

	@Test
	void matchGrownSquaresOnAwkwardShapes() {
		ShapeMaps.all().forEach((name, grid) -> assertMatch(grid, nothing(grid), Capability.of(Pictures.GROUND), name));
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 2, 62, 63, 64, 65, 66, 127, 128, 129, 191, 192, 193 })
	void matchGrownSquaresAroundTheEndsOfWords(int length) {
		for (int other : new int[] { 1, 3, 70, 140 }) {
			for (double noise : new double[] { 0, 0.0005, 0.3 }) {
				RandomMaps random = new RandomMaps(length * 1000L + other);
				String message = length + " and " + other + ", noise " + noise;
				for (TerrainGrid grid : List.of(random.noise(length, other, noise),
						random.noise(other, length, noise))) {
					assertMatch(grid, nothing(grid), Capability.of(Pictures.GROUND), message);
				}
			}
		}
	}

	@Test
	void terrainsOfEveryNumber() {
		TerrainGridEditor editor = TerrainGrid.filled(150, 130, 255).edit();
		for (int y = 0; y < 100; y++) {
			for (int x = 0; x < 100; x++) {
				editor.set(x, y, (x * 7 + y * 31 & 0xFF) >> (x & 3));
			}
		}
		TerrainGrid grid = editor.build();
		for (Capability capability : List.of(Capability.of(255), Capability.of(0, 64, 128), Capability.of(127, 128),
				Capability.of(IntStream.range(1, 256).toArray()))) {
			assertMatch(grid, nothing(grid), capability, "terrains " + capability);
		}
	}

	@Test
	void matchGrownSquaresOnRealMaps() {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (String name : List.of("arena", "AR0011SR", "dustwallowkeys")) {
			TerrainGrid grid = RealMaps.map(name);
			assertMatch(grid, nothing(grid), Capability.of(Pictures.GROUND, Pictures.WATER), name);
		}
	}

	@Test
	void onlyWhatWasAskedForIsKnown() {
		TerrainGrid grid = TerrainGrid.filled(9, 9, 0);
		ClearancePlanes planes = planes(grid, nothing(grid), Capability.of(0), 4);
		assertThrows(IllegalArgumentException.class, () -> planes.legal(new GridUnit(2, Capability.of(0))));
		assertThrows(IllegalArgumentException.class, () -> planes.legal(new GridUnit(4, Capability.of(1))));
		assertThrows(IllegalArgumentException.class, () -> planes.traversable(Capability.of(1)));
		assertThrows(IllegalArgumentException.class, () -> planes(grid, BitPlane.empty(9, 8), Capability.of(0), 1));
	}

	private static void assertMatch(TerrainGrid grid, BitPlane blocked, Capability capability, String message) {
		boolean[][] traversable = ClearanceOracle.traversable(grid, blocked, capability);
		int[][] clearance = ClearanceOracle.clearance(traversable);
		for (int[] sizes : new int[][] { EVERY, SOME }) {
			ClearancePlanes planes = planes(grid, blocked, capability, sizes);
			assertEquals(plane(clearance, 1), planes.traversable(capability), message);
			for (int size : sizes) {
				assertEquals(plane(clearance, size), planes.legal(new GridUnit(size, capability)), message + ", size " + size);
			}
		}
	}

	private static ClearancePlanes planes(TerrainGrid grid, BitPlane blocked, Capability capability, int... sizes) {
		List<GridUnit> agents = IntStream.of(sizes)
				.mapToObj(size -> new GridUnit(size, capability)).toList();
		return ClearancePlanes.of(grid, blocked, agents, Progress.NONE);
	}

	private static BitPlane plane(int[][] values, int limit) {
		BitPlaneEditor plane = BitPlane.empty(values[0].length, values.length).edit();
		for (int y = 0; y < values.length; y++) {
			for (int x = 0; x < values[y].length; x++) {
				if (values[y][x] >= limit) {
					plane.set(x, y);
				}
			}
		}
		return plane.build();
	}

	private static BitPlane nothing(TerrainGrid grid) {
		return BitPlane.empty(grid.width(), grid.height());
	}
}
