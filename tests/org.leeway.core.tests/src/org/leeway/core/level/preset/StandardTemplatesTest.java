package org.leeway.core.level.preset;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;
import org.leeway.pathing.grid.TerrainGrid;

/** Tests of the templates that every workspace begins with. */
class StandardTemplatesTest {

	@Test
	void eachKindOfGamesHasTerrainsThatOneRecognises() throws IOException {
		Map<String, Level> all = StandardTemplates.all();
		assertEquals(List.of("Strategy", "Role-playing", "Shooter", "Ships", "Imported maps"), List.copyOf(all.keySet()));
		for (Level template : all.values()) {
			LevelFiles.toBytes(template);
			assertEquals("1 x 1 cells", template.getTerrain().toString());
			assertTrue(template.getAgentTypes().size() >= 3, template.getName());
			List<String> terrains = template.getTerrainTypes().stream().map(TerrainType::getName).toList();
			assertEquals(template.getName().equals("Imported maps"), terrains.contains("out"), terrains.toString());
		}
	}

	/**
	 * Leeway compares the templates of users with the standard templates byte by byte. So the files of the standard templates
	 * must be in canonical form.
	 */
	@Test
	void theirFilesAreCanonical() throws IOException {
		for (String file : List.of("strategy", "role-playing", "shooter", "ships")) {
			try (InputStream in = StandardTemplates.class.getResourceAsStream("templates/" + file + ".leeway")) {
				byte[] bytes = in.readAllBytes();
				Level level = LevelFiles.load(new ByteArrayInputStream(bytes), file);
				assertArrayEquals(bytes, LevelFiles.toBytes(level), file);
			}
		}
	}

	@Test
	void aNewLevelHasItsOwnTerrainsAndAgents() {
		Level template = StandardTemplates.all().get("Shooter");
		Level level = StandardTemplates.level(template, "arena", TerrainGrid.filled(9, 7, 1));
		assertEquals("arena", level.getName());
		assertEquals(0.25, level.getCellScale());
		AgentType soldier = level.getAgentTypes().getFirst();
		assertEquals(level.getTerrainTypes().subList(0, 3), soldier.getCapability());
		assertNotSame(template.getTerrainTypes().getFirst(), level.getTerrainTypes().getFirst());
		assertEquals(6, template.getTerrainTypes().size());
		Level kept = StandardTemplates.of(level, "mine");
		assertEquals("1 x 1 cells", kept.getTerrain().toString());
		assertFalse(kept.getAgentTypes().isEmpty());
	}
}
