package org.leeway.core.level.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.TerrainType;
import org.leeway.model.Underlay;

/**
 * Tests of the paths by which a level names its pictures. These paths are relative to the folder of the level. So Leeway
 * rewrites them when the level moves to another folder.
 */
class PicturePathTest {

	@TempDir
	private Path folder;

	@Test
	void aPathIsFromTheFolderOfTheLevel() {
		Path level = folder.resolve("maps/ford.leeway");
		assertEquals("sketches/ford.png", PicturePath.of(level, folder.resolve("maps/sketches/ford.png")));
		assertEquals("../ford.png", PicturePath.of(level, folder.resolve("ford.png")));
		assertEquals(folder.resolve("ford.png"), PicturePath.resolve(level, "../ford.png").orElseThrow());
		Path absolute = folder.resolve("elsewhere.png");
		assertEquals(absolute, PicturePath.resolve(level, absolute.toString()).orElseThrow());
		assertTrue(PicturePath.resolve(level, "a\0b").isEmpty());
	}

	@Test
	void theFolderOfTheLevelChangesThePath() throws IOException {
		Level level = LevelTemplates.level("ford", 4, 4);
		Underlay underlay = LevelFactory.eINSTANCE.createUnderlay();
		underlay.setFile("ford.png");
		level.getUnderlays().add(underlay);
		TerrainType ground = level.getTerrainTypes().getFirst();
		ground.setPicture("tiles/grass.png");
		Files.createFile(folder.resolve("ford.png"));
		assertTrue(PicturePath.areMissing(level, folder.resolve("a.leeway")), "the picture of the terrain");
		Files.createFile(Files.createDirectory(folder.resolve("tiles")).resolve("grass.png"));
		assertFalse(PicturePath.areMissing(level, folder.resolve("a.leeway")));
		assertTrue(PicturePath.areMissing(level, folder.resolve("maps/a.leeway")));
		PicturePath.move(level, folder.resolve("a.leeway"), folder.resolve("b.leeway"));
		assertEquals("ford.png", underlay.getFile());
		PicturePath.move(level, folder.resolve("a.leeway"), folder.resolve("maps/old/a.leeway"));
		assertEquals("../../ford.png", underlay.getFile());
		assertEquals("../../tiles/grass.png", ground.getPicture());
		assertNull(level.getTerrainTypes().get(1).getPicture());
		assertFalse(PicturePath.areMissing(level, folder.resolve("maps/old/a.leeway")));
		PicturePath.move(level, folder.resolve("maps/old/a.leeway"), folder.resolve("a.leeway"));
		assertEquals("ford.png", underlay.getFile());
	}
}
