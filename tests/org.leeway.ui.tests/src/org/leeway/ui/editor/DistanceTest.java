package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.pathing.grid.Cell;
import org.leeway.ui.map.CellPair;
import org.leeway.ui.map.canvas.MapContent;
import org.leeway.ui.map.layers.DistancePicture;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the tool that measures distances, with the real mouse. */
class DistanceTest {

	private static final RGB LINE = new RGB(120, 40, 120);
	/**
	 * The answer for the small agent. Its path from the left room to the right room has 14 steps, of which four are diagonal.
	 */
	private static final String SMALL = "small: 15.7 s, 15.66 cells";

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> Levels.of(Levels.CORRIDOR));

	private Mouse mouse;

	@BeforeEach
	void takeTool() {
		mouse = open.mouse();
		open.editor().settings().setOverlay(null);
		open.editor().activateTool("distance");
	}

	private DistancePicture picture() {
		return open.editor().root().shown(MapContent.DISTANCE);
	}

	private void awaitLine(String line) {
		EventLoop.waitUntil(() -> line + " among " + picture().words(), () -> picture().words().lines().toList().contains(line));
	}

	@Test
	void tellsCellsLengthAndTheTimeOfEveryAgent() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitLine(SMALL);
		awaitLine("15 x 1 cells, 14.00 from centre to centre");
		awaitLine("large: cannot get there");
		assertEquals(new CellPair(new Cell(2, 2), new Cell(16, 2)), picture().ends());
		open.awaitColour(LINE, 9.5, 2.5);
		assertFalse(open.commands().canUndo(), "nothing of the level has changed");
	}

	@Test
	void followsAgentsAndTheMap() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitLine(SMALL);
		open.level().getAgentTypes().getFirst().setSpeed(2);
		awaitLine("small: 7.8 s, 15.66 cells");
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(9, 0), open.middle(9, 9));
		awaitLine("small: cannot get there");
	}

	@Test
	void anAgentThatDoesNotFitSaysWhere() {
		mouse.drag(1, open.middle(9, 1), open.middle(16, 2));
		awaitLine("small: does not fit at the first cell");
		mouse.drag(1, open.middle(9, 1), open.middle(2, 2));
		mouse.drag(1, open.middle(16, 2), open.middle(9, 1));
		awaitLine("small: does not fit at the second cell");
	}

	@Test
	void lengthsInTheGameAreToldIfCellsHaveAnotherSize() {
		open.level().setCellScale(2.5);
		mouse.drag(1, open.middle(2, 2), open.middle(6, 5));
		awaitLine("5 x 4 cells, 5.00 from centre to centre (12.50 in the game)");
	}

	@Test
	void escapeRemovesIt() {
		mouse.drag(1, open.middle(2, 2), open.middle(16, 2));
		awaitLine(SMALL);
		mouse.type(SWT.ESC);
		assertNull(picture().ends());
	}
}
