package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

/**
 * Tests that the subjects of commits follow the rule in {@code CONTRIBUTING.md}. Commits before this test was added are not
 * checked. In a copy of the sources without their history, there is nothing to check.
 */
class CommitSubjectsTest {

	private static final int LONGEST = 72;
	private static final String THIS = "tests/org.leeway.ui.tests/src/org/leeway/ui/architecture/CommitSubjectsTest.java";

	@Test
	void subjectsAreShortAndNameOneChange() throws Exception {
		List<String> added = git("log", "--diff-filter=A", "--format=%H", "--", THIS);
		assumeTrue(!added.isEmpty(), "no history");
		List<String> wrong = git("log", "--no-merges", "--format=%h %s", added.getLast() + "..HEAD").stream()
				.filter(commit -> !isGood(commit.substring(commit.indexOf(' ') + 1))).toList();
		assertEquals(List.of(), wrong, "at most " + LONGEST + " characters, no semicolon, no full stop, a capital letter first");
	}

	@Test
	void theRuleKnowsGoodFromBad() {
		assertEquals(List.of("Doors: oil the hinges", "Use " + "x".repeat(68)), List.of("Doors: oil the hinges",
				"Use " + "x".repeat(68), "Use " + "x".repeat(69), "Oil hinges; paint doors", "oil hinges", "Oil hinges.", "")
				.stream().filter(CommitSubjectsTest::isGood).toList());
	}

	private static boolean isGood(String subject) {
		return subject.codePointCount(0, subject.length()) <= LONGEST && subject.matches("\\p{Lu}[^;]*[^.;]");
	}

	/** Returns the lines that git prints. Empty if there is no git or no history. */
	private static List<String> git(String... arguments) throws InterruptedException {
		List<String> command = new ArrayList<>(List.of("git", "-C", Path.of(System.getProperty("leeway.root")).toString()));
		command.addAll(List.of(arguments));
		try {
			Process git = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
			List<String> lines = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
			return git.waitFor() == 0 ? lines : List.of();
		} catch (IOException absent) {
			return List.of();
		}
	}
}
