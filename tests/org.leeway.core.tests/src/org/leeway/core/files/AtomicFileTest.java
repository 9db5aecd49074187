package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

	@TempDir
	private Path folder;

	@Test
	void writesANewFile() throws IOException {
		Path file = folder.resolve("new");
		AtomicFile.write(file, out -> out.write('x'));
		assertEquals("x", Files.readString(file));
		assertEquals(List.of(file), files());
	}

	@Test
	void replacesAFile() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "something longer");
		AtomicFile.write(file, out -> out.write('x'));
		assertEquals("x", Files.readString(file));
	}

	/**
	 * Writing a file must not fail if another program deletes the file at once. For example, a running editor reads and deletes a
	 * file of requests as soon as the file appears.
	 */
	@Test
	void aReaderMayRemoveTheFileAtOnce() throws Exception {
		Path file = folder.resolve("file");
		AtomicBoolean done = new AtomicBoolean();
		Thread reader = Thread.ofPlatform().start(() -> {
			while (!done.get()) {
				file.toFile().delete();
			}
		});
		try {
			for (int i = 0; i < 300; i++) {
				AtomicFile.write(file, out -> out.write('x'));
			}
		} finally {
			done.set(true);
			reader.join();
		}
	}

	@Test
	void aFailureLeavesTheFileAsItWas() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "old");
		assertThrows(IOException.class, () -> AtomicFile.write(file, out -> {
			out.write(new byte[1 << 20]);
			throw new IOException("the disk is full");
		}));
		assertThrows(IllegalStateException.class, () -> AtomicFile.write(file, out -> {
			throw new IllegalStateException();
		}));
		assertEquals("old", Files.readString(file));
		assertEquals(List.of(file), files());
	}

	@Test
	void writesSeveralFilesOrNone() throws IOException {
		Path one = Files.writeString(folder.resolve("one"), "old");
		Path two = folder.resolve("two");
		Map<Path, AtomicFile.Content> contents = new LinkedHashMap<>();
		contents.put(one, out -> out.write('1'));
		contents.put(two, out -> {
			throw new IOException("no space");
		});
		assertThrows(IOException.class, () -> AtomicFile.writeAll(contents));
		assertEquals("old", Files.readString(one));
		assertEquals(List.of(one), files());

		contents.put(two, out -> out.write('2'));
		AtomicFile.writeAll(contents);
		assertEquals("12", Files.readString(one) + Files.readString(two));
	}

	@Test
	void keepsTheOldContentWhereTheNewOneDiffers() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "first");
		Path backup = folder.resolve("file.bak");
		AtomicFile.writeKeepingOld(file, out -> out.write("second".getBytes()), "file.bak");
		assertEquals("first", Files.readString(backup));
		AtomicFile.writeKeepingOld(file, out -> out.write("second".getBytes()), "file.bak");
		assertEquals("first", Files.readString(backup), "this is still what was there before");
		AtomicFile.writeKeepingOld(file, out -> out.write("third".getBytes()), "file.bak");
		assertEquals("second", Files.readString(backup));
		assertEquals("third", Files.readString(file));
		assertEquals(Set.of(file, backup), Set.copyOf(files()));
	}

	@Test
	void whatCannotKeepTheOldContentDoesNotWriteTheNewOne() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "old");
		Path backup = Files.createDirectory(folder.resolve("file.bak"));
		IOException failure = assertThrows(IOException.class,
				() -> AtomicFile.writeKeepingOld(file, out -> out.write('x'), "file.bak"));
		assertTrue(failure.getMessage().contains("file.bak"), failure.getMessage());
		assertEquals("old", Files.readString(file));
		assertEquals(Set.of(file, backup), Set.copyOf(files()));
	}

	@Test
	void whatKilledWritersHaveLeftIsRemovedAnHourLater() throws IOException {
		Path old = Files.writeString(folder.resolve(".leeway-old.tmp"), "half of a lev");
		Path busy = Files.writeString(folder.resolve(".leeway-busy.tmp"), "half of a lev");
		Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
		Path file = folder.resolve("file");
		AtomicFile.write(file, out -> out.write('x'));
		assertEquals(Set.of(file, busy), Set.copyOf(files()), "somebody may be writing the other one");
	}

	@Test
	void followsALink() throws IOException {
		Path file = Files.writeString(folder.resolve("file"), "old");
		Path link = Files.createSymbolicLink(folder.resolve("link"), file);
		AtomicFile.write(link, out -> out.write('x'));
		assertTrue(Files.isSymbolicLink(link));
		assertEquals("x", Files.readString(file));
	}

	@Test
	void keepsWhoMayReadIt() throws IOException {
		assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"), "a system with POSIX permissions");
		Path file = Files.writeString(folder.resolve("file"), "old");
		Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
		AtomicFile.write(file, out -> out.write('x'));
		assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
	}

	@Test
	void writesToADeviceAsItIs() throws IOException {
		Path device = Path.of("/dev/null");
		assumeTrue(Files.exists(device), "a system with /dev/null");
		AtomicFile.write(device, out -> out.write('x'));
		assertFalse(Files.isRegularFile(device));
	}

	@Test
	void refusesFolders() throws IOException {
		assertThrows(IOException.class, () -> AtomicFile.write(folder, out -> out.write('x')));
		assertThrows(IOException.class, () -> AtomicFile.write(folder.resolve("none/file"), out -> out.write('x')));
		assertEquals(List.of(), files());
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		}
	}
}
