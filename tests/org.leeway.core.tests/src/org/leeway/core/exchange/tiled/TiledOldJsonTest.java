package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;
import org.leeway.model.TerrainType;

/**
 * Tests of maps in JSON as Tiled wrote them before version 1.2. Properties were objects, and the properties of tiles
 * were stored apart from the tiles.
 */
class TiledOldJsonTest {

	private static final String TILESET = """
			{"firstgid":1,"name":"base","tilecount":4,"tilewidth":16,"tileheight":16,"tileproperties":{"0":{"terrain":"ground"},
			"1":{"terrain":"rock","solid":true}},"tilepropertytypes":{"0":{"terrain":"string"},"1":{"solid":"bool"}},
			"tiles":{"1":{"type":"boulder","image":"b.png"}}}""";

	@TempDir
	private Path folder;

	private Import read(String layer, String members) throws IOException {
		return TiledTexts.readJson(folder, """
				{"height":1,"width":3,"infinite":false,"orientation":"orthogonal","tiledversion":"1.1.6","tileheight":16,"tilewidth":16,
				"type":"map","version":1,"layers":[{"type":"tilelayer","name":"ground","width":3,"height":1,%s},{"type":"objectgroup",
				"name":"objs","objects":[{"id":1,"name":"start","point":true,"type":"spawn","x":8,"y":8,
				"properties":{"heading":45},"propertytypes":{"heading":"int"}}]}],"tilesets":[%s]%s}"""
				.formatted(layer, TILESET, members));
	}

	@Test
	void propertiesOfTilesAreRead() throws IOException {
		Level level = TiledTexts.level(read("\"data\":[1,2,1]", ""));
		assertEquals("ground rock ground", TiledTexts.names(level));
		assertEquals(List.of("ground"),
				level.getAgentTypes().getFirst().getCapability().stream().map(TerrainType::getName).toList());
		assertEquals(45, level.getSpawns().getFirst().getHeading());
	}

	@Test
	void propertiesOfMapsAndLayersAreRead() throws IOException {
		Level level = TiledTexts.level(read("\"data\":[1,2,1],\"properties\":{\"z\":1,\"solid\":true},\"propertytypes\":{\"z\":\"int\"}",
				",\"properties\":{\"name\":\"Level 1\"},\"propertytypes\":{\"name\":\"string\"}"));
		assertEquals("Level 1", level.getName());
		assertEquals(List.of("free"),
				level.getAgentTypes().getFirst().getCapability().stream().map(TerrainType::getName).toList());
	}

	@Test
	void aLayerWithoutDataIsTold() throws IOException {
		Import read = read("\"visible\":true", "");
		assertEquals("empty empty empty", TiledTexts.names(TiledTexts.level(read)));
		List<String> messages = read.diagnostics().stream().filter(Diagnostic::isWarning).map(Diagnostic::message).toList();
		assertTrue(messages.contains("The layer \"ground\" has no data, so it has no tiles."), messages.toString());
	}
}
