package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.Test;
import org.leeway.model.MapSymmetry;
import org.leeway.ui.testing.EventLoop;

/** Tests of undo and save while the button of the real mouse is down, with every tool that drags. */
class PendingEditRuleTest extends PendingEditBase {

	@Test
	void undoDuringADragGivesUpTheDragAndNothingElse() {
		byte[] before = bytes();
		for (Drag drag : drags()) {
			press(drag);
			mouse.control('z');
			assertArrayEquals(before, bytes(), drag.name());
			assertEquals("Set size", open.commands().getUndoCommand().getLabel(), drag.name());
			assertFalse(open.commands().canRedo(), drag.name());
			mouse.glide(drag.to(), drag.from());
			mouse.release(1);
			assertArrayEquals(before, bytes(), drag.name());
			assertSame(open.level().getTerrain(), open.editor().root().picture().grid(), drag.name());
			assertFalse(open.commands().canRedo(), drag.name());
			assertFalse(open.editor().settings().selection().floating() != null, drag.name());
			open.editor().terrain().deselect();
		}
		mouse.control('z');
		EventLoop.waitUntil("the step before is undone", () -> !open.commands().canUndo());
	}

	@Test
	void savingDuringADragSavesWhatIsSeen() throws Exception {
		byte[] before = bytes();
		for (Drag drag : drags()) {
			press(drag);
			mouse.control('s');
			EventLoop.waitUntil(drag.name() + " is saved", () -> !open.part().isDirty());
			byte[] saved = open.bytes();
			assertFalse(Arrays.equals(before, saved), drag.name());
			assertArrayEquals(bytes(), saved, drag.name());
			assertEquals(open.level().getTerrain(), open.editor().root().picture().grid(), drag.name());
			mouse.glide(drag.to(), drag.from());
			mouse.release(1);
			assertArrayEquals(saved, bytes(), drag.name() + " ended when it was saved");
			assertOneStepSince(before, drag.name());
		}
	}

	@Test
	void theFirstStrokeIsSavedToo() throws Exception {
		open.commands().undo();
		open.commands().flush();
		assertFalse(open.part().isDirty());
		byte[] before = bytes();
		paintHalfAStroke();
		mouse.control('s');
		EventLoop.waitUntil("it is saved", () -> isPainted() && !open.part().isDirty());
		assertArrayEquals(bytes(), open.bytes());
		mouse.release(1);
		mouse.control('z');
		EventLoop.waitUntil("it is undone", () -> !isPainted());
		assertArrayEquals(before, bytes());
	}

	@Test
	void undoGivesUpTheFirstStroke() {
		open.commands().undo();
		open.commands().flush();
		paintHalfAStroke();
		mouse.control('z');
		mouse.release(1);
		assertFalse(isPainted());
		assertFalse(open.commands().canUndo());
		assertFalse(open.part().isDirty());
	}

	@Test
	void anotherSymmetryFinishesTheStroke() {
		open.commands().undo();
		open.commands().flush();
		byte[] before = bytes();
		paintHalfAStroke();
		mouse.type('y');
		EventLoop.waitUntil("the symmetry is another one", () -> open.level().getSymmetry() != MapSymmetry.NONE);
		mouse.release(1);
		open.commands().undo();
		assertTrue(isPainted());
		assertEquals("Paint trees", open.commands().getUndoCommand().getLabel());
		open.commands().undo();
		assertArrayEquals(before, bytes());
	}

	@Test
	void floatingTerrainIsSavedAsSeenAndGivenUpByUndo() throws Exception {
		open.commands().undo();
		open.commands().flush();
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 1));
		mouse.control('s');
		EventLoop.waitUntil("it is saved", () -> !open.part().isDirty());
		byte[] before = bytes();
		press(drags().get(9));
		mouse.release(1);
		assertArrayEquals(before, bytes(), "it floats");
		assertTrue(open.part().isDirty(), "what is seen is not saved");
		mouse.control('z');
		EventLoop.waitUntil("it is dropped", () -> !open.part().isDirty());
		assertArrayEquals(before, bytes());
		assertSame(open.level().getTerrain(), open.editor().root().picture().grid());
		assertEquals("Paint trees", open.commands().getUndoCommand().getLabel());

		press(drags().get(9));
		mouse.release(1);
		mouse.control('s');
		EventLoop.waitUntil("it is put down and saved", () -> !open.part().isDirty());
		assertFalse(Arrays.equals(before, bytes()));
		assertArrayEquals(bytes(), open.bytes());
	}

	@Test
	void undoTakesCornersBackOneByOneAndSavingClosesThePolygon() throws Exception {
		byte[] before = bytes();
		mouse.type('g');
		for (Point corner : List.of(open.at(1, 1), open.at(4, 1), open.at(4, 4), open.at(8, 6))) {
			mouse.click(corner);
		}
		mouse.control('z');
		mouse.control('s');
		EventLoop.waitUntil("it is saved", () -> !open.part().isDirty());
		assertEquals("1,1 4,1 4,4", open.level().getPolygons().getLast().getShape().toString());
		assertArrayEquals(bytes(), open.bytes());
		assertOneStepSince(before, "polygon");

		mouse.click(open.at(1, 1));
		mouse.click(open.at(4, 1));
		for (int i = 0; i < 2; i++) {
			mouse.control('z');
			assertArrayEquals(before, bytes(), "only corners");
		}
		mouse.control('z');
		EventLoop.waitUntil("the step before is undone", () -> !open.commands().canUndo());
	}
}
