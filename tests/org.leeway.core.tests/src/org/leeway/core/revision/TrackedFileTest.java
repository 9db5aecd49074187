package org.leeway.core.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.Progress;
import org.leeway.testing.Repository;

/** Tests that earlier states of a file are read from a real Git repository. */
class TrackedFileTest {

	@TempDir
	private Path folder;
	private Repository repository;
	private Path file;

	@BeforeEach
	void makeRepository() throws IOException, InterruptedException {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		repository = Repository.in(folder);
		file = Files.createDirectory(folder.resolve("my levels")).resolve("a b.leeway");
	}

	private Level commit(String name, String subject) throws IOException, InterruptedException {
		Level level = LevelTemplates.level(name, 4, 3);
		LevelFiles.save(level, file);
		repository.commit(subject);
		return level;
	}

	private Level read(String revision) throws IOException {
		TrackedFile tracked = new TrackedFile(file, Filters.NONE);
		return tracked.read(revision, tracked.content(revision, Progress.NONE), revision, LevelFiles::load, Progress.NONE);
	}

	@Test
	void listsTheCommitsThatChangedTheFile() throws Exception {
		commit("one", "A level");
		Files.writeString(folder.resolve("other"), "other");
		repository.commit("Something else");
		commit("two", "Another name\tfor it");
		List<Revision> revisions = new TrackedFile(file, Filters.NONE).revisions(10, Progress.NONE);
		assertEquals(List.of("Another name\tfor it", "A level"), revisions.stream().map(Revision::subject).toList());
		assertTrue(revisions.getFirst().label().matches("\\d{4}-\\d\\d-\\d\\d  [0-9a-f]+  Another.*\\(.+\\)"),
				revisions.getFirst().label());
		assertEquals(1, new TrackedFile(file, Filters.NONE).revisions(1, Progress.NONE).size());
		assertEquals("one", read(revisions.get(1).id()).getName());
	}

	@Test
	void readsWhatTheFileWas() throws Exception {
		commit("one", "A level");
		commit("two", "Another name");
		LevelFiles.save(LevelTemplates.level("three", 4, 3), file);
		assertEquals("two", read("HEAD").getName());
		assertEquals("one", read("HEAD~1").getName());
		assertEquals("three", LevelFiles.load(file).getName(), "the file itself is as it was");
	}

	@Test
	void theContentChangesWithTheCommitOnly() throws Exception {
		commit("one", "A level");
		TrackedFile tracked = new TrackedFile(file, Filters.NONE);
		String first = tracked.content("HEAD", Progress.NONE);
		Files.writeString(folder.resolve("other"), "other");
		repository.commit("Something else");
		assertEquals(first, tracked.content("HEAD", Progress.NONE));
		commit("two", "Another name");
		assertTrue(!first.equals(tracked.content("HEAD", Progress.NONE)));
	}

	@Test
	void whatWasNoLevelIsToldByItsRevisionAndLine() throws Exception {
		Files.writeString(file, "nonsense");
		repository.commit("No level");
		LevelFormatException problem = assertThrows(LevelFormatException.class, () -> read("HEAD"));
		assertTrue(problem.getMessage().startsWith("HEAD:1: "), problem.getMessage());
	}

	@Test
	void whatIsNotThereIsTold() throws Exception {
		commit("one", "A level");
		for (String revision : List.of("HEAD~1", "nonsense", "--help", "--all", "")) {
			IOException problem = assertThrows(IOException.class, () -> read(revision));
			assertEquals("there is no revision " + revision + ", expected a commit, a branch or a tag", problem.getMessage());
		}
		Path other = file.resolveSibling("other.leeway");
		assertEquals("there is no other.leeway in revision HEAD", assertThrows(IOException.class,
				() -> new TrackedFile(other, Filters.NONE).content("HEAD", Progress.NONE)).getMessage());
	}

	@Test
	void aNameMayBeAPattern() throws Exception {
		commit("one", "A level");
		Path pattern = file.resolveSibling("a*.leeway");
		assertEquals(List.of(), new TrackedFile(pattern, Filters.NONE).revisions(9, Progress.NONE));
		assertEquals(Optional.empty(), new TrackedFile(pattern, Filters.NONE).contentIfAny("HEAD", Progress.NONE));
	}

	@Test
	void withoutARepositoryThereAreNoRevisions(@TempDir Path elsewhere) {
		TrackedFile untracked = new TrackedFile(elsewhere.resolve("a.leeway"), Filters.NONE);
		for (IOException problem : List.of(assertThrows(IOException.class, () -> untracked.revisions(9, Progress.NONE)),
				assertThrows(IOException.class, () -> untracked.content("HEAD", Progress.NONE)))) {
			assertTrue(problem.getMessage().startsWith("not a git repository"), problem.getMessage());
		}
	}

	@Test
	void filtersRunOnlyIfTheyMay(@TempDir Path elsewhere) throws Exception {
		Files.writeString(folder.resolve(".gitattributes"), "*.leeway filter=shout\n");
		Level level = commit("one", "A level");
		Path ran = elsewhere.resolve("ran");
		repository.configure("filter.shout.smudge", "touch '" + ran + "'; sed 's/one/ONE/'");
		assertEquals("one", read("HEAD").getName());
		assertEquals(level.getName(), read("HEAD").getName());
		assertTrue(Files.notExists(ran));
		TrackedFile filtered = new TrackedFile(file, Filters.ALL);
		String content = filtered.content("HEAD", Progress.NONE);
		assertEquals("ONE", filtered.read("HEAD", content, "HEAD", LevelFiles::load, Progress.NONE).getName());
		assertTrue(Files.exists(ran));
	}

	@Test
	void pointersOfGitLfsAreTold() throws Exception {
		Files.writeString(file, "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n");
		repository.commit("A pointer");
		LevelFormatException problem = assertThrows(LevelFormatException.class, () -> read("HEAD"));
		assertTrue(problem.getMessage().startsWith("HEAD:1: Git LFS keeps this file elsewhere"), problem.getMessage());
	}

	@Test
	void gitEndsAfterATimeAndASizeOfOutput(@TempDir Path work) throws Exception {
		Path output = work.resolve("output");
		assertEquals("git takes more than 0 s, expected less", assertThrows(IOException.class, () -> Git.run(folder, output,
				Duration.ofMillis(50), Progress.NONE, "-c", "alias.wait=!sleep 30", "wait")).getMessage());
		assertEquals("git writes more than 1000 bytes, expected fewer", assertThrows(IOException.class,
				() -> Git.run(folder, output, 1000, Progress.NONE, "-c", "alias.more=!yes", "more")).getMessage());
	}

	@Test
	void canBeCancelled() throws Exception {
		commit("one", "A level");
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				throw new AssertionError("a command of git tells nothing");
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		assertThrows(CancellationException.class, () -> Git.ask(folder, cancelled, "-c", "alias.wait=!sleep 5", "wait"));
	}
}
