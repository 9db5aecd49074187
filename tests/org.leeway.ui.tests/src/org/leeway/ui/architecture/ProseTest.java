package org.leeway.ui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.leeway.testing.prose.Comment;
import org.leeway.testing.prose.CommentScanner;
import org.leeway.testing.prose.Flaw;
import org.leeway.testing.prose.ProseRules;
import org.leeway.testing.prose.Sentence;
import org.leeway.testing.prose.Sentences;

/**
 * The comments of all Java sources, checked against the rules in {@code CONTRIBUTING.md}.
 * <p>
 * Comments that are older than the rules are counted in {@code prose-allowances.txt}: a line for each package of
 * {@code plugins/} and for each module of {@code tests/}. A count that differs fails, so counts can only be lowered on
 * purpose.
 */
class ProseTest {

	private static final Path ROOT = Path.of(System.getProperty("leeway.root")).toAbsolutePath().normalize();

	@Test
	void commentsKeepTheRules() throws IOException {
		Map<String, List<String>> flawed = flawedSentences();
		Map<String, Integer> counts = new TreeMap<>();
		flawed.forEach((group, sentences) -> counts.put(group, sentences.size()));
		Map<String, Integer> allowances = allowances();
		String changed = flawed.keySet().stream().filter(group -> !counts.get(group).equals(allowances.get(group)))
				.map(group -> group + "\n" + String.join("\n", flawed.get(group))).collect(Collectors.joining("\n\n"));
		assertEquals(table(allowances), table(counts), () -> "Fix the new sentences among these. If there are fewer than "
				+ "before, copy the actual counts to prose-allowances.txt:\n" + changed + "\n");
	}

	/** An empty answer of the scanner would pass for perfect comments. */
	@Test
	void theSourcesAreFound() throws IOException {
		List<Path> sources = sources();
		assertTrue(sources.size() > 1000, sources.size() + " sources");
		assertTrue(sources.stream().noneMatch(file -> file.toString().contains("src-gen")), "generated code is not ours");
	}

	/** Returns the flawed sentences with their places, by package or by module of tests. */
	private static Map<String, List<String>> flawedSentences() throws IOException {
		Map<String, List<String>> flawed = new TreeMap<>();
		for (Path file : sources()) {
			for (Comment comment : CommentScanner.scan(Files.readString(file))) {
				for (Sentence sentence : Sentences.of(comment)) {
					List<Flaw> flaws = ProseRules.judge(sentence);
					if (!flaws.isEmpty()) {
						flawed.computeIfAbsent(group(file), group -> new ArrayList<>()).add(describe(file, sentence, flaws));
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

	private static String group(Path file) {
		Path path = ROOT.relativize(file);
		return path.startsWith("tests") ? path.getName(1).toString()
				: path.subpath(3, path.getNameCount() - 1).toString().replaceAll("[/\\\\]", ".");
	}

	private static String describe(Path file, Sentence sentence, List<Flaw> flaws) {
		return ROOT.relativize(file) + ":" + sentence.line() + " " + sentence.text() + flaws.stream()
				.map(flaw -> "\n    " + flaw.rule() + ": " + flaw.suggestion()).collect(Collectors.joining());
	}

	private static Map<String, Integer> allowances() throws IOException {
		Map<String, Integer> allowances = new TreeMap<>();
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(
				ProseTest.class.getResourceAsStream("prose-allowances.txt"), StandardCharsets.UTF_8))) {
			lines.lines().map(line -> line.split(" ")).forEach(line -> allowances.put(line[0], Integer.valueOf(line[1])));
		}
		return allowances;
	}

	private static String table(Map<String, Integer> counts) {
		return counts.entrySet().stream().map(count -> count.getKey() + " " + count.getValue() + "\n")
				.collect(Collectors.joining());
	}
}
