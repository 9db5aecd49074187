package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TemporaryFolderTest {

	@Test
	void isGoneWithItsFilesAtTheEnd() throws IOException {
		Path file;
		try (TemporaryFolder folder = new TemporaryFolder()) {
			file = Files.writeString(folder.file("a"), "text");
			assertTrue(Files.isRegularFile(file));
		}
		assertFalse(Files.exists(file.getParent()));
	}

	@Test
	void whatKilledProgramsHaveLeftIsRemovedAnHourLater(@TempDir Path elsewhere) throws IOException {
		Path old = Files.createTempDirectory("leeway-work-");
		Files.writeString(old.resolve("half"), "of a lev");
		Path busy = Files.createTempDirectory("leeway-work-");
		Path kept = Files.writeString(elsewhere.resolve("kept"), "text");
		Path link = Files.createSymbolicLink(old.resolveSibling("leeway-work-link-" + System.nanoTime()), elsewhere);
		Files.setLastModifiedTime(elsewhere, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
		Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
		try (TemporaryFolder folder = new TemporaryFolder()) {
			assertTrue(Files.isDirectory(folder.file("a").getParent()));
			assertFalse(Files.exists(old));
			assertTrue(Files.exists(busy), "somebody may be working there");
			assertTrue(Files.exists(kept), "only a link leads there");
		} finally {
			Files.delete(link);
			Files.delete(busy);
		}
	}
}
