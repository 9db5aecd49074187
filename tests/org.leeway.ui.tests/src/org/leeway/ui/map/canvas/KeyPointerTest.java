package org.leeway.ui.map.canvas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.CircularObstacle;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/** Tests of the tools if real keys move the pointer, and not the mouse. */
class KeyPointerTest {

	private static final int TREES = 3;

	@RegisterExtension
	private final OpenLevel open = OpenLevel.forEachTest(() -> LevelTemplates.level("meadow", 20, 12));

	private Mouse mouse;

	@BeforeEach
	void takeKeyboard() {
		open.editor().settings().paint().setBrushSize(1);
		mouse = open.mouse();
		mouse.move(open.middle(2, 3));
		open.canvas().forceFocus();
	}

	private void control(int key, int times) {
		mouse.hold(SWT.CTRL);
		for (int i = 0; i < times; i++) {
			mouse.strike(key);
		}
		EventLoop.drain();
		mouse.letGo(SWT.CTRL);
		EventLoop.drain();
	}

	@Test
	void aStrokeIsPaintedWithoutAMouse() {
		mouse.type('4');
		control(SWT.CR, 1);
		control(SWT.ARROW_RIGHT, 3);
		control(SWT.ARROW_DOWN, 2);
		assertFalse(open.commands().canUndo(), "the button is down");
		control(SWT.CR, 1);
		EventLoop.waitUntil("the stroke is painted", () -> open.commands().canUndo());
		for (int[] cell : new int[][] {{2, 3}, {3, 3}, {5, 3}, {5, 4}, {5, 5}}) {
			assertEquals(TREES, open.level().getTerrain().terrain(cell[0], cell[1]), cell[0] + "," + cell[1]);
		}
		assertEquals(6, open.level().getTerrain().histogram()[TREES]);
		open.commands().undo();
		assertEquals(0, open.level().getTerrain().histogram()[TREES]);
	}

	@Test
	void anObjectIsPlacedAndDraggedWithoutAMouse() {
		mouse.type('c');
		control(SWT.ARROW_RIGHT, 4);
		control(SWT.CR, 1);
		control(SWT.ARROW_RIGHT, 2);
		control(SWT.CR, 1);
		EventLoop.waitUntil("the circle is there", () -> !open.level().getCircles().isEmpty());
		CircularObstacle circle = open.level().getCircles().get(0);
		assertEquals("6.5, 3.5, 2.0", circle.getX() + ", " + circle.getY() + ", " + circle.getRadius());
	}
}
