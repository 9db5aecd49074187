package org.leeway.ui.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.start.OpenRequests;
import org.leeway.ui.editor.LevelEditor;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

class RequestedFilesTest {

	@TempDir
	private Path folder;

	@AfterEach
	void closeEditors() {
		OpenLevel.page().closeAllEditors(false);
		EventLoop.drain();
	}

	@Test
	void whatALaterStartHandsOverOpensInTheWindow() throws Exception {
		Path level = Files.createDirectories(folder.resolve("a b ü")).resolve("häfen.leeway");
		LevelFiles.save(Levels.of(Levels.CORRIDOR), level);
		OpenRequests requests = new OpenRequests(folder.resolve("workspace"));
		requests.add(List.of(level));
		Shell shell = OpenLevel.page().getWorkbenchWindow().getShell();
		shell.setMinimized(true);
		requests.take().forEach(RequestedFiles::open);
		IEditorPart editor = OpenLevel.page().getActiveEditor();
		assertInstanceOf(LevelEditor.class, editor);
		assertEquals("häfen.leeway", editor.getTitle());
		EventLoop.waitUntil("the window is back", () -> !shell.getMinimized());
		assertFalse(requests.take().iterator().hasNext());
	}
}
