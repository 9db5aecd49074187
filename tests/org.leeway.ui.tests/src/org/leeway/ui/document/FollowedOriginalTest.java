package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.pathing.grid.CellRect;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.editor.bars.RestoreBar;
import org.leeway.ui.testing.Autosaves;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of levels that are converted from files of other formats. Other programs save these files while the levels are
 * open.
 */
class FollowedOriginalTest {

	private static final String ISLAND = "type octile\nheight 3\nwidth 5\nmap\n.....\n.WWT.\n.@S..\n";
	private static final String LONG_ISLAND = "type octile\nheight 3\nwidth 6\nmap\n......\n.WWT..\n.@S...\n";

	@TempDir
	private Path disk;
	private Path map;
	private LevelEditor editor;

	@BeforeEach
	void openIsland() throws Exception {
		Autosaves.clear();
		map = Files.writeString(disk.resolve("island.map"), ISLAND);
		editor = open(map);
	}

	@AfterEach
	void closeAll() throws Exception {
		OpenLevel.page().closeAllEditors(false);
		EventLoop.drain();
		ResourcesPlugin.getWorkspace().getRoot().getProject(LinkedFiles.PROJECT).delete(true, true, null);
	}

	private static LevelEditor open(Path file) throws Exception {
		LevelEditor opened = (LevelEditor) IDE.openEditorOnFileStore(OpenLevel.page(),
				EFS.getLocalFileSystem().fromLocalFile(file.toFile()));
		EventLoop.waitUntil("the map is analysed", () -> opened.session().orElseThrow().presenter().findingsAreFresh());
		EventLoop.drain();
		return opened;
	}

	private String words() {
		return new Form(editor.getSite().getShell()).words();
	}

	private int width() {
		return editor.level().getTerrain().width();
	}

	private void widen() {
		editor.session().orElseThrow().edits().resize(new CellRect(0, 0, 12, 10), 0);
		assertEquals(12, width());
	}

	@Test
	void aCopyWithoutEditsFollowsItsOriginal() throws Exception {
		assertSays(words(), "island.map", "follows the file until you edit it");
		Files.writeString(map, LONG_ISLAND);
		EventLoop.waitUntil("the map is converted again", () -> width() == 6);
		assertSame(editor, OpenLevel.page().getActiveEditor());
		assertTrue(editor.isDirty(), "the copy is in no file");
		assertFalse(editor.session().orElseThrow().document().commands().canUndo());
		assertEquals(0, Autosaves.count(), "nothing is lost that could be restored");

		editor.doSave(new NullProgressMonitor());
		Files.writeString(map, ISLAND);
		EventLoop.waitUntil("the map is converted after saving too", () -> width() == 5);
		assertTrue(editor.isDirty());
		assertEquals(6, LevelFiles.load(disk.resolve("island.leeway")).getTerrain().width(), "saved by the user only");
	}

	@Test
	void editsAreKeptIfTheUserWants() throws Exception {
		widen();
		assertSays(words(), "island.map", "Edits and fixes change only the copy");
		answer("Keep Mine");
		assertEquals(12, width());
		assertTrue(editor.session().orElseThrow().document().commands().canUndo());
	}

	@Test
	void editsCanBeReplacedAndComeBack() throws Exception {
		widen();
		answer("Convert Again");
		assertEquals(6, width());
		Form form = new Form(editor.getSite().getShell());
		EventLoop.waitUntil("the edits are offered", () -> form.words().contains("Unsaved work from"));
		form.click("Restore");
		assertEquals(12, width());
	}

	@Test
	void undoneEditsAreNone() throws Exception {
		widen();
		editor.session().orElseThrow().document().commands().undo();
		Files.writeString(map, LONG_ISLAND);
		EventLoop.waitUntil("the map is converted again", () -> width() == 6);
	}

	@Test
	void aFileThatIsNoMapForAWhileIsToldInTheBar() throws Exception {
		Files.writeString(map, "type octile\nheight 3\nwidth 5\nmap\n.....\n");
		EventLoop.waitUntil("the fault is told", () -> words().contains("previous content"));
		assertSays(words(), "island.map:6");
		assertEquals(5, width());
		Files.delete(map);
		Files.writeString(map, LONG_ISLAND);
		EventLoop.waitUntil("the map is converted again", () -> width() == 6);
		assertSays(words(), "follows the file until you edit it");
	}

	@Test
	void otherFilesThatAConversionReadsAreFollowedToo() throws Exception {
		int before = editor.level().getTerrain().terrain(3, 1);
		Files.writeString(disk.resolve("leeway-import.json"), "{\"diagonals\": \"always\"}");
		EventLoop.waitUntil("the profile is read", () -> editor.level().getDiagonals().getLiteral().equals("always"));
		assertEquals(before, editor.level().getTerrain().terrain(3, 1));
	}

	@Test
	void theWholeMessageIsSeenInANarrowWindow() {
		Shell window = editor.getSite().getShell();
		Rectangle bounds = window.getBounds();
		boolean isMaximized = window.getMaximized();
		window.setMaximized(false);
		try {
			window.setSize(1000, 700);
			RestoreBar bar = new Form(window).all(RestoreBar.class).getFirst();
			Control words = bar.getChildren()[0];
			EventLoop.waitUntil("the words have several lines, and end in the window", () -> words.getSize().y > line(words)
					&& words.getBounds().x + words.getBounds().width <= bar.getClientArea().width);
		} finally {
			window.setBounds(bounds);
			window.setMaximized(isMaximized);
			EventLoop.waitUntil("the window is as before", () -> window.getSize().equals(new Point(bounds.width, bounds.height)));
		}
	}

	/** Returns the height of words in one line. */
	private static int line(Control words) {
		return words.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
	}

	/** Changes the map, and presses a button of the dialog that appears. */
	private void answer(String button) {
		boolean[] asked = {false};
		Dialogs.answer(() -> {
			try {
				Files.writeString(map, LONG_ISLAND);
			} catch (IOException e) {
				throw new AssertionError(e);
			}
			EventLoop.waitUntil("the editor asks", () -> asked[0]);
		}, dialog -> {
			asked[0] = true;
			assertSays(dialog.words(), "island.map has been changed on disk");
			dialog.click(button);
		});
	}
}
