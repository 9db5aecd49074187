package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.testing.Browser;
import org.leeway.testing.Chromium;
import org.leeway.testing.RandomMaps;

/**
 * Tests of the program in the page for opening levels, compiled to JavaScript. All answers and files must be the same as from
 * Leeway in Java.
 */
@Tag("slow")
class ScriptModuleTest {

	/**
	 * Number of random rounds. A quarter of the usual number, because JavaScript takes about ten times as long as WebAssembly.
	 * {@link LiveModuleTest} makes more rounds.
	 */
	private static final int ROUNDS = Integer.getInteger("leeway.rounds", 20) / 4;
	/** Limit for files of samples, in bytes: larger samples take too long. */
	private static final int LARGEST = 10_000;

	@TempDir
	private static Path folder;
	private static Browser browser;
	private static ModuleComparison comparison;

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(800, 600);
		comparison = new ModuleComparison(new ModuleAnswers(browser, folder, PageFile.programAsScript()));
	}

	@AfterEach
	void tiesAreRare() {
		comparison.assertTiesAreRare();
	}

	@AfterAll
	static void stop() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	private static List<Path> samples() throws Exception {
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("leeway.samples")))) {
			List<Path> samples = files.filter(file -> file.toString().endsWith(".leeway") && file.toFile().length() < LARGEST).sorted()
					.toList();
			assertEquals(false, samples.isEmpty());
			return samples;
		}
	}

	@Test
	void answersForTheSamples() throws Exception {
		RandomMaps random = new RandomMaps(57);
		for (Path sample : samples()) {
			comparison.check(LevelSnapshot.of(LevelFiles.load(sample)), random, sample.toString());
		}
	}

	@Test
	void answersForRandomLevels() throws Exception {
		for (int seed = 0; seed < ROUNDS; seed++) {
			comparison.checkRandom(seed);
		}
	}

	@Test
	void showsAndSavesTheSamplesAsTheProgramDoes() throws Exception {
		try (Browser other = new Chromium(800, 600)) {
			PageComparison files = new PageComparison(new PageFile(other, folder, PageFile.programAsScript()));
			for (Path sample : samples()) {
				files.check(sample);
			}
		}
	}
}
