package org.leeway.core.colour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.layer.TerrainLayer;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.CellRect;

/**
 * Tests of the colours of overlays. Viewers with and without colour blindness must be able to distinguish all colours
 * of a layer.
 */
class ColourSchemeTest {

	/**
	 * Matrices that convert a colour to the colour that a viewer without one kind of cones sees. Colours are linear RGB.
	 * Indexed by the kind of colour vision. Source: Machado, Oliveira and Fernandes, A Physiologically-based Model for
	 * Simulation of Color Vision Deficiency, 2009.
	 */
	private static final Map<String, double[][]> EYES = Map.of(
			"usual", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
			"without red", new double[][] {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216},
					{-0.003882, -0.048116, 1.051998}},
			"without green", new double[][] {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413},
					{-0.011820, 0.042940, 0.968881}},
			"without blue", new double[][] {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602},
					{0.004733, 0.691367, 0.303900}});
	/** Least distance between two colours in CIE Lab. This is five times the smallest difference that people notice. */
	private static final double CLEAR = 11.5;

	@Test
	void classesOfALayerCanBeToldApartByAllEyes() {
		for (ColourScheme scheme : ColourScheme.values()) {
			for (Palette palette : List.of(scheme.colours().reachabilityWithIntended(),
					scheme.colours().brushfireLoss(), scheme.colours().range())) {
				EYES.forEach((eyes, seen) -> assertApart(scheme + ", eyes " + eyes, palette.legend(), seen));
			}
		}
	}

	@Test
	void whatIsTooNarrowCanBeToldFromAllWidthsByAllEyes() {
		for (ColourScheme scheme : ColourScheme.values()) {
			for (int size = 2; size <= 100; size++) {
				Palette palette = scheme.colours().clearance(size);
				LegendEntry narrow = new LegendEntry("narrow", palette.colour(1));
				for (int value = 0; value <= 100; value++) {
					LegendEntry other = new LegendEntry("value " + value, palette.colour(value));
					if (value == 0 || value >= size) {
						EYES.forEach((eyes, seen) -> assertApart(scheme + ", eyes " + eyes, List.of(narrow, other), seen));
					} else {
						assertEquals(narrow.rgb(), other.rgb());
					}
				}
			}
			assertSame(scheme.colours().clearance(3), scheme.colours().clearance(3));
		}
	}

	/**
	 * A tint marks cells that differ between two levels: worse, better, or just different. The colours of tints and
	 * overlays must differ, because a legend shows both together.
	 */
	@Test
	void tintsCanBeToldApartByAllEyes() {
		for (ColourScheme scheme : ColourScheme.values()) {
			Stream<LegendEntry> tints = Stream.of(Meaning.WORSE, Meaning.BETTER, Meaning.DIFFERENT)
					.map(meaning -> new LegendEntry(meaning.label(), scheme.colours().of(meaning)));
			List<LegendEntry> both = Stream.concat(tints, scheme.colours().reachabilityWithIntended().legend().stream()).toList();
			EYES.forEach((eyes, seen) -> assertApart(scheme + ", eyes " + eyes, both, seen));
		}
	}

	@Test
	void noMeaningsShareAColour() {
		for (ColourScheme scheme : ColourScheme.values()) {
			assertEquals(Meaning.values().length,
					Stream.of(Meaning.values()).map(scheme.colours()::of).distinct().count(), scheme.title());
		}
	}

	private static void assertApart(String what, List<LegendEntry> classes, double[][] eyes) {
		for (LegendEntry a : classes) {
			for (LegendEntry b : classes) {
				double distance = distance(lab(eyes, a.rgb()), lab(eyes, b.rgb()));
				assertTrue(a == b || distance > CLEAR, what + ": " + a + " and " + b + " differ by " + distance);
			}
		}
	}

	@Test
	void aLayerKeepsItsValuesInOtherColours() {
		LevelAnalysis analysis = LevelAnalysis.of(Pictures.level("""
				....@.
				....@.
				"""), Progress.NONE);
		OverlayColours greys = ColourScheme.GREYS.colours();
		OverlayLayer layer = ReachabilityLayer.of(analysis, Pictures.agent(2));
		OverlayLayer grey = layer.in(greys);
		for (int x = 0; x < 6; x++) {
			assertEquals(layer.value(x, 0), grey.value(x, 0));
		}
		assertEquals(0x56B4E9, layer.colour(layer.value(0, 0)));
		assertEquals(greys.of(Meaning.REACHABLE), grey.colour(layer.value(0, 0)));
		assertEquals(greys.of(Meaning.NARROW), grey.colour(layer.value(5, 0)));
		assertEquals(greys.of(Meaning.BLOCKED), grey.colour(layer.value(4, 0)));
		assertEquals(List.of("blocked", "too narrow", "cut off", "reachable"),
				grey.legend().stream().map(LegendEntry::label).toList());
		assertEquals(List.of(new CellRect(0, 0, 6, 2)), grey.changedSince(layer), "every cell looks other");
		assertEquals(List.of(), grey.changedSince(layer.in(greys)), "no cell looks other");
		assertSame(grey, grey.in(greys));
	}

	@Test
	void blockedCellsOfWidthsFollowToo() {
		OverlayLayer layer = ClearanceLayer.of(LevelAnalysis.of(Pictures.level(".@\n"), Progress.NONE), Pictures.LAND,
						Anchor.TOP_LEFT);
		OverlayLayer other = layer.in(ColourScheme.HIGH_CONTRAST.colours());
		assertEquals(0, other.colour(0));
		assertNotEquals(0, layer.colour(0));
		IntStream.range(1, 70).forEach(width -> assertEquals(layer.colour(width), other.colour(width)));
	}

	@Test
	void terrainsKeepTheColoursOfTheLevel() {
		OverlayLayer layer = TerrainLayer.of(Pictures.level(".SW@\n"));
		assertEquals(layer.legend(), layer.in(ColourScheme.GREYS.colours()).legend());
	}

	@Test
	void everyMeaningNeedsAColour() {
		assertThrows(IllegalArgumentException.class, () -> new OverlayColours(Map.of(Meaning.HERE, 0)));
	}

	private static double[] lab(double[][] eyes, int rgb) {
		double[] linear = {linear(rgb >> 16 & 0xFF), linear(rgb >> 8 & 0xFF), linear(rgb & 0xFF)};
		double r = seen(eyes[0], linear);
		double g = seen(eyes[1], linear);
		double b = seen(eyes[2], linear);
		double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
		double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
		double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
		return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
	}

	private static double seen(double[] weights, double[] linear) {
		return Math.clamp(weights[0] * linear[0] + weights[1] * linear[1] + weights[2] * linear[2], 0, 1);
	}

	private static double linear(int channel) {
		double value = channel / 255.0;
		return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
	}

	private static double root(double t) {
		return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116.0;
	}

	private static double distance(double[] a, double[] b) {
		return Math.sqrt(IntStream.range(0, 3).mapToDouble(i -> (a[i] - b[i]) * (a[i] - b[i])).sum());
	}
}
