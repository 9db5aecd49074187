package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Random;
import java.util.Set;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.map.layers.TileRenderer;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PngFile;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.theme.Contrast;

/** Tests of pictures of terrains on the screen. The left half of the picture is red, the right half is blue. */
class TerrainPicturesTest {

	private static final int RED = 0xE02020;
	private static final int BLUE = 0x2020E0;
	private static final int TREES = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Path file;

	@BeforeEach
	void drawAPicture() throws Exception {
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		open.editor().settings().setContours(false);
		open.settle();
		file = OpenLevel.project().getLocation().append("tile.png").toPath();
		draw(RED, BLUE);
	}

	@AfterEach
	void removeIt() throws IOException {
		Files.deleteIfExists(file);
	}

	private void draw(int left, int right) {
		PngFile.write(file, 16, 16, (x, y) -> 0xFF000000 | (x < 8 ? left : right));
	}

	private TerrainType trees() {
		return open.level().getTerrainTypes().get(TREES);
	}

	/** Sets the picture of trees in Properties. */
	private PropertiesView type(String path) throws Exception {
		PropertiesView properties = PropertiesView.show();
		OutlineView.activate().select("Terrains", "trees");
		properties.type("Picture", path);
		open.settle();
		return properties;
	}

	/** Returns a colour as the map shows it at the opacity of the terrain. */
	private RGB shown(int colour) {
		return Colours.of(TileRenderer.mix(0x404040, colour, open.editor().settings().layers().alpha(MapLayers.TERRAIN)));
	}

	private void awaitPicture(int left, int right) {
		open.awaitColour(shown(left), 9.25, 1.5);
		open.awaitColour(shown(right), 9.75, 1.5);
		open.awaitColour(shown(left), 10.25, 2.5);
	}

	private void awaitColour() {
		open.awaitColour(shown(Colours.rgb(Colours.parse(trees().getColour()))), 9.25, 1.5);
	}

	@Test
	void aPictureThatIsSetInPropertiesFillsTheCells() throws Exception {
		awaitColour();
		type("tile.png");
		assertEquals("tile.png", trees().getPicture());
		awaitPicture(RED, BLUE);
		assertEquals(shown(Colours.rgb(Colours.parse(open.level().getTerrainTypes().getFirst().getColour()))), open.colour(3.25, 2.5));
		open.commands().undo();
		assertNull(trees().getPicture());
		awaitColour();
		assertFalse(open.commands().canUndo(), "one step of undo");
		open.commands().redo();
		awaitPicture(RED, BLUE);
		open.editor().root().getZoomManager().setZoom(0.4);
		open.settle();
		open.awaitColour(shown(0x802080), 9.4, 1.5);
	}

	@Test
	void aPictureMayBeOfSeveralTerrainsAndIsRemovedInProperties() throws Exception {
		PropertiesView properties = type("tile.png");
		awaitPicture(RED, BLUE);
		OutlineView.activate().select("Terrains", "ground");
		properties.type("Picture", "tile.png");
		open.awaitColour(shown(RED), 2.25, 2.5);
		properties.restoreDefault("Picture");
		assertNull(open.level().getTerrainTypes().getFirst().getPicture());
		open.awaitOtherColour(shown(RED), 2.25, 2.5);
		awaitPicture(RED, BLUE);
	}

	@Test
	void aPictureThatAnotherProgramChangesIsShownAsItIsNow() throws Exception {
		type("tile.png");
		awaitPicture(RED, BLUE);
		draw(0x20C020, 0x806040);
		OpenLevel.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		awaitPicture(0x20C020, 0x806040);
	}

	@Test
	void aStrokeIsPaintedWithThePicture() throws Exception {
		type("tile.png");
		open.editor().settings().paint().setTerrain(trees());
		open.editor().activateTool("brush");
		open.mouse().click(open.middle(3, 2));
		open.mouse().move(open.middle(12, 8));
		open.awaitColour(shown(RED), 3.25, 2.5);
		open.awaitColour(shown(BLUE), 3.75, 2.5);
	}

	@Test
	void paletteAndLegendShowThePicture() throws Exception {
		type("tile.png");
		awaitPicture(RED, BLUE);
		LegendBar legend = open.bar().first(LegendBar.class);
		EventLoop.waitUntil("the legend shows the picture",
				() -> Screen.colours(legend).containsAll(Set.of(Colours.of(RED), Colours.of(BLUE))));
		EventLoop.waitUntil("the palette shows the picture",
				() -> Screen.colours(open.viewer().getEditDomain().getPaletteViewer().getControl())
						.containsAll(Set.of(Colours.of(RED), Colours.of(BLUE))));
	}

	@Test
	void aMissingOrBrokenPictureIsToldAndTheTerrainKeepsItsColour() throws Exception {
		trees().setPattern(TerrainPattern.TREES);
		PropertiesView properties = type("gone.png");
		EventLoop.waitUntil("the properties tell it", () -> properties.values().get("Picture").equals("gone.png is missing"));
		EventLoop.waitUntil("the outline tells it", () -> outline().contains("trees, gone.png is missing"));
		assertEquals(TerrainPattern.TREES, open.editor().root().picture().detail().patterns().get(TREES));
		assertTrue(open.editor().root().picture().detail().pictures().isEmpty());
		Path broken = file.resolveSibling("gone.png");
		Files.writeString(broken, "no picture");
		try {
			open.part().setFocus();
			EventLoop.waitUntil("the file is told to be no picture",
					() -> outline().contains("trees, gone.png is not a PNG, JPEG, GIF or BMP picture"));
			Files.copy(file, broken, StandardCopyOption.REPLACE_EXISTING);
			open.part().setFocus();
			awaitPicture(RED, BLUE);
			assertFalse(outline().contains("gone.png"), "no problem is left");
		} finally {
			Files.deleteIfExists(broken);
		}
	}

	private static String outline() {
		try {
			return OutlineView.show().text();
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void aLevelThatIsMovedStillHasItsPictures() throws Exception {
		type("tile.png");
		open.part().doSave(null);
		open.reopenAfter(() -> {
			// the picture is read again
		});
		open.editor().settings().setOverlay(null);
		awaitPicture(RED, BLUE);
		IFolder folder = OpenLevel.project().getFolder("moved");
		folder.create(true, true, null);
		try {
			open.file().move(folder.getFile("level.leeway").getFullPath(), true, null);
			EventLoop.waitUntil("the path is rewritten", () -> trees().getPicture().equals("../tile.png"));
			awaitPicture(RED, BLUE);
			open.part().doSave(null);
			assertEquals("../tile.png", LevelFiles.load(folder.getLocation().append("level.leeway").toPath())
					.getTerrainTypes().get(TREES).getPicture());
			folder.getFile("level.leeway").move(open.file().getFullPath(), true, null);
			EventLoop.waitUntil("the path is rewritten again", () -> trees().getPicture().equals("tile.png"));
		} finally {
			folder.delete(true, null);
		}
	}

	/**
	 * A route is a line with an edge on each side. Over any picture, line and edge must have at least the contrast
	 * {@link Contrast#SHAPE}, which WCAG requires of graphics.
	 */
	@Test
	void aRouteKeepsItsEdgesOverABusyPicture() throws Exception {
		Random random = new Random(3);
		PngFile.write(file, 16, 16, (x, y) -> random.nextBoolean() ? 0xFFFFFFFF : 0xFF000000);
		open.level().getTerrainTypes().getFirst().setPicture("tile.png");
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setAgent(open.level().getAgentTypes().getFirst());
		probe.setStartX(2);
		probe.setStartY(4);
		probe.setGoalX(17);
		probe.setGoalY(4);
		open.level().getProbes().add(probe);
		open.settleRoutes();
		EventLoop.waitUntil("the picture is shown", () -> !open.editor().root().picture().detail().pictures().isEmpty());
		for (double x = 9; x < 12; x += 0.25) {
			open.colour(x, 4.5);
			Point middle = open.at(x, 4.5);
			ImageData across = Screen.picture(open.canvas(), new Point(middle.x, middle.y - 8), new Point(1, 16));
			RGB line = across.palette.getRGB(across.getPixel(0, 8));
			for (int y : new int[] {6, 10}) {
				RGB edge = across.palette.getRGB(across.getPixel(0, y));
				assertTrue(Contrast.of(line, edge) >= Contrast.SHAPE, x + ": " + line + " on " + edge);
			}
		}
	}

	@Test
	void thePictureHidesWithThePatterns() throws Exception {
		type("tile.png");
		awaitPicture(RED, BLUE);
		open.editor().settings().setPatterns(false);
		open.settle();
		awaitColour();
		Point size = new Point(8, 8);
		assertEquals(1, Screen.colours(Screen.picture(open.canvas(), open.at(9.25, 1.25), size)).size());
	}
}
