package org.leeway.pathing.clearance.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.ClearancePlanes;
import org.leeway.pathing.clearance.Reachability;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.raster.BlockedCells;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Diagonals;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Pictures;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;
import org.leeway.testing.Rounds;
import org.leeway.testing.ShapeMaps;

/**
 * Tests of streamed reachability, by comparison with {@link Reachability}, which other tests compare with a flood fill.
 */
@Tag("slow")
class ReachabilityStreamTest {

	private static final Capability GROUND = Capability.of(Pictures.GROUND);

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnRandomMaps(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(1000); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			MapHeader map = new MapHeader(grid.width(), grid.height(), random.obstacles(grid.width(), grid.height()), diagonals);
			List<Cell> spawns = random.spawns(0, 4, grid.width(), grid.height());
			List<StreamedUnit> units = new ArrayList<>();
			for (int i = random.number(1, 4); i > 0; i--) {
				units.add(new StreamedUnit(new GridUnit(random.number(1, 7), random.capability()), spawns));
			}
			assertMatches(grid, map, units, random.number(1, 9), "seed " + seed);
		}
	}

	/** Units of equal size and terrains may have different spawns, and some of them may have no spawn. */
	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapForUnitsWithSpawnsOfTheirOwn(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(400); seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			MapHeader map = new MapHeader(grid.width(), grid.height(), random.obstacles(grid.width(), grid.height()), diagonals);
			GridUnit unit = new GridUnit(random.number(1, 4), random.capability());
			List<StreamedUnit> units = new ArrayList<>();
			for (int i = random.number(2, 5); i > 0; i--) {
				units.add(new StreamedUnit(random.number(1, 3) == 1 ? new GridUnit(random.number(1, 4), random.capability())
						: unit, random.spawns(0, 3, grid.width(), grid.height())));
			}
			assertMatches(grid, map, units, random.number(1, 9), "seed " + seed);
		}
	}

	/**
	 * Random cells are blocked. If few cells are blocked, a large unit has many routes that part and meet again. The footprints
	 * along these routes overlap.
	 */
	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnNoiseOfAllDensities(Diagonals diagonals) {
		for (int seed = 0; seed < Rounds.of(250); seed++) {
			RandomMaps random = new RandomMaps(seed);
			int width = random.number(1, 4) == 1 ? random.number(126, 130) : random.number(5, 60);
			TerrainGrid grid = random.noise(width, random.number(5, 60), 0.01 * random.number(1, 45));
			MapHeader map = new MapHeader(width, grid.height(), Scene.EMPTY, diagonals);
			List<Cell> spawns = random.spawns(0, random.number(0, 5), width, grid.height());
			assertMatches(grid, map, from(spawns, 1, 2, 3, 4, 5, 6, 7), 1, "seed " + seed);
		}
	}

	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnAwkwardShapes(Diagonals diagonals) {
		ShapeMaps.all().forEach((name, grid) -> {
			for (List<Cell> spawns : List.of(List.<Cell>of(), List.of(new Cell(0, 0)),
					List.of(new Cell(grid.width() - 1, grid.height() - 1), new Cell(grid.width() / 2, 0)))) {
				MapHeader map = new MapHeader(grid.width(), grid.height(), Scene.EMPTY, diagonals);
				assertMatches(grid, map, from(spawns, 1, 2, 3, 4, 7, 8, 64, 65), 1, name + ", spawns " + spawns);
			}
		});
	}

	/**
	 * Tests of large maps: they have many more components than the stream keeps at a time. Narrow maps have more rows than
	 * the stream handles in one block.
	 */
	@ParameterizedTest
	@EnumSource(names = {"NEVER", "ALWAYS"})
	void matchesTheWholeMapOnLargeMaps(Diagonals diagonals) {
		for (int seed = 0; seed < 6; seed++) {
			RandomMaps random = new RandomMaps(seed);
			boolean narrow = seed % 3 == 0;
			TerrainGrid grid = random.noise(narrow ? 65 : 900, narrow ? 65_536 : 700, seed < 3 ? 0.1 : 0.3);
			MapHeader map = new MapHeader(grid.width(), grid.height(),
					Scene.of(random.obstacles(65, 700).circles(), List.of(random.star(60, 600))), diagonals);
			assertMatches(grid, map, from(random.spawns(0, 2, grid.width(), grid.height()), 1, 2, 3, 5), 3, "seed " + seed);
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "arena", "brc202d", "orz103d", "AR0011SR", "Archipelago" })
	void matchesTheWholeMapOnRealMaps(String name) {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		TerrainGrid grid = RealMaps.map(name);
		MapHeader map = new MapHeader(grid.width(), grid.height(), Scene.EMPTY, Diagonals.NEVER);
		assertMatches(grid, map, sizes(1, 2, 3, 4, 9, 17), 1, name);
	}

	private static List<StreamedUnit> sizes(int... sizes) {
		return from(List.of(), sizes);
	}

	private static List<StreamedUnit> from(List<Cell> spawns, int... sizes) {
		List<StreamedUnit> units = new ArrayList<>();
		for (int size : sizes) {
			units.add(new StreamedUnit(new GridUnit(size, GROUND), spawns));
		}
		return units;
	}

	private static void assertMatches(TerrainGrid grid, MapHeader map, List<StreamedUnit> units, long minArea,
			String message) {
		Map<StreamedUnit, ReachSummary> streamed = stream(grid, map, units, minArea, 1 + units.size() % 3);
		BitPlane blocked = BlockedCells.of(map.scene(), grid.width(), grid.height());
		ClearancePlanes planes = ClearancePlanes.of(grid, blocked,
				units.stream().map(StreamedUnit::unit).toList(), Progress.NONE);
		for (StreamedUnit unit : units) {
			GridUnit agent = unit.unit();
			Reachability whole = Reachability.of(planes.legal(agent), agent.size(),
					unit.spawns(), map.diagonals(), Progress.NONE);
			long fitting = whole.fitting().count();
			ReachSummary expected = new ReachSummary(whole.legal().count(), whole.reachable().count(),
					whole.covered().count(), planes.traversable(agent.capability()).count() - fitting, whole.misfits(),
					whole.unreachableRegions(minArea), whole.startGaps());
			assertEquals(expected, streamed.get(unit), () -> message + ", " + unit + picture(grid));
		}
	}

	private static String picture(TerrainGrid grid) {
		return grid.width() * grid.height() > 4096 ? "" : "\n" + Pictures.picture(grid);
	}

	private static Map<StreamedUnit, ReachSummary> stream(TerrainGrid grid, MapHeader map, List<StreamedUnit> units,
			long minArea, int threads) {
		try (ReachabilityStream stream = new ReachabilityStream(map, units, minArea, threads, Progress.NONE)) {
			byte[] row = new byte[grid.width()];
			for (int y = 0; y < grid.height(); y++) {
				grid.copyRow(0, y, row.length, row, 0);
				stream.accept(row);
			}
			return stream.finish();
		}
	}

	/**
	 * A unit of size 3 fits at two places, which share the cell in the middle. No step connects the two places, so
	 * there are two components. A spawn on the shared cell reaches both components. Their area must count the shared
	 * cell once.
	 */
	@Test
	void cellThatTwoReachedComponentsCoverCountsOnce() {
		TerrainGrid grid = Pictures.grid("""
				...@@@@
				...@@@@
				.....@@
				@@...@@
				@@...@@
				""");
		List<StreamedUnit> three = sizes(3);
		MapHeader map = new MapHeader(7, 5, Scene.EMPTY, Diagonals.NEVER);
		ReachSummary apart = stream(grid, map, three, 1, 1).get(three.getFirst());
		assertEquals(9, apart.coveredCells());
		assertEquals(9, apart.unreachable().getFirst().cells());
		assertEquals(0, apart.tooNarrowCells());
		List<StreamedUnit> bothStart = from(List.of(new Cell(2, 2)), 3);
		assertEquals(17, stream(grid, map, bothStart, 1, 1).get(bothStart.getFirst()).coveredCells());
	}

	@Test
	void rowsMustBeAsManyAsTheMapHas() {
		MapHeader map = new MapHeader(3, 2, Scene.EMPTY, Diagonals.NEVER);
		try (ReachabilityStream stream = new ReachabilityStream(map, sizes(1), 1, 2, Progress.NONE)) {
			stream.accept(new byte[3]);
			assertThrows(IllegalStateException.class, stream::finish);
			stream.accept(new byte[3]);
			assertThrows(IllegalStateException.class, () -> stream.accept(new byte[3]));
			assertEquals(6, stream.finish().get(sizes(1).getFirst()).coveredCells());
		}
	}

	@Test
	void sizesAndSpawnsBeyondTheLimitsAreRefused() {
		new MapHeader(65_536, Integer.MAX_VALUE, Scene.EMPTY, Diagonals.NEVER);
		assertTrue(assertThrows(IllegalArgumentException.class,
				() -> new MapHeader(65_537, 1, Scene.EMPTY, Diagonals.NEVER)).getMessage().contains("65536 columns"));
		assertThrows(IllegalArgumentException.class, () -> MapHeader.checkSize(1, 1L << 31));
		assertThrows(IllegalArgumentException.class, () -> MapHeader.checkSize(0, 1));
		assertThrows(IllegalArgumentException.class, () -> new ReachabilityStream(new MapHeader(3, 3, Scene.EMPTY, Diagonals.NEVER),
				from(List.of(new Cell(3, 0)), 1), 1, 1, Progress.NONE));
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 3 })
	void tellsRowsAndCanBeCancelled(int threads) {
		long[] worked = new long[1];
		Progress untilHalf = new Progress() {
			@Override
			public void worked(int units) {
				worked[0] += units;
			}

			@Override
			public boolean cancelled() {
				return worked[0] > 1024;
			}
		};
		MapHeader map = new MapHeader(1 << 16, 2048, Scene.EMPTY, Diagonals.NEVER);
		try (ReachabilityStream stream = new ReachabilityStream(map, sizes(1, 2), 1, threads, untilHalf)) {
			byte[] row = new byte[1 << 16];
			assertThrows(CancellationException.class, () -> {
				for (int y = 0; y < 2048; y++) {
					stream.accept(row);
				}
			});
		}
		assertTrue(worked[0] > 1024 && worked[0] < 1200, worked[0] + " rows");
	}
}
