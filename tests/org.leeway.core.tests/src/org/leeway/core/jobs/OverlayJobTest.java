package org.leeway.core.jobs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import org.eclipse.core.runtime.jobs.Job;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.explain.Obstruction;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RangeLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.SizeField;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.ReachabilityOracle;

/**
 * Tests of overlays for units of any size and terrains, on levels that are edited. The tests compare an overlay with
 * the export of the same layer.
 */
class OverlayJobTest {

	private static final Agent SCOUT = new Agent("scout", 1, Pictures.GROUND);

	private final List<RequestedOverlay> overlays = new CopyOnWriteArrayList<>();
	private final OverlayJob job = new OverlayJob("Look", overlays::add);

	@AfterEach
	void endJob() throws InterruptedException {
		job.cancel();
		Job.getJobManager().join(OverlayJob.class, null);
	}

	private RequestedOverlay overlay(OverlayRequest request) throws InterruptedException {
		job.request(request);
		job.flush();
		assertEquals(request, overlays.getLast().request());
		return overlays.getLast();
	}

	@Test
	void whereMemoryIsShortTheJobAnswersLater() throws InterruptedException {
		RasterLayer clearance = Layers.raster("clearance");
		RasterLayer greedy = new RasterLayer("greedy", "Greedy", "Greedy", "lacks memory at once", 84, Need.CAPABILITY) {
			@Override
			public Optional<OverlayLayer> compute(LayerQuery query, Progress progress) {
				return clearance.compute(query, progress);
			}

			@Override
			public Optional<OverlayLayer> atOnce(LayerQuery query, CellRect window) {
				throw new OutOfMemoryError("thrown by the test");
			}
		};
		LevelAnalysis analysis = LevelAnalysis.of(Pictures.level(Pictures.ISLAND, 1), Progress.NONE);
		OverlayRequest request = new OverlayRequest(analysis, greedy, SCOUT, null);
		assertTrue(request.atOnce(new CellRect(0, 0, 1, 1)).isEmpty());
		assertTrue(overlay(request).layer().isPresent());
	}

	@Test
	void whatIsDrawnForAnyUnitIsWhatIsExported() throws InterruptedException {
		for (int seed = 0; seed < 30; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelAnalysis analysis = LevelAnalysis.of(level(random.rectangles(70, 66), random), Progress.NONE);
			for (int step = 0; step < 20; step++) {
				String when = "seed " + seed + ", step " + step;
				Agent unit = new Agent("any", random.number(1, 6), random.capability());
				for (RasterLayer layer : List.of(Layers.raster("reachability"), Layers.raster("clearance"),
						Layers.raster("brushfire"), Layers.raster("brushfire-loss"))) {
					Anchor widths = Anchor.values()[random.number(0, 2)];
					OverlayLayer drawn = overlay(new OverlayRequest(analysis, layer, unit, widths, null, null,
							ColourScheme.OKABE_ITO.colours())).layer().orElseThrow();
					assertSameValues(export(layer, analysis, unit, widths), drawn,
							layer + " of " + unit + ", " + widths + ", " + when);
				}
				checkRange(analysis, unit, new Cell(random.number(0, 69), random.number(0, 65)), when);
				analysis = analysis.with(edited(analysis.snapshot(), random), Progress.NONE);
			}
		}
	}

	@Test
	void overlayOfPreparedSizesIsWhatIsExported() throws InterruptedException {
		for (int seed = 0; seed < 30; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelAnalysis analysis = LevelAnalysis.of(level(random.rectangles(70, 66), random), Progress.NONE);
			Capability terrains = random.capability();
			for (int step = 0; step < 10; step++) {
				Agent unit = new Agent("any", random.number(1, 18), terrains);
				if (step % 4 == 0) {
					analysis.prepareSizes(unit, Progress.NONE);
				}
				RasterLayer layer = Layers.raster("reachability");
				assertSameValues(export(layer, analysis, unit, Anchor.COVERING),
						overlay(new OverlayRequest(analysis, layer, unit, null)).layer().orElseThrow(),
						unit + ", seed " + seed + ", step " + step);
				analysis = analysis.with(edited(analysis.snapshot(), random), Progress.NONE);
			}
		}
	}

	/**
	 * The job answers a request twice. The first answer has only the part of the overlay that is on the screen, with
	 * the values that the whole overlay has there. The last answer has the whole overlay.
	 */
	@Test
	void firstLookIsAtTheScreen() throws InterruptedException {
		for (int seed = 0; seed < 60; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelAnalysis analysis = largerThanScreens(random);
			Agent unit = new Agent("any", random.number(1, 6), random.capability());
			CellRect window = screen(random);
			job.lookFirst(Optional.of(window));
			for (String id : List.of("clearance", "fit", "brushfire")) {
				overlays.clear();
				OverlayLayer whole = overlay(new OverlayRequest(analysis, Layers.raster(id), unit, null)).layer()
						.orElseThrow();
				String message = id + ", seed " + seed;
				assertEquals(2, overlays.size(), message);
				assertTrue(overlays.getLast().isWhole() && !overlays.getFirst().isWhole(), message);
				assertSameOnScreen(whole, overlays.getFirst().layer().orElseThrow(), message);
			}
			overlays.clear();
			overlay(new OverlayRequest(analysis, Layers.raster("brushfire"), new Agent("any", 9, unit.capability()), null));
			assertEquals(1, overlays.size(), "a second look needs no other one first");
		}
	}

	/**
	 * {@link LevelAnalysis#prepareSizes} computes data for all sizes of a unit. After this, {@link OverlayRequest#atOnce} can
	 * compute the part of an overlay that is on the screen, without the job. The job later computes the whole overlay, which must
	 * have the same values there.
	 */
	@Test
	void whatIsPreparedIsOnTheScreenAtOnce() throws InterruptedException {
		for (int seed = 0; seed < 60; seed++) {
			RandomMaps random = new RandomMaps(seed);
			LevelAnalysis analysis = largerThanScreens(random);
			Agent unit = new Agent("any", random.number(1, 16), random.capability());
			CellRect screen = screen(random);
			assertTrue(new OverlayRequest(analysis, Layers.raster("reachability"), unit, null).atOnce(screen).isEmpty());
			assertTrue(new OverlayRequest(analysis, Layers.raster("fit"), unit, null).atOnce(screen).isEmpty());
			analysis.prepareSizes(unit, Progress.NONE);
			for (String id : List.of("reachability", "clearance", "fit", "brushfire")) {
				checkAtOnce(new OverlayRequest(analysis, Layers.raster(id), unit, null), screen, id + ", seed " + seed);
			}
			Agent larger = new Agent("any", SizeField.PLANES + 1, unit.capability());
			assertTrue(new OverlayRequest(analysis, Layers.raster("reachability"), larger, null).atOnce(screen).isEmpty());
		}
	}

	private void checkAtOnce(OverlayRequest request, CellRect screen, String message) throws InterruptedException {
		RequestedOverlay part = request.atOnce(screen).orElseThrow();
		OverlayLayer whole = overlay(request).layer().orElseThrow();
		assertSameOnScreen(whole, part.layer().orElseThrow(), message);
		CellRect seen = screen.intersection(request.map()).orElseThrow();
		assertEquals(request.map().without(seen),
				overlays.getLast().after(part).layer().orElseThrow().changedSince(part.layer().orElseThrow()), message);
		assertTrue(request.atOnce(request.map()).isEmpty(), "of a whole map the job makes the overlay");
	}

	private static LevelAnalysis largerThanScreens(RandomMaps random) {
		return LevelAnalysis.of(new LevelSnapshot("", random.rectangles(150, 140), List.of(), List.of(SCOUT), Scene.EMPTY,
				List.of(new Cell(70, 60))), Progress.NONE);
	}

	private static CellRect screen(RandomMaps random) {
		return new CellRect(random.number(-20, 110), random.number(-20, 100), random.number(30, 60), 60);
	}

	private static void assertSameOnScreen(OverlayLayer whole, OverlayLayer part, String message) {
		CellRect window = part.part();
		for (int y = 0; y < whole.height(); y++) {
			for (int x = 0; x < whole.width(); x++) {
				assertEquals(window.contains(x, y) ? whole.value(x, y) : 0, part.value(x, y), message);
			}
		}
		assertEquals(List.of(whole.source().bounds()), whole.changedSince(part), message);
	}

	private static LevelSnapshot level(TerrainGrid grid, RandomMaps random) {
		List<Cell> spawns = random.number(0, 2) == 0 ? List.of() : List.of(new Cell(random.number(0, 69), 33));
		return new LevelSnapshot("", grid, List.of(), List.of(SCOUT), Scene.EMPTY, spawns);
	}

	private static LevelSnapshot edited(LevelSnapshot level, RandomMaps random) {
		if (random.number(0, 3) == 0) {
			Circle circle = new Circle(random.number(0, 70), random.number(0, 66), random.number(1, 9));
			return level.withScene(Scene.of(List.of(circle), List.of()));
		}
		TerrainGridEditor grid = level.grid().edit();
		int terrain = random.terrain();
		int left = random.number(0, 60);
		int top = random.number(0, 60);
		for (int y = top; y < top + random.number(1, 6); y++) {
			grid.fillRow(left, y, random.number(1, 10), terrain);
		}
		return level.withGrid(grid.build());
	}

	private static OverlayLayer export(RasterLayer layer, LevelAnalysis drawn, Agent unit, Anchor widths) {
		LevelAnalysis analysis = LevelAnalysis.of(layer.part(drawn.snapshot(), Optional.of(unit)), Progress.NONE);
		return layer.compute(LayerQuery.of(analysis).with(unit).with(widths), Progress.NONE).orElseThrow();
	}

	/**
	 * Compares the two layers of the range of a unit with a flood fill. The range has the cells that the unit reaches from
	 * its place. In the exported layer, the cells under the unit have a value of their own. In the layer on the map, these
	 * cells have the value of reached cells, because the map draws the unit itself.
	 *
	 * @param wanted the cell where the user wants the unit to stand
	 * @param when a text for messages
	 */
	private void checkRange(LevelAnalysis analysis, Agent unit, Cell wanted, String when)
			throws InterruptedException {
		RequestedOverlay overlay = overlay(new OverlayRequest(analysis, Layers.raster("range"), unit, wanted));
		Cell start = overlay.range().orElseThrow().start().orElse(null);
		boolean legal = Obstruction.of(analysis, unit, wanted).isEmpty();
		assertTrue(!legal || wanted.equals(start), when);
		assertSameValues(flooded(analysis, unit, start, false), overlay.layer().orElseThrow(), "range, " + when);
		Cell from = start == null ? wanted : start;
		assertSameValues(flooded(analysis, unit, start, true),
				RangeLayer.of(analysis, unit,
						UnitRange.of(analysis.agent(unit).reachability(), from, Progress.NONE)), "export of the range, " + when);
	}

	/**
	 * Returns the values of the range layer, by a flood fill.
	 *
	 * @param start the top-left cell of the unit where it stands, or null if the unit has no legal start
	 * @param withUnit whether the cells of the unit have a value of their own
	 */
	private static int[][] flooded(LevelAnalysis analysis, Agent unit, Cell start, boolean withUnit) {
		TerrainGrid grid = analysis.snapshot().grid();
		boolean[][] traversable = traversable(grid, analysis.clearance().blocked(), unit.capability());
		ReachabilityOracle oracle = new ReachabilityOracle(traversable, unit.size(), List.of());
		boolean[][] fitting = oracle.fitting();
		boolean[][] range = start == null ? new boolean[grid.height()][grid.width()] : oracle.cells(start);
		int[][] values = new int[grid.height()][grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				boolean here = withUnit && start != null
						&& new CellRect(start.x(), start.y(), unit.size(), unit.size()).contains(x, y);
				values[y][x] = here ? 4 : range[y][x] ? 3 : fitting[y][x] ? 2 : traversable[y][x] ? 1 : 0;
			}
		}
		return values;
	}

	private static boolean[][] traversable(TerrainGrid grid, BitPlane blocked, Capability capability) {
		boolean[][] traversable = new boolean[grid.height()][grid.width()];
		for (int y = 0; y < grid.height(); y++) {
			for (int x = 0; x < grid.width(); x++) {
				traversable[y][x] = capability.contains(grid.terrain(x, y)) && !blocked.get(x, y);
			}
		}
		return traversable;
	}

	private static void assertSameValues(OverlayLayer expected, OverlayLayer actual, String message) {
		int[][] values = new int[expected.height()][expected.width()];
		for (int y = 0; y < values.length; y++) {
			expected.values(0, y, expected.width(), values[y]);
		}
		assertSameValues(values, actual, message);
	}

	private static void assertSameValues(int[][] expected, OverlayLayer actual, String message) {
		for (int y = 0; y < expected.length; y++) {
			int[] row = new int[actual.width()];
			actual.values(0, y, row.length, row);
			assertArrayEquals(expected[y], row, message + ", row " + y);
		}
	}

	@Test
	void withinARangeNothingIsComputedAgain() throws InterruptedException {
		LevelAnalysis analysis = LevelAnalysis.of(Pictures.level(Pictures.ROOMS), Progress.NONE);
		Agent unit = new Agent("any", 2, Pictures.GROUND);
		var first = overlay(new OverlayRequest(analysis, Layers.raster("range"), unit, new Cell(0, 0))).range().orElseThrow();
		var second = overlay(new OverlayRequest(analysis, Layers.raster("range"), unit, new Cell(6, 2))).range().orElseThrow();
		assertSame(first.cells(), second.cells());
		assertTrue(first.contains(new Cell(6, 2)));
		assertEquals(new Cell(6, 2), second.start().orElseThrow());
	}

	@Test
	void aStrokeAwayFromTheMouseLeavesTheRestOfThePictureAsItIs() throws InterruptedException {
		LevelSnapshot level = level(TerrainGrid.filled(640, 640, 0), new RandomMaps(1));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Agent unit = new Agent("any", 5, Pictures.GROUND);
		OverlayLayer before = overlay(new OverlayRequest(analysis, Layers.raster("range"), unit, new Cell(9, 9))).layer().orElseThrow();
		TerrainGridEditor grid = level.grid().edit();
		grid.fillRow(330, 330, 20, 4);
		LevelAnalysis next = analysis.with(level.withGrid(grid.build()), Progress.NONE);
		OverlayLayer after = overlay(new OverlayRequest(next, Layers.raster("range"), unit, new Cell(9, 9))).layer().orElseThrow();
		assertTrue(after.changedSince(before).stream().allMatch(
				cells -> cells.union(new CellRect(256, 256, 128, 128)).equals(new CellRect(256, 256, 128, 128))),
				after.changedSince(before).toString());
	}

	@Test
	void ofManyRequestsInARowTheLastIsDeliveredLast() throws InterruptedException {
		LevelAnalysis analysis = LevelAnalysis.of(Pictures.level(Pictures.ISLAND), Progress.NONE);
		for (int size = 1; size <= 200; size++) {
			job.request(new OverlayRequest(analysis, Layers.raster("reachability"), new Agent("", size, Pictures.LAND), null));
		}
		job.flush();
		assertEquals(200, overlays.getLast().request().unit().size());
		List<Integer> sizes = new ArrayList<>(overlays.stream().map(made -> made.request().unit().size()).toList());
		assertEquals(sizes.stream().sorted().toList(), sizes);
	}

	@Test
	void anObstructionNamesTheFirstCellAndWhatIsThere() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND)
				.withScene(Scene.of(List.of(new Circle(1.5, 3.5, 0.4)), List.of()));
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		Agent unit = new Agent("any", 2, Pictures.LAND);
		assertTrue(Obstruction.of(analysis, unit, new Cell(0, 0)).isEmpty());
		assertEquals(new Obstruction(new Cell(5, 0), "out"), Obstruction.of(analysis, unit, new Cell(4, 0)).orElseThrow());
		assertEquals(new Obstruction(new Cell(1, 3), "the circle about 1.5, 3.5"),
				Obstruction.of(analysis, unit, new Cell(0, 3)).orElseThrow());
		assertEquals(new Obstruction(new Cell(8, 3), "the map ends"),
				Obstruction.of(analysis, unit, new Cell(7, 3)).orElseThrow());
	}

	@Test
	void onlyARangeHasAnAnchor() {
		LevelAnalysis analysis = LevelAnalysis.of(Pictures.level(Pictures.ISLAND), Progress.NONE);
		assertThrows(IllegalArgumentException.class, () -> new OverlayRequest(analysis, Layers.raster("range"), SCOUT, null));
		assertThrows(IllegalArgumentException.class,
				() -> new OverlayRequest(analysis, Layers.raster("fit"), SCOUT, new Cell(0, 0)));
	}
}
