package org.leeway.core.exchange.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.model.PathProbe;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;
import org.leeway.testing.RealMaps;

class ScenarioImporterTest {

	private static final String ROW = "0\t%s\t3\t2\t%d\t%d\t%d\t%d\t2.0\n";

	@TempDir
	private Path folder;

	@BeforeEach
	void writeMaps() throws IOException {
		Files.writeString(folder.resolve("a.map"), "type octile\nheight 2\nwidth 3\nmap\n...\n.@.\n");
		Files.createDirectories(folder.resolve("maps"));
		Files.writeString(folder.resolve("maps/b.map"), "type octile\nheight 2\nwidth 3\nmap\n...\nSSS\n");
	}

	@Test
	void aQueryIsAProbe() throws IOException {
		Import read = read("version 1\n" + ROW.formatted("a.map", 0, 1, 2, 1), Map.of());
		assertEquals(List.of("a"), read.levels().stream().map(ImportedLevel::name).toList());
		PathProbe probe = read.levels().getFirst().level().getProbes().getFirst();
		assertEquals("line 2: small from 0,1 to 2,1", words(probe));
		assertEquals(List.of(MovingAiImporter.NO_AGENTS), read.diagnostics());
	}

	@Test
	void everyMapIsALevel() throws IOException {
		Import read = read("version 1.0\n" + ROW.formatted("maps/b.map", 0, 0, 1, 0) + ROW.formatted("a.map", 0, 0, 0, 1)
				+ ROW.formatted("maps/b.map", 2, 1, 0, 1), Map.of());
		assertEquals(List.of("b", "a"), read.levels().stream().map(ImportedLevel::name).toList());
		assertEquals(List.of("line 2: small from 0,0 to 1,0", "line 4: small from 2,1 to 0,1"),
				read.levels().get(0).level().getProbes().stream().map(ScenarioImporterTest::words).toList());
		assertEquals(1, read.levels().get(1).level().getProbes().size());
	}

	@Test
	void someOfManyAreChosenEvenly() throws IOException {
		String rows = ROW.formatted("a.map", 0, 0, 1, 0).repeat(10);
		Import read = read("version 1\n" + rows, Map.of("queries", "3"));
		assertEquals(List.of("line 5", "line 8", "line 11"),
				read.levels().getFirst().level().getProbes().stream().map(PathProbe::getName).toList());
		assertEquals(Diagnostic.lost("Of the 10 queries of a, 3 became probes."), read.diagnostics().getFirst());
		assertEquals(0, read("version 1\n" + rows, Map.of("queries", "0")).levels().getFirst().level().getProbes().size());
		assertEquals(10, read("version 1\n" + rows, Map.of()).levels().getFirst().level().getProbes().size());
	}

	@Test
	void whatIsWrongIsToldWithItsLine() throws IOException {
		String good = "version 1\n" + ROW.formatted("a.map", 0, 0, 1, 0);
		assertRefused(good + ROW.formatted("none.map", 0, 0, 0, 0), ":3: there is no map \"none.map\" beside the scenario");
		assertRefused(good + ROW.formatted("\0", 0, 0, 0, 0), ":3: there is no map");
		assertRefused(good + ROW.formatted("a.map", 0, 0, 3, 0), ":3: a query that leaves the map");
		assertRefused(good.replace("\t3\t", "\t4\t"), ":2: the map a.map of 4 x 2 cells, but ");
		assertRefused(good.replace("a.map\t3\t", "\1/".repeat(100) + "a.map\t4\t"),
				":2: the map " + "\\u0001/".repeat(6).substring(0, 40) + "... of 4 x 2 cells, but ");
		assertRefused("version 1\n", ": no row, expected some");
		assertRefused(good + "x\n", ":3: 1 columns, expected 9");
	}

	private void assertRefused(String text, String message) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(text, Map.of()));
		assertTrue(refused.getMessage().contains("queries.scen" + message), refused.getMessage());
	}

	@Test
	void canBeCancelled() throws IOException {
		Path file = Files.writeString(folder.resolve("queries.scen"), "version 1\n" + ROW.formatted("a.map", 0, 0, 1, 0));
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// does nothing: only cancelling matters here
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		assertThrows(CancellationException.class,
				() -> new ScenarioImporter().read(file, OptionValues.STANDARD, cancelled));
	}

	@Test
	void aRealScenarioBecomesProbesOnItsMap() throws IOException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		Import read = new ScenarioImporter().read(RealMaps.scenarioFile("AR0011SR"), OptionValues.STANDARD, Progress.NONE);
		assertEquals(20, read.levels().getFirst().level().getProbes().size());
	}

	private Import read(String text, Map<String, String> options) throws IOException {
		ScenarioImporter importer = new ScenarioImporter();
		Path file = Files.writeString(folder.resolve("queries.scen"), text);
		return importer.read(file, OptionValues.parse(importer.options(), options), Progress.NONE);
	}

	private static String words(PathProbe probe) {
		return probe.getName() + ": " + probe.getAgent().getName() + " from " + probe.getStartX() + "," + probe.getStartY()
				+ " to " + probe.getGoalX() + "," + probe.getGoalY();
	}
}
