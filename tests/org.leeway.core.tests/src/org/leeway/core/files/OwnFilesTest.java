package org.leeway.core.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.compare.BaseLevel;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.core.start.OpenRequests;
import org.leeway.pathing.Progress;

/** Tests of files that only Leeway writes, after another program has replaced them by a link. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
class OwnFilesTest {

	@TempDir
	private Path folder;
	@TempDir
	private Path elsewhere;

	@Test
	void aLinkIsReplacedAndItsTargetStays() throws IOException {
		Path target = Files.writeString(elsewhere.resolve("target"), "old");
		Path own = folder.resolve("own");
		for (Path end : List.of(target, elsewhere.resolve("none"), elsewhere, folder)) {
			Files.deleteIfExists(own);
			Files.createSymbolicLink(own, end);
			assertFalse(AtomicFile.hasOwn(own));
			AtomicFile.writeOwn(own, out -> out.write('n'));
			assertTrue(AtomicFile.hasOwn(own));
			assertEquals("n", Files.readString(own));
			assertEquals("old", Files.readString(target));
			assertTrue(Files.notExists(elsewhere.resolve("none")));
		}
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(List.of(own), files.toList(), "no unfinished file is left");
		}
	}

	@Test
	void aFailureLeavesTheLink() throws IOException {
		Path target = Files.writeString(elsewhere.resolve("target"), "old");
		Path own = Files.createSymbolicLink(folder.resolve("own"), target);
		assertThrows(IOException.class, () -> AtomicFile.writeOwn(own, out -> {
			throw new IOException("no space");
		}));
		assertEquals(target, Files.readSymbolicLink(own));
	}

	@Test
	void aLinkToAReadOnlyFileIsReplaced() throws IOException {
		Path target = Files.writeString(elsewhere.resolve("target"), "old");
		Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("r--r--r--"));
		Path own = Files.createSymbolicLink(folder.resolve("own"), target);
		AtomicFile.writeOwn(own, out -> out.write('n'));
		assertTrue(Files.getPosixFilePermissions(own).contains(PosixFilePermission.OWNER_WRITE));
	}

	@Test
	void aBackupIsNotWrittenThroughALink() throws IOException {
		Path target = Files.writeString(elsewhere.resolve("target"), "precious");
		Path level = folder.resolve("a.leeway");
		LevelFiles.save(LevelTemplates.level("one", 4, 3), level);
		Files.createSymbolicLink(folder.resolve("a.leeway.bak"), target);
		LevelFiles.saveWithBackup(LevelTemplates.level("two", 4, 3), level);
		assertEquals("precious", Files.readString(target));
		assertEquals("one", LevelFiles.load(folder.resolve("a.leeway.bak")).getName());
	}

	@Test
	void aBackupIsNotBelievedThroughALink() throws IOException {
		Path target = elsewhere.resolve("b.leeway");
		LevelFiles.save(LevelTemplates.level("other", 8, 4), target);
		Path backup = Files.createSymbolicLink(folder.resolve("a.leeway.bak"), target);
		BaseLevel.Question question = new BaseLevel.Question(new BaseLevel.Base(backup, Optional.empty()), 0,
				LevelAnalysis.of(Pictures.level(Pictures.ROOMS, 1), Progress.NONE));
		assertEquals("There is no file a.leeway.bak.", new BaseLevel().compare(question, Progress.NONE).problem());
		assertEquals("", new BaseLevel().compare(new BaseLevel.Question(new BaseLevel.Base(target, Optional.empty()), 0,
				question.level()), Progress.NONE).problem());
	}

	@Test
	void requestsToOpenFilesAreNotTakenFromLinks() throws IOException {
		OpenRequests requests = new OpenRequests(folder);
		Path target = Files.writeString(elsewhere.resolve("request"), "/etc/passwd");
		Files.createSymbolicLink(requests.folder().resolve("1.request"), target);
		requests.add(List.of(folder.resolve("a.leeway")));
		assertEquals(List.of(List.of(folder.resolve("a.leeway"))), requests.take());
		Files.createSymbolicLink(requests.folder().resolve("start.lock"), elsewhere.resolve("none"));
		assertThrows(IOException.class, requests::claimStart);
		assertTrue(Files.notExists(elsewhere.resolve("none"), LinkOption.NOFOLLOW_LINKS));
	}
}
