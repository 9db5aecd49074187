package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.testing.prose.Comment;
import org.leeway.testing.prose.CommentScanner;
import org.leeway.testing.prose.Flaw;
import org.leeway.testing.prose.ProseRules;
import org.leeway.testing.prose.Sentence;
import org.leeway.testing.prose.Sentences;

/** Tests of the comments of all Java sources, by a check against the rules in {@code CONTRIBUTING.md}. */
class ProseTest {

	private static final Path ROOT = Path.of(System.getProperty("leeway.root")).toAbsolutePath().normalize();

	@Test
	void commentsKeepTheRules() throws IOException {
		List<String> flawed = flawedSentences();
		assertTrue(flawed.isEmpty(), () -> flawed.size() + " sentences to fix:\n" + String.join("\n", flawed));
	}

	/** If the scanner found no comments, the other test would pass although it had checked nothing. */
	@Test
	void theSourcesAreFound() throws IOException {
		List<Path> sources = sources();
		assertTrue(sources.size() > 1000, sources.size() + " sources");
		assertTrue(sources.stream().noneMatch(file -> file.toString().contains("src-gen")), "generated code is not ours");
	}

	/** Returns the sentences that break a rule, with their places and the rules. */
	private static List<String> flawedSentences() throws IOException {
		List<String> flawed = new ArrayList<>();
		for (Path file : sources()) {
			for (Comment comment : CommentScanner.scan(Files.readString(file))) {
				for (Sentence sentence : Sentences.of(comment)) {
					List<Flaw> flaws = ProseRules.judge(sentence);
					if (!flaws.isEmpty()) {
						flawed.add(describe(file, sentence, flaws));
					}
				}
			}
		}
		return flawed;
	}

	private static List<Path> sources() throws IOException {
		List<Path> sources = new ArrayList<>();
		for (String folder : List.of("plugins", "tests")) {
			try (Stream<Path> files = Files.find(ROOT.resolve(folder), 99, (file, attributes) -> isOurs(file))) {
				files.sorted().forEach(sources::add);
			}
		}
		return sources;
	}

	private static boolean isOurs(Path file) {
		String name = ROOT.relativize(file).toString().replace('\\', '/');
		return name.endsWith(".java") && !name.contains("/src-gen/") && !name.contains("/target/");
	}

	private static String describe(Path file, Sentence sentence, List<Flaw> flaws) {
		return ROOT.relativize(file) + ":" + sentence.line() + " " + sentence.text() + flaws.stream()
				.map(flaw -> "\n    " + flaw.rule() + ": " + flaw.suggestion()).collect(Collectors.joining());
	}
}
