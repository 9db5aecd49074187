package org.leeway.core.exchange.movingai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.option.OptionValues;

class MovingAiImporterTest {

	private static final String VALID = """
			type octile
			height 3
			width 4
			map
			.GSW
			T@O.
			....
			""";

	@TempDir
	Path folder;

	@ParameterizedTest
	@ValueSource(strings = { "\n", "\r\n" })
	void readsAllCharacters(String lineEnd) throws IOException {
		Level level = read(VALID.replace("\n", lineEnd));
		assertEquals("sample", level.getName());
		assertEquals(List.of("0012", "3440", "0000"), rows(level.getTerrain()));
		assertEquals(List.of("ground", "swamp", "water", "trees", "out"),
				level.getTerrainTypes().stream().map(TerrainType::getName).toList());
	}

	@Test
	void addsTheAgentsOfNewLevels() throws IOException {
		LevelSnapshot snapshot = LevelSnapshot.of(read(VALID));
		assertEquals(List.of("small:1:ground+swamp", "medium:2:ground+swamp", "large:3:ground+swamp"),
				snapshot.agents().stream()
						.map(agent -> agent.name() + ":" + agent.size() + ":"
						+ snapshot.describe(agent.capability())).toList());
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "\n\n \n" })
	void theLastLineMayEndInAnyWay(String end) throws IOException {
		assertEquals(List.of("0012", "3440", "0000"), rows(read(VALID.strip() + end).getTerrain()));
	}

	static Stream<Arguments> spoiled() {
		return Stream.of(arguments("type octile", "type tile", 1, "\"type tile\", expected \"type octile\""),
				arguments("height 3", "height three", 2,
						"\"height three\", expected \"height\" and a number, as in \"height 512\""),
				arguments("height 3", "height -3", 2,
						"\"height -3\", expected \"height\" and a number, as in \"height 512\""),
				arguments("height 3\nwidth 4", "width 4\nheight 3", 2,
						"\"width 4\", expected \"height\" and a number, as in \"height 512\""),
				arguments("width 4", "width 99999", 3, "a grid of 99999 x 3 cells: ..."),
				arguments("width 4", "width 0", 3, "a grid of 0 x 3 cells: ..."),
				arguments("height 3\nwidth 4", "height 65536\nwidth 65536", 3, "a grid of 65536 x 65536 cells: ..."),
				arguments("height 3", "height 99999999999999999999", 2,
						"\"height 99999999999999999999\", expected \"height\" and a number, as in \"height 512\""),
				arguments("map", "map" + "!".repeat(1000), 4, "\"map" + "!".repeat(61) + "...\", expected \"map\""),
				arguments("T@O.", "T@O", 6, "row 1 holds 3 characters, expected 4"),
				arguments("T@O.", "T@O..", 6, "row 1 holds 5 characters, expected 4"),
				arguments("T@O.", "", 6, "row 1 holds 0 characters, expected 4"),
				arguments("T@O.", "x".repeat(200_000), 6, "row 1 holds 200000 characters, expected 4"),
				arguments("T@O.", "T@o.", 6, "character \"o\" at cell 2,1, expected one of . G S W T @ O"),
				arguments("T@O.", "T@\u00e9.", 6, "character 0xE9 at cell 2,1, expected one of . G S W T @ O"),
				arguments("T@O.", "T\n@O.", 6, "row 1 holds 1 characters, expected 4"),
				arguments("....\n", "", 7, "the file ends after 2 rows, expected 3"),
				arguments("....\n", "..", 7, "row 2 holds 2 characters, expected 4"),
				arguments("....\n", "....\n\n....\n", 9,
						"text after the last row, expected the end of the file after 3 rows"),
				arguments(VALID, "", 1, "the file ends, expected \"type octile\""),
				arguments(VALID, "type octile\nheight 3\n", 3,
						"the file ends, expected \"width\" and a number, as in \"width 512\""));
	}

	@ParameterizedTest
	@MethodSource("spoiled")
	void tellsTheLine(String valid, String spoiled, int line, String problem) throws IOException {
		assertTrue(VALID.contains(valid));
		Path file = write(VALID.replace(valid, spoiled));
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> importLevel(file));
		String message = refused.getMessage();
		String expected = file + ":" + line + ": " + problem;
		assertEquals(expected, expected.endsWith("cells: ...") ? message.replaceAll("cells: .*", "cells: ...")
				: message);
		assertEquals(line, refused.line());
		if (!problem.endsWith("cells: ...")) {
			assertEquals(expected, assertThrows(LevelFormatException.class, () -> readRows(file)).getMessage());
		}
	}

	private static void readRows(Path file) throws IOException {
		MovingAiImporter reader = new MovingAiImporter();
		reader.readRows(file, reader.readHeader(file, Progress.NONE), row -> {
		}, Progress.NONE);
	}

	@Test
	void missingFilesAndFoldersAreTold() {
		Path missing = folder.resolve("missing.map");
		assertThrows(NoSuchFileException.class, () -> importLevel(missing));
		assertThrows(FileSystemException.class, () -> importLevel(folder));
	}

	private Level read(String text) throws IOException {
		return importLevel(write(text));
	}

	private static Level importLevel(Path file) throws IOException {
		Import read = new MovingAiImporter().read(file, OptionValues.STANDARD, Progress.NONE);
		assertEquals(1, read.levels().size());
		assertFalse(read.levels().getFirst().hasOwnAgents());
		return read.levels().getFirst().level();
	}

	private Path write(String text) throws IOException {
		return Files.writeString(folder.resolve("sample.map"), text, StandardCharsets.ISO_8859_1);
	}

	/** Returns the terrain ids as digits, with a string for each row. */
	private static List<String> rows(TerrainGrid grid) {
		return IntStream.range(0, grid.height()).mapToObj(y -> {
			StringBuilder row = new StringBuilder();
			IntStream.range(0, grid.width()).forEach(x -> row.append(grid.terrain(x, y)));
			return row.toString();
		}).toList();
	}
}
