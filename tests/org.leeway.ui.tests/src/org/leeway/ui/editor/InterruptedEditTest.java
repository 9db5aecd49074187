package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.ui.survey.FindingsView;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Mouse;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of an unfinished edit, such as a stroke. The user interrupts the edit by a key, another tool, view or editor, or another
 * button of the mouse.
 */
class InterruptedEditTest extends PendingEditBase {

	@Test
	void otherCommandsToolsAndPartsFinishAStroke() throws Exception {
		byte[] before = bytes();
		List<Consumer<Mouse>> interruptions = List.of(keys -> keys.type('c'), keys -> keys.type('2'),
				keys -> keys.type(SWT.DEL), keys -> keys.control('d'), InterruptedEditTest::redo, keys -> keys.control('a'),
				keys -> show(FindingsView.ID),
				keys -> open.bar().first(Combo.class).setFocus());
		for (int i = 0; i < interruptions.size(); i++) {
			paintHalfAStroke();
			interruptions.get(i).accept(mouse);
			EventLoop.waitUntil("interruption " + i + " finishes the stroke", this::isPainted);
			byte[] painted = bytes();
			OpenLevel.page().activate(open.part());
			mouse.release(1);
			assertArrayEquals(painted, bytes());
			open.editor().terrain().deselect();
			assertOneStepSince(before, "interruption " + i);
		}
	}

	private static void redo(Mouse keys) {
		keys.hold(SWT.SHIFT);
		keys.control('z');
		keys.letGo(SWT.SHIFT);
	}

	private static void show(String view) {
		try {
			OpenLevel.page().showView(view);
		} catch (PartInitException e) {
			throw new AssertionError(e);
		}
	}

	@Test
	void lookingCloserAndALargerBrushLeaveAStrokeAlone() {
		byte[] before = bytes();
		paintHalfAStroke();
		mouse.type(']');
		open.run("org.leeway.ui.zoom", "org.leeway.ui.how", "in");
		assertArrayEquals(before, bytes());
		mouse.release(1);
		assertTrue(isPainted());
		assertOneStepSince(before, "stroke");
		open.editor().settings().paint().setBrushSize(1);
	}

	@Test
	void anotherEditorFinishesAStroke() throws Exception {
		paintHalfAStroke();
		IFile file = OpenLevel.project().getFile("other.leeway");
		LevelFiles.save(LevelTemplates.level("other", 8, 8), file.getLocation().toPath());
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		IEditorPart other = IDE.openEditor(OpenLevel.page(), file);
		EventLoop.drain();
		mouse.strikeButton(1);
		assertTrue(isPainted());
		OpenLevel.page().closeEditor(other, false);
		EventLoop.drain();
		file.delete(true, null);
	}

	@Test
	void closingDuringAStrokeAsksAndSavesIt() throws Exception {
		open.commands().undo();
		open.commands().flush();
		paintHalfAStroke();
		Dialogs.answer(() -> open.run(IWorkbenchCommandConstants.FILE_CLOSE), dialog -> {
			mouse.strikeButton(1);
			dialog.click("Save");
		});
		EventLoop.drain();
		assertTrue(isPainted());
		assertArrayEquals(bytes(), open.bytes());
	}

	@Test
	void aChangeOfTheFileFinishesAStrokeAndAsksWhatToKeep() throws Exception {
		open.commands().undo();
		open.commands().flush();
		paintHalfAStroke();
		Dialogs.answer(() -> {
			try {
				LevelFiles.save(LevelTemplates.level("other", 20, 14), open.file().getLocation().toPath());
				open.file().refreshLocal(IResource.DEPTH_ZERO, null);
			} catch (Exception e) {
				throw new AssertionError(e);
			}
			EventLoop.waitUntil("the stroke is finished", this::isPainted);
			EventLoop.drain();
		}, dialog -> {
			mouse.strikeButton(1);
			dialog.click("Keep Mine");
		});
		assertTrue(isPainted());
		assertTrue(open.part().isDirty());
	}

	@Test
	void anotherToolClosesThePolygonAndAnUnfinishedProbeIsGivenUp() {
		byte[] before = bytes();
		mouse.type('g');
		for (Point corner : List.of(open.at(1, 1), open.at(4, 1), open.at(4, 4))) {
			mouse.click(corner);
		}
		mouse.type('p');
		EventLoop.waitUntil("it is closed", () -> open.level().getPolygons().size() == 2);
		assertOneStepSince(before, "polygon");
		mouse.click(open.middle(6, 5));
		show(FindingsView.ID);
		OpenLevel.page().activate(open.part());
		mouse.control('z');
		assertArrayEquals(before, bytes(), "only the start");
		mouse.click(open.middle(6, 5));
		mouse.click(open.middle(9, 5));
		assertEquals(2, open.level().getProbes().size(), "the first click was a start again");
		assertOneStepSince(before, "probe");
	}

	@Test
	void aRightClickThatPicksAnotherTerrainUpGoesOnWithItsBrush() {
		open.editor().activateTool("4");
		mouse.drag(1, open.middle(1, 1), open.middle(3, 1));
		open.editor().activateTool("2");
		mouse.move(open.middle(2, 1));
		mouse.press(3);
		mouse.release(3);
		assertEquals("trees", open.editor().settings().paint().terrain().getName());
		mouse.drag(1, open.middle(1, 3), open.middle(3, 3));
		assertEquals(3, open.level().getTerrain().terrain(2, 3));
	}

	@Test
	void panningDuringAStrokeDoesNotLoseIt() {
		paintHalfAStroke();
		mouse.press(2);
		mouse.glide(open.middle(7, 6), open.middle(8, 7));
		mouse.release(1);
		assertTrue(isPainted());
		mouse.release(2);
	}
}
