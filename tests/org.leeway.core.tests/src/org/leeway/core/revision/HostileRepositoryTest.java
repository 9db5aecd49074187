package org.leeway.core.revision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.pathing.Progress;
import org.leeway.testing.Repository;

/**
 * Tests of repositories whose configuration makes git run a program. The program creates a file. Leeway must prevent
 * such runs, so the tests check that the file is missing.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is a shell script")
@Tag("slow")
class HostileRepositoryTest {

	private static final String PROGRAM = "PROGRAM";
	private static final GitVersion OLD = new GitVersion(2, 34, 1);

	/**
	 * A way to have git run a program.
	 *
	 * @param settings the settings of the repository, with {@link #PROGRAM} in place of the program
	 * @param control a command with which git runs the program if nothing prevents it
	 */
	private record Way(String name, Map<String, String> settings, List<String> control) {

		static Way fetching(String name, Map<String, String> settings) {
			return new Way(name, settings, List.of("cat-file", "-e", "HEAD~1:a.leeway"));
		}

		boolean isFetch() {
			return settings.containsKey("remote.origin.url");
		}

		@Override
		public String toString() {
			return name;
		}
	}

	@TempDir
	private Path folder;
	@TempDir
	private Path elsewhere;
	private Path ran;
	private Path program;
	private Path file;
	private Repository repository;

	@BeforeEach
	void makeRepository() throws IOException, InterruptedException {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		ran = elsewhere.resolve("ran");
		program = Files.writeString(elsewhere.resolve("program"), "#!/bin/sh\ntouch '" + ran + "'\n");
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
		Files.copy(program, Files.createDirectory(elsewhere.resolve("hooks")).resolve("post-index-change"));
		repository = Repository.in(folder);
		file = folder.resolve("a.leeway");
		for (String name : List.of("one", "two")) {
			LevelFiles.save(LevelTemplates.level(name, 4, 3), file);
			repository.commit(name);
		}
	}

	static Stream<Way> ways() {
		return Stream.of(
				Way.fetching("a command for ssh", Map.of("remote.origin.url", "ssh://localhost/x", "core.sshCommand", PROGRAM)),
				Way.fetching("an address that is a command", Map.of("remote.origin.url", "ext::" + PROGRAM,
						"protocol.ext.allow", "always")),
				Way.fetching("a command for the other side", Map.of("remote.origin.url", "file:///", "remote.origin.uploadpack",
						PROGRAM)),
				Way.fetching("an included file", Map.of("remote.origin.url", "ssh://localhost/x", "include.path", "INCLUDED")),
				new Way("a monitor of files", Map.of("core.fsmonitor", PROGRAM), List.of("status")),
				new Way("a program for signatures", Map.of("log.showSignature", "true", "gpg.program", PROGRAM),
						List.of("log", "-1")),
				new Way("a program for differences", Map.of("diff.external", PROGRAM), List.of("diff", "HEAD~1")),
				new Way("a hook", Map.of("core.hooksPath", "HOOKS"), List.of("read-tree", "HEAD")),
				new Way("a filter", Map.of("filter.shout.smudge", PROGRAM),
						List.of("cat-file", "--filters", "HEAD:a.leeway")));
	}

	@ParameterizedTest
	@MethodSource("ways")
	void runsNothing(Way way) throws Exception {
		prepare(way);
		control(way);
		askAll(file);
		assertTrue(Files.notExists(ran), "git has run the program");
	}

	/**
	 * A folder of levels in a repository can itself hold the files of a bare repository. A clone of the outer repository
	 * then contains this bare repository.
	 */
	@ParameterizedTest
	@MethodSource("ways")
	void runsNothingForARepositoryAmongTheLevels(Way way) throws Exception {
		prepare(way);
		repository.configure("core.bare", "true");
		try (DirectoryStream<Path> inside = Files.newDirectoryStream(folder.resolve(".git"))) {
			for (Path each : inside) {
				Files.move(each, folder.resolve(each.getFileName()));
			}
		}
		Files.delete(folder.resolve(".git"));
		if (way.isFetch()) {
			control(way);
		}
		for (Path level : List.of(file, folder.resolve("refs/a.leeway"))) {
			askAll(level);
			assertTrue(Files.notExists(ran), "git has run the program");
			IOException problem = assertThrows(IOException.class,
					() -> new TrackedFile(level, Filters.NONE).revisions(9, Progress.NONE));
			assertTrue(problem.getMessage().startsWith("cannot use bare repository"), problem.getMessage());
		}
	}

	private void prepare(Way way) throws Exception {
		if (way.isFetch()) {
			makePartial();
		}
		if (way.settings().containsKey("gpg.program")) {
			sign();
		}
		Path included = Files.writeString(elsewhere.resolve("included"), "[core]\n\tsshCommand = " + program + "\n");
		for (Entry<String, String> setting : way.settings().entrySet()) {
			repository.configure(setting.getKey(), setting.getValue().replace(PROGRAM, program.toString())
					.replace("INCLUDED", included.toString()).replace("HOOKS", elsewhere.resolve("hooks").toString()));
		}
		Files.writeString(Files.createDirectories(folder.resolve(".git/info")).resolve("attributes"), "*.leeway filter=shout\n");
	}

	/**
	 * Asserts that git runs the program if nothing prevents it. If git never ran the program, the tests would pass even if
	 * Leeway prevented nothing. Deletes the file that the program has created.
	 */
	private void control(Way way) throws Exception {
		ProcessBuilder builder = new ProcessBuilder(Stream.concat(Stream.of("git"), way.control().stream()).toList())
				.directory(folder.toFile()).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
		builder.environment().putAll(Map.of("GIT_CONFIG_GLOBAL", "/dev/null", "GIT_CONFIG_SYSTEM", "/dev/null"));
		builder.start().waitFor();
		assertTrue(Files.deleteIfExists(ran), "git did not run the program by itself");
	}

	private void makePartial() throws Exception {
		String id = new TrackedFile(file, Filters.NONE).content("HEAD~1", Progress.NONE);
		Files.delete(folder.resolve(".git/objects/" + id.substring(0, 2) + "/" + id.substring(2)));
		repository.configure("core.repositoryFormatVersion", "1");
		repository.configure("extensions.partialClone", "origin");
		repository.configure("remote.origin.promisor", "true");
	}

	/** Adds a signature to the last commit. */
	private void sign() throws Exception {
		String commit = Git.ask(folder, Progress.NONE, "cat-file", "commit", "HEAD");
		String signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n AAAA\n -----END PGP SIGNATURE-----\n";
		Path signed = Files.writeString(elsewhere.resolve("commit"), commit.replaceFirst("\n\n", "\n" + signature + "\n"));
		String id = Git.ask(folder, Progress.NONE, "hash-object", "-t", "commit", "-w", signed.toString()).strip();
		repository.git("update-ref", "HEAD", id);
	}

	private static void askAll(Path level) {
		for (Filters filters : List.of(Filters.NONE, Filters.OF_USER)) {
			TrackedFile tracked = new TrackedFile(level, filters);
			tryTo(() -> tracked.revisions(9, Progress.NONE));
			for (String revision : List.of("HEAD", "HEAD~1", "HEAD@{1}")) {
				tryTo(() -> tracked.contentIfAny(revision, Progress.NONE));
				tryTo(() -> tracked.read(revision, tracked.content(revision, Progress.NONE), revision, LevelFiles::load, Progress.NONE));
			}
		}
	}

	private interface Work {

		Object run() throws IOException;
	}

	private static void tryTo(Work work) {
		try {
			work.run();
		} catch (IOException refused) {
			// both an answer and a refusal are safe
		}
	}

	@Test
	void whatAPartialCloneLacksIsTold() throws Exception {
		assumeTrue(GitVersion.parse(Git.ask(folder, Progress.NONE, "version")).refusesLazyFetches(), "git is too old");
		makePartial();
		repository.configure("remote.origin.url", "file:///");
		TrackedFile tracked = new TrackedFile(file, Filters.NONE);
		assertEquals(2, tracked.revisions(9, Progress.NONE).size());
		String content = tracked.content("HEAD~1", Progress.NONE);
		IOException problem = assertThrows(IOException.class,
				() -> tracked.read("HEAD~1", content, "HEAD~1", LevelFiles::load, Progress.NONE));
		assertSays(problem.getMessage(), "lacks", "partial clone", "git show REVISION:FILE");
	}

	@Test
	void anOldGitRefusesPartialClones() throws Exception {
		RepositoryCheck.check(folder, OLD, Progress.NONE);
		for (String setting : List.of("remote.origin.promisor", "remote.other.name.partialCloneFilter")) {
			repository.configure(setting, "true");
			IOException problem = assertThrows(IOException.class, () -> RepositoryCheck.check(folder, OLD, Progress.NONE));
			assertSays(problem.getMessage(), "partial clone", "git 2.45.1");
			repository.git("config", "--unset", setting);
		}
		RepositoryCheck.check(folder, OLD, Progress.NONE);
	}

	@Test
	void anOldGitRefusesFilesInTheRepositoryItself() {
		assertThrows(IOException.class, () -> RepositoryCheck.check(folder.resolve(".git"), OLD, Progress.NONE));
	}

	@Test
	void versionsAreKnown() {
		for (String safe : List.of("2.39.5", "2.45.1", "2.45.10", "2.47.3 (Apple Git-154)", "2.49.0.windows.1", "3.0")) {
			assertTrue(GitVersion.parse("git version " + safe + "\n").refusesLazyFetches(), safe);
		}
		for (String old : List.of("2.39.3", "2.45.0", "2.20.4", "2.44.0", "1.99.9", "unknown")) {
			assertTrue(!GitVersion.parse("git version " + old).refusesLazyFetches(), old);
		}
		assertTrue(GitVersion.parse("git version 2.38.0").refusesBareRepositories());
		assertTrue(!GitVersion.parse("git version 2.37.9").refusesBareRepositories());
	}

	@Test
	void worktreesAndSubmodulesAreRead() throws Exception {
		Path tree = elsewhere.resolve("tree");
		repository.git("worktree", "add", "-q", tree.toString());
		assertEquals("one", read(tree.resolve("a.leeway"), "HEAD~1"));
		Path outer = Files.createDirectory(elsewhere.resolve("outer"));
		Repository.in(outer).git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", folder.toString(), "levels");
		assertEquals("one", read(outer.resolve("levels/a.leeway"), "HEAD~1"));
	}

	private static String read(Path level, String revision) throws IOException {
		TrackedFile tracked = new TrackedFile(level, Filters.NONE);
		return tracked.read(revision, tracked.content(revision, Progress.NONE), revision, LevelFiles::load, Progress.NONE).getName();
	}

	/**
	 * The repository's configuration may include a file outside of the repository. A filter that this file defines counts as a
	 * filter of the repository too.
	 */
	@Test
	void anIncludedFilterIsTheRepositorys() throws Exception {
		Files.writeString(folder.resolve(".git/info/attributes"), "*.leeway filter=shout\n");
		Path own = Files.writeString(elsewhere.resolve("config"), "");
		Git.ask(folder, Progress.NONE, "config", "--file", own.toString(), "filter.shout.smudge", "touch '" + ran + "'; cat");
		Files.writeString(folder.resolve(".git/config"), "[include]\n\tpath = " + own + "\n", StandardOpenOption.APPEND);
		assertTrue(OwnFilter.isNamedFor(folder, "./a.leeway", Progress.NONE), "an included file is the repository's too");
		assertTrue(!OwnFilter.isNamedFor(folder, "./b.other", Progress.NONE));
	}
}
