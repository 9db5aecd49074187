package org.leeway.library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests of {@code samples/server}. The tests build the sample as users do, with Maven and the artefacts. Then the program must
 * give the answers that the docs show.
 */
class ServerSampleTest {

	private static final Path SAMPLE = Artefact.ROOT.resolve("samples/server");

	@TempDir
	Path folder;

	@Test
	void theServerOfTheSamplesAnswersAsTheDocsSay() throws Exception {
		deleteEarlierBuild();
		build();
		List<String> dialogue = dialogue();
		List<String> requests = new ArrayList<>();
		List<String> answers = new ArrayList<>();
		for (int i = 0; i < dialogue.size(); i += 2) {
			requests.add(dialogue.get(i));
			answers.add(dialogue.get(i + 1));
		}
		Path java = Path.of(System.getProperty("java.home"), "bin", "java");
		assertEquals(answers, run(requests, java.toString(), "-jar", SAMPLE.resolve("target/server.jar").toString(),
				Artefact.ROOT.resolve("samples/harbour.leeway").toString()));
	}

	private static void deleteEarlierBuild() throws IOException {
		Path target = SAMPLE.resolve("target");
		if (Files.exists(target)) {
			try (Stream<Path> files = Files.walk(target)) {
				for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
					Files.delete(file);
				}
			}
		}
	}

	/**
	 * Builds the sample without network access. Maven looks for artefacts in three local repositories, in this order: a
	 * new repository, the repository with the library, the repository of Leeway's own build. Maven writes only to the
	 * new repository.
	 */
	private void build() throws Exception {
		List<String> said = run(List.of(), System.getProperty("leeway.maven") + "/bin/mvn", "-o", "-q", "-B", "package",
				"-f", SAMPLE.resolve("pom.xml").toString(), "-Dmaven.repo.local=" + folder.resolve("local"),
				"-Dmaven.repo.local.tail=" + Artefact.REPOSITORY + "," + Artefact.LOCAL);
		assertEquals(List.of(), said);
	}

	/** Returns requests and their answers alternately, as {@code docs/library.md} shows them. */
	private static List<String> dialogue() throws IOException {
		String page = Files.readString(Artefact.ROOT.resolve("docs/library.md"));
		return Pattern.compile("server\\.jar samples/harbour\\.leeway\n(.*?)```", Pattern.DOTALL).matcher(page).results()
				.findFirst().orElseThrow().group(1).lines().toList();
	}

	/** Returns the lines that a program prints. Fails if the program fails. */
	private List<String> run(List<String> input, String... command) throws Exception {
		Path in = Files.write(folder.resolve("in"), input);
		Path out = folder.resolve("out");
		Path err = folder.resolve("err");
		ProcessBuilder builder = new ProcessBuilder(command).redirectInput(in.toFile()).redirectOutput(out.toFile())
				.redirectError(err.toFile());
		builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
		Process process = builder.start();
		try {
			assertEquals(true, process.waitFor(5, TimeUnit.MINUTES), "still running: " + String.join(" ", command));
		} finally {
			process.destroyForcibly();
		}
		assertEquals(0, process.exitValue(), Files.readString(out) + Files.readString(err));
		return Files.readAllLines(out);
	}
}
