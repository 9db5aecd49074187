package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of paths that lead to a device, a pipe, an open file, or a file of another name. */
class DestinationTest {

	private static final Path OPEN_FILES = Path.of("/proc/self/fd");

	@TempDir
	private Path folder;

	@Test
	void whatIsOpenIsWrittenAfterWhatItHas() throws IOException {
		assumeTrue(Files.isDirectory(OPEN_FILES), "a system with /proc");
		Path file = Files.writeString(folder.resolve("file"), "old ");
		Object inode = Files.getAttribute(file, "unix:ino");
		try (FileOutputStream open = new FileOutputStream(file.toFile(), true)) {
			Path descriptor = descriptor(file);
			assertTrue(AtomicFile.isStream(descriptor));
			AtomicFile.write(descriptor, out -> out.write("new ".getBytes()));
			Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("/dev/fd").resolve(descriptor.getFileName()));
			AtomicFile.write(link, out -> out.write("newer".getBytes()));
			open.write('!');
			Files.delete(link);
		}
		assertEquals("old new newer!", Files.readString(file));
		assertEquals(inode, Files.getAttribute(file, "unix:ino"));
		assertEquals(List.of(file), files());
	}

	private static Path descriptor(Path file) throws IOException {
		try (Stream<Path> descriptors = Files.list(OPEN_FILES)) {
			return descriptors.filter(each -> leadsTo(each, file)).findFirst().orElseThrow();
		}
	}

	private static boolean leadsTo(Path descriptor, Path file) {
		try {
			return Files.readSymbolicLink(descriptor).equals(file.toRealPath());
		} catch (IOException closed) {
			return false;
		}
	}

	@Test
	void aReaderOfAPipeMayStopReading() throws Exception {
		Path pipe = folder.resolve("pipe");
		assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "a system with mkfifo");
		Process head = new ProcessBuilder("head", "-c", "3", pipe.toString()).start();
		AtomicFile.write(pipe, out -> {
			for (int i = 0; i < 1 << 20; i++) {
				out.write("abcdefgh".getBytes());
			}
		});
		assertEquals("abc", new String(head.getInputStream().readAllBytes()));
		assertEquals(List.of(pipe), files());
	}

	@Test
	void aFullDeviceIsAnError() {
		Path full = Path.of("/dev/full");
		assumeTrue(Files.exists(full), "a system with /dev/full");
		assertThrows(IOException.class, () -> AtomicFile.write(full, out -> out.write('x')));
	}

	@Test
	void linksStayLinksHoweverManyThereAre() throws IOException {
		Path file = folder.resolve("file");
		Path second = Files.createSymbolicLink(folder.resolve("second"), Path.of("file"));
		Path first = Files.createSymbolicLink(folder.resolve("first"), Path.of("second"));
		for (String content : List.of("new", "newer")) {
			AtomicFile.write(first, out -> out.write(content.getBytes()));
			assertTrue(Files.isSymbolicLink(first) && Files.isSymbolicLink(second));
			assertFalse(Files.isSymbolicLink(file));
			assertEquals(content, Files.readString(file));
		}
	}

	@Test
	void linksInACircleAreRefused() throws IOException {
		Path one = folder.resolve("one");
		Path two = Files.createSymbolicLink(folder.resolve("two"), one);
		Files.createSymbolicLink(one, two);
		FileSystemException refused = assertThrows(FileSystemException.class,
				() -> AtomicFile.write(one, out -> out.write('x')));
		assertEquals("symbolic links that lead in a circle", refused.getReason());
	}

	private List<Path> files() throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		}
	}
}
