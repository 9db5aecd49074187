package org.leeway.core.exchange.grid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.model.TerrainType;

/** The values and colours that agents cross. */
class GridMeaningTest {

	/** A grid of four values. The last cell has no value. */
	private static final String GRID = "ncols 4\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value 9\n0 1 2 9\n";

	@TempDir
	private Path folder;

	private Import read(String terrains, String... options) throws IOException {
		Path names = Files.writeString(folder.resolve("names.txt"), terrains.replace(',', '\n') + "\n");
		Path grid = Files.writeString(folder.resolve("grid.asc"), GRID);
		return options.length > 0 ? Grids.read(new AsciiGridImporter(), grid, options)
				: Grids.read(new AsciiGridImporter(), grid, "terrains", names.toString());
	}

	private static String crossed(Import read) {
		return String.join(" ", read.levels().getFirst().level().getAgentTypes().getFirst().getCapability().stream()
				.map(TerrainType::getName).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"0 wall,* ground|ground", "0 ground,1 Walls,* ground|ground",
			"* rock,empty void|rock", "* ground,empty ground|ground", "1 collision,empty void|value-2",
			"0 floor,1 floor-2,2 obstacle,empty pit|floor floor-2"})
	void aTerrainWhoseNameSaysSoBlocks(String terrains, String expected) throws IOException {
		assertEquals(expected, crossed(read(terrains)));
	}

	@Test
	void marksAreTold() throws IOException {
		List<String> messages = read("0..1 wall,* ground").diagnostics().stream().map(Diagnostic::message).toList();
		assertTrue(messages.contains("The terrain \"wall\" blocks 2 cells."), messages.toString());
		messages = read("* ground,empty ground").diagnostics().stream().map(Diagnostic::message).toList();
		assertAnySays(messages, "No cell blocks", "option crossed");
		messages = read("* wall,empty wall").diagnostics().stream().map(Diagnostic::message).toList();
		assertAnySays(messages, "Every cell blocks", "option crossed");
	}

	@Test
	void theUserSaysWhatAgentsCross() throws IOException {
		assertEquals("value-0 value-2", crossed(read("", "crossed", "value-2, value-0")));
		assertSays(assertThrows(LevelFormatException.class, () -> read("", "crossed", "lava")).getMessage(),
				folder.resolve("grid.asc") + ": ", "lava", " value-0, value-1, value-2, empty");
	}
}
