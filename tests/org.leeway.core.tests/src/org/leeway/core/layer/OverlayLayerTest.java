package org.leeway.core.layer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Acceptance;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Agent;

class OverlayLayerTest {

	@Test
	void clearanceIsThatOfTheTopLeftCell() {
		assertEquals("""
				22221021
				21111011
				21000000
				22222221
				11111111
				""", Pictures.digits(clearance(Pictures.ISLAND, Anchor.TOP_LEFT)));
	}

	@Test
	void clearanceCanBeThatOfTheMiddleCell() {
		assertEquals("""
				4321
				3321
				2221
				1111
				""", Pictures.digits(clearance("....\n".repeat(4), Anchor.TOP_LEFT)));
		assertEquals("""
				2221
				2431
				2331
				1111
				""", Pictures.digits(clearance("....\n".repeat(4), Anchor.CENTRE)));
	}

	@Test
	void clearanceCanBeThatOfTheLargestUnitOverTheCell() {
		assertEquals("""
				22222022
				22222022
				22000000
				22222222
				22222222
				""", Pictures.digits(clearance(Pictures.ISLAND, Anchor.COVERING)));
		assertEquals("""
				22222000
				22222000
				22000000
				22222222
				22222222
				""", Pictures.digits(fit(Pictures.ISLAND, Anchor.COVERING)));
	}

	@Test
	void theMapShowsWhatIsTooSmallForTheUnitInOneGrey() {
		LevelAnalysis analysis = analyse(Pictures.withSpawn(Pictures.level("""
				....@.
				......
				....@.
				....@.
				"""), 0, 0));
		for (String id : List.of("clearance", "fit", "brushfire")) {
			for (Anchor anchor : Anchor.values()) {
				OverlayLayer any = shown(id, analysis, 1, anchor);
				OverlayLayer third = shown(id, analysis, 3, anchor);
				assertEquals(Pictures.digits(any), Pictures.digits(third), "the values are the same");
				assertEquals(any.colour(0), third.colour(0));
				assertEquals(third.colour(1), third.colour(2));
				assertEquals(new LegendEntry("too narrow for 3 x 3", third.colour(1)), third.legend().get(1));
				assertFalse(any.legend().contains(third.legend().get(1)));
				assertEquals(any.legend().subList(3, any.legend().size()),
						third.legend().subList(2, third.legend().size()), "wider ones keep their colours");
				assertEquals(List.of(analysis.snapshot().grid().bounds()), third.changedSince(any));
			}
		}
		OverlayLayer large = shown("fit", analysis, 20, Anchor.COVERING);
		assertEquals(List.of("nothing fits", "too narrow for 20 x 20", "20", "32", "64+"),
				large.legend().stream().map(LegendEntry::label).toList(), "sizes beyond the usual limit are exact");
		assertEquals("100+", shown("clearance", analysis, 100, Anchor.COVERING).legend().getLast().label());
		OverlayLayer export = Layers.raster("clearance")
				.compute(LayerQuery.of(analysis).with(new Agent("", 3, Pictures.LAND)), Progress.NONE).orElseThrow();
		assertEquals("1", export.legend().get(1).label(), "an export is for no size");
	}

	private static OverlayLayer shown(String id, LevelAnalysis analysis, int size, Anchor anchor) {
		return Layers.raster(id).overlay(LayerQuery.of(analysis).with(new Agent("", size, Pictures.LAND)).with(anchor),
				Progress.NONE).orElseThrow();
	}

	@Test
	void valuesAtTheLimitOfALayerStandForLargerOnes() {
		LevelAnalysis analysis = analyse(Pictures.level((".".repeat(80) + "\n").repeat(70)));
		assertEquals("64+", shown("clearance", analysis, 1, Anchor.COVERING).texts(79, 69, 1)[0]);
		assertEquals("70", shown("clearance", analysis, 1, Anchor.TOP_LEFT).texts(0, 0, 1)[0]);
		assertEquals("70", shown("clearance", analysis, 65, Anchor.COVERING).texts(79, 69, 1)[0]);
		Cell corner = new Cell(79, 69);
		assertEquals("64+", ClearanceLayer.at(corner, analysis, Pictures.LAND, Anchor.COVERING));
		assertEquals("1", ClearanceLayer.at(corner, analysis, Pictures.LAND, Anchor.TOP_LEFT));
		assertEquals("3", ClearanceLayer.at(new Cell(78, 68), analysis, Pictures.LAND, Anchor.CENTRE));
	}

	@Test
	void fitIsTheLargestSizeThatArrives() {
		assertEquals("""
				22221000
				21111000
				21000000
				22222221
				11111111
				""", Pictures.digits(fit(Pictures.ISLAND, Anchor.TOP_LEFT)));
	}

	@Test
	void fitOfAnOpenMapIsItsClearanceWhereverTheMiddleIsTold() {
		String open = ".......\n".repeat(6);
		assertEquals(Pictures.digits(clearance(open, Anchor.CENTRE)), Pictures.digits(fit(open, Anchor.CENTRE)));
	}

	@Test
	void thereIsNoFitWithoutASpawn() {
		LevelAnalysis analysis = analyse(Pictures.level(Pictures.ISLAND));
		assertTrue(FitLayer.of(analysis, Pictures.LAND, Anchor.TOP_LEFT).isEmpty());
	}

	@Test
	void reachabilityHasFourClasses() {
		assertEquals("""
				33333022
				33333022
				33000000
				33333333
				33333333
				""", Pictures.digits(reachability(Pictures.ISLAND, 2)));
		assertEquals("""
				11111011
				11111011
				11000000
				11111111
				11111111
				""", Pictures.digits(reachability(Pictures.ISLAND, 3)));
	}

	@Test
	void whatIsCutOffByIntentionIsAClassOfItsOwn() {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, 1, 2);
		OverlayLayer cutOff = ReachabilityLayer.of(analyse(level), Pictures.agent(2));
		LevelAnalysis accepting = analyse(accepting(level, "size2", new Cell(6, 0)));
		OverlayLayer intended = ReachabilityLayer.of(accepting, Pictures.agent(2));
		assertEquals(Pictures.digits(cutOff).replace('2', '4'), Pictures.digits(intended));
		assertEquals(Pictures.digits(intended), Pictures.digits(
				org.leeway.core.fixtures.Layers.export("reachability", accepting.snapshot(),
						Optional.of(Pictures.agent(2))).layer()), "as it is exported");
		assertEquals("cut off, intended", intended.legend().get(4).label());
		assertEquals(intended.legend().get(4).rgb(), intended.colour(4));
		assertEquals(2, ReachabilityLayer.of(accepting, Pictures.agent(1)).value(6, 0), "another agent");
		assertEquals(2, ReachabilityLayer.of(analyse(accepting(level, "size2", new Cell(7, 1))), Pictures.agent(2))
				.value(6, 0), "no such region");
		assertEquals(List.of(level.grid().bounds()), intended.changedSince(cutOff));
		assertEquals(List.of(), intended.changedSince(intended));
	}

	/**
	 * A unit of size 2 reaches neither of two regions, which share one cell. The designer has declared only the upper region
	 * as intended. So the shared cell must keep class 2 (cut off), and not get class 4 (cut off as intended).
	 */
	@Test
	void aCellOfAnotherRegionIsNotIntended() {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level("""
				..@@@@@
				..@..@@
				@@@...@
				@@@@..@
				""", 2), 0, 0);
		assertEquals("""
				3300000
				3302200
				0002220
				0000220
				""", Pictures.digits(ReachabilityLayer.of(analyse(level), Pictures.agent(2))));
		assertEquals("""
				3300000
				3304400
				0004220
				0000220
				""", Pictures.digits(ReachabilityLayer.of(analyse(accepting(level, "size2", new Cell(3, 1))),
				Pictures.agent(2))));
	}

	private static LevelSnapshot accepting(LevelSnapshot level, String agent, Cell sample) {
		DesignIntent intent = DesignIntent.NONE
				.withAccepted(List.of(new Acceptance(UnreachableRegionRule.ID, agent, sample, "")));
		return new LevelSnapshot(level.header().withIntent(intent), level.grid());
	}

	@Test
	void reachabilityOfWideMapsIsThatOfNarrowOnes() {
		OverlayLayer layer = reachability(("." .repeat(70) + "@" + ".".repeat(60) + "\n").repeat(2), 1);
		assertEquals(3, layer.value(69, 1));
		assertEquals(0, layer.value(70, 1));
		assertEquals(2, layer.value(130, 1));
	}

	@Test
	void terrainHasTheColoursOfTheLevel() {
		OverlayLayer layer = TerrainLayer.of(Pictures.level(".SW@\n"));
		assertEquals("0124\n", Pictures.digits(layer));
		int[] rgb = new int[4];
		layer.colours(0, 0, 4, rgb);
		assertArrayEquals(new int[] {0xD8CBA6, 0x8D9A5E, 0x5B8FB9, 0x33363B}, rgb);
		assertEquals(List.of("ground", "swamp", "water", "out"),
				layer.legend().stream().map(LegendEntry::label).toList());
	}

	@Test
	void rowsHoldTheValuesAndColoursOfTheirCells() {
		Random random = new Random(7);
		TerrainGridEditor grid = TerrainGrid.filled(150, 9, 0).edit();
		for (int i = 0; i < 300; i++) {
			grid.set(random.nextInt(150), random.nextInt(9), 4);
		}
		LevelSnapshot flat = Pictures.level(".", 2);
		LevelAnalysis analysis = analyse(Pictures.withSpawn(new LevelSnapshot("", grid.build(), flat.terrains(),
				flat.agents(), flat.scene(), List.of()), 3, 3));
		for (OverlayLayer layer : List.of(TerrainLayer.of(analysis.snapshot()),
				ClearanceLayer.of(analysis, Pictures.LAND, Anchor.TOP_LEFT),
				ClearanceLayer.of(analysis, Pictures.LAND, Anchor.CENTRE),
				ClearanceLayer.of(analysis, Pictures.LAND, Anchor.COVERING),
				FitLayer.of(analysis, Pictures.LAND, Anchor.CENTRE).orElseThrow(),
				ReachabilityLayer.of(analysis, Pictures.agent(2)),
				BrushfireLossLayer.of(analysis, Pictures.agent(2)))) {
			assertRows(layer, random);
		}
	}

	private static void assertRows(OverlayLayer layer, Random random) {
		int[] values = new int[layer.width()];
		int[] colours = new int[layer.width()];
		for (int i = 0; i < 100; i++) {
			int x = random.nextInt(layer.width());
			int y = random.nextInt(layer.height());
			int length = random.nextInt(layer.width() - x) + 1;
			layer.values(x, y, length, values);
			layer.colours(x, y, length, colours);
			for (int j = 0; j < length; j++) {
				assertEquals(layer.value(x + j, y), values[j]);
				assertEquals(layer.colour(values[j]), colours[j]);
			}
		}
	}

	@Test
	void refusesCellsOutside() {
		OverlayLayer layer = TerrainLayer.of(Pictures.level("..\n"));
		assertThrows(IndexOutOfBoundsException.class, () -> layer.values(1, 0, 2, new int[2]));
		assertThrows(IndexOutOfBoundsException.class, () -> layer.values(0, 1, 1, new int[1]));
		assertThrows(IndexOutOfBoundsException.class, () -> layer.value(-1, 0));
	}

	@Test
	void knowsTheGridItCameFrom() {
		LevelAnalysis analysis = analyse(Pictures.level("..\n", 1));
		OverlayLayer layer = ReachabilityLayer.of(analysis, Pictures.agent(1));
		assertSame(analysis.snapshot().grid(), layer.source());
		assertEquals(Layers.raster("reachability"), layer.kind());
	}

	@Test
	void widerIsLighter() {
		OverlayLayer layer = clearance(".\n", Anchor.TOP_LEFT);
		for (int width = 1; width <= 64; width++) {
			assertTrue(luminance(layer.colour(width)) > luminance(layer.colour(width - 1)), "width " + width);
		}
		assertEquals(layer.colour(64), layer.colour(65535));
	}

	@Test
	void smallSizesAreFurtherApartThanLargeOnes() {
		OverlayLayer layer = clearance(".\n", Anchor.TOP_LEFT);
		for (int width = 0; width < 8; width++) {
			double contrast = contrast(layer.colour(width), layer.colour(width + 1));
			assertTrue(contrast > 1.12, "widths " + width + " and " + (width + 1) + ": " + contrast);
		}
	}

	@Test
	void classesDifferInLightnessToo() {
		List<LegendEntry> classes = reachability(".\n", 1).legend();
		assertEquals(List.of("blocked", "too narrow", "cut off", "reachable"),
				classes.stream().map(LegendEntry::label).toList());
		for (LegendEntry a : classes) {
			for (LegendEntry b : classes) {
				assertTrue(a == b || contrast(a.rgb(), b.rgb()) > 1.3, a + " and " + b);
			}
		}
	}

	@Test
	void legendShowsTheColoursOfTheValues() {
		OverlayLayer layer = clearance(".\n", Anchor.TOP_LEFT);
		List<String> labels = layer.legend().stream().map(LegendEntry::label).toList();
		assertEquals(List.of("blocked", "1", "2", "3", "4", "5", "6", "7", "8", "16", "32", "64+"), labels);
		assertEquals(layer.colour(0), layer.legend().get(0).rgb());
		assertEquals(layer.colour(16), layer.legend().get(9).rgb());
		assertEquals(layer.colour(1000), layer.legend().get(11).rgb());
	}

	/** Returns the contrast of two colours by the Web Content Accessibility Guidelines, 1 to 21. */
	private static double contrast(int a, int b) {
		double lighter = Math.max(luminance(a), luminance(b));
		double darker = Math.min(luminance(a), luminance(b));
		return (lighter + 0.05) / (darker + 0.05);
	}

	private static double luminance(int rgb) {
		return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
	}

	private static double linear(int channel) {
		double value = channel / 255.0;
		return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
	}

	private static OverlayLayer clearance(String picture, Anchor anchor) {
		return ClearanceLayer.of(analyse(Pictures.level(picture)), Pictures.LAND, anchor);
	}

	private static OverlayLayer fit(String picture, Anchor anchor) {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level(picture), 0, 0);
		return FitLayer.of(analyse(level), Pictures.LAND, anchor).orElseThrow();
	}

	private static OverlayLayer reachability(String picture, int size) {
		Agent agent = Pictures.agent(size);
		return ReachabilityLayer.of(analyse(Pictures.level(picture)), agent);
	}

	private static LevelAnalysis analyse(LevelSnapshot level) {
		return LevelAnalysis.of(level, Progress.NONE);
	}
}
