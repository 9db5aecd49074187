package org.leeway.core.exchange.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;

class ScenarioReaderTest {

	@TempDir
	private Path folder;

	@Test
	void columnsArePartedByTabsOrBlanks() throws IOException {
		assertEquals(
				List.of(new ScenarioQuery(2, "a b.map", 8, 5, new ScenarioPlace(1, 2), new ScenarioPlace(3, 4), 2.82843),
						new ScenarioQuery(4, "maps/a.map", 8, 5, new ScenarioPlace(0, 0), new ScenarioPlace(0, 0), 0)),
				read("version 1\r\n0\ta b.map\t8\t5\t1\t2\t3\t4\t2.82843\r\n\r\n12 maps/a.map 8 5 0 0 0 0 0 \r\n"));
		assertEquals(List.of(), read("version 1.0"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', nullValues = "none", value = {
			"''| 1| the file is empty, expected \"version 1\"",
			"type octile| 1| \"type octile\", expected \"version 1\"",
			"version 2| 1| \"version 2\", expected \"version 1\"",
			"version 1;0 a 8 5 1 2 3 4| 2| 8 columns, expected 9: bucket, map, width, height, start x, start y, goal x, "
					+ "goal y, length",
			"version 1;b a 8 5 1 2 3 4 5| 2| \"b\", expected the number of a bucket",
			"version 1;0 a 8 5 1 2 3 4 5;;0 a -8 5 1 2 3 4 5| 4| \"-8\", expected the number of a width",
			"version 1;0 a 8 5 1 2,5 3 4 5| 2| \"2,5\", expected the number of a cell",
			"version 1;0 a 8 5 1 2 3 9999999999 5| 2| \"9999999999\", expected the number of a cell",
			"version 1;0 a 8 5 1 2 3 4 NaN| 2| \"NaN\", expected the length of a path",
			"version 1;0 a 8 5 1 2 3 4 -1| 2| \"-1\", expected the length of a path" })
	void tellsTheLine(String lines, int line, String problem) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> read(lines.replace(';', '\n')));
		assertEquals(folder.resolve("a.scen") + ":" + line + ": " + problem, refused.getMessage());
		assertEquals(line, refused.line());
	}

	@Test
	void longLinesAreRefused() {
		LevelFormatException refused = assertThrows(LevelFormatException.class,
				() -> read("version 1\n" + "x".repeat(100_000)));
		assertEquals(folder.resolve("a.scen") + ":2: a line of 100000 characters, expected at most 4096",
				refused.getMessage());
	}

	@Test
	void missingFilesAreTold() {
		assertThrows(NoSuchFileException.class, () -> ScenarioReader.open(folder.resolve("none.scen")));
	}

	private List<ScenarioQuery> read(String text) throws IOException {
		List<ScenarioQuery> queries = new ArrayList<>();
		try (ScenarioReader reader = ScenarioReader.open(Files.writeString(folder.resolve("a.scen"), text))) {
			for (Optional<ScenarioQuery> next = reader.next(); next.isPresent(); next = reader.next()) {
				queries.add(next.get());
			}
		}
		return queries;
	}
}
