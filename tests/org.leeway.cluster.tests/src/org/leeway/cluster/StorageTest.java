package org.leeway.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of a cluster that writes report files to the local file system. In the folder of a report, there may be
 * symbolic links, and files that killed runs have left behind.
 */
class StorageTest {

	@TempDir
	private Path folder;
	@TempDir
	private Path elsewhere;
	private final Storage storage = new Storage(new Configuration());

	@Test
	void aReportIsNotWrittenThroughALinkThatIsNotItsOwn() throws IOException {
		Path target = Files.writeString(elsewhere.resolve("target"), "precious");
		Files.createSymbolicLink(folder.resolve(".report.unfinished"), target);
		storage.write(hadoop("report"), out -> out.write('n'));
		assertEquals("n", Files.readString(folder.resolve("report")));
		assertEquals("precious", Files.readString(target));
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(2, files.count(), "no unfinished file is left");
		}
	}

	@Test
	void aLinkIsNotBelieved() throws IOException {
		Path target = Files.writeString(elsewhere.resolve("target"), "old");
		Files.createSymbolicLink(folder.resolve("state"), target);
		assertTrue(storage.exists(hadoop("state")));
		assertFalse(storage.hasOwn(hadoop("state")));
		storage.write(hadoop("state"), out -> out.write('n'));
		assertTrue(storage.hasOwn(hadoop("state")));
		assertEquals("old", Files.readString(target));
		assertTrue(Files.isRegularFile(folder.resolve("state"), LinkOption.NOFOLLOW_LINKS));
	}

	@Test
	void whatKilledRunsLeftIsRemovedAfterADay() throws IOException {
		for (String name : List.of(".report.old.unfinished", ".report.new.unfinished", ".other.old.unfinished")) {
			Files.writeString(folder.resolve(name), "cut");
		}
		FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
		Files.setLastModifiedTime(folder.resolve(".report.old.unfinished"), longAgo);
		Files.setLastModifiedTime(folder.resolve(".other.old.unfinished"), longAgo);
		storage.write(hadoop("report"), out -> out.write('n'));
		assertTrue(Files.notExists(folder.resolve(".report.old.unfinished")));
		assertTrue(Files.exists(folder.resolve(".report.new.unfinished")));
		assertTrue(Files.exists(folder.resolve(".other.old.unfinished")));
	}

	@Test
	void whatKilledRunsLeftInAFolderOfManyFilesIsRemovedOnce() throws IOException {
		FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofDays(2)));
		for (String name : List.of(".1_2.pgm.old.unfinished", ".3_4.pgm.old.unfinished", "5_6.pgm", ".hidden")) {
			Files.setLastModifiedTime(Files.writeString(folder.resolve(name), "old"), longAgo);
		}
		storage.writeOneOfMany(hadoop("1_2.pgm"), out -> out.write('n'));
		assertTrue(Files.exists(folder.resolve(".1_2.pgm.old.unfinished")));
		storage.removeAbandonedIn(hadoop("1_2.pgm").getParent());
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(".hidden", "1_2.pgm", "5_6.pgm"), files.map(file -> file.getFileName().toString())
					.filter(name -> !name.endsWith(".crc")).sorted().toList());
		}
	}

	/**
	 * A report that is replaced must exist at all times. On a local disk, Hadoop itself would remove the old file before it
	 * renames the new file.
	 */
	@Test
	void aReportIsThereWhileItIsReplaced() throws Exception {
		Path report = Files.writeString(folder.resolve("report"), "n");
		CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> {
			for (int i = 0; i < 1000; i++) {
				try {
					storage.write(hadoop("report"), out -> out.write('n'));
				} catch (IOException e) {
					throw new UncheckedIOException(e);
				}
			}
		});
		while (!writing.isDone()) {
			assertEquals("n", Files.readString(report));
		}
		writing.get();
	}

	private org.apache.hadoop.fs.Path hadoop(String name) {
		return new org.apache.hadoop.fs.Path(folder.resolve(name).toUri());
	}
}
