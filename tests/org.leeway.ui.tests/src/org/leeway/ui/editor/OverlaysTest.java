package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.LegendEntry;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.ClearanceLayer;
import org.leeway.core.layer.LayerDescriptor.Need;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.layer.RasterLayer;
import org.leeway.core.layer.ReachabilityLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.editor.bars.LegendBar;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.JamsPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;
import org.leeway.ui.theme.Colours;
import org.leeway.ui.views.LayersView;

/** Tests of the overlay on the terrain, with the texts of the legend and the bar about the overlay. */
class OverlaysTest {

	/** A map of three rooms. The upper left room has a gate to each of the other two rooms. Both gates are two cells wide. */
	private static final String GATES = """
			TTTTTTTTTTTT
			T.....T....T
			T.s...T....T
			T..........T
			T..........T
			T.....T....T
			TT..TTTTTTTT
			T.....TTTTTT
			T.....TTTTTT
			TTTTTTTTTTTT
			""";
	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);

	private OpenLevel open;

	@AfterEach
	void closeLevel() throws Exception {
		open.close();
	}

	@Test
	void theStatusLineTellsTheTimeLostInJams() throws Exception {
		open = OpenLevel.of(Levels.of(GATES));
		double[] lost = new double[open.level().getTerrain().width() * open.level().getTerrain().height()];
		lost[6 + 4 * open.level().getTerrain().width()] = 12.5;
		open.editor().root().show(MapContent.JAMS, new JamsPicture(open.level().getTerrain().width(), lost));
		assertTrue(open.editor().status(new Cell(6, 4)).contains("12.50 s lost in jams"), open.editor().status(new Cell(6, 4)));
		assertFalse(open.editor().status(new Cell(5, 4)).contains("jams"), open.editor().status(new Cell(5, 4)));
	}

	@Test
	void eachOverlayColoursTheMapAndHasItsLegend() throws Exception {
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR));
		LevelSnapshot snapshot = LevelSnapshot.of(open.level());
		LevelAnalysis analysis = LevelAnalysis.of(snapshot, Progress.NONE);
		var agent = snapshot.agents().get(0);
		assertShown(Layers.raster("clearance"), ClearanceLayer.of(analysis, agent.capability(), Anchor.COVERING));
		assertShown(Layers.raster("reachability"), ReachabilityLayer.of(analysis, agent));
		assertShown(Layers.raster("fit"), Layers.raster("fit").overlay(LayerQuery.of(analysis)
				.with(agent.capability()).with(Anchor.COVERING), Progress.NONE).orElseThrow());

		show(null);
		open.awaitColour(GROUND, 15.4, 2.4);
		awaitLegend(snapshot.terrains().stream().map(terrain -> terrain.rgb()).toList());
	}

	@Test
	void gatesOfOneWidthHaveOneColourAcrossTheirWholeWidth() throws Exception {
		open = OpenLevel.of(Levels.of(GATES));
		show(Layers.raster("clearance"));
		OverlayLayer layer = open.editor().root().picture().overlay();
		for (int i = 0; i < 2; i++) {
			open.awaitColour(mixed(GROUND, layer.colour(2)), 6.15, 3.15 + i);
			open.awaitColour(mixed(GROUND, layer.colour(2)), 2.15 + i, 6.15);
		}
		assertEquals("Clearance over the cell", open.editor().presenter().caption().title());
		assertTrue(open.editor().status(new Cell(6, 4)).contains("clearance 2, reached by small, medium"),
				open.editor().status(new Cell(6, 4)));
	}

	@Test
	void layersChoosesTheCellThatWidthsAreToldFor() throws Exception {
		open = OpenLevel.of(Levels.of(GATES));
		show(Layers.raster("clearance"));
		LayersView view = (LayersView) OpenLevel.page().showView(LayersView.ID);
		Combo widths = widths();
		assertEquals("over the cell", widths.getText());
		Form.choose(widths, "from the top-left cell");
		EventLoop.waitUntil("the lower cell of the gate leans", () -> open.editor().presenter().overlays().isFresh()
				&& open.editor().root().picture().overlay().value(6, 4) == 1);
		OverlayLayer layer = open.editor().root().picture().overlay();
		open.awaitColour(mixed(GROUND, layer.colour(1)), 6.15, 4.15);
		assertEquals("Clearance from the top-left cell", open.editor().presenter().caption().title());
		assertTrue(open.editor().status(new Cell(6, 4)).contains("clearance 1, reached by small"),
				open.editor().status(new Cell(6, 4)));
		open.reopen();
		assertEquals(Anchor.TOP_LEFT, open.editor().settings().widths(), "it is remembered");
		Form.choose(widths(), "over the cell");
		assertEquals(Anchor.COVERING, open.editor().settings().widths());
		OpenLevel.page().hideView(view);
	}

	private static Combo widths() {
		Shell window = OpenLevel.page().getWorkbenchWindow().getShell();
		return new Form(window).after("Largest unit", Combo.class);
	}

	@Test
	void theOverlayIsThatOfTheChosenAgent() throws Exception {
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR));
		RGB reached = mixed(GROUND, 0x56B4E9);
		RGB cutOff = mixed(GROUND, 0xD55E00);
		open.awaitColour(reached, 15.4, 2.4);
		Form.choose(open.bar().after("Agent", Combo.class), "large  3x3");
		open.awaitColour(cutOff, 15.4, 2.4);
		open.awaitColour(reached, 2.4, 2.4);
	}

	@Test
	void withoutASpawnTheBarSaysWhyNothingIsShownToFit() throws Exception {
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR.replace('s', '.')));
		show(Layers.raster("fit"));
		assertSays("No spawn: place one to see what is reachable");
		open.awaitColour(GROUND, 15.4, 2.4);

		open.editor().activateTool("spawn");
		open.mouse().click(open.middle(3, 4));
		open.settle();
		assertSays("1 finding");
		open.awaitOtherColour(GROUND, 15.4, 2.4);
	}

	@Test
	void withoutAnAgentTheBarSaysWhatToDo() throws Exception {
		Level level = Levels.of(Levels.CORRIDOR);
		level.getAgentTypes().clear();
		open = OpenLevel.of(level);
		assertSays("No agent: add one in the outline");
		assertEquals(List.of(), open.findings());
	}

	@Test
	void theOverlayFollowsTheBrushBeforeTheButtonIsReleased() throws Exception {
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR));
		RGB reached = mixed(GROUND, 0x56B4E9);
		RGB cutOff = mixed(GROUND, 0xD55E00);
		open.awaitColour(reached, 15.4, 2.4);
		open.editor().activateTool("4");
		open.editor().settings().paint().setBrushSize(1);
		open.mouse().move(open.middle(9, 4));
		open.mouse().press(1);
		open.mouse().glide(open.middle(9, 4), open.middle(9, 5));
		open.awaitColour(cutOff, 15.4, 2.4);
		assertFalse(open.commands().isDirty(), "nothing has been done yet");
		EventLoop.waitUntil("the findings are counted",
				() -> open.bar().words().contains("3 findings with this change"));
		assertEquals(1, open.findings().size(), "the findings are still those of the level");

		open.mouse().type(SWT.ESC);
		open.awaitColour(reached, 15.4, 2.4);
		open.mouse().release(1);
		open.settle();
		assertFalse(open.commands().canUndo());
		assertSays("1 finding");
	}

	@Test
	void numbersStandInLargeCells() throws Exception {
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR));
		show(Layers.raster("clearance"));
		open.editor().root().getZoomManager().setZoom(3);
		EventLoop.waitUntil("1 stands in the corridor", () -> isWritten(8, 5, 48));
		// the map draws the unit at the mouse, so move the mouse away from the cells that the test reads
		open.mouse().move(open.middle(5, 5));
		EventLoop.waitUntil("nothing stands where nothing fits", () -> !isWritten(0, 0, 48));
		open.editor().root().getZoomManager().setZoom(1);
		EventLoop.waitUntil("there is no room", () -> !isWritten(8, 5, 16));
		open.editor().root().getZoomManager().setZoom(3);
		show(Layers.raster("reachability"));
		EventLoop.waitUntil("classes are no numbers", () -> !isWritten(8, 5, 48));
	}

	/**
	 * Returns whether a cell shows the digit 1 in black or white. Looks at a pixel below the middle of the cell, where the foot
	 * of the digit would be.
	 *
	 * @param pixels the side of a cell, in pixels
	 */
	private boolean isWritten(int x, int y, int pixels) {
		open.editor().root().viewport().centreOn(new org.eclipse.draw2d.geometry.Point(16 * x + 8, 16 * y + 8));
		RGB colour = open.colour(x + 0.5, y + 0.5 + 5.0 / pixels);
		return colour.equals(new RGB(0, 0, 0)) || colour.equals(new RGB(255, 255, 255));
	}

	@Test
	void everyOverlayOfTheCatalogueIsOffered() throws Exception {
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR));
		List<String> titles = new ArrayList<>(List.of("Terrain only"));
		Layers.overlays().forEach(layer -> titles.add(layer.title()));
		assertEquals(titles, List.of(open.bar().after("Show", Combo.class).getItems()));
		for (RasterLayer layer : Layers.overlays()) {
			if (!layer.needs(Need.PLACE)) {
				show(layer);
				EventLoop.waitUntil(layer + " is drawn",
						() -> open.editor().root().picture().overlay().kind().equals(layer));
				assertTrue(open.editor().presenter().caption().title().startsWith(layer.title()));
			}
		}
	}

	private void assertShown(RasterLayer overlay, OverlayLayer layer) {
		show(overlay);
		open.awaitColour(mixed(GROUND, layer.colour(layer.value(15, 2))), 15.15, 2.15);
		awaitLegend(layer.legend().stream().map(LegendEntry::rgb).toList());
	}

	private void show(RasterLayer overlay) {
		Form.choose(open.bar().after("Show", Combo.class), overlay == null ? "Terrain only" : overlay.title());
		assertEquals(Optional.ofNullable(overlay), open.editor().settings().overlay());
		EventLoop.waitUntil("the overlay is there", () -> open.editor().presenter().overlays().isFresh());
	}

	private void awaitLegend(List<Integer> colours) {
		LegendBar legend = open.bar().first(LegendBar.class);
		Set<RGB> expected = Set.copyOf(colours.stream().map(Colours::of).toList());
		EventLoop.waitUntil("the legend has the colours " + expected,
				() -> Screen.colours(legend).containsAll(expected));
	}

	private void assertSays(String state) {
		EventLoop.waitUntil(() -> state + " is said, not " + open.bar().words(), () -> open.bar().words().contains(state));
	}

	/**
	 * Returns the colour of a pixel where the overlay is drawn over a terrain. The overlay is not dimmed.
	 *
	 * @param terrain the colour of the terrain
	 * @param overlay the colour of the overlay
	 */
	private RGB mixed(RGB terrain, int overlay) {
		RGB over = Colours.of(overlay);
		return new RGB(mixed(terrain.red, over.red), mixed(terrain.green, over.green), mixed(terrain.blue, over.blue));
	}

	private int mixed(int under, int over) {
		int opacity = open.editor().root().picture().opacity();
		return (under * (255 - opacity) + over * opacity) / 256;
	}
}
