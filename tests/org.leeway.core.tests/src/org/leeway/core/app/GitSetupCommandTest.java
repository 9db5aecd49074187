package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.testing.Repository;

/** The setup of a repository, without merges. */
class GitSetupCommandTest {

	private static final String LINE = "*.leeway merge=leeway diff=leeway\n";

	@TempDir
	private Path folder;
	@TempDir
	private Path elsewhere;
	private Repository repository;

	@BeforeEach
	void makeRepository() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		repository = Repository.in(folder);
	}

	private static CommandLineRun setup(Path folder, String... options) {
		return CommandLineRun.of(Stream.concat(Stream.of("git-setup", folder), Arrays.stream(options)).toArray());
	}

	private String config() throws IOException {
		return Files.readString(folder.resolve(".git/config"));
	}

	@Test
	void showsWhatItDoesAndDoesItOnce() throws Exception {
		Path levels = Files.createDirectory(folder.resolve("my levels"));
		CommandLineRun run = setup(levels, "--yes", "--program", "/opt/it's 100%/leeway");
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.err());
		assertSays(run.out(), folder.toRealPath().resolve(".gitattributes") + ":\n  + " + LINE,
				folder.toRealPath().resolve(".git/config") + ":\n",
				"  + merge.leeway.driver = '/opt/it'\\''s 100%%/leeway' merge --driver=./%P %O %A %B\n",
				"  + diff.leeway.textconv = '/opt/it'\\''s 100%/leeway' describe --textconv\n");
		String config = config();
		String attributes = Files.readString(folder.resolve(".gitattributes"));
		assertTrue(attributes.startsWith(LINE), attributes);
		assertEquals("Nothing to change.\n", setup(folder, "--yes", "--program", "/opt/it's 100%/leeway").out());
		assertSays(setup(folder, "--yes", "--program", "leeway").out(), "  + merge.leeway.driver = 'leeway' merge --driver=./%P %O %A %B"
				+ ", in place of '/opt/it'\\''s");
		assertEquals(config.lines().count(), config().lines().count());
		assertEquals(attributes, Files.readString(folder.resolve(".gitattributes")));
	}

	@Test
	void removingKeepsWhatOthersWrote() throws Exception {
		repository.configure("merge.other.driver", "true");
		String config = config();
		for (String foreign : List.of("# ours\n*.png binary\n", "*.png binary", "*.png binary\r\n*.leeway text\r\n", "\n")) {
			Files.writeString(folder.resolve(".gitattributes"), foreign);
			setup(folder, "--yes");
			String written = Files.readString(folder.resolve(".gitattributes"));
			assertTrue(written.startsWith(foreign) && written.contains(LINE.strip()), written);
			assertEquals(0, setup(folder, "--remove", "--yes").status());
			assertEquals(foreign.strip(), Files.readString(folder.resolve(".gitattributes")).strip());
			assertEquals(config, config());
			assertEquals("Nothing to change.\n", setup(folder, "--remove", "--yes").out());
		}
		Files.delete(folder.resolve(".gitattributes"));
		setup(folder, "--yes");
		setup(folder, "--remove", "--yes");
		assertTrue(Files.notExists(folder.resolve(".gitattributes")), "nothing was left of the file");
	}

	@Test
	void changesNothingWithoutAnAnswer() throws Exception {
		String config = config();
		for (List<String> options : List.of(List.<String>of(), List.of("--program", "leeway"))) {
			CommandLineRun run = setup(folder, options.toArray(String[]::new));
			assertEquals(2, run.status(), run.toString());
			assertSays(run.err(), "nobody can answer", "expected --yes");
			assertSays(run.out(), "  + " + LINE);
		}
		assertEquals(config, config());
		assertTrue(Files.notExists(folder.resolve(".gitattributes")));
		assertTrue(GitSetupCommand.isYes(" Yes "));
		for (String no : Arrays.asList(null, "", "n", "yess", "no")) {
			assertFalse(GitSetupCommand.isYes(no), no);
		}
	}

	@Test
	void whatIsNoRepositoryIsRefused() throws Exception {
		for (Path none : List.of(elsewhere, elsewhere.resolve("none"), Files.writeString(elsewhere.resolve("file"), ""),
				folder.resolve(".git"))) {
			CommandLineRun run = setup(none, "--yes");
			assertEquals(2, run.status(), run.toString());
			assertEquals(1, run.err().lines().count(), run.err());
			assertTrue(run.err().startsWith(none + ": "), run.err());
		}
		assertEquals(2, setup(folder, "--yes", "--remove", "--program", "x").status());
	}

	@Test
	void linesThatOverruleAreTold() throws Exception {
		Files.writeString(folder.resolve(".git/info/attributes"), "*.leeway -merge\n");
		assertSays(setup(folder, "--yes").err(), "warning: the attribute merge of levels is decided elsewhere");
	}

	@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights")
	@Test
	void nothingIsWrittenThroughALink() throws Exception {
		Path target = Files.writeString(elsewhere.resolve("target"), "theirs\n");
		Files.createSymbolicLink(folder.resolve(".gitattributes"), target);
		assertSays(setup(folder, "--yes").err(), ".gitattributes: is a link, expected");
		Files.delete(folder.resolve(".gitattributes"));
		Path config = folder.resolve(".git/config");
		Path moved = Files.move(config, elsewhere.resolve("config"));
		Files.createSymbolicLink(config, moved);
		String before = config();
		assertSays(setup(folder, "--yes").err(), "config: is a link, expected");
		assertEquals(before, config());
		assertEquals("theirs\n", Files.readString(target));
	}

	/** An unpacked archive may contain a {@code .git} file or a configuration that makes git write to a folder elsewhere. */
	@Test
	void aRepositoryThatLeadsElsewhereIsRefused() throws Exception {
		Path victim = Files.createDirectory(elsewhere.resolve("victim"));
		Repository.in(victim);
		String before = Files.readString(victim.resolve(".git/config"));
		Path archive = Files.createDirectory(elsewhere.resolve("archive"));
		Files.writeString(archive.resolve(".git"), "gitdir: " + victim.resolve(".git") + "\n");
		assertSays(setup(archive, "--yes").err(), "is not the working tree of its repository");
		assertEquals(before, Files.readString(victim.resolve(".git/config")));
		repository.configure("core.worktree", elsewhere.toString());
		assertEquals(2, setup(folder, "--yes").status());
		Path inside = Files.createDirectory(elsewhere.resolve("inside"));
		Repository.in(inside).configure("core.worktree", elsewhere.toString());
		assertEquals(2, setup(inside, "--yes").status());
		assertTrue(Files.notExists(elsewhere.resolve(".gitattributes")));
	}

	@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is a shell script")
	@Test
	void nothingThatTheRepositoryNamesRuns() throws Exception {
		Path ran = elsewhere.resolve("ran");
		Path program = Files.writeString(elsewhere.resolve("program"), "#!/bin/sh\ntouch '" + ran + "'\n");
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
		Path hooks = Files.createDirectory(elsewhere.resolve("hooks"));
		for (String hook : List.of("post-index-change", "reference-transaction", "pre-commit", "post-checkout")) {
			Files.copy(program, hooks.resolve(hook));
		}
		for (String key : List.of("merge.leeway.driver", "diff.leeway.textconv", "diff.leeway.command", "mergetool.leeway.cmd",
				"core.fsmonitor", "core.pager", "pager.config", "core.editor", "diff.external", "filter.x.clean", "filter.x.smudge",
				"filter.x.process", "alias.config", "alias.check-attr", "core.sshCommand", "credential.helper", "core.askPass",
				"interactive.diffFilter", "gpg.program")) {
			repository.configure(key, program.toString());
		}
		repository.configure("core.hooksPath", hooks.toString());
		Files.writeString(folder.resolve(".gitattributes"), "* filter=x diff=leeway merge=leeway\n");
		Files.writeString(folder.resolve(".git/included"), "[merge \"leeway\"]\n\tdriver = " + program + "\n");
		repository.configure("include.path", "included");
		Files.deleteIfExists(ran);
		CommandLineRun run = setup(folder, "--yes", "--program", "leeway");
		assertEquals(0, run.status(), run.toString());
		assertSays(run.out(), "merge.leeway.driver = 'leeway' merge --driver=./%P %O %A %B, in place of " + program);
		assertSays(run.err(), "warning: the setting merge.leeway.driver is decided elsewhere");
		assertEquals(0, setup(folder, "--yes", "--remove").status());
		assertTrue(Files.notExists(ran), "git has run a program");
		repository.output(0, "status");
		assertTrue(Files.exists(ran), "git would run a program");
	}

	/** Quotes, blanks and ends of lines in the path of the program reach the shell of git unchanged. */
	@DisabledOnOs(value = OS.WINDOWS, disabledReason = "such a path cannot be")
	@Test
	void aProgramOfAnyPathRuns() throws Exception {
		Path ran = elsewhere.resolve("ran");
		Path program = Files.writeString(elsewhere.resolve("pro\"gram'\n $(x) `y` %O\\"),
				"#!/bin/sh\necho $1 >> '" + ran + "'\necho text\n");
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
		Path level = Files.writeString(folder.resolve("a.leeway"), "base\n");
		CommandLineRun run = setup(folder, "--yes", "--program", program.toString());
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.err());
		assertEquals("Nothing to change.\n", setup(folder, "--yes", "--program", program.toString()).out());
		repository.commit("base");
		repository.git("checkout", "-q", "-b", "theirs");
		Files.writeString(level, "theirs\n");
		repository.output(0, "diff");
		assertEquals(List.of("describe", "describe"), Files.readAllLines(ran));
		repository.commit("theirs");
		repository.git("checkout", "-q", "-b", "ours", "HEAD~1");
		Files.writeString(level, "ours\n");
		repository.commit("ours");
		repository.configure("user.name", "Test");
		repository.configure("user.email", "test@example.org");
		repository.output(0, "merge", "-m", "both", "theirs");
		assertEquals("merge", Files.readAllLines(ran).getLast());
		assertEquals("ours\n", Files.readString(level));
		assertEquals(0, setup(folder, "--yes", "--remove").status());
		assertTrue(!config().contains("leeway"), config());
	}

	@Test
	void aShellUnderstandsTheProgramOnEverySystem() {
		assertEquals("'C:/Program Files/it'\\''s/leewayc.exe'", OwnProgram.quoted("C:\\Program Files\\it's\\leewayc.exe", true));
		Properties properties = new Properties();
		properties.setProperty("java.home", "/java");
		properties.setProperty("java.class.path", "a b.jar" + File.pathSeparator + "c.jar");
		assertSays(OwnProgram.command(properties, false).orElseThrow(),
				"'-cp' '" + Path.of("a b.jar").toAbsolutePath() + File.pathSeparator,
				"'org.leeway.core.app.LeewayMain'");
		properties.setProperty("osgi.framework", "there");
		assertTrue(OwnProgram.command(properties, false).isEmpty());
		properties.setProperty("leeway.program", "/usr/bin/leeway");
		assertEquals("'/usr/bin/leeway'", OwnProgram.command(properties, false).orElseThrow());
	}
}
