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
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Browser;
import org.leeway.testing.Chromium;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.RealMaps;

/** Tests of the WebAssembly module of live pages. In a browser, it must give the same answers as Leeway in Java. */
@Tag("slow")
class LiveModuleTest {

	private static final int ROUNDS = Integer.getInteger("leeway.rounds", 20);
	/** The seed of the first round. */
	private static final int FIRST = Integer.getInteger("leeway.seed", 0);
	/**
	 * Number of rounds for each map of a real game. This number is small, because a round on such a map takes as long as many
	 * rounds on random levels.
	 */
	private static final int ROUNDS_OF_A_MAP = 10;
	/**
	 * Maximum number of cells of a map of a game. On larger maps, scripts would run for more than 30 s, and browsers
	 * stop such scripts.
	 */
	private static final int MOST_CELLS = 1 << 18;

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
	void answersForMapsOfGames() throws Exception {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		int left = ROUNDS / ROUNDS_OF_A_MAP;
		for (String map : RealMaps.maps()) {
			TerrainGrid grid = RealMaps.map(map);
			if (grid.width() * grid.height() <= MOST_CELLS && left-- > 0) {
				RandomMaps random = new RandomMaps(map.hashCode());
				comparison.check(RandomLevels.level(grid, random), random, map);
			}
		}
	}

	@Test
	void answersForRandomLevels() throws Exception {
		for (int seed = FIRST; seed < FIRST + ROUNDS; seed++) {
			comparison.checkRandom(seed);
		}
	}
}
