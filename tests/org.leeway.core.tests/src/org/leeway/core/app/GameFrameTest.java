package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.part.GamePlaces;
import org.leeway.model.GameFrame;
import org.leeway.pathing.grid.Cell;

/** Tests of the coordinates that cells have in the game: how they are computed, and how they are shown to users. */
class GameFrameTest {

	private static final String LEVEL = """
			<?xml version="1.0" encoding="UTF-8"?>
			<level:Level xmi:version="2.0" xmlns:xmi="http://www.omg.org/XMI" xmlns:level="http://leeway.org/level/1" cellScale="4.0"
			    frame="units" originX="-8.0" originY="20.0" yUp="true" axes="AXES">
			  <terrainTypes name="ground" colour="#b9c789" glyph="."/>
			  <terrainTypes id="1" name="rock" colour="#222222" glyph="#"/>
			  <agentTypes name="tank" capability="ground"/>
			  <terrain>
			5 x 2
			0*2 1*1 0*2
			0*1 1*1 0*1 1*1 0*1
			</terrain>
			</level:Level>
			""";

	@TempDir
	private Path folder;

	@Test
	void cellsHaveNumbersAndMiddles() {
		Cell cell = new Cell(3, 1);
		assertEquals(Optional.empty(), GamePlaces.NONE.words(cell, 1));
		assertEquals(Optional.of("x 13, y 21"), new GamePlaces(GameFrame.CELLS, 10, 20, false, List.of("x", "y")).words(cell, 4));
		assertEquals(Optional.of("a 13, b 18"), new GamePlaces(GameFrame.CELLS, 10, 20, true, List.of("a", "b")).words(cell, 4));
		assertEquals(Optional.of("x 24, y 26"), new GamePlaces(GameFrame.UNITS, 10, 20, false, List.of("x", "y")).words(cell, 4));
		assertEquals(Optional.of("x 13.5, z 18.5"), new GamePlaces(GameFrame.UNITS, 10, 20, true, List.of("x", "z")).words(cell, 1));
	}

	private Path level(String axes) throws IOException {
		return Files.writeString(folder.resolve("level.leeway"), LEVEL.replace("AXES", axes));
	}

	@Test
	void findingsHaveThem() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", level("x z"));
		assertTrue(run.out().contains(" (x 6, z 18 in the game)"), run.toString());
		run = CommandLineRun.of("validate", "--format", "json", level("x z"));
		assertTrue(run.out().replaceAll("\\s", "").contains("\"game\":[6.0,18.0]"), run.toString());
	}

	@Test
	void axesHaveTwoNames() throws IOException {
		CommandLineRun run = CommandLineRun.of("validate", level("x"));
		assertEquals(2, run.status());
		assertTrue(run.err().contains("axes \"x\", expected two names"), run.toString());
	}

	@Test
	void aChangeOfTheFrameIsTold() throws IOException {
		Path before = Files.copy(level("x z"), folder.resolve("before.leeway"));
		CommandLineRun run = CommandLineRun.of("diff", before, level("a b"));
		assertTrue(run.out().contains("axes x z") && run.out().contains("axes a b"), run.toString());
	}
}
