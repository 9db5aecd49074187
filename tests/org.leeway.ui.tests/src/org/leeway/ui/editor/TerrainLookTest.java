package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PartInitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.colour.PatternMask;
import org.leeway.core.layer.Layers;
import org.leeway.model.Level;
import org.leeway.model.TerrainPattern;
import org.leeway.model.TerrainType;
import org.leeway.ui.map.layers.TileRenderer;
import org.leeway.ui.settings.MapLayers;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.OutlineView;
import org.leeway.ui.testing.PropertiesView;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.views.LayersView;

/** Patterns of terrains, and the contours between them, on the screen. */
class TerrainLookTest {

	private static final int TREES = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(TerrainLookTest::wood);

	private static Level wood() {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getTerrainTypes().get(TREES).setPattern(TerrainPattern.TREES);
		return level;
	}

	@BeforeEach
	void showTheTerrainOnly() {
		open.editor().settings().setOverlay(null);
		open.editor().settings().setGridLines(false);
		open.settle();
	}

	@Test
	void aPatternIsInkOnTheColourInLargeCells() {
		assertTrue(coloursOf(9, 1).contains(ink(trees(), PatternMask.LEVELS - 1)), "trees have ink");
		assertTrue(coloursOf(9, 1).contains(trees()), "between their colour");
		assertEquals(Set.of(ground()), coloursOf(3, 2), "ground has none");
		zoom(0.4);
		assertEquals(Set.of(trees()), coloursOf(9, 1), "small cells are plain");
	}

	@Test
	void aPatternShowsUnderAnOverlay() {
		open.editor().settings().setOverlay(Layers.raster("reachability"));
		open.settle();
		assertTrue(coloursOf(9, 1).size() > 1, "trees differ from plain cells below the overlay too");
		open.editor().settings().layers().setOpacity(Layers.raster("reachability"), 100);
		open.settle();
		assertEquals(1, coloursOf(9, 1).size(), "an opaque overlay hides the terrain");
	}

	@Test
	void aContourLiesOnBothSidesOfABorderAndFollowsTheBrush() {
		RGB dark = open.colour(1.02, 2.5);
		assertNotEquals(ground(), dark);
		assertTrue(dark.green < ground().green / 2, "a dark line: " + dark);
		assertNotEquals(trees(), open.colour(0.98, 2.4));
		assertEquals(ground(), open.colour(2.02, 2.5), "no line between equal cells");
		assertEquals(dark, open.colour(7.02, 4.02), "the corner belongs to it");

		open.editor().settings().paint().setTerrain(open.level().getTerrainTypes().get(TREES));
		open.editor().activateTool("brush");
		Point cell = open.middle(2, 2);
		open.mouse().click(cell);
		open.mouse().move(open.middle(10, 4));
		open.settle();
		assertEquals(dark, open.colour(3.02, 2.5), "the neighbours have a line");
		open.commands().undo();
		open.settle();
		open.awaitColour(ground(), 3.02, 2.5);
		zoom(0.4);
		assertEquals(ground(), open.colour(1.3, 2.5), "small cells have none");
	}

	@Test
	void bothAreSettingsOfLayersThatAreRemembered() throws Exception {
		Form layers = layers();
		layers.click("Patterns");
		open.settle();
		assertEquals(Set.of(trees()), coloursOf(9, 1));
		layers.click("Terrain Borders");
		open.settle();
		assertEquals(ground(), open.colour(1.02, 2.5));
		open.reopen();
		assertFalse(open.editor().settings().patterns() || open.editor().settings().contours(), "remembered");
		layers().click("Patterns");
		assertTrue(open.editor().settings().patterns());
		assertFalse(open.commands().canUndo(), "settings are no edits");
	}

	@Test
	void propertiesOffersPatternsWithAPicture() throws PartInitException {
		PropertiesView properties = PropertiesView.show();
		OutlineView.activate().select("Terrains", "trees");
		assertEquals("trees", properties.values().get("Pattern"));
		assertTrue(Screen.colours(properties.image("Pattern").getImageData()).contains(ink(trees(), PatternMask.LEVELS - 1)));
		properties.pick("Pattern", "hatch");
		assertEquals(TerrainPattern.HATCH, type().getPattern());
		assertEquals("hatch", properties.values().get("Pattern"));
		open.settle();
		assertEquals(TerrainPattern.HATCH, open.editor().root().picture().detail().patterns().get(TREES));
		open.commands().undo();
		open.settle();
		assertEquals(TerrainPattern.TREES, open.editor().root().picture().detail().patterns().get(TREES));
	}

	private static Form layers() throws PartInitException {
		OpenLevel.page().showView(LayersView.ID);
		EventLoop.drain();
		return new Form(OpenLevel.page().getWorkbenchWindow().getShell());
	}

	private void zoom(double zoom) {
		open.editor().root().getZoomManager().setZoom(zoom);
		open.settle();
	}

	/** Returns the colours on the screen inside a cell, without its edges. */
	private Set<RGB> coloursOf(int x, int y) {
		open.colour(x + 0.5, y + 0.5);
		Point from = open.at(x + 0.15, y + 0.15);
		Point to = open.at(x + 0.85, y + 0.85);
		return Screen.colours(Screen.picture(open.canvas(), from, new Point(to.x - from.x, to.y - from.y)));
	}

	private TerrainType type() {
		return open.level().getTerrainTypes().get(TREES);
	}

	private RGB trees() {
		return shown(type().getColour());
	}

	private RGB ground() {
		return shown(open.level().getTerrainTypes().getFirst().getColour());
	}

	private RGB shown(String colour) {
		return Colours.of(TileRenderer.mix(0, Colours.rgb(colour), open.editor().settings().layers().alpha(MapLayers.TERRAIN)));
	}

	private static RGB ink(RGB colour, int level) {
		return Colours.of(PatternMask.shades(Colours.rgb(colour))[level]);
	}
}
