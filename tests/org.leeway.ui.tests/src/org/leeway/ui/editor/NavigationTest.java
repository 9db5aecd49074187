package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.LevelPackage.Literals;
import org.leeway.pathing.grid.BitPlane;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.map.commands.SetCommand;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;

/** Tests of zooming, panning, and moving the map to a finding. */
class NavigationTest {

	/**
	 * Number of cells by which the level is extended on each side. This is enough for screens of up to 3840 pixels: the map can
	 * scroll until any cell of the old level is in the middle.
	 */
	private static final int AROUND = 60;
	private static final List<String> TOOLS = List.of("4", "fill", "area", "select", "circle", "rectangle");

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;

	@BeforeEach
	void takeMouse() {
		mouse = open.mouse();
	}

	@Test
	void theMapIsWhollyVisibleAtFirst() {
		Point size = open.canvas().getSize();
		Point first = open.at(0, 0);
		Point last = open.at(20, 10);
		assertTrue(first.x >= 0 && first.y >= 0 && last.x <= size.x && last.y <= size.y, first + " to " + last);
	}

	@Test
	void theWheelZoomsAtTheMouse() {
		open.editor().root().getZoomManager().zoomOut();
		EventLoop.drain();
		double zoom = open.editor().root().getZoomManager().getZoom();
		Point mark = open.middle(15, 2);
		mouse.move(mark);
		mouse.hold(SWT.CTRL);
		mouse.wheel(true);
		mouse.letGo(SWT.CTRL);
		EventLoop.waitUntil("the zoom has grown", () -> open.editor().root().getZoomManager().getZoom() > zoom);
		EventLoop.drain();
		Point after = open.middle(15, 2);
		assertTrue(Math.abs(after.x - mark.x) <= 2 && Math.abs(after.y - mark.y) <= 2, mark + " became " + after);
	}

	/** Extends the level on all sides with walls, so that it is larger than the canvas. Shows the same cells as before. */
	private void surround() throws Exception {
		CellRect map = open.level().getTerrain().bounds();
		open.editor().edits().resize(new CellRect(-AROUND, -AROUND, map.width() + 2 * AROUND, map.height() + 2 * AROUND),
				open.level().getTerrain().terrain(0, 0));
		open.editor().root().viewport().reveal(new CellRect(AROUND, AROUND, map.width(), map.height()), 1);
		open.settle();
	}

	@Test
	void theWheelKeepsTheCellUnderTheMouseAtEachStep() throws Exception {
		surround();
		int column = AROUND + 15;
		int row = AROUND + 2;
		open.editor().root().getZoomManager().setZoom(4);
		open.editor().navigation().goTo(new Cell(column - 1, row + 1));
		EventLoop.drain();
		Point mark = open.middle(column, row);
		mouse.move(mark);
		for (boolean away : new boolean[] {false, false, true, false, true, true}) {
			double zoom = open.editor().root().getZoomManager().getZoom();
			mouse.hold(SWT.CTRL);
			mouse.wheel(away);
			mouse.letGo(SWT.CTRL);
			assertEquals(away, open.editor().root().getZoomManager().getZoom() > zoom);
			Point first = open.at(column, row);
			Point last = open.at(column + 1, row + 1);
			assertTrue(first.x <= mark.x && mark.x <= last.x && first.y <= mark.y && mark.y <= last.y,
					mark + " shows no longer the cell from " + first + " to " + last);
		}
	}

	@Test
	void shiftAndTheWheelScrollSideways() throws Exception {
		surround();
		int column = AROUND + 10;
		int row = AROUND + 5;
		open.editor().root().getZoomManager().setZoom(4);
		open.editor().navigation().goTo(new Cell(column, row));
		EventLoop.drain();
		Point before = open.middle(column, row);
		mouse.move(before);
		mouse.hold(SWT.SHIFT);
		mouse.wheel(false);
		mouse.letGo(SWT.SHIFT);
		EventLoop.drain();
		Point after = open.middle(column, row);
		assertTrue(after.x < before.x, before + " is now " + after);
		assertEquals(before.y, after.y);
	}

	@Test
	void theMiddleButtonPansInEveryTool() {
		for (String tool : TOOLS) {
			Point before = take(tool);
			mouse.drag(2, before, new Point(before.x + 60, before.y - 40));
			assertPanned(tool, before, 60, -40);
		}
	}

	@Test
	void spaceAndTheLeftButtonPanInEveryTool() {
		for (String tool : TOOLS) {
			Point before = take(tool);
			mouse.move(before);
			mouse.hold(SWT.SPACE);
			mouse.drag(1, before, new Point(before.x - 50, before.y + 30));
			mouse.letGo(SWT.SPACE);
			assertPanned(tool, before, -50, 30);
		}
	}

	/** Centres the canvas on the map, and activates a tool. Returns the pixel of the map's middle. */
	private Point take(String tool) {
		open.editor().root().viewport().reveal(open.level().getTerrain().bounds(), 1);
		open.canvas().forceFocus();
		open.editor().activateTool(tool);
		EventLoop.drain();
		return open.middle(10, 5);
	}

	private void assertPanned(String tool, Point before, int right, int down) {
		EventLoop.drain();
		assertEquals(new Point(before.x + right, before.y + down), open.middle(10, 5), tool);
		assertFalse(open.commands().canUndo(), tool + " has changed nothing");
		assertTrue(open.editor().settings().selection().cells().isEmpty(), tool + " has selected nothing");
	}

	@Test
	void aFindingIsGoneToAndHighlighted() throws Exception {
		open.editor().settings().setAgent(open.level().getAgentTypes().get(2));
		open.settle();
		RGB cutOff = open.colour(15.3, 2.3);
		IDE.openEditor(OpenLevel.page(), open.markers()[0]);
		EventLoop.drain();

		Rectangle client = open.canvas().getClientArea();
		Point middle = open.at(16, 5);
		// a map narrower than the canvas cannot scroll sideways, and a lower map cannot scroll up or down. Then the region need
		// not be in the middle of the canvas
		Point size = open.at(open.level().getTerrain().width(), open.level().getTerrain().height());
		boolean isNarrow = size.x - open.at(0, 0).x < client.width;
		boolean isLow = size.y - open.at(0, 0).y < client.height;
		assertTrue((isNarrow || Math.abs(middle.x - client.width / 2) <= 8)
				&& (isLow || Math.abs(middle.y - client.height / 2) <= 8),
				"the region's middle at " + middle + " of " + client);
		BitPlane highlight = open.editor().root().picture().highlight();
		assertEquals(48, highlight.count());
		assertTrue(highlight.get(15, 2));
		open.awaitColour(cutOff, 15.3, 2.3);
		EventLoop.waitUntil("a white line on the region's edge", () -> isWhiteAround(13, 4.5));

		open.editor().execute(new SetCommand("Rename", open.level(), Literals.LEVEL__NAME, "other"));
		open.settle();
		assertNull(open.editor().root().picture().highlight(), "until the level changes");
		EventLoop.waitUntil("no white line", () -> !isWhiteAround(13, 4.5));
	}

	/**
	 * Returns whether a white line, such as the edge of a highlighted region, crosses the row of a place. Looks up to 4 pixels to
	 * the left and to the right.
	 */
	private boolean isWhiteAround(double x, double y) {
		Point place = open.at(x, y);
		return IntStream.rangeClosed(-4, 4).anyMatch(
				by -> Screen.colour(open.canvas(), new Point(place.x + by, place.y)).equals(new RGB(255, 255, 255)));
	}

	@Test
	void aCellIsGoneToByItsColumnAndRow() throws Exception {
		surround();
		mouse.click(open.middle(AROUND + 1, AROUND + 1));
		open.editor().root().getZoomManager().setZoom(2);
		Dialogs.answer(() -> open.run("org.leeway.ui.goToCell"), dialog -> {
			assertFalse(dialog.button("OK").isEnabled(), "nothing is there yet");
			dialog.first(Text.class).setText("76, 130");
			assertFalse(dialog.button("OK").isEnabled(), "the level has rows 0 to 129");
			dialog.first(Text.class).setText("76, 65");
			dialog.click("OK");
		});
		EventLoop.drain();
		Rectangle client = open.canvas().getClientArea();
		Point middle = open.middle(76, 65);
		assertTrue(Math.abs(middle.x - client.width / 2) <= 8 && Math.abs(middle.y - client.height / 2) <= 8,
				"the cell's middle at " + middle + " of " + client);
		assertTrue(open.editor().root().picture().highlight().get(76, 65));
	}

	@Test
	void theStatusLineTellsOfTheCell() {
		assertSays(open.editor().status(new Cell(3, 4)), "3, 4 ", " ground ", "small, medium, large", "clearance 6",
				"reached by small, medium, large");
		assertSays(open.editor().status(new Cell(0, 0)), "0, 0 ", " trees ", "small, medium, large", "clearance 0",
				"reached by none");
		assertEquals("", open.editor().status(new Cell(-1, 0)));
	}
}
