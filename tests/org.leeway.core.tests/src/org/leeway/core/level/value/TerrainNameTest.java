package org.leeway.core.level.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.NavMeshLayer;
import org.leeway.model.TerrainType;

/** Tests of names of terrains. Terrains of any name, and lists of terrains, must be the same after saving and loading. */
class TerrainNameTest {

	private static final String LETTERS = "ab1_.-+:,@#%/&<>\"'[]\\^`{|}()=?!; \u00a0\u00fc\u6c34\ud83d\ude00";

	@TempDir
	private Path folder;

	private static String name(Random random) {
		int[] letters = LETTERS.codePoints().toArray();
		return random.ints(1 + random.nextInt(6), 0, letters.length).map(each -> letters[each]).mapToObj(Character::toString)
				.collect(Collectors.joining()).strip();
	}

	private static List<String> names(List<TerrainType> terrains) {
		return terrains.stream().map(TerrainType::getName).toList();
	}

	@Test
	void anyNameComesBack() throws IOException {
		long seed = new Random().nextLong();
		Random random = new Random(seed);
		Path file = folder.resolve("a.leeway");
		for (int round = 0; round < 300; round++) {
			Level level = LevelTemplates.level("names", 4, 4);
			List<TerrainType> terrains = level.getTerrainTypes();
			terrains.forEach(terrain -> terrain.setName(name(random) + terrain.getId()));
			AgentType agent = level.getAgentTypes().getFirst();
			agent.getCapability().clear();
			agent.getCapability().addAll(List.of(terrains.get(2), terrains.get(0), terrains.get(3)));
			NavMeshLayer mesh = LevelFactory.eINSTANCE.createNavMeshLayer();
			mesh.getCapability().add(terrains.get(1));
			level.getNavMeshes().add(mesh);
			LevelFiles.save(level, file);
			Level loaded = LevelFiles.load(file);
			String where = "seed " + seed + ": " + Files.readString(file);
			assertEquals(names(terrains), names(loaded.getTerrainTypes()), where);
			assertEquals(names(agent.getCapability()), names(loaded.getAgentTypes().getFirst().getCapability()), where);
			assertEquals(names(mesh.getCapability()), names(loaded.getNavMeshes().getFirst().getCapability()), where);
		}
	}

	/** Names without special characters are written unchanged, so levels saved by earlier versions keep their bytes. */
	@Test
	void plainNamesStandAsTheyAre() throws IOException {
		for (String name : List.of("deep-water", "_1.x", "Wasser\u00fc", "\u6c34")) {
			assertEquals(name, TerrainName.reference(name));
		}
		Level level = LevelTemplates.level("names", 4, 4);
		level.getTerrainTypes().get(0).setName("deep water");
		level.getTerrainTypes().get(1).setName("100%");
		Path file = folder.resolve("a.leeway");
		LevelFiles.save(level, file);
		String text = Files.readString(file);
		assertTrue(text.contains("name=\"deep water\"") && text.contains("capability=\"deep%20water 100%25"), text);
		Files.writeString(file, text.replace("deep%20water 100%25", "deep water"));
		String message = assertThrows(LevelFormatException.class, () -> LevelFiles.load(file)).getMessage();
		assertSays(message, "capability: ", "terrain \"deep\"", " 100%25, deep%20water, ");
	}

	@Test
	void namesHaveLetters() {
		assertFalse(TerrainName.isName(null));
		assertFalse(TerrainName.isName("deep\twater"));
		assertFalse(TerrainName.isName("deep\uFFFEwater"), "XML cannot hold it");
		assertTrue(TerrainName.isName("1st floor"));
	}
}
