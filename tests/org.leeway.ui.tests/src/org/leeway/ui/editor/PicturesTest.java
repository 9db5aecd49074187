package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.gef.EditPart;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Underlay;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.TileRenderer;
import org.leeway.ui.pictures.PictureFile;
import org.leeway.ui.pictures.ScaledPicture;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;

/** Tests of pictures to trace: added, displayed, moved and resized with the real mouse, and saved. */
class PicturesTest {

	private static final int RED = 0xFF0000;
	private static final int BLUE = 0x0000FF;
	private static final String MAP = "................\n".repeat(16);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(MAP));

	private Mouse mouse;
	private Path file;
	private RGB ground;

	@BeforeEach
	void drawAPicture() throws Exception {
		mouse = open.mouse();
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		file = OpenLevel.project().getLocation().append("sketch.png").toPath();
		draw(RED, 40, 20);
		ground = open.colour(8.5, 8.5);
	}

	@AfterEach
	void removeIt() throws IOException {
		Files.deleteIfExists(file);
	}

	/**
	 * Draws a picture of one colour, and saves it.
	 *
	 * @param width a multiple of 4, because SWT on GTK writes pictures of other widths wrongly
	 */
	private void draw(int colour, int width, int height) {
		ImageData image = new ImageData(width, height, 24, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		for (int y = 0; y < height; y++) {
			for (int x = 0; x < width; x++) {
				image.setPixel(x, y, colour);
			}
		}
		save(image);
	}

	private void save(ImageData image) {
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] {image};
		loader.save(file.toString(), SWT.IMAGE_PNG);
	}

	private Underlay add() {
		open.editor().pictures().add(List.of(file));
		open.settle();
		return open.level().getUnderlays().getFirst();
	}

	private RGB mixed(int colour, double opacity) {
		int mixed = TileRenderer.mix(ground.red << 16 | ground.green << 8 | ground.blue, colour, (int) Math.round(opacity * 255));
		return new RGB(mixed >> 16, mixed >> 8 & 0xFF, mixed & 0xFF);
	}

	private List<?> selected() {
		return ((List<?>) open.viewer().getSelectedEditParts()).stream().map(part -> ((EditPart) part).getModel()).toList();
	}

	private static String place(Underlay underlay) {
		return underlay.getX() + " " + underlay.getY() + " " + underlay.getWidth() + " " + underlay.getHeight();
	}

	@Test
	void aPictureFitsIntoTheMapAndIsSeenOverTheTerrain() {
		Underlay underlay = add();
		assertEquals("sketch.png", underlay.getFile());
		assertEquals("0.0 4.0 16.0 8.0", place(underlay));
		assertEquals(List.of(underlay), selected());
		open.awaitColour(mixed(RED, 0.5), 8.5, 8.5);
		assertEquals(ground, open.colour(8.5, 2.5));
		open.commands().undo();
		open.awaitColour(ground, 8.5, 8.5);
		assertFalse(open.commands().canUndo());
	}

	@Test
	void aPictureThatAnotherProgramChangesIsShownAsItIsNow() throws CoreException {
		add();
		open.awaitColour(mixed(RED, 0.5), 8.5, 8.5);
		draw(BLUE, 80, 40);
		OpenLevel.project().refreshLocal(IResource.DEPTH_INFINITE, null);
		open.awaitColour(mixed(BLUE, 0.5), 8.5, 8.5);
	}

	@Test
	void anOverlayLiesOverThePicture() {
		Underlay underlay = add();
		underlay.setOpacity(1);
		open.awaitColour(mixed(RED, 1), 8.5, 8.5);
		open.editor().settings().setOverlay(org.leeway.core.layer.Layers.raster("clearance"));
		open.settle();
		RGB over = open.colour(8.5, 8.5);
		assertFalse(over.equals(mixed(RED, 1)), over.toString());
	}

	@Test
	void theMouseReachesWhatLiesOnAPictureThatIsNotSelected() {
		Underlay underlay = add();
		mouse.click(open.at(8, 8));
		assertFalse(selected().contains(underlay), "a click deselects it");
		mouse.click(open.at(9, 9));
		assertFalse(selected().contains(underlay));
		mouse.drag(1, open.at(1, 1), open.at(15.5, 15));
		assertFalse(selected().contains(underlay), "nor does a marquee select it");
		assertEquals("0.0 4.0 16.0 8.0", place(underlay));
		open.run("org.leeway.ui.picture", "org.leeway.ui.pictureChange", "select");
		assertEquals(List.of(underlay), selected());
	}

	@Test
	void aSelectedPictureIsMovedAndResizedAndRemoved() {
		Underlay underlay = add();
		mouse.drag(1, open.at(8, 8), open.at(10, 7));
		assertEquals("2.0 3.0 16.0 8.0", place(underlay));
		mouse.drag(1, open.at(2, 3), open.at(6, 5));
		assertEquals("6.0 5.0 12.0 6.0", place(underlay), "the opposite corner stays, and the proportions");
		mouse.hold(SWT.SHIFT);
		mouse.drag(1, open.at(6, 5), open.at(6, 8));
		mouse.letGo(SWT.SHIFT);
		assertEquals("6.0 8.0 12.0 3.0", place(underlay), "with Shift, the proportions change");
		mouse.type(SWT.ARROW_LEFT);
		assertEquals("5.0 8.0 12.0 3.0", place(underlay));
		for (int i = 0; i < 4; i++) {
			open.commands().undo();
		}
		assertEquals("0.0 4.0 16.0 8.0", place(underlay));
		mouse.type(SWT.DEL);
		EventLoop.waitUntil("the picture is removed", () -> open.level().getUnderlays().isEmpty());
	}

	@Test
	void theOutlineSelectsAPictureAndPropertiesChangeIt() throws Exception {
		Underlay underlay = add();
		mouse.click(open.at(8, 8));
		OutlineView.show().select("Pictures", "sketch.png");
		assertEquals(List.of(underlay), selected());
		PropertiesView properties = PropertiesView.show();
		EventLoop.waitUntil("the picture is described", () -> properties.values().containsKey("Opacity"));
		assertEquals("Picture", properties.category());
		properties.type("Opacity", "1");
		open.awaitColour(mixed(RED, 1), 8.5, 8.5);
		properties.type("Opacity", "2");
		assertEquals(1, underlay.getOpacity());
	}

	@Test
	void theLayersFadeAndHideAllPictures() {
		add();
		open.awaitColour(mixed(RED, 0.5), 8.5, 8.5);
		open.editor().settings().layers().setOpacity(MapLayers.UNDERLAYS, 50);
		open.awaitColour(mixed(RED, 64 / 255.0), 8.5, 8.5);
		open.editor().settings().layers().setVisible(MapLayers.UNDERLAYS, false);
		open.awaitColour(ground, 8.5, 8.5);
	}

	@Test
	void aLevelThatIsMovedStillHasItsPicture() throws Exception {
		add();
		open.part().doSave(null);
		IFolder folder = OpenLevel.project().getFolder("moved");
		folder.create(true, true, null);
		try {
			open.file().move(folder.getFile("level.leeway").getFullPath(), true, null);
			EventLoop.waitUntil("the path is rewritten",
					() -> open.level().getUnderlays().getFirst().getFile().equals("../sketch.png"));
			assertTrue(open.part().isDirty());
			open.settle();
			open.awaitColour(mixed(RED, 0.5), 8.5, 8.5);
			open.part().doSave(null);
			assertEquals("../sketch.png", LevelFiles.load(folder.getLocation().append("level.leeway").toPath())
					.getUnderlays().getFirst().getFile());
			folder.getFile("level.leeway").move(open.file().getFullPath(), true, null);
			EventLoop.waitUntil("the path is rewritten again",
					() -> open.level().getUnderlays().getFirst().getFile().equals("sketch.png"));
		} finally {
			folder.delete(true, null);
		}
	}

	@Test
	void droppedPicturesAreAdded() {
		open.editor().pictures().dropped(List.of(file, file));
		open.settle();
		assertEquals(2, open.level().getUnderlays().size());
		open.commands().undo();
		assertTrue(open.level().getUnderlays().isEmpty());
	}

	/** A dropped picture file becomes a picture to trace. Any other file that can be imported becomes a new level. */
	@Test
	void otherDroppedFilesAreImported() throws Exception {
		Path grid = Files.writeString(Files.createTempDirectory("dropped").resolve("classes.asc"),
				"ncols 3\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 1 2\n2 2 1\n");
		open.editor().pictures().dropped(List.of(file, grid));
		EventLoop.waitUntil("the grid is open", () -> OpenLevel.page().getActiveEditor() instanceof LevelEditor other
				&& other != open.part());
		LevelEditor imported = (LevelEditor) OpenLevel.page().getActiveEditor();
		assertEquals("3 x 2 cells", imported.level().getTerrain().toString());
		assertEquals(List.of("value-1", "value-2"),
				imported.level().getTerrainTypes().stream().map(each -> each.getName()).toList());
		assertEquals(1, open.level().getUnderlays().size());
		OpenLevel.page().closeEditor(imported, false);
	}

	@Test
	void theMapMovesItsPicturesWhenItIsCropped() throws CoreException {
		Underlay underlay = add();
		open.editor().edits().resize(new org.leeway.pathing.grid.CellRect(2, 3, 10, 10), 0);
		assertEquals("-2.0 1.0 16.0 8.0", place(underlay));
	}

	@Test
	void aHugePictureIsKeptWithinBounds() {
		ImageData huge = new ImageData(8192, 8192, 1, new PaletteData(new RGB(0, 0, 0), new RGB(255, 255, 255)));
		for (int x = 0; x < 8192; x += 2) {
			huge.setPixel(x, 5000, 1);
		}
		save(huge);
		ScaledPicture picture = PictureFile.read(file).picture().orElseThrow();
		assertEquals(8192, picture.width());
		ScaledPicture.Scale largest = picture.scale(1e9);
		assertTrue(largest.pixels().length <= ScaledPicture.MOST_PIXELS);
		assertEquals(0xFF404040, largest.pixels()[2500 * largest.width() + 7], "the average of four pixels");
		assertTrue(picture.scale(100).width() < 256);
	}

	@Test
	void aMissingOrDamagedPictureHasAFrame() throws Exception {
		add();
		open.awaitColour(mixed(RED, 0.5), 8.5, 8.5);
		Files.delete(file);
		open.part().setFocus();
		EventLoop.waitUntil("the picture is gone", () -> open.editor().root().picture().underlays().isEmpty());
		assertEquals("sketch.png is missing",
				open.editor().root().shown(MapContent.PICTURE_FRAMES).frames().getFirst().words());
		assertTrue(OutlineView.show().text().contains("sketch.png is missing"), OutlineView.show().text());
		Files.writeString(file, "no picture");
		open.part().setFocus();
		EventLoop.waitUntil("the file is told to be no picture", () -> open.editor().root()
				.shown(MapContent.PICTURE_FRAMES).frames()
				.getFirst().words().equals("sketch.png is not a PNG, JPEG, GIF or BMP picture"));
	}
}
