package org.leeway.core.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Body;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.GridUnit;
import org.leeway.pathing.world.Motion;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Pictures;

class TravelLayersTest {

	private static final Agent RUNNER = new Agent("runner", new GridUnit(1, Capability.of(Pictures.GROUND)), Body.OF_FOOTPRINT,
			new Motion(0, false, 2, OptionalDouble.empty(), OptionalDouble.empty()));

	private static LevelAnalysis level(TerrainGrid grid, Agent agent, Cell... spawns) {
		return LevelAnalysis.of(new LevelSnapshot("", grid, List.of(new Terrain(0, "ground", 0, ".", 1)), List.of(agent), Scene.EMPTY,
				List.of(spawns)), Progress.NONE);
	}

	private static double[] row(OverlayLayer layer, int y) {
		double[] row = new double[layer.width()];
		layer.exactValues(0, y, row.length, row);
		return row;
	}

	private static OverlayLayer layer(RasterLayer kind, LevelAnalysis level, Agent agent, Optional<Cell> start) {
		LayerQuery query = LayerQuery.of(level).with(agent);
		return kind.compute(start.map(query::from).orElse(query), Progress.NONE).orElseThrow();
	}

	@Test
	void travelTimesAreSecondsFromTheNearestOrTheChosenStart() {
		LevelAnalysis level = level(Pictures.grid("....@."), RUNNER, new Cell(0, 0), new Cell(3, 0));
		OverlayLayer all = layer(new TravelTimeLayer(), level, RUNNER, Optional.empty());
		assertEquals(List.of(0.001, 0.5, 0.5, 0.001, 0.0, 0.0), Arrays.stream(row(all, 0)).boxed().toList());
		OverlayLayer first = layer(new TravelTimeLayer(), level, RUNNER, Optional.of(new Cell(0, 0)));
		assertEquals(List.of(0.001, 0.5, 1.0, 1.5, 0.0, 0.0), Arrays.stream(row(first, 0)).boxed().toList());
		assertEquals(2, first.value(3, 0), "rounded up");
		assertEquals("to 1 s", first.legend().get(1).label());
	}

	@Test
	void theNearestStartHasAClassAndContestedCellsHaveAnother() {
		LevelAnalysis level = level(Pictures.grid(".....@."), RUNNER, new Cell(0, 0), new Cell(4, 0));
		OverlayLayer layer = layer(new NearestStartLayer(), level, RUNNER, Optional.of(new Cell(0, 0)));
		int[] row = new int[7];
		layer.values(0, 0, 7, row);
		assertEquals(List.of(2, 2, 1, 3, 3, 0, 0), Arrays.stream(row).boxed().toList());
		assertEquals(List.of("not reached", "contested", "0,0", "4,0"), layer.legend().stream().map(LegendEntry::label).toList());
		assertNotEquals(layer.colour(2), layer.colour(3));
	}

	@Test
	void withoutASpawnThereIsNoLayer() {
		LevelAnalysis level = level(Pictures.grid("...."), RUNNER);
		assertTrue(new TravelTimeLayer().compute(LayerQuery.of(level).with(RUNNER), Progress.NONE).isEmpty());
	}

	@Test
	void afterAnEditOnlyTilesNearItChange() {
		TerrainGrid grid = TerrainGrid.filled(300, 64, Pictures.GROUND);
		LevelAnalysis level = level(grid, RUNNER, new Cell(0, 0), new Cell(10, 0));
		TerrainGridEditor editor = grid.edit();
		editor.set(290, 60, Pictures.WATER);
		for (RasterLayer kind : List.of(new TravelTimeLayer(), new NearestStartLayer())) {
			OverlayLayer before = layer(kind, level, RUNNER, Optional.empty());
			LevelAnalysis edited = level.with(level.snapshot().withGrid(editor.build()), Progress.NONE);
			OverlayLayer after = layer(kind, edited, RUNNER, Optional.empty());
			assertEquals(List.of(256), after.changedSince(before).stream().map(cells -> cells.x()).toList());
			assertSame(after.in(ColourScheme.OKABE_ITO.colours()).legend(), before.legend());
		}
	}

	@Test
	void lanesAndGapsAreShapes() {
		Agent wide = new Agent("wide", new GridUnit(2, Capability.of(Pictures.GROUND)), Body.OF_FOOTPRINT, Motion.STANDARD);
		TerrainGrid grid = Pictures.grid("""
				.........
				....@....
				....@....
				....@....
				.........
				.........
				""");
		LevelAnalysis level = level(grid, wide, new Cell(0, 0), new Cell(7, 0));
		List<Feature> features = new LanesLayer().compute(LayerQuery.of(level).with(wide), Progress.NONE).features().get().toList();
		assertEquals(List.of("gap", "way"), features.stream().map(Feature::kind).filter(kind -> !kind.equals("base-gap")).sorted().distinct()
				.toList());
		Feature way = features.stream().filter(each -> each.kind().equals("way")).findFirst().orElseThrow();
		assertEquals("0,0", way.properties().get("from"));
		assertEquals(2, way.properties().get("narrowest"));
	}
}
