package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.BooleanSupplier;

import org.eclipse.gef.DefaultEditDomain;
import org.eclipse.gef.ui.palette.PaletteViewer;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.PatternMask;
import org.leeway.core.layer.Layers;
import org.leeway.model.Level;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.paint.Areas;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Icons;
import org.leeway.ui.theme.Swatch;

/**
 * Tests of the editor on a device with a zoom of 200 %. The editor must be drawn in the pixels of the device, not
 * enlarged from points. The window system reads its scale at its start, so these tests run in their own process, with
 * {@code GDK_SCALE=2}.
 */
@Tag("double-scale")
class DoubleScaleTest {

	private static final int TREES = 3;
	/**
	 * The side of a cell, in pixels of the device. SWT's points are two pixels wide here. Because the number is odd,
	 * every second cell begins in the middle of a point.
	 */
	private static final int CELL = 33;
	private static final int WHITE = 0xFFFFFF;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(DoubleScaleTest::wood);

	private static Level wood() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getTerrainTypes().get(TREES).setPattern(TerrainPattern.TREES);
		return level;
	}

	@BeforeEach
	void showTheTerrainOnly() {
		assertEquals(200, Screen.zoom(open.canvas()), "these tests are run with GDK_SCALE=2");
		fillScreen(true);
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		open.editor().settings().setContours(false);
		open.editor().settings().setPatterns(false);
		zoom(CELL);
	}

	@AfterEach
	void leaveRoomForViews() {
		fillScreen(false);
	}

	/**
	 * Makes the window full-screen, or ends the full-screen mode. At double scale, the screen has only half as many points in
	 * each direction, so the tests need the whole screen. And a normal window may have a title bar of an odd number of pixels.
	 * Then points of the window would not coincide with points of the screen.
	 */
	private void fillScreen(boolean fill) {
		Shell shell = open.canvas().getShell();
		shell.setFullScreen(fill);
		EventLoop.waitUntil("the window fills the screen",
				() -> fill == shell.getBounds().equals(shell.getMonitor().getBounds()));
		editorIs(fill ? IWorkbenchPage.STATE_MAXIMIZED : IWorkbenchPage.STATE_RESTORED);
	}

	private void editorIs(int state) {
		OpenLevel.page().setPartState(OpenLevel.page().getReference(open.part()), state);
		open.settle();
	}

	/**
	 * Zooms until a cell has a given side.
	 *
	 * @param pixels the side, in pixels of the device
	 */
	private void zoom(int pixels) {
		open.editor().root().getZoomManager().setZoom(pixels / 32.0);
		open.settle();
		awayFromTheMap();
	}

	/** Moves the mouse away from the map, and waits until the screen no longer changes. */
	private void awayFromTheMap() {
		open.mouse().move(new Point(2, open.canvas().getClientArea().height / 2));
		open.settle();
		open.colour(8.5, 4.5);
	}

	/** Returns the picture of the map on the screen, in pixels of the device. */
	private ImageData map() {
		Point from = open.at(0, 0);
		Point to = open.at(20, 10);
		return Screen.picture(open.canvas(), from, new Point(to.x - from.x, to.y - from.y));
	}

	private void await(String what, BooleanSupplier condition) {
		open.canvas().redraw();
		EventLoop.waitUntil(what, condition);
	}

	@Test
	void gridLinesLieOnPixelsOfTheDevice() {
		int y = CELL * 11 / 2;
		int ground = map().getPixel(CELL * 3 / 2, y);
		open.editor().settings().setGridLines(true);
		await("lines are between cells", () -> map().getPixel(2 * CELL, y) != ground);
		ImageData map = map();
		for (int column = 2; column < 19; column++) {
			for (int x = -3; x < 5; x++) {
				assertEquals(x == 0 || x == 1, map.getPixel(column * CELL + x, y) != ground,
						x + " pixels right of the border at " + column);
			}
		}
	}

	@Test
	void aContourLiesOnPixelsOfTheDeviceOnBothSidesOfABorder() {
		int y = CELL * 5 / 2;
		int trees = map().getPixel(CELL / 2, y);
		int ground = map().getPixel(CELL * 3 / 2, y);
		open.editor().settings().setContours(true);
		await("trees have a contour", () -> map().getPixel(CELL - 1, y) != trees);
		ImageData map = map();
		for (int x = 1; x < 2 * CELL - 1; x++) {
			assertEquals(x >= CELL - 2 && x < CELL + 2, map.getPixel(x, y) != (x < CELL ? trees : ground), "pixel " + x);
		}
	}

	@Test
	void theEdgeOfHighlightedCellsLiesOnPixelsOfTheDevice() {
		open.editor().presenter().highlight(Areas.rectangle(new CellRect(9, 4, 3, 2), 20, 10));
		int left = 9 * CELL;
		await("the edge is shown", () -> map().getPixel(left, CELL * 5) == 0);
		ImageData map = map();
		int ground = map.getPixel(left - 4, CELL * 5);
		for (int x = -3; x < 12; x++) {
			int wanted = x < 0 || x >= 8 ? ground : x < 2 ? 0 : WHITE;
			assertEquals(wanted, map.getPixel(left + x, CELL * 5), x + " pixels right of the edge");
		}
	}

	@Test
	void aPatternIsDrawnInPixelsOfTheDevice() {
		assertTrue(Screen.isEnlarged(trees()), "a plain cell");
		open.editor().settings().setPatterns(true);
		await("trees have a pattern", () -> Screen.colours(trees()).size() > 1);
		assertFalse(Screen.isEnlarged(trees()));
		assertTrue(Screen.colours(trees()).size() <= PatternMask.LEVELS, "without colours of an enlargement between");
	}

	/** Returns the picture of the inside of a cell of trees on the screen. */
	private ImageData trees() {
		return Screen.picture(open.canvas(), open.at(9.1, 1.1), new Point(13, 13));
	}

	@Test
	void digitsAreDrawnInPixelsOfTheDevice() {
		zoom(61);
		int blank = corridor().getPixel(3, 3);
		open.editor().settings().setOverlay(Layers.raster("clearance"));
		open.settle();
		await("the overlay is shown", () -> corridor().getPixel(3, 3) != blank);
		awayFromTheMap();
		ImageData cell = corridor();
		int[] box = {61, 61, 0, 0};
		for (int y = 0; y < 61; y++) {
			for (int x = 0; x < 61; x++) {
				if (cell.getPixel(x, y) != cell.getPixel(3, 3)) {
					box = new int[] {Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)};
				}
			}
		}
		assertEquals("15 x 25", box[2] - box[0] + " x " + (box[3] - box[1]), "3 x 5 squares of 5 pixels each");
	}

	/**
	 * Returns the picture of the cell (8, 4) in the corridor, at a zoom where a cell has 61 pixels. A point has two
	 * pixels, so a cell in an odd column would begin in the middle of a point. Column and row of this cell are even.
	 */
	private ImageData corridor() {
		return Screen.picture(open.canvas(), open.at(8, 4), new Point(31, 31));
	}

	@Test
	void theThumbnailIsDrawnInPixelsOfTheDevice() throws Exception {
		editorIs(IWorkbenchPage.STATE_RESTORED);
		Canvas thumbnail = OutlineView.activate().form().all(Canvas.class).stream()
				.filter(canvas -> "Drag to move over the map".equals(canvas.getToolTipText())).findFirst().orElseThrow();
		Point half = new Point(thumbnail.getSize().x / 2, thumbnail.getSize().y / 2);
		ImageData[] middle = {null};
		EventLoop.waitUntil("the middle of the thumbnail has the colours of ground and trees alone", () -> {
			middle[0] = Screen.picture(thumbnail, new Point(half.x / 2, half.y / 2), half);
			return Screen.colours(middle[0]).size() == 2;
		});
		assertFalse(Screen.isEnlarged(middle[0]));
	}

	@Test
	void thePaletteHasIconsAndSwatchesInPixelsOfTheDevice() {
		PaletteViewer palette = ((DefaultEditDomain) open.viewer().getEditDomain()).getPaletteViewer();
		TerrainType trees = open.level().getTerrainTypes().get(TREES);
		for (ImageDescriptor wanted : new ImageDescriptor[] {Icons.large("line"), Icons.large("eyedropper"),
				Swatch.of(Colours.parse(trees.getColour()), TerrainPattern.TREES)}) {
			ImageData image = wanted.getImageData(200);
			assertFalse(Screen.isEnlarged(image));
			EventLoop.waitUntil(() -> wanted + " is in the palette", () -> shows(palette.getControl(), image));
		}
	}

	/** Returns whether the screen shows an image at some place of a control. Transparent pixels may have any colour. */
	private static boolean shows(Control control, ImageData image) {
		ImageData screen = Screen.picture(control, new Point(0, 0), control.getSize());
		for (int y = 0; y + image.height <= screen.height; y++) {
			for (int x = 0; x + image.width <= screen.width; x++) {
				if (isAt(screen, x, y, image)) {
					return true;
				}
			}
		}
		return false;
	}

	private static boolean isAt(ImageData screen, int left, int top, ImageData image) {
		for (int y = 0; y < image.height; y++) {
			for (int x = 0; x < image.width; x++) {
				boolean opaque = image.alphaData == null || image.getAlpha(x, y) == 255;
				RGB wanted = image.palette.getRGB(image.getPixel(x, y));
				if (opaque && !screen.palette.getRGB(screen.getPixel(left + x, top + y)).equals(wanted)) {
					return false;
				}
			}
		}
		return true;
	}

	@Test
	void aClickHitsTheCellUnderTheMouse() {
		open.editor().activateTool("2");
		for (double[] place : new double[][] {{4.05, 3.05}, {5.95, 4.95}, {14.5, 7.5}, {17.05, 2.95}}) {
			open.mouse().click(open.at(place[0], place[1]));
			open.settle();
			assertEquals(1, open.level().getTerrain().terrain((int) place[0], (int) place[1]), place[0] + ", " + place[1]);
		}
		assertEquals(4, open.level().getTerrain().histogram()[1]);
		awayFromTheMap();
		int swamp = map().getPixel(CELL * 9 / 2, CELL * 7 / 2);
		await("the map shows them", () -> map().getPixel(CELL * 29 / 2, CELL * 15 / 2) == swamp);
	}

	@Test
	void theLegendHasItsSwatchesInPixelsOfTheDevice() {
		open.editor().settings().setPatterns(true);
		LegendBar legend = open.bar().first(LegendBar.class);
		TerrainType trees = open.level().getTerrainTypes().get(TREES);
		ImageData swatch = inside(Swatch.pattern(Colours.parse(trees.getColour()), TerrainPattern.TREES, 28));
		assertFalse(Screen.isEnlarged(swatch));
		EventLoop.waitUntil("the legend has trees", () -> shows(legend, swatch));
	}

	/** Returns an image without the border that is drawn over it. */
	private static ImageData inside(ImageData image) {
		ImageData inside = new ImageData(image.width - 4, image.height - 4, image.depth, image.palette);
		for (int y = 0; y < inside.height; y++) {
			for (int x = 0; x < inside.width; x++) {
				inside.setPixel(x, y, image.getPixel(x + 2, y + 2));
			}
		}
		return inside;
	}
}
