package org.leeway.ui.document;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourceAttributes;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.ui.testing.Dialogs;
import org.leeway.ui.testing.Levels;
import org.leeway.ui.testing.OpenLevel;

/**
 * Tests of a level that cannot be saved, because the disk is full. Leeway reports the failure, the editor keeps the
 * unsaved level, and the file keeps its old content.
 */
class FailedSavingTest {

	@TempDir
	private Path place;
	private IFolder folder;
	private OpenLevel open;
	private byte[] saved;

	@BeforeEach
	void openOnTinyDisk() throws Exception {
		assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place.toString()),
				"one who may mount a disk of 64 KiB");
		folder = OpenLevel.project().getFolder("disk");
		folder.createLink(IPath.fromPath(place), IResource.REPLACE, null);
		open = OpenLevel.of(Levels.of(Levels.CORRIDOR), "disk/level.leeway");
		saved = Files.readAllBytes(path());
		open.editor().activateTool("4");
		open.mouse().drag(1, open.middle(9, 4), open.middle(9, 5));
		open.settle();
	}

	@AfterEach
	void unmount() throws Exception {
		if (open != null) {
			OpenLevel.page().closeEditor(open.part(), false);
			folder.delete(true, null);
			assertTrue(run("umount", "-l", place.toString()));
		}
	}

	@Test
	void aFullDiskLosesNothing() throws Exception {
		byte[] mine = LevelFiles.toBytes(open.level());
		Path filler = fill();
		assertTold("No space left on device");
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		assertEquals(List.of("filler", "level.leeway"), names());

		Dialogs.answer(() -> open.part().doSave(new NullProgressMonitor()), dialog -> {
			delete(filler);
			dialog.click("Try Again");
		});
		assertFalse(open.part().isDirty());
		assertArrayEquals(mine, Files.readAllBytes(path()));
		assertArrayEquals(saved, Files.readAllBytes(place.resolve("level.leeway.bak")));
	}

	@Test
	void aReadOnlyDiskLosesNothing() throws Exception {
		assertTrue(run("mount", "-o", "remount,ro", place.toString()));
		assertTold("the folder is read-only");
	}

	@Test
	void aReadOnlyFileLosesNothing() throws Exception {
		ResourceAttributes attributes = open.file().getResourceAttributes();
		attributes.setReadOnly(true);
		open.file().setResourceAttributes(attributes);
		assertTold("the file is read-only");
		attributes.setReadOnly(false);
		open.file().setResourceAttributes(attributes);
		open.part().doSave(new NullProgressMonitor());
		assertFalse(open.part().isDirty());
	}

	@Test
	void aDiskThatIsPulledOutLosesNothing() throws Exception {
		byte[] mine = LevelFiles.toBytes(open.level());
		assertTrue(run("umount", "-l", place.toString()));
		Files.delete(place);
		String message = Dialogs.message(() -> open.part().doSave(new NullProgressMonitor()));
		assertTrue(message.contains("no such folder"), message);
		assertArrayEquals(mine, LevelFiles.toBytes(open.level()));
		assertTrue(open.part().isDirty());
		Files.createDirectory(place);
		assertTrue(run("mount", "-t", "tmpfs", "tmpfs", place.toString()));
		open.part().doSave(new NullProgressMonitor());
		assertArrayEquals(mine, Files.readAllBytes(path()));
	}

	private void assertTold(String reason) throws IOException {
		NullProgressMonitor monitor = new NullProgressMonitor();
		String message = Dialogs.message(() -> open.part().doSave(monitor));
		assertTrue(message.startsWith("Level Not Saved"), message);
		assertTrue(message.contains(path() + ": ") && message.contains(reason), message);
		assertTrue(monitor.isCanceled(), "so that closing the editor stops");
		assertTrue(open.part().isDirty());
		assertTrue(open.commands().canUndo());
		assertArrayEquals(saved, Files.readAllBytes(path()));
	}

	/** Writes a file until the disk is full. Returns the file. */
	private Path fill() throws IOException {
		Path filler = place.resolve("filler");
		try (OutputStream out = Files.newOutputStream(filler)) {
			while (true) {
				out.write(0);
			}
		} catch (IOException full) {
			assertTrue(Files.size(filler) > 0, full.toString());
		}
		return filler;
	}

	private static void delete(Path file) {
		try {
			Files.delete(file);
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	private List<String> names() throws IOException {
		try (Stream<Path> files = Files.list(place)) {
			return files.map(file -> file.getFileName().toString()).sorted().toList();
		}
	}

	private static boolean run(String... command) throws Exception {
		try {
			return new ProcessBuilder(command).redirectErrorStream(true)
					.redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
		} catch (IOException noSuchProgram) {
			return false;
		}
	}

	private Path path() {
		return open.file().getLocation().toPath();
	}
}
