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

/** The module of live pages in a browser against Leeway in Java: all answers are equal. */
@Tag("slow")
class LiveModuleTest {

	private static final int ROUNDS = Integer.getInteger("leeway.rounds", 20);

	@TempDir
	private static Path folder;
	private static Browser browser;
	private static ModuleComparison comparison;

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(800, 600);
		comparison = new ModuleComparison(browser, folder);
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

	@Test
	void answersForTheSamples() throws Exception {
		RandomMaps random = new RandomMaps(52);
		List<Path> samples;
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("leeway.samples")))) {
			samples = files.filter(file -> file.toString().endsWith(".leeway")).sorted().toList();
		}
		assertEquals(false, samples.isEmpty());
		for (Path sample : samples) {
			comparison.check(LevelSnapshot.of(LevelFiles.load(sample)), random, sample.toString());
		}
	}

	@Test
	void answersForRandomLevels() throws Exception {
		for (int seed = 0; seed < ROUNDS; seed++) {
			comparison.checkRandom(seed);
		}
	}
}
