package org.leeway.core.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Each text format reads a file with a byte order mark like the same file without one. */
class ByteOrderMarkTest {

	private static final String MAP = "type octile\nheight 3\nwidth 4\nmap\n....\n.@@.\n....\n";
	private static final String SQUARE = "v 0 0 0\nv 4 0 0\nv 4 0 4\nv 0 0 4\nf 1 2 3 4\n";
	private static final Set<String> BINARY = Set.of("0ad", "doom", "generals", "openra", "png", "raw16", "warzone");

	private final Formats formats = Formats.registered();

	@TempDir
	private Path folder;

	private static Map<String, String> texts() throws IOException {
		String level = new String(LevelFiles.toBytes(LevelTemplates.level("a", 2, 2)), StandardCharsets.UTF_8);
		Map<String, String> texts = new HashMap<>(Map.of("a.leeway", level, "a.map", MAP, "a.map.scen", "version 1\n0\ta.map\t4\t3\t0\t0\t3\t2\t4.0\n",
				"a.obj", SQUARE, "a.mesh", "mesh\n2\n4 1\n0 0 2 0 -1\n4 0 2 0 -1\n4 4 2 0 -1\n0 4 2 0 -1\n4 0 1 2 3 -1 -1 -1 -1\n",
				"a.asc", "ncols 2\nnrows 2\ncellsize 1\n1 2\n3 4\n", "a.pgm", "P2\n# c\n2 2\n3\n0 1\n2 3\n", "a.tmx", """
						<map orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16">
						<tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="1" columns="1">
						<image source="t.png" width="16" height="16"/></tileset>
						<layer id="1" name="ground" width="2" height="1"><data encoding="csv">1,0</data></layer></map>
						""", "a.tmj", """
						{"type":"map","orientation":"orthogonal","width":2,"height":1,"tilewidth":16,"tileheight":16,"tilesets":
						[{"firstgid":1,"name":"t","tilewidth":16,"tileheight":16,"tilecount":1,"columns":1,"image":"t.png",
						"imagewidth":16,"imageheight":16}],"layers":[{"type":"tilelayer","name":"ground","width":2,"height":1,
						"data":[1,0]}]}
						""", "a.ldtk", """
						{"__header__":{"fileType":"LDtk Project JSON"},"jsonVersion":"1.5.3","defs":{"layers":[{"uid":1,
						"identifier":"G","type":"IntGrid","__type":"IntGrid","gridSize":16,"intGridValues":[{"value":1,
						"identifier":"wall","color":"#73809A"}]}]},"levels":[{"identifier":"One","pxWid":32,"pxHei":16,
						"layerInstances":[{"__identifier":"G","__type":"IntGrid","__cWid":2,"__cHei":1,"__gridSize":16,
						"layerDefUid":1,"intGridCsv":[1,0]}]}]}
						"""));
		texts.put("a.tscn", """
				[gd_scene format=4]
				[sub_resource type="TileSetAtlasSource" id="a"]
				0:0/0 = 0
				[sub_resource type="TileSet" id="t"]
				sources/0 = SubResource("a")
				[node name="Map" type="TileMapLayer"]
				tile_map_data = PackedByteArray("AAAAAAAAAAAAAAAAAAA=")
				tile_set = SubResource("t")
				""");
		return texts;
	}

	private Import read(Path file) throws IOException {
		return formats.reading(file).flatMap(Format::importer).orElseThrow().read(file, OptionValues.STANDARD, Progress.NONE);
	}

	private static List<String> levels(Import read) throws IOException {
		List<String> levels = new ArrayList<>();
		for (ImportedLevel level : read.levels()) {
			levels.add(new String(LevelFiles.toBytes(level.level()), StandardCharsets.UTF_8));
		}
		return levels;
	}

	@Test
	void everyFormatOfTextMayBeginWithOne() throws IOException {
		Files.writeString(folder.resolve("a.map"), MAP);
		Set<String> seen = new HashSet<>(BINARY);
		for (Map.Entry<String, String> each : texts().entrySet()) {
			Path file = Files.writeString(folder.resolve(each.getKey()), each.getValue());
			Import without = read(file);
			seen.add(formats.reading(file).orElseThrow().id());
			Files.writeString(file, "\uFEFF" + each.getValue());
			Import with = read(file);
			assertEquals(levels(without), levels(with), each.getKey());
			assertEquals(without.diagnostics(), with.diagnostics(), each.getKey());
		}
		assertEquals(formats.readable().stream().map(Format::id).collect(Collectors.toSet()), seen);
	}

	@ParameterizedTest
	@ValueSource(strings = {"a.map", "a.map.scen", "a.obj", "a.mesh", "a.asc", "a.pgm"})
	void otherTextsInUtf16AreRefusedByName(String name) throws IOException {
		for (var charset : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
			Path file = Files.write(folder.resolve(name), ("\uFEFF" + texts().get(name)).getBytes(charset));
			assertEquals(file + ":1: text in UTF-16, expected UTF-8",
					assertThrows(LevelFormatException.class, () -> read(file)).getMessage());
		}
	}

	@Test
	void soMayAFileOfTerrains() throws IOException {
		Path grid = Files.writeString(folder.resolve("a.asc"), texts().get("a.asc"));
		Path terrains = Files.writeString(folder.resolve("a.terrains"), "\uFEFF1 wall #333333\n2..4 ground\n");
		Importer importer = formats.reading(grid).flatMap(Format::importer).orElseThrow();
		assertEquals(List.of("wall", "ground"), importer
				.read(grid, OptionValues.parse(importer.options(), Map.of("terrains", terrains.toString())), Progress.NONE).levels()
				.getFirst().level().getTerrainTypes().stream().map(terrain -> terrain.getName()).toList());
	}
}
