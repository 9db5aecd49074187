package org.leeway.core.exchange.openra;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.FileStart;

/** Tests of broken maps of OpenRA, and of files of other formats. Each is refused with one clear message. */
class OpenRaProblemsTest extends OpenRaImporterBase {

	private String refused(MapBuilder map) throws IOException {
		return assertThrows(LevelFormatException.class, () -> read(map)).getMessage();
	}

	private String refused(String name, String text) throws IOException {
		Path mod = MapBuilder.writeMod(folder);
		Files.writeString(mod.resolve(name), text);
		return refused(new MapBuilder("..").thing("house", 0, 0));
	}

	@Test
	void aMapIsRecognisedByItsContent() throws IOException {
		OpenRaImporter importer = new OpenRaImporter();
		MapBuilder map = new MapBuilder("..");
		assertTrue(importer.recognises(new FileStart(map.yaml())));
		assertTrue(importer.recognises(new FileStart("# a comment\n\n" + map.yaml())));
		assertTrue(importer.recognises(new FileStart(new String(map.archive(), StandardCharsets.ISO_8859_1))));
		assertFalse(importer.recognises(new FileStart("PK\u0003\u0004 game.map")));
		assertFalse(importer.recognises(new FileStart("Title: a\nMapFormat: 12")));
		assertFalse(importer.recognises(new FileStart("")));
	}

	@Test
	void theModMustHaveSquareCells() throws IOException {
		assertSays(refused(new MapBuilder("..").mod("ts")), "map.yaml:3: ", "\"ts\"", "diamonds");
		MapBuilder.writeMod(folder, MapBuilder.manifest("own|rules/all.yaml") + "MapGrid:\n\tType: RectangularIsometric\n", "");
		assertSays(refused(new MapBuilder("..")), "map.yaml:3: ", "\"own\"", "diamonds");
	}

	@Test
	void theFilesOfTheModMustBeFound() throws IOException {
		assertSays(refused(new MapBuilder("..").mod("other")), "map.yaml:3: ", "mods/other", "option game");
		assertSays(refused(new MapBuilder("..").mod("../../own")), "map.yaml:3: ", "cannot be found");
		assertSays(refused(new MapBuilder("..").tileSet("MOON")), "map.yaml:7: ", "\"MOON\"");
	}

	@Test
	void theHeadOfTheMapMustBeComplete() throws IOException {
		assertSays(refused(new MapBuilder("..", 5, 5, 1, 1)), "map.yaml:11: ", "5,5,1,1");
		Path map = new MapBuilder("..").write(folder.resolve("mods/own/maps/small"));
		Files.writeString(map, "MapFormat: 12\nMapSize: 2,1\n");
		assertSays(problem(map), "map.yaml: ", "RequiresMod");
		Files.writeString(map, "MapFormat: 12\nMapSize: 70000,70000\n");
		assertSays(problem(map), "map.yaml:2: ", "70000 x 70000");
		Files.writeString(map, "MapFormat: new\n");
		assertSays(problem(map), "map.yaml:1: ", "\"new\"");
	}

	private static String problem(Path map) {
		return assertThrows(LevelFormatException.class, () -> read(map, Map.of())).getMessage();
	}

	@Test
	void theCellsMustBeComplete() throws IOException {
		MapBuilder.writeMod(folder);
		MapBuilder builder = new MapBuilder("..\n..").resources("00\n00");
		Path map = builder.write(folder.resolve("mods/own/maps/small"));
		Path cells = map.resolveSibling("map.bin");
		byte[] bytes = builder.cells();
		for (int length = 0; length < bytes.length; length++) {
			Files.write(cells, Arrays.copyOf(bytes, length));
			assertSays(problem(map), "map.bin: ", "expected");
		}
		bytes[1] = 3;
		Files.write(cells, bytes);
		assertSays(problem(map), "map.bin: ", "3 x 2 cells", "2 x 2");
		Files.write(cells, new byte[1000]);
		assertSays(problem(map), "map.bin: ", "too large");
		Files.delete(cells);
		assertSays(problem(map), "map.bin");
	}

	@Test
	void rulesInCirclesAreRefused() throws IOException {
		assertSays(refused("rules/all.yaml", "A:\n\tInherits: ^B\n^B:\n\tInherits: ^C\n^C:\n\tInherits: ^B\n"), "all.yaml:6: ", "\"^B\"",
				"circle");
	}

	@Test
	void rulesThatGrowWithoutEndAreRefused() throws IOException {
		StringBuilder rules = new StringBuilder();
		for (int i = 0; i < 40; i++) {
			rules.append("^A").append(i).append(":\n\tInherits@1: ^A").append(i + 1).append("\n\tInherits@2: ^B").append(i + 1).append('\n');
			rules.append("^B").append(i).append(":\n\tInherits@1: ^A").append(i + 1).append("\n\tInherits@2: ^B").append(i + 1).append('\n');
		}
		rules.append("^A40:\n\tMobile:\n^B40:\n\tHealth:\nX:\n\tInherits: ^A0\n");
		assertSays(refused("rules/all.yaml", rules.toString()), "all.yaml:", "inherit");
	}

	@Test
	void aLongChainOfRulesIsRefused() throws IOException {
		StringBuilder rules = new StringBuilder("X:\n\tInherits: ^A0\n");
		for (int i = 0; i < 10_000; i++) {
			rules.append("^A").append(i).append(":\n\tInherits: ^A").append(i + 1).append('\n');
		}
		assertSays(refused("rules/all.yaml", rules.toString()), "all.yaml:", "inherits from more than 50");
	}

	@Test
	void wrongRulesAreRefusedWithTheirLine() throws IOException {
		assertSays(refused("rules/all.yaml", "HOUSE:\n\tBuilding:\n\t\tFootprint: xxx\n\t\tDimensions: 2,2\n"), "all.yaml:3: ",
				"\"xxx\"");
		assertSays(refused("rules/all.yaml", "HOUSE:\n\tBuilding:\n\t\tFootprint: y\n"), "all.yaml:3: ", "\"y\"");
		assertSays(refused("rules/all.yaml", "World:\n\tLocomotor:\n\t\tTerrainSpeeds:\n\t\t\tClear: fast\n"), "all.yaml:4: ",
				"\"fast\"");
		assertSays(refused("plains.yaml", MapBuilder.tiles().replace("0: Water", "0: Wine")), "plains.yaml:", "\"Wine\"");
		assertSays(refused("plains.yaml", MapBuilder.tiles().replace("Type: Rock", "Type: Clear")), "plains.yaml:", "\"Clear\"");
		assertSays(refused("plains.yaml", MapBuilder.tiles().replace("Id: 126", "Id: 70000")), "plains.yaml:", "65535");
	}

	@Test
	void aDamagedArchiveIsRefused() throws IOException {
		MapBuilder.writeMod(folder);
		byte[] bytes = new MapBuilder("..").archive();
		Path file = Files.write(folder.resolve("a.oramap"), Arrays.copyOf(bytes, bytes.length / 2));
		assertSays(problem(file), "a.oramap: ", "damaged");
		Files.write(file, new byte[0]);
		assertSays(problem(file), "a.oramap: ", "damaged");
		assertEquals("..\n", picture(level(read(Files.write(file, bytes), Map.of()))));
	}

	@Test
	void aBombIsRefused() throws IOException {
		Path file = folder.resolve("bomb.oramap");
		try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
			zip.putNextEntry(new ZipEntry("map.yaml"));
			zip.write("MapFormat: 12\n".getBytes(StandardCharsets.UTF_8));
			for (int i = 0; i < 1000; i++) {
				zip.write(new byte[100_000]);
			}
		}
		assertTrue(Files.size(file) < 200_000);
		assertSays(problem(file), "bomb.oramap/map.yaml: ", "too large");
	}
}
