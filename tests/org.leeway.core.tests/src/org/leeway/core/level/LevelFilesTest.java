package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;

/**
 * Tests of saved levels, which load again as they were. Equal levels are saved as equal files, even if they were loaded from
 * different files.
 */
class LevelFilesTest {

	@Test
	void aLoadedLevelEqualsTheSavedOne(@TempDir Path folder) throws IOException {
		Path file = folder.resolve("random.leeway");
		for (int seed = 0; seed < 200; seed++) {
			Level level = RandomLevels.conflicting(new Random(seed));
			LevelFiles.save(level, file);
			Level loaded = LevelFiles.load(file);
			assertTrue(EcoreUtil.equals(level, loaded), "seed " + seed);
			assertArrayEquals(Files.readAllBytes(file), LevelFiles.toBytes(loaded), "seed " + seed);
		}
	}

	@Test
	void theFormIsCanonical() throws IOException {
		assertEquals(LevelTexts.VALID, text(parse(LevelTexts.VALID)));
		String untidy = LevelTexts.VALID.replace("\n", "\r\n").replace("0*2 1*2", " 0 0 1  1*1 ").replace("y=\"1.0\"",
				"y=\"1\"")
				.replace("id=\"1\" name=\"swamp\"", "name='swamp' id='1' speed='1'")
				.replace("<circles", "<!-- a\ncomment --><circles").replace("<spawns", "\n\n<spawns");
		assertEquals(LevelTexts.VALID, text(parse(untidy)));
	}

	@Test
	void aSavedLevelStaysOutOfAnyResource() throws IOException {
		Level level = LevelTemplates.level("free", 3, 3);
		LevelFiles.toBytes(level);
		assertNull(level.eResource());
		assertNull(parse(text(level)).eResource());
	}

	@Test
	void aChangedCellChangesOneLine() throws IOException {
		int seed = 7;
		Random random = new Random(seed);
		for (int i = 0; i < 100; i++) {
			Level level = LevelTemplates.level("cells", randomGrid(random, 70, 40));
			List<String> before = text(level).lines().toList();
			Cell cell = new Cell(random.nextInt(70), random.nextInt(40));
			change(level, cell);
			List<String> after = text(level).lines().toList();
			assertEquals(before.size(), after.size());
			int[] changed = IntStream.range(0, before.size()).filter(n ->
					!before.get(n).equals(after.get(n))).toArray();
			int firstRow = before.indexOf("70 x 40") + 1;
			assertArrayEquals(new int[] { firstRow + cell.y() }, changed, "seed " + seed + ", cell " + cell);
		}
	}

	private static TerrainGrid randomGrid(Random random, int width, int height) {
		TerrainGridEditor editor = TerrainGrid.filled(width, height, 0).edit();
		for (int i = 0; i < width * height; i++) {
			editor.set(i % width, i / width, random.nextInt(3));
		}
		return editor.build();
	}

	private static void change(Level level, Cell cell) {
		TerrainGridEditor editor = level.getTerrain().edit();
		editor.set(cell.x(), cell.y(), editor.terrain(cell.x(), cell.y()) + 1);
		level.setTerrain(editor.build());
	}

	@Test
	void anUnsetRadiusStaysUnset() throws IOException {
		Level level = LevelTemplates.level("radius", 3, 3);
		level.getAgentTypes().get(1).setRadius(0);
		Level loaded = parse(text(level));
		assertFalse(loaded.getAgentTypes().get(0).isSetRadius());
		assertTrue(loaded.getAgentTypes().get(1).isSetRadius());
	}

	@Test
	void unfinishedLevelsAreSaved() throws IOException {
		Level level = LevelTemplates.level(null, 2, 2);
		level.getAgentTypes().clear();
		Level loaded = parse(text(level));
		assertNull(loaded.getName());
		assertTrue(loaded.getAgentTypes().isEmpty());
	}

	/** The level has about 1.2 MB of XML, which is more than the default limits of parsers for attributes and entities. */
	@Test
	void aLargeLevelLoads() throws IOException {
		Level level = LevelTemplates.level("large", randomGrid(new Random(1), 800, 800));
		assertEquals(level.getTerrain(), parse(text(level)).getTerrain());
	}

	private static String text(Level level) throws IOException {
		return new String(LevelFiles.toBytes(level), StandardCharsets.UTF_8);
	}

	private static Level parse(String text) throws IOException {
		return LevelFiles.load(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "level.leeway");
	}
}
