package org.leeway.ui.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.testing.EventLoop;
import org.leeway.ui.testing.Form;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/** Tests of a file that is no level. The editor reports the error, and does not change the file. */
class BrokenFileTest {

	@AfterEach
	void deleteProject() throws Exception {
		OpenLevel.page().closeAllEditors(false);
		OpenLevel.project().delete(true, true, null);
	}

	@Test
	void theEditorSaysWhatIsWrongInWhichLine() throws Exception {
		byte[] bytes = new String(LevelFiles.toBytes(Levels.of(Levels.CORRIDOR)), "UTF-8")
				.replace("size=\"2\"", "size=\"two\"").getBytes("UTF-8");
		List<Throwable> failures = new ArrayList<>();
		ILogListener log = (status, plugin) -> failures.add(status.getException());
		Platform.addLogListener(log);
		try {
			IFile file = file("broken.leeway", bytes);
			IDE.openEditor(OpenLevel.page(), file);
			EventLoop.drain();

			String words = shown();
			assertTrue(words.matches("(?s).*broken\\.leeway:\\d+: .*\"two\".*"), words);
			assertFalse(words.contains("Exception") || words.contains("\tat "), words);
			assertArrayUnchanged(bytes, file);
			OpenLevel.page().closeAllEditors(false);
			EventLoop.drain();
			assertFalse(failures.stream().anyMatch(failure -> failure instanceof NullPointerException),
					failures.toString());
		} finally {
			Platform.removeLogListener(log);
		}
	}

	@Test
	void anEmptyFileIsNoLevel() throws Exception {
		IFile file = file("empty.leeway", new byte[0]);
		IDE.openEditor(OpenLevel.page(), file);
		EventLoop.drain();
		String words = shown();
		assertTrue(words.contains("empty.leeway"), words);
		assertEquals(0, Files.size(file.getLocation().toPath()));
	}

	private static String shown() {
		IEditorPart part = OpenLevel.page().getActiveEditor();
		assertFalse(part instanceof LevelEditor, "no level is edited");
		IWorkbenchPartReference reference = OpenLevel.page().getReference(part);
		Composite area = part.getSite().getShell();
		return reference.getPartName() + "\n" + new Form(area).words();
	}

	private static void assertArrayUnchanged(byte[] bytes, IFile file) throws Exception {
		assertEquals(new String(bytes, "UTF-8"), Files.readString(file.getLocation().toPath()));
	}

	private static IFile file(String name, byte[] bytes) throws Exception {
		IFile file = OpenLevel.project().getFile(name);
		Path path = file.getLocation().toPath();
		Files.write(path, bytes);
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return file;
	}
}
