package org.leeway.ui.map.layers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntBinaryOperator;

import org.eclipse.swt.graphics.ImageData;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.Palette;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.pictures.CellPicture;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.PngFile;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Contrast;

/** Tests of pictures in the cells of a map. Overlays and numbers that are drawn over the pictures must stay readable. */
class CellPicturesTest {

	private static final int SIDE = 16;
	private static final int GROUND = 0x806040;
	private static final LevelSnapshot LEVEL = LevelSnapshot.of(Levels.of(Levels.CORRIDOR));

	@TempDir
	private Path folder;
	/** Pictures that are bright, dark, of medium grey and noisy, by name. */
	private final Map<String, CellPicture> all = new LinkedHashMap<>();
	private CellPicture noise;

	@BeforeEach
	void drawPictures() {
		Random random = new Random(7);
		noise = picture("noise", (x, y) -> 0xFF000000 | random.nextInt(1 << 24));
		all.put("colours", noise);
		all.put("bright", picture("bright", (x, y) -> (x + y) % 5 == 0 ? 0xFFD0D0D0 : 0xFFFFFFFF));
		all.put("dark", picture("dark", (x, y) -> (x + y) % 5 == 0 ? 0xFF303030 : 0xFF000000));
		all.put("grey", picture("grey", (x, y) -> random.nextBoolean() ? 0xFF9A9A9A : 0xFF505050));
		all.put("black and white", picture("both", (x, y) -> random.nextBoolean() ? 0xFFFFFFFF : 0xFF000000));
	}

	/** @param pixels {@code 0xAARRGGBB} of a column and a row */
	private CellPicture picture(String name, IntBinaryOperator pixels) {
		Path file = folder.resolve(name + ".png");
		PngFile.write(file, SIDE, SIDE, pixels);
		return new CellPicture(PictureFile.read(file).picture().orElseThrow(), GROUND);
	}

	/** Returns a map in which all terrains have the average colour of a picture. */
	private static MapPicture plain(CellPicture picture, OverlayLayer overlay, int opacity, BitPlane selection, boolean lines) {
		int[] colours = new int[256];
		Arrays.fill(colours, picture.average());
		return new MapPicture(LEVEL.grid(), colours, overlay, opacity, null, null, selection, lines);
	}

	/** Returns the same map, in which all terrains have the picture. */
	private static MapPicture filled(MapPicture plain, CellPicture picture, int opacity) {
		Map<Integer, CellPicture> pictures = new LinkedHashMap<>();
		LEVEL.terrains().forEach(terrain -> pictures.put(terrain.id(), picture));
		return plain.with(new TerrainDetail(Map.of(), pictures, opacity, false));
	}

	private static ImageData render(MapPicture picture, double points) {
		return TileRenderer.render(picture, PixelScale.on(100, points), 0, 0, (int) (20 * points), (int) (10 * points));
	}

	@Test
	void aPictureFillsEachCellAtEveryZoom() {
		MapPicture map = filled(plain(noise, null, 0, null, false), noise, 255);
		for (double points : new double[] {8, 11.3, 16, 17.7, 40}) {
			int side = (int) Math.round(points);
			int[] square = noise.square(side);
			ImageData image = TileRenderer.render(map, PixelScale.on(100, points), 13, 5, 100, 60);
			for (int y = 0; y < image.height; y++) {
				for (int x = 0; x < image.width; x++) {
					int column = (int) (13 + x - Math.ceil(Math.floor((13 + x) / points) * points));
					int row = (int) (5 + y - Math.ceil(Math.floor((5 + y) / points) * points));
					assertEquals(square[Math.min(row, side - 1) * side + Math.min(column, side - 1)], image.getPixel(x, y),
							points + ": " + x + ", " + y);
				}
			}
		}
	}

	@Test
	void terrainsWithoutPicturesNeedNoDetail() {
		assertEquals(TerrainDetail.NONE, new TerrainDetail(Map.of(), Map.of(), 255, false));
	}

	@Test
	void smallCellsHaveTheAverageColour() {
		ImageData image = render(filled(plain(noise, null, 0, null, false), noise, 255), 7.9);
		assertEquals(1, Screen.colours(image).size());
		assertEquals(noise.average(), image.getPixel(0, 0));
	}

	@Test
	void thePixelsOfAPictureOfTheSizeOfACellAreShownAsTheyAre() {
		CellPicture ramp = picture("ramp", (x, y) -> 0xFF000000 | x * 16 << 16 | y * 16);
		for (int i = 0; i < SIDE * SIDE; i++) {
			assertEquals(i % SIDE * 16 << 16 | i / SIDE * 16, ramp.square(SIDE)[i]);
			assertEquals(ramp.square(SIDE)[i], ramp.square(3 * SIDE)[3 * (i / SIDE) * 3 * SIDE + 3 * (i % SIDE)], "sharp squares");
		}
		assertEquals(0x780078, ramp.average());
	}

	@Test
	void theColourOfTheTerrainIsSeenThroughATransparentPicture() {
		CellPicture half = picture("half", (x, y) -> x < SIDE / 2 ? 0 : 0xFFFF0000);
		assertEquals(GROUND, half.square(SIDE)[0]);
		assertEquals(0xFF0000, half.square(SIDE)[SIDE - 1]);
		assertEquals(Colours.of(0xBF3020), Colours.of(half.average()));
	}

	@Test
	void aFadedTerrainHasAFadedPicture() {
		ImageData full = render(filled(plain(noise, null, 0, null, false), noise, 255), SIDE);
		ImageData faded = render(filled(plain(noise, null, 0, null, false), noise, 51), SIDE);
		for (int x = 0; x < full.width; x++) {
			assertEquals((red(full.getPixel(x, 3)) - red(noise.average())) / 5.0, red(faded.getPixel(x, 3)) - red(noise.average()), 1);
		}
	}

	private static int red(int pixel) {
		return part(pixel, 16);
	}

	/** Digits must contrast with each pixel around them, over any picture. The limit is {@link Contrast#SHAPE}. */
	@Test
	void numbersCanBeReadOverAnyPicture() {
		LevelAnalysis analysis = LevelAnalysis.of(LEVEL, Progress.NONE);
		OverlayLayer clearance = ClearanceLayer.of(analysis, LEVEL.agents().getFirst().capability(), Anchor.TOP_LEFT);
		for (ColourScheme scheme : ColourScheme.values()) {
			for (int opacity : new int[] {20, 90, 160, 214}) {
				all.forEach((name, picture) -> {
					MapPicture plain = plain(picture, clearance.in(scheme.colours()), opacity, null, false);
					assertReadable(render(plain, 32), render(filled(plain, picture, 255), 32), name + ", " + scheme + ", " + opacity);
				});
			}
		}
	}

	/**
	 * Asserts that digits on a map with pictures can be read. A pixel of a digit must have the colour that it has without
	 * pictures. All other pixels of its cell must contrast with this colour.
	 *
	 * @param plain the map without pictures, whose cells have only the colours of terrain and digits
	 * @param filled the map with pictures
	 */
	private static void assertReadable(ImageData plain, ImageData filled, String what) {
		int digits = 0;
		for (int y = 0; y < plain.height; y++) {
			for (int x = 0; x < plain.width; x++) {
				int corner = plain.getPixel(x / 32 * 32, y / 32 * 32);
				if (plain.getPixel(x, y) != corner) {
					digits++;
					assertEquals(plain.getPixel(x, y), filled.getPixel(x, y), "a digit is drawn over the picture");
				} else {
					int ink = Contrast.isLight(Colours.of(corner)) ? 0 : 0xFFFFFF;
					double contrast = Contrast.of(Colours.of(ink), Colours.of(filled.getPixel(x, y)));
					assertTrue(contrast >= Contrast.SHAPE, what + ": " + contrast + " at " + x + ", " + y);
				}
			}
		}
		assertTrue(digits > 1000, what + ": " + digits);
	}

	/**
	 * The classes of an overlay, such as reachable and cut off, must be distinguishable over any picture. So the colour
	 * of each pixel must be nearer to the colour of its own class than to the colours of other classes. The scheme of
	 * greys is left out, because its colours are too near to each other.
	 */
	@Test
	void theClassesOfAnOverlayAreToldApartOverAnyPicture() {
		int opacity = Layers.raster("reachability").opacity() * 255 / 100;
		for (ColourScheme scheme : List.of(ColourScheme.OKABE_ITO, ColourScheme.HIGH_CONTRAST)) {
			Palette classes = scheme.colours().reachability();
			all.forEach((name, picture) -> {
				int[] mixed = classes.legend().stream().mapToInt(entry -> TileRenderer.mix(picture.average(), entry.rgb(), opacity))
						.toArray();
				for (int own : mixed) {
					for (int pixel : picture.square(32)) {
						int through = 255 - opacity;
						int shown = PictureRows.moved(own, picture.average(), pixel, through, CellPictures.CALM);
						assertTrue(Arrays.stream(mixed).allMatch(other -> distance(shown, own) <= distance(shown, other)),
								scheme + ", " + name + ": " + Integer.toHexString(shown));
					}
				}
			});
		}
	}

	/**
	 * A picture must not shift the colours of an overlay. The mean colour of a cell with a picture below an overlay
	 * must be the colour of the cell without the picture.
	 */
	@Test
	void aPictureDoesNotShiftTheColoursOfAnOverlay() {
		OverlayLayer reachability = ReachabilityLayer.of(LevelAnalysis.of(LEVEL, Progress.NONE), LEVEL.agents().getFirst());
		for (ColourScheme scheme : ColourScheme.values()) {
			all.forEach((name, picture) -> {
				MapPicture plain = plain(picture, reachability.in(scheme.colours()), 140, null, false);
				ImageData cells = render(plain, SIDE);
				ImageData filled = render(filled(plain, picture, 255), SIDE);
				for (int cell = 0; cell < 20; cell++) {
					int sum = 0;
					for (int i = 0; i < SIDE * SIDE; i++) {
						sum += red(filled.getPixel(cell * SIDE + i % SIDE, 2 * SIDE + i / SIDE));
					}
					assertEquals(red(cells.getPixel(cell * SIDE, 2 * SIDE)), sum / SIDE / SIDE, 4, scheme + ", " + name);
				}
			});
		}
	}

	private static int distance(int one, int other) {
		int sum = 0;
		for (int shift = 0; shift <= 16; shift += 8) {
			int difference = part(one, shift) - part(other, shift);
			sum += difference * difference;
		}
		return sum;
	}

	@Test
	void belowAnOverlayAPixelDeviatesFromItsCellWithinTheLimit() {
		LevelAnalysis analysis = LevelAnalysis.of(LEVEL, Progress.NONE);
		OverlayLayer clearance = ClearanceLayer.of(analysis, LEVEL.agents().getFirst().capability(), Anchor.TOP_LEFT);
		for (int opacity : new int[] {1, 100, 214, 250, 255}) {
			MapPicture plain = plain(noise, clearance, opacity, null, false);
			ImageData cells = render(plain, SIDE);
			ImageData filled = render(filled(plain, noise, 255), SIDE);
			for (int i = 0; i < filled.width * filled.height; i++) {
				int x = i % filled.width;
				int y = i / filled.width;
				int pixel = noise.square(SIDE)[y % SIDE * SIDE + x % SIDE];
				for (int shift = 0; shift <= 16; shift += 8) {
					int wanted = (part(pixel, shift) - part(noise.average(), shift)) * (255 - opacity) / 255;
					int expected = part(cells.getPixel(x, y), shift) + Math.clamp(wanted, -CellPictures.CALM, CellPictures.CALM);
					assertEquals(Math.clamp(expected, 0, 255), part(filled.getPixel(x, y), shift), opacity + ": " + x + ", " + y);
				}
			}
		}
	}

	private static int part(int pixel, int shift) {
		return pixel >> shift & 0xFF;
	}

	@Test
	void aSelectionCalmsThePictureBelowIt() {
		BitPlane selection = Areas.rectangle(new CellRect(0, 0, 5, 10), 20, 10);
		MapPicture plain = plain(noise, null, 0, selection, false);
		ImageData cells = render(plain, SIDE);
		ImageData filled = render(filled(plain, noise, 255), SIDE);
		int selected = 0;
		int others = 0;
		for (int x = 0; x < filled.width; x++) {
			int deviation = Math.abs(red(filled.getPixel(x, 40)) - red(cells.getPixel(x, 40)));
			selected = Math.max(selected, x < 5 * SIDE ? deviation : 0);
			others = Math.max(others, x < 5 * SIDE ? 0 : deviation);
		}
		assertEquals(CellPictures.CALM, selected);
		assertTrue(others > 100, "the other cells keep their picture: " + others);
	}

	@Test
	void gridLinesHaveOneColourOverAnyPicture() {
		all.forEach((name, picture) -> {
			MapPicture plain = plain(picture, null, 0, null, true);
			ImageData cells = render(plain, SIDE);
			ImageData filled = render(filled(plain, picture, 255), SIDE);
			for (int i = 0; i < filled.height; i++) {
				assertEquals(cells.getPixel(3 * SIDE, i), filled.getPixel(3 * SIDE, i), name + ", column " + i);
				assertEquals(cells.getPixel(i, 3 * SIDE), filled.getPixel(i, 3 * SIDE), name + ", row " + i);
			}
		});
	}
}
