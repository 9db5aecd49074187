package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Repository;

/**
 * Tests of git with Leeway as its merge driver, merge tool and diff program. The tests run the real git, which starts
 * Leeway.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the program is a shell script")
@Tag("slow")
class GitMergeTest {

	private static final String NAME = "maps of ours/Größe 'ü'.leeway";

	@TempDir
	private Path top;
	private Path folder;
	private Path program;
	private Path asked;
	private Repository repository;

	@BeforeEach
	void makeRepository() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		folder = Files.createDirectory(top.resolve("game"));
		repository = make(folder);
		asked = top.resolve("asked");
		program = Files.createDirectory(top.resolve("its 100% 'program'")).resolve("leeway");
		Files.writeString(program, "#!/bin/sh\necho \"$1\" >> '" + asked + "'\nexport LC_ALL=C.UTF-8\nexec "
				+ OwnProgram.command().orElseThrow() + " \"$@\"\n");
		Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
	}

	private static Repository make(Path folder) throws IOException, InterruptedException {
		Repository made = Repository.in(folder);
		made.git("symbolic-ref", "HEAD", "refs/heads/main");
		made.configure("user.name", "Ada");
		made.configure("user.email", "ada@example.org");
		made.configure("commit.gpgsign", "false");
		return made;
	}

	private void setUp(Path where) {
		CommandLineRun run = CommandLineRun.of("git-setup", "--yes", "--program", program, where);
		assertEquals(0, run.status(), run.toString());
		assertEquals("", run.err());
	}

	/** Paints a cell of row 1 of a level of 100 x 4 cells, and commits the level. */
	private void paint(Path tree, int x, int terrain) throws IOException, InterruptedException {
		paintFile(tree.resolve(NAME), x, terrain);
		Repository made = tree.equals(folder) ? repository : Repository.at(tree);
		made.git("add", "-A");
		made.git("commit", "-q", "-m", "Cell " + x);
	}

	private static void paintFile(Path file, int x, int terrain) throws IOException {
		Level level = Files.exists(file) ? LevelFiles.load(file) : LevelTemplates.level("level", 100, 4);
		TerrainGridEditor grid = level.getTerrain().edit();
		grid.set(x, 1, terrain);
		level.setTerrain(grid.build());
		Files.createDirectories(file.getParent());
		LevelFiles.save(level, file);
	}

	/** Makes the branches main and other, which paint a cell each after a common commit. */
	private void branch(int ours, int theirs) throws IOException, InterruptedException {
		paint(folder, 50, 1);
		repository.git("checkout", "-q", "-b", "other");
		paint(folder, theirs, 2);
		repository.git("checkout", "-q", "main");
		paint(folder, ours, 3);
	}

	private Level level() throws IOException {
		return LevelFiles.load(folder.resolve(NAME));
	}

	private void assertCells(int ours, int theirs) throws IOException {
		assertEquals(List.of(3, 2, 1), List.of(level().getTerrain().terrain(ours, 1), level().getTerrain().terrain(theirs, 1),
				level().getTerrain().terrain(50, 1)));
		assertEquals(0, level().getConflicts().size());
	}

	@Test
	void cellsOfOneRowMergeWhateverTheAttributesAndTheLineEnds() throws Exception {
		Files.writeString(folder.resolve(".gitattributes"), "*.leeway binary\n");
		repository.configure("core.autocrlf", "true");
		setUp(folder);
		branch(2, 91);
		assertSays(repository.output(0, "merge", "--no-edit", "other"), NAME + ": merged, no conflict");
		assertCells(2, 91);
		Files.writeString(folder.resolve(".gitattributes"), "* text\n*.leeway merge=leeway\n");
		repository.git("commit", "-q", "-a", "-m", "Text");
		Files.delete(folder.resolve(NAME));
		repository.git("checkout", "-q", "--", ".");
		assertTrue(Files.readString(folder.resolve(NAME)).contains("\r\n"), "git gives the ends of lines of Windows");
		repository.git("checkout", "-q", "-b", "third");
		paint(folder, 10, 2);
		repository.git("checkout", "-q", "main");
		paint(folder, 20, 3);
		repository.output(0, "merge", "--no-edit", "third");
		assertCells(20, 10);
	}

	@Test
	void rebaseAndCherryPickMergeToo() throws Exception {
		setUp(folder);
		branch(2, 91);
		repository.git("branch", "picked");
		repository.output(0, "rebase", "other");
		assertCells(2, 91);
		repository.git("checkout", "-q", "picked");
		repository.output(0, "cherry-pick", "other");
		assertCells(2, 91);
	}

	@Test
	void aConflictIsALevelAndGitKnowsOfIt() throws Exception {
		setUp(folder);
		branch(7, 7);
		assertSays(repository.output(1, "merge", "other"), NAME + ": merged, 1 conflict", "CONFLICT (content)");
		assertEquals(1, level().getConflicts().size());
		assertEquals(3, level().getTerrain().terrain(7, 1));
		assertEquals(3, repository.output(0, "ls-files", "-u").lines().count());
		assertSays(repository.output(0, "diff"), "conflict: the terrain of 1 x 1 cells at 7,1");
	}

	/**
	 * Without Leeway's merge driver, git writes conflict markers into the level file. Leeway's merge tool then replaces this file
	 * by a valid level.
	 */
	@Test
	void theMergeToolMakesALevelOfAFileWithMarks() throws Exception {
		branch(7, 7);
		repository.output(1, "merge", "other");
		assertTrue(Files.readString(folder.resolve(NAME)).contains("<<<<<<<"));
		setUp(folder);
		repository.output(1, "mergetool", "--tool=leeway", "--no-prompt");
		assertEquals(1, level().getConflicts().size());
		assertEquals(3, repository.output(0, "ls-files", "-u").lines().count());
		repository.git("reset", "-q", "--hard");
		repository.git("checkout", "-q", "other");
		paint(folder, 8, 2);
		assertSays(repository.output(0, "difftool", "--tool=leeway", "--no-prompt", "HEAD~1", "--", NAME),
				"terrain: ground -> water, 1 cell at 8,1", " differences");
		assertSays(repository.output(0, "difftool", "--tool=leeway", "--no-prompt", "HEAD~2", "--", ".gitattributes"),
				".gitattributes: added or removed, nothing to compare");
	}

	/**
	 * Each of two branches has merged the first commit of the other branch. So the branches have two common ancestors,
	 * and git first merges these ancestors to get a base. The ancestors conflict with each other, so the base has a
	 * conflict.
	 */
	@Test
	void aBaseThatGitMakesOfTwoMayHaveConflicts() throws Exception {
		setUp(folder);
		branch(7, 7);
		repository.git("branch", "first");
		repository.output(1, "merge", "other");
		paintWithoutConflicts(20);
		repository.git("checkout", "-q", "other");
		repository.output(1, "merge", "first");
		paintWithoutConflicts(30);
		assertSays(repository.output(0, "merge", "--no-edit", "main"), NAME + ": merged, no conflict");
		assertEquals(List.of(4, 4, 1), List.of(20, 30, 50).stream().map(this::terrain).toList());
	}

	private void paintWithoutConflicts(int x) throws IOException, InterruptedException {
		Level resolved = level();
		resolved.getConflicts().clear();
		TerrainGridEditor grid = resolved.getTerrain().edit();
		grid.set(7, 1, 1);
		resolved.setTerrain(grid.build());
		LevelFiles.save(resolved, folder.resolve(NAME));
		paint(folder, x, 4);
	}

	private int terrain(int x) {
		try {
			return level().getTerrain().terrain(x, 1);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	@Test
	void whatCannotBeMergedIsAConflictWithOurs() throws Exception {
		setUp(folder);
		paint(folder, 50, 1);
		repository.git("checkout", "-q", "-b", "other");
		Files.writeString(folder.resolve(NAME), "no level");
		Files.writeString(folder.resolve("new.leeway"), "theirs");
		repository.commit("No level");
		repository.git("checkout", "-q", "main");
		LevelFiles.save(LevelTemplates.level("ours", 5, 5), folder.resolve("new.leeway"));
		paint(folder, 2, 3);
		String said = repository.output(1, "merge", "other");
		assertSays(said, NAME + " (theirs):1: ", "CONFLICT (content)", "CONFLICT (add/add)");
		assertSays(said, "new.leeway: both sides added this level");
		assertEquals(3, level().getTerrain().terrain(2, 1));
		assertEquals("ours", LevelFiles.load(folder.resolve("new.leeway")).getName());
		assertEquals(5, repository.output(0, "ls-files", "-u").lines().count());
	}

	@Test
	void namesAreNoCommandsAndNoOptions() throws Exception {
		setUp(folder);
		List<String> names = List.of("a \"b\"; $(touch ran).leeway", "`touch ran`\n&& touch ran #.leeway", "--output=ran.leeway",
				"%O %A %P%.leeway", "'.leeway");
		paintAll(names, 50, 1);
		repository.git("checkout", "-q", "-b", "other");
		paintAll(names, 91, 2);
		repository.git("checkout", "-q", "main");
		paintAll(names, 2, 3);
		assertSays(repository.output(0, "merge", "--no-edit", "other"), names.getFirst() + ": merged, no conflict");
		assertSays(repository.output(0, "log", "-p", "-1", "other"), "+row 1: ");
		for (String name : names) {
			TerrainGrid merged = LevelFiles.load(folder.resolve(name)).getTerrain();
			assertEquals(List.of(3, 1, 2), Stream.of(2, 50, 91).map(x -> merged.terrain(x, 1)).toList(), name);
		}
		assertEquals("", repository.output(0, "status", "--short"), "nothing ran that would leave a file");
	}

	private void paintAll(List<String> names, int x, int terrain) throws IOException, InterruptedException {
		for (String name : names) {
			paintFile(folder.resolve(name), x, terrain);
		}
		repository.commit("Cell " + x);
	}

	@Test
	void anOctopusMergeAsksNoDriver() throws Exception {
		setUp(folder);
		branch(2, 91);
		repository.git("checkout", "-q", "-b", "third", "main~1");
		paint(folder, 40, 2);
		repository.git("checkout", "-q", "main");
		Files.deleteIfExists(asked);
		assertSays(repository.output(2, "merge", "other", "third"), "content conflict", "Should not be doing an octopus");
		assertFalse(Files.exists(asked));
	}

	@Test
	void differencesAreWords() throws Exception {
		setUp(folder);
		branch(2, 91);
		String log = repository.output(0, "log", "-p", "-1");
		assertSays(log, "-row 1: 50 ", "+row 1: 2 ");
		assertFalse(log.contains("<level"), log);
		Files.writeString(folder.resolve(NAME), "broken\n");
		assertSays(repository.output(0, "diff"), "+not read by Leeway", "+broken");
	}

	@Test
	void submodulesAndWorktreesAreSetUpByThemselves() throws Exception {
		branch(2, 91);
		Path outer = Files.createDirectory(top.resolve("outer"));
		make(outer).git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", folder.toString(), "levels");
		folder = outer.resolve("levels");
		repository = Repository.at(folder);
		repository.configure("user.name", "Ada");
		repository.configure("user.email", "ada@example.org");
		setUp(folder);
		repository.git("add", "-A");
		repository.git("commit", "-q", "-m", "Attributes");
		repository.output(0, "merge", "--no-edit", "origin/other");
		assertCells(2, 91);
		assertFalse(Files.exists(outer.resolve(".gitattributes")));
		Path tree = top.resolve("a tree");
		repository.git("worktree", "add", "-q", "-b", "again", tree.toString(), "HEAD~1");
		assertEquals("Nothing to change.\n", CommandLineRun.of("git-setup", "--program", program, tree).out());
	}
}
