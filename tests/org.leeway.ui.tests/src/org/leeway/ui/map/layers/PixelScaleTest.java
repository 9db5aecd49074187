package org.leeway.ui.map.layers;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.swt.graphics.ImageData;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.model.TerrainPattern;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.navmesh.NavMesh;
import org.leeway.pathing.navmesh.PolygonMesh;
import org.leeway.pathing.paint.Areas;
import org.leeway.testing.Pictures;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.DevicePixels;

/**
 * Tests of the map on devices with more pixels than points. The map must be as large as on other devices, but sharper.
 */
class PixelScaleTest {

	private static final int[] ZOOMS = {100, 125, 150, 175, 200, 225, 250, 300};
	private static final TerrainGrid GRID = Pictures.grid(Levels.CORRIDOR.replace('s', '.'));
	private static final int WIDTH = 20;
	private static final int HEIGHT = 10;
	private static final int[] COLOURS = {0xE0D0B0, 0x708040, 0x3060A0, 0xA0C070, 0x202020};
	private static final BitPlane SOME = Areas.rectangle(new CellRect(3, 2, 6, 5), WIDTH, HEIGHT);
	private static final BitPlane OTHERS = Areas.rectangle(new CellRect(7, 4, 9, 3), WIDTH, HEIGHT);

	private static MapPicture plain() {
		return picture(null, 0, null, false);
	}

	private static MapPicture picture(OverlayLayer overlay, int opacity, BitPlane highlight, boolean lines) {
		return new MapPicture(GRID, COLOURS, overlay, opacity, highlight, null, null, lines);
	}

	private static OverlayLayer clearance() {
		Level level = Levels.of(Levels.CORRIDOR);
		LevelAnalysis analysis = LevelAnalysis.of(LevelSnapshot.of(level), Progress.NONE);
		return ClearanceLayer.of(analysis, analysis.snapshot().agents().getFirst().capability(), Anchor.TOP_LEFT);
	}

	/**
	 * Renders the whole map.
	 *
	 * @param zoom of the device, in percent
	 * @param points the side of a cell, in points
	 */
	private static ImageData render(MapPicture picture, int zoom, double points) {
		return TileRenderer.render(picture, PixelScale.on(zoom, points), 0, 0,
				DevicePixels.of((int) Math.ceil(WIDTH * points), zoom), DevicePixels.of((int) Math.ceil(HEIGHT * points), zoom));
	}

	@Test
	void aCellHasItsShareOfThePixelsAtEveryZoomOfTheDevice() {
		for (int zoom : ZOOMS) {
			for (int quarters : new int[] {9, 30, 64, 131}) {
				ImageData image = render(plain(), zoom, quarters / 4.0);
				assertEquals(Math.round(Math.ceil(WIDTH * quarters / 4.0) * zoom / 100), image.width);
				for (int y = 0; y < image.height; y++) {
					for (int x = 0; x < image.width; x++) {
						int column = Math.min(WIDTH - 1, 400 * x / (quarters * zoom));
						int row = Math.min(HEIGHT - 1, 400 * y / (quarters * zoom));
						assertEquals(COLOURS[GRID.terrain(column, row)], image.getPixel(x, y), zoom + " %: " + x + ", " + y);
					}
				}
			}
		}
	}

	@Test
	void whatHasItsSizeInCellsDependsOnPixelsAlone() {
		MapPicture cells = new MapPicture(GRID, COLOURS, clearance(), 120, null, SOME, OTHERS, false);
		for (double points : new double[] {1.5, 4, 7.3, 11}) {
			assertArrayEquals(render(cells, 100, 2 * points).data, render(cells, 200, points).data);
		}
	}

	@Test
	void linesDigitsAndEdgesAreAsLargeInPointsOnADenserDevice() {
		MapPicture all = picture(clearance(), 200, SOME, true).with(new TerrainDetail(Map.of(), true));
		for (int points : new int[] {6, 9, 16, 24}) {
			ImageData usual = render(all, 100, points);
			for (int times = 2; times <= 3; times++) {
				ImageData dense = render(all, 100 * times, points);
				for (int y = 0; y < dense.height; y++) {
					for (int x = 0; x < dense.width; x++) {
						assertEquals(usual.getPixel(x / times, y / times), dense.getPixel(x, y), points + ": " + x + ", " + y);
					}
				}
			}
		}
	}

	@Test
	void betweenWholeZoomsLinesHaveTheNearestWholeNumberOfPixels() {
		MapPicture edge = picture(null, 0, SOME, false);
		MapPicture lines = picture(null, 0, null, true);
		assertArrayEquals(new int[] {1, 4}, thicknesses(lines, edge, 100));
		assertArrayEquals(new int[] {1, 5}, thicknesses(lines, edge, 125));
		assertArrayEquals(new int[] {2, 6}, thicknesses(lines, edge, 150));
		assertArrayEquals(new int[] {2, 7}, thicknesses(lines, edge, 175));
		assertArrayEquals(new int[] {2, 8}, thicknesses(lines, edge, 200));
	}

	/**
	 * Returns the thickness of a line between cells, and the thickness of the edge of emphasised cells, in pixels. Each
	 * thickness is the number of pixels in one row that differ from the plain map. The side of a cell is 16 points.
	 *
	 * @param lines the picture of a map with lines between cells
	 * @param edge the picture of a map with emphasised cells
	 * @param zoom of the device, in percent
	 */
	private static int[] thicknesses(MapPicture lines, MapPicture edge, int zoom) {
		int cell = 16 * zoom / 100;
		ImageData plain = render(plain(), zoom, 16);
		return new int[] {differing(render(lines, zoom, 16), plain, 3 * cell, 4 * cell, 4 * cell + cell / 2),
				differing(render(edge, zoom, 16), plain, 3 * cell, 4 * cell, 4 * cell + cell / 2)};
	}

	private static int differing(ImageData image, ImageData other, int from, int to, int y) {
		int count = 0;
		for (int x = from; x < to; x++) {
			count += image.getPixel(x, y) == other.getPixel(x, y) ? 0 : 1;
		}
		return count;
	}

	@Test
	void whatIsTooSmallInPointsIsLeftOutWhateverTheDevice() {
		MapPicture lines = picture(null, 0, null, true);
		MapPicture trees = plain().with(new TerrainDetail(Map.of(3, TerrainPattern.TREES), true));
		MapPicture numbers = picture(clearance(), 255, null, false);
		for (int zoom : ZOOMS) {
			assertEquals(List.of(false, true), isSeen(lines, plain(), zoom, 6), "lines at " + zoom);
			assertEquals(List.of(false, true), isSeen(trees, plain(), zoom, 8), "patterns and contours at " + zoom);
			assertEquals(List.of(false, true), List.of(hasDigits(numbers, zoom, 23.9), hasDigits(numbers, zoom, 24)));
		}
	}

	private static List<Boolean> isSeen(MapPicture picture, MapPicture without, int zoom, double least) {
		return List.of(least - 0.1, least).stream()
				.map(points -> !Arrays.equals(render(picture, zoom, points).data, render(without, zoom, points).data)).toList();
	}

	/** Returns whether a cell has digits. A cell with digits has more than one colour. */
	private static boolean hasDigits(MapPicture picture, int zoom, double points) {
		PixelScale scale = PixelScale.on(zoom, points);
		int from = (int) Math.ceil(2 * scale.cell());
		ImageData cell = TileRenderer.render(picture, scale, from, from, (int) scale.cell(), (int) scale.cell());
		return Screen.colours(cell).size() > 1;
	}

	@Test
	void aPatternIsDrawnInThePixelsOfTheDevice() {
		for (TerrainPattern pattern : TerrainPattern.VALUES) {
			if (pattern != TerrainPattern.NONE) {
				MapPicture picture = plain().with(new TerrainDetail(Map.of(0, pattern), false));
				ImageData usual = render(picture, 100, 16);
				ImageData dense = render(picture, 200, 16);
				assertEquals(darkness(usual), darkness(dense), 0.02 * darkness(usual), "as dark: " + pattern);
				assertTrue(Screen.isEnlarged(render(plain(), 200, 16)));
				assertFalse(Screen.isEnlarged(dense), "sharper: " + pattern);
			}
		}
	}

	@Test
	void aMeshCoversAsMuchOfTheMapOnADenserDevice() {
		double[] xy = {1, 1, 7, 2, 6, 6, 1, 7, 12, 5, 13, 9};
		NavMesh mesh = NavMesh.of(PolygonMesh.of(xy, List.of(new int[] {0, 1, 2, 3}, new int[] {1, 4, 5, 2}), new short[] {0, 0},
				List.of()));
		MeshPicture picture = new MeshPicture(MeshPlot.of(mesh, MeshPlot.EMPTY), List.of(), List.of(), false,
				new MeshPicture.Opacities(255, 0, 255, 255, 255, 0), COLOURS, PortalWidths.NONE);
		for (double points : new double[] {3, 5, 16, 40}) {
			double usual = added(picture, 100, points);
			assertTrue(usual > 0, "something is drawn at " + points);
			for (int zoom : ZOOMS) {
				assertEquals(usual, added(picture, zoom, points), 0.15 * usual, points + " points at " + zoom + " %");
			}
		}
	}

	/**
	 * Returns the darkness that the lines of a mesh add to a white map: the mean darkness of a pixel, times the map's area. The
	 * area is in points, so the result should be the same at each zoom of the device.
	 */
	private static double added(MeshPicture picture, int zoom, double points) {
		MapPicture white = new MapPicture(GRID, new int[] {0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF}, null, 0, null, null,
				null, false);
		ImageData image = render(white, zoom, points);
		MeshRenderer.render(picture, PixelScale.on(zoom, points), 0, 0, image);
		return darkness(image) * (image.width * 100.0 / zoom) * (image.height * 100.0 / zoom);
	}

	/** Returns the mean darkness of a pixel. */
	private static double darkness(ImageData image) {
		double sum = 0;
		for (byte part : image.data) {
			sum += 255 - (part & 0xFF);
		}
		return sum / image.width / image.height;
	}
}
