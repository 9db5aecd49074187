package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.draw2d.geometry.Rectangle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.model.CircularObstacle;
import org.leeway.model.LevelFactory;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;
import org.leeway.ui.testing.Screen;

/**
 * Tests of the tool that measures the largest unit between two places, with the real mouse. Tests the answer, its picture
 * on the map, and how a measurement ends.
 */
class LargestUnitTest {

	private static final RGB WAY = new RGB(0, 90, 160);

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;

	@BeforeEach
	void takeTool() {
		mouse = open.mouse();
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("unit");
	}

	private LargestUnitPicture picture() {
		return open.editor().root().shown(MapContent.LARGEST_UNIT);
	}

	private void awaitSize(int size) {
		EventLoop.waitUntil("a unit of size " + size + " is the largest",
				() -> picture().largest() != null && picture().largest().size() == size);
	}

	@Test
	void itsAnswerAndADistanceDoNotCoverEachOther() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitSize(2);
		open.editor().activateTool("distance");
		mouse.drag(1, open.middle(4, 2), open.middle(16, 2));
		EventLoop.waitUntil("both answers are painted", () -> open.editor().root().labels().size() == 2);
		open.settle();
		List<Rectangle> labels = open.editor().root().labels();
		assertEquals(2, labels.size());
		assertFalse(labels.getFirst().intersects(labels.getLast()), labels.toString());
	}

	@Test
	void theCorridorIsTheBottleneck() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitSize(2);
		assertEquals(new CellPair(new Cell(2, 2), new Cell(16, 2)), picture().ends());
		open.awaitColour(WAY, 10.5, 5);
		assertFalse(picture().largest().bottleneck().get(3, 3), "there is room");
		assertTrue(picture().largest().bottleneck().get(10, 4), "two cells are");
		assertFalse(open.commands().canUndo(), "nothing of the level has changed");
	}

	@Test
	void anEndIsDraggedElsewhereAndTheRestStays() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitSize(2);
		mouse.drag(1, open.middle(16, 2), open.middle(4, 3));
		assertEquals(new CellPair(new Cell(2, 2), new Cell(4, 3)), picture().ends());
		awaitSize(6);
	}

	@Test
	void itFollowsTheMapAndTwoClicksDoToo() {
		mouse.click(open.middle(2, 2));
		mouse.click(open.middle(16, 2));
		awaitSize(2);
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(9, 0), open.middle(9, 11));
		awaitSize(0);
		open.commands().undo();
		awaitSize(2);
	}

	@Test
	void theAnswerNamesItsTerrains() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitWords("Largest unit on ground, swamp: 2 x 2");
	}

	@Test
	void theAnswerTellsHowManyUnitsGetThereInAMinute() {
		open.editor().settings().unit().setSize(2);
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		// the corridor is 2 cells wide, so units of 2 x 2 cells pass one after another. At 1 cell a second, a unit needs 2
		// s to make room for the next one
		String words = "Largest unit on ground, swamp: 2 x 2\nsmall (2x2): at most 30.00 a minute";
		EventLoop.waitUntil(() -> words + " is the answer, not " + picture().words(), () -> picture().words().equals(words));
	}

	@Test
	void terrainDoesNotCountForDiscsAndTheAnswerSaysSo() {
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(2);
		circle.setRadius(0.5);
		open.level().getCircles().add(circle);
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitWords("Largest unit on ground, swamp: 2 x 2\n"
				+ "Ignoring terrain: a disc 5.00 wide, limited by the start");
	}

	@Test
	void ifNothingGetsThereTheReasonAndThePlaceAreNamed() {
		mouse.drag(1, open.middle(9, 1), open.middle(16, 2));
		awaitWords("Nothing gets there: trees blocks the start at 9,1");
		mouse.type(SWT.ESC);
		mouse.drag(1, open.middle(2, 2), open.middle(0, 2));
		awaitWords("Nothing gets there: trees blocks the goal at 0,2");
		mouse.type(SWT.ESC);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(5);
		circle.setRadius(0.9);
		open.level().getCircles().add(circle);
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		EventLoop.waitUntil(() -> "the circle is in the way: " + picture().words(), () -> picture().words()
				.matches("Nothing gets there: the circle about 10.0, 5.0 blocks the way at 9,[45] and 1 more cell\n.*"));
		assertEquals(2, picture().largest().bottleneck().count());
	}

	@Test
	void theAnswerStaysOnTheScreenWhileTheMapScrolls() {
		open.editor().root().getZoomManager().setZoom(8);
		open.editor().navigation().goTo(new Cell(14, 8));
		open.settle();
		mouse.drag(1, open.middle(13, 8), open.middle(15, 8));
		awaitWords("Largest unit on ground, swamp: 6 x 6");
		// wait for the line of the label about traffic, which appears later than the other lines and makes the label higher
		EventLoop.waitUntil(() -> "the traffic is part of " + picture().words(), () -> picture().words().contains("a minute"));
		for (int above : new int[] {30, 8}) {
			Point goal = open.middle(15, 8);
			open.editor().root().viewport().scroll(0, goal.y - open.canvas().getClientArea().height + above);
			// look for the white label in one column of pixels, far enough to the right that the map's caption does not hide the
			// label
			Point right = new Point(open.middle(15, 8).x + 60, open.canvas().getClientArea().height - 80);
			awaitEdgeAbove(open.middle(15, 8));
			EventLoop.waitUntil("the label is at " + right, () -> Screen.colours(Screen.picture(open.canvas(), right,
					new Point(1, 80))).contains(new RGB(255, 255, 255)));
		}
		ImageData scrolled = picture(open);
		open.canvas().redraw();
		assertArrayEquals(scrolled.data, picture(open).data);
	}

	/**
	 * Waits until the screen shows the upper edge of a cell at its new place. The map is painted some time after it
	 * scrolls.
	 */
	private void awaitEdgeAbove(Point middle) {
		int half = (open.middle(15, 9).y - open.middle(15, 8).y) / 2;
		Point from = new Point(middle.x + 50, middle.y - half - 2);
		EventLoop.waitUntil("the map has scrolled",
				() -> Screen.colours(Screen.picture(open.canvas(), from, new Point(1, 5))).size() == 2);
	}

	/**
	 * Returns a picture of the right half of the label, after the picture has stopped changing. Leaves out the caption of
	 * the map on the left. Also leaves out the scroll bar below, because the scroll bar fades.
	 */
	private static ImageData picture(OpenLevel open) {
		open.settle();
		open.canvas().update();
		return Screen.still(() -> seen(open), (one, other) -> Arrays.equals(one.data, other.data));
	}

	private static ImageData seen(OpenLevel open) {
		return Screen.picture(open.canvas(), new Point(open.middle(15, 8).x, open.canvas().getClientArea().height - 80),
				new Point(150, 60));
	}

	/** Returns an answer without the line of the traffic, which comes later. */
	private static String withoutTraffic(String words) {
		return words.replaceAll("\n.*a minute", "");
	}

	private void awaitWords(String words) {
		EventLoop.waitUntil(() -> words + " is the answer, not " + picture().words(),
				() -> withoutTraffic(picture().words()).equals(words));
	}

	@Test
	void escapeEndsIt() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitSize(2);
		mouse.type(SWT.ESC);
		EventLoop.drain();
		assertNull(picture().ends());
	}
}
