package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.LevelRootPart;
import org.leeway.ui.map.layers.LargestUnitPicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** The tool that measures the largest unit, with the real mouse: what it finds, what is painted, and when it goes. */
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
		return ((LevelRootPart) open.viewer().getRootEditPart()).largestUnit();
	}

	private void awaitSize(int size) {
		EventLoop.waitUntil("a unit of size " + size + " is the largest",
				() -> picture().largest() != null && picture().largest().size() == size);
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
	void escapeEndsIt() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitSize(2);
		mouse.type(SWT.ESC);
		EventLoop.drain();
		assertNull(picture().ends());
	}
}
