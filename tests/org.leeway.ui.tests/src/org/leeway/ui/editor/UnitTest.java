package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Scale;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.exchange.RasterContent;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.UnitRange;
import org.leeway.pathing.world.Agent;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.settings.UnitSettings;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.theme.Colours;

/** Tests of the displayed unit: the slider and the keys for its size, its terrains, its footprint and its range. */
class UnitTest {

	private static final RGB GROUND = new RGB(0xd8, 0xcb, 0xa6);
	private static final int REACHABLE = 0x56B4E9;
	private static final int CUT_OFF = 0xD55E00;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
	}

	private UnitSettings unit() {
		return open.editor().settings().unit();
	}

	private Scale slider() {
		return open.bar().after("Unit size", Scale.class);
	}

	private Text field() {
		return open.bar().after("Unit size", Text.class);
	}

	private void awaitOverlay(int colour, double x, double y) {
		EventLoop.waitUntil("the overlay is there", () -> open.editor().presenter().overlays().isFresh());
		int opacity = open.editor().root().picture().opacity();
		open.awaitColour(new RGB(mixed(GROUND.red, colour >> 16 & 0xFF, opacity),
				mixed(GROUND.green, colour >> 8 & 0xFF, opacity), mixed(GROUND.blue, colour & 0xFF, opacity)), x, y);
	}

	private static int mixed(int under, int over, int opacity) {
		return (under * (255 - opacity) + over * opacity) / 256;
	}

	/** Gives the canvas the focus, so that it gets all keys, and moves the mouse to the middle of a cell. */
	private void pointAt(int x, int y) {
		open.canvas().forceFocus();
		mouse.move(open.middle(x, y));
	}

	@Test
	void theKeysChangeTheSizeAndTheMapFollows() {
		awaitOverlay(REACHABLE, 15.4, 2.4);
		pointAt(19, 9);
		mouse.type('=');
		assertEquals(2, unit().size());
		awaitOverlay(REACHABLE, 15.4, 2.4);
		mouse.type('=');
		assertEquals(3, slider().getSelection());
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		assertEquals("3", field().getText());
		assertEquals("Reachability, 3 x 3", open.editor().presenter().caption().title());
		mouse.type('-');
		awaitOverlay(REACHABLE, 15.4, 2.4);
		mouse.type('=');
		mouse.type('0');
		assertEquals(1, unit().size());
		assertFalse(open.commands().canUndo(), "nothing of the level has changed");
	}

	@Test
	void keysDisplayTheNextAndThePreviousAgent() {
		pointAt(19, 9);
		for (String next : List.of("medium", "large", "small")) {
			mouse.type('z');
			assertEquals(next, open.editor().settings().agent().getName());
		}
		mouse.type('=');
		mouse.hold(SWT.SHIFT);
		mouse.type('z');
		mouse.letGo(SWT.SHIFT);
		assertEquals("large  3x3", open.bar().after("Agent", Combo.class).getText());
		assertFalse(unit().isOther(), "another agent has its own size");
		assertFalse(open.commands().canUndo(), "nothing of the level has changed");
	}

	@Test
	void theSliderChangesItByMouseAndByKeys() {
		Scale slider = slider();
		assertEquals(10, slider.getMaximum(), "the shorter side of the map");
		Point size = slider.getSize();
		new Mouse(slider).click(new Point(size.x * 2 / 5, size.y / 2));
		EventLoop.waitUntil("the slider has moved", () -> unit().size() > 2);
		assertEquals(slider.getSelection(), unit().size());
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		slider.forceFocus();
		for (int before = unit().size(); before > 1; before--) {
			int next = before - 1;
			new Mouse(slider).type(SWT.ARROW_LEFT);
			EventLoop.waitUntil("it is smaller by a cell", () -> unit().size() == next);
		}
		awaitOverlay(REACHABLE, 15.4, 2.4);
	}

	@Test
	void aSizeCanBeTypedAndTheArrowsChangeItByOne() {
		awaitOverlay(REACHABLE, 15.4, 2.4);
		field().forceFocus();
		field().selectAll();
		Mouse keys = new Mouse(field());
		keys.type('3');
		EventLoop.waitUntil("the unit has this size", () -> unit().size() == 3);
		assertEquals(3, slider().getSelection());
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		keys.type('x');
		assertEquals("3", field().getText(), "digits alone");
		keys.type(SWT.ARROW_DOWN);
		EventLoop.waitUntil("it is smaller by one", () -> unit().size() == 2 && field().getText().equals("2"));
		awaitOverlay(REACHABLE, 15.4, 2.4);
		keys.type(SWT.ARROW_UP);
		keys.type(SWT.ARROW_UP);
		EventLoop.waitUntil("it is larger by two", () -> unit().size() == 4 && field().getText().equals("4"));
		field().selectAll();
		keys.type('9');
		keys.type('9');
		EventLoop.waitUntil("the map has no room for more", () -> unit().size() == 10 && field().getText().equals("10"));
		field().selectAll();
		keys.type(SWT.DEL);
		EventLoop.waitUntil("nothing is typed", () -> field().getText().isEmpty());
		assertEquals(10, unit().size());
		open.canvas().forceFocus();
		EventLoop.waitUntil("the size is told again", () -> field().getText().equals("10"));
		assertFalse(open.commands().canUndo(), "no key has gone to the map");
	}

	@Test
	void whatIsTooNarrowForTheUnitIsGreyUnderClearance() {
		open.editor().settings().setOverlay(Layers.raster("clearance"));
		EventLoop.waitUntil("the overlay is there", () -> open.editor().presenter().overlays().isFresh());
		OverlayLayer any = open.editor().root().picture().overlay();
		awaitOverlay(any.colour(6), 15.4, 2.4);
		awaitOverlay(any.colour(2), 9.4, 4.4);
		awaitOverlay(any.colour(2), 9.4, 5.4);
		pointAt(19, 9);
		mouse.type('=');
		awaitOverlay(any.colour(2), 9.4, 4.4);
		mouse.type('=');
		EventLoop.waitUntil("the overlay is there", () -> open.editor().presenter().overlays().isFresh());
		OverlayLayer third = open.editor().root().picture().overlay();
		awaitOverlay(third.colour(2), 9.4, 4.4);
		awaitOverlay(third.colour(2), 9.4, 5.4);
		awaitOverlay(any.colour(6), 15.4, 2.4);
		assertNotEquals(any.colour(2), third.colour(2));
		assertTrue(open.editor().presenter().caption().entries().stream()
				.anyMatch(entry -> entry.label().equals("too narrow for 3 x 3") && entry.rgb() == third.colour(2)));
	}

	@Test
	void theMapFollowsTheSliderWhileItIsDragged() throws Exception {
		awaitOverlay(REACHABLE, 15.4, 2.4);
		byte[] before = LevelFiles.toBytes(open.level());
		Point size = slider().getSize();
		Mouse hand = new Mouse(slider());
		hand.move(new Point(size.x / 12, size.y / 2));
		hand.press(1);
		hand.pull(new Point(size.x / 2, size.y / 2));
		EventLoop.waitUntil("the unit is larger", () -> unit().size() > 3);
		assertEquals(slider().getSelection(), unit().size());
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		hand.pull(new Point(size.x / 12, size.y / 2));
		EventLoop.waitUntil("the unit is small again", () -> unit().size() < 3);
		awaitOverlay(REACHABLE, 15.4, 2.4);
		hand.release(1);
		assertArrayEquals(before, LevelFiles.toBytes(open.level()));
		assertFalse(open.part().isDirty());
	}

	@Test
	void terrainsAreTickedInThePopup() {
		unit().setSize(3);
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		Shell window = open.editor().site().getShell();
		open.bar().click("Terrains...");
		EventLoop.waitUntil("the popup is there", () -> popup(window).isPresent());
		Form popup = new Form(popup(window).orElseThrow());
		assertEquals(List.of(true, true, false, false, false),
				popup.all(Button.class).stream().map(Button::getSelection).toList(), "those of the agent");
		popup.click("trees");
		EventLoop.waitUntil("the unit crosses trees",
				() -> unit().terrains().contains(open.level().getTerrainTypes().get(3)));
		awaitOverlay(REACHABLE, 15.4, 2.4);
		for (String terrain : List.of("trees", "swamp", "ground")) {
			popup.click(terrain);
			EventLoop.drain();
		}
		assertTrue(popup.button("ground").getSelection(), "the last one stays");
		assertEquals(List.of("ground"), unit().terrains().stream().map(TerrainType::getName).toList());
		mouse.click(open.middle(2, 2));
		EventLoop.waitUntil("a click elsewhere closes the popup", () -> popup(window).isEmpty());
		assertFalse(open.commands().canUndo(), "nothing of the level has changed");
		assertTrue(open.bar().button("ground...").isEnabled(), "the button tells what is chosen");
	}

	private static Optional<Shell> popup(Shell window) {
		return Arrays.stream(window.getShells()).filter(shell -> shell.isVisible()
				&& !new Form(shell).all(Button.class).isEmpty()).findFirst();
	}

	@Test
	void anotherAgentHasItsOwnSizeAgain() {
		unit().setSize(4);
		Form.choose(open.bar().after("Agent", Combo.class), "medium  2x2");
		assertEquals(2, unit().size());
		assertFalse(unit().isOther());
		unit().setSize(5);
		open.bar().click("Reset");
		assertEquals(2, slider().getSelection());
	}

	@Test
	void aSizeIsRemembered() throws Exception {
		unit().setSize(3);
		unit().setFootprint(false);
		open.reopen();
		assertEquals(3, unit().size());
		assertFalse(unit().footprint());
		awaitOverlay(CUT_OFF, 15.4, 2.4);
	}

	@Test
	void chosenTerrainsAreRemembered() throws Exception {
		Set<TerrainType> chosen = Set.of(open.level().getTerrainTypes().get(2), open.level().getTerrainTypes().get(3));
		unit().setTerrains(chosen);
		open.reopen();
		assertEquals(Set.of("water", "trees"),
				unit().chosenTerrains().stream().map(TerrainType::getName).collect(Collectors.toSet()));
		assertTrue(unit().chosenTerrains().stream().allMatch(open.level().getTerrainTypes()::contains));
		unit().reset();
		open.reopen();
		assertEquals(Set.of(), unit().chosenTerrains());
	}

	@Test
	void theUnitCrossesWhateverTerrainsAreChosen() {
		unit().setSize(3);
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		unit().setTerrains(Set.copyOf(open.level().getTerrainTypes()));
		awaitOverlay(REACHABLE, 15.4, 2.4);
		assertTrue(open.editor().presenter().caption().title().startsWith("Reachability, 3 x 3 on "));
	}

	@Test
	void theFootprintIsGreenWhereItStandsAndCrossedOutWhereNot() {
		unit().setSize(3);
		open.editor().settings().setOverlay(null);
		pointAt(2, 6);
		assertTrue(open.editor().root().shown(MapContent.UNIT).isLegal());
		EventLoop.waitUntil(() -> "green: " + open.colour(4.3, 7.6),
				() -> open.colour(4.3, 7.6).green > open.colour(4.3, 7.6).red);
		open.awaitColour(GROUND, 5.5, 7.6);

		pointAt(5, 6);
		assertEquals(new Cell(7, 6), open.editor().root().shown(MapContent.UNIT).inTheWay());
		EventLoop.waitUntil(() -> "orange: " + open.colour(7.5, 6.3),
				() -> 2 * open.colour(7.5, 6.3).red > 3 * open.colour(7.5, 6.3).green);
		assertTrue(open.editor().status(new Cell(5, 6)).contains("3 x 3 does not fit here: trees at 7, 6"),
				open.editor().status(new Cell(5, 6)));
		open.awaitColour(GROUND, 4.3, 7.6);
	}

	@Test
	void theFootprintGoesWithTheKeyAndWithAToolThatHasItsOwn() {
		pointAt(3, 3);
		assertEquals(new Cell(3, 3), open.editor().root().shown(MapContent.UNIT).anchor());
		mouse.type('a');
		assertNull(open.editor().root().shown(MapContent.UNIT).anchor());
		mouse.type('a');
		open.editor().activateTool("brush");
		mouse.move(open.middle(4, 4));
		assertNull(open.editor().root().shown(MapContent.UNIT).anchor());
		open.editor().activateTool("select");
		mouse.move(open.middle(4, 5));
		assertEquals(new Cell(4, 5), open.editor().root().shown(MapContent.UNIT).anchor());
	}

	@Test
	void fromHereShowsWhereTheUnitCouldGo() {
		unit().setSize(3);
		pointAt(2, 2);
		mouse.type('d');
		awaitOverlay(REACHABLE, 4.4, 7.6);
		awaitOverlay(CUT_OFF, 15.4, 2.4);
		assertDrawnAsExported(new Cell(2, 2));

		mouse.move(open.middle(14, 2));
		awaitOverlay(CUT_OFF, 4.4, 7.6);
		awaitOverlay(REACHABLE, 14.4, 7.6);
		assertDrawnAsExported(new Cell(14, 2));

		mouse.type('d');
		assertEquals(Optional.of(Layers.raster("reachability")), open.editor().settings().overlay());
		awaitOverlay(REACHABLE, 4.4, 7.6);
	}

	@Test
	void fromHereFollowsTheBrush() {
		pointAt(3, 3);
		mouse.type('d');
		awaitOverlay(REACHABLE, 15.4, 2.4);
		open.editor().activateTool("4");
		mouse.move(open.middle(9, 4));
		mouse.press(1);
		mouse.glide(open.middle(9, 4), open.middle(9, 5));
		EventLoop.waitUntil("only one room is reached", () -> open.editor().presenter().overlays().range()
				.filter(range -> range.contains(new Cell(8, 4)) != range.contains(new Cell(10, 4))).isPresent());
		mouse.type(SWT.ESC);
		mouse.release(1);
		awaitOverlay(REACHABLE, 15.4, 2.4);
		awaitOverlay(REACHABLE, 4.4, 7.6);
		assertFalse(open.commands().canUndo());
	}

	private static OverlayLayer exported(LevelSnapshot level, Agent looked, Cell anchor) {
		LevelAnalysis analysis = LevelAnalysis.of(level, Progress.NONE);
		LayerQuery query = LayerQuery.of(analysis).with(looked)
				.with(UnitRange.of(analysis.agent(looked).reachability(), anchor, Progress.NONE));
		return RasterContent.of(Layers.raster("range"), query, Progress.NONE).orElseThrow().layer();
	}

	/**
	 * Asserts that the map shows the same values and colours as an export of the overlay. In the export, the cells of the
	 * unit's footprint have the value 4. The map instead draws the footprint as a figure over the overlay.
	 *
	 * @param anchor the anchor of the footprint
	 */
	private void assertDrawnAsExported(Cell anchor) {
		LevelSnapshot level = LevelSnapshot.of(open.level());
		Agent looked = unit().in(level).orElseThrow();
		OverlayLayer exported = exported(level, looked, anchor);
		OverlayLayer drawn = open.editor().root().picture().overlay();
		for (int y = 0; y < exported.height(); y++) {
			for (int x = 0; x < exported.width(); x++) {
				boolean here = x >= anchor.x() && x < anchor.x() + looked.size() && y >= anchor.y()
						&& y < anchor.y() + looked.size();
				assertEquals(exported.value(x, y), here ? 4 : drawn.value(x, y), x + ", " + y);
			}
		}
		assertEquals(anchor, open.editor().root().shown(MapContent.UNIT).anchor());
		assertEquals(Colours.of(exported.colour(4)), Colours.of(exported.legend().getLast().rgb()));
	}
}
