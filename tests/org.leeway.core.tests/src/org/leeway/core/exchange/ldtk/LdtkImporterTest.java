package org.leeway.core.exchange.ldtk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.exchange.ImportedLevel;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Annotation;
import org.leeway.model.Level;
import org.leeway.model.Spawn;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/**
 * Tests of the import of LDtk projects. From a damaged project, the importer makes levels that can be saved, or it reports one
 * message that names the file.
 */
@Tag("slow")
class LdtkImporterTest {

	private static final long SEED = 20200810;
	private static final String HARBOUR = """
			wall wall wall wall empty empty
			wall wall wall wall empty empty
			empty empty shallow_water shallow_water empty empty
			empty empty shallow_water shallow_water empty Fine-7
			""";

	@TempDir
	private Path folder;

	private Import read(String project, String... options) throws IOException {
		LdtkImporter importer = new LdtkImporter();
		Path file = Files.writeString(folder.resolve("world.ldtk"), project);
		return importer.read(file, options.length == 0 ? OptionValues.STANDARD
				: OptionValues.parse(importer.options(), Map.of(options[0], options[1])), Progress.NONE);
	}

	private static String names(Level level) {
		StringBuilder names = new StringBuilder();
		for (int y = 0; y < level.getTerrain().height(); y++) {
			for (int x = 0; x < level.getTerrain().width(); x++) {
				int id = level.getTerrain().terrain(x, y);
				names.append(x == 0 ? "" : " ").append(level.getTerrainTypes().stream().filter(each -> each.getId() == id).findFirst()
						.orElseThrow().getName());
			}
			names.append('\n');
		}
		return names.toString();
	}

	/**
	 * Several layers may have a value in a cell. Of the values that block, the value in the highest layer sets the terrain of
	 * the cell. If no value blocks, the value in the highest layer sets the terrain. The layer with the smallest cells sets the
	 * size of a cell.
	 */
	@Test
	void eachLevelWithValuesIsALevel() throws IOException {
		Import levels = read(LdtkTexts.PROJECT);
		assertEquals(List.of("Harbour", "Cave"), levels.levels().stream().map(ImportedLevel::name).toList());
		Level harbour = levels.levels().getFirst().level();
		assertEquals(HARBOUR, names(harbour));
		assertEquals("wall shallow_water\n", names(levels.levels().get(1).level()));
		assertEquals(8, harbour.getCellScale());
		assertEquals("#73809a", harbour.getTerrainTypes().stream().filter(each -> each.getName().equals("wall")).findFirst()
				.orElseThrow().getColour());
		assertEachSays(levels.diagnostics().stream().map(Diagnostic::message).toList(),
				List.of("levels lie in their world", "not read"), List.of("Levels", "IntGrid (1)", "left out"),
				List.of("Layers of tiles (1)", "left out"), List.of("Entities outside", "(1)", "left out"),
				List.of("value \"wall\"", "blocks 9 cells"),
				List.of("no agents", " 3 ", " Fine-2, shallow_water, empty, Fine-7."),
				List.of("no agents", " 3 ", " shallow_water, empty."));
	}

	/** If nothing says what blocks, no cell blocks. The layer with the smallest cells sets the size of a cell. */
	@Test
	void aProjectWithoutValuesIsEmptyAndTheImportSaysSo() throws IOException {
		Import levels = read(LdtkTexts.PROJECT.replace("\"IntGrid\"", "\"Tiles\""));
		Level harbour = levels.levels().getFirst().level();
		assertEquals("empty empty empty empty empty empty\n".repeat(4), names(harbour));
		assertEquals("PlayerStart", harbour.getSpawns().getFirst().getName());
		assertTrue(levels.diagnostics().stream().map(Diagnostic::message).anyMatch(each -> each.startsWith("No cell blocks")),
				levels.diagnostics().toString());
	}

	@Test
	void entitiesAreSpawnsAndNotes() throws IOException {
		Level harbour = read(LdtkTexts.PROJECT).levels().getFirst().level();
		Spawn spawn = harbour.getSpawns().getFirst();
		assertEquals("PlayerStart 3,3", spawn.getName() + " " + spawn.getX() + "," + spawn.getY());
		Annotation chest = harbour.getAnnotations().getFirst();
		assertEquals("Chest 0,0 3x2 content: gold\ncount: 3", chest.getName() + " " + chest.getX() + "," + chest.getY() + " "
				+ chest.getWidth() + "x" + chest.getHeight() + " " + chest.getText());
	}

	@Test
	void theUserSaysWhatAgentsCross() throws IOException {
		Level harbour = read(LdtkTexts.PROJECT, "crossed", "shallow_water, empty").levels().getFirst().level();
		assertEquals(List.of("shallow_water", "empty"), harbour.getAgentTypes().getFirst().getCapability().stream()
				.map(each -> each.getName()).sorted(Comparator.reverseOrder()).toList());
	}

	/**
	 * The cells of one layer are shifted by half a cell against the cells of the other layer. The walls of the shifted layer
	 * block all cells that they touch.
	 */
	@Test
	void aLayerOfWallsBetweenCells() throws IOException {
		String layers = "{\"__type\":\"IntGrid\",\"__identifier\":\"Collisions\",\"__cWid\":2,\"__cHei\":1,\"__gridSize\":16,"
				+ "\"__pxTotalOffsetX\":8,\"intGridCsv\":[1,0]},{\"__type\":\"IntGrid\",\"__identifier\":\"Floor\",\"__cWid\":3,"
				+ "\"__cHei\":1,\"__gridSize\":16,\"intGridCsv\":[4,4,4]}";
		Import read = read("{\"__header__\":{},\"levels\":[{\"identifier\":\"x\",\"pxWid\":48,\"pxHei\":16,\"layerInstances\":["
				+ layers + "]}]}");
		assertEquals("Collisions-1 Collisions-1 Floor-4\n", names(read.levels().getFirst().level()));
		assertEachSays(read.diagnostics().stream().map(Diagnostic::message).toList(),
				List.of("levels lie in their world", "not read"), List.of("layer \"Collisions\"", "blocks 2 cells"),
				List.of("no agents", " 3 ", " empty, Floor-4."));
	}

	/**
	 * The name of the layer says that all its values block. But the values have names too, of walls and of ladders. The names of
	 * the values decide.
	 */
	@Test
	void valuesOfALayerSayMoreThanItsName() throws IOException {
		String project = "{\"__header__\":{},\"defs\":{\"layers\":[{\"uid\":7,\"intGridValues\":[{\"value\":1,\"identifier\":\"%s\"},"
				+ "{\"value\":2,\"identifier\":\"ladder\"}]}]},\"levels\":[{\"identifier\":\"x\",\"pxWid\":32,\"pxHei\":16,\"layerInstances\":["
				+ "{\"__type\":\"IntGrid\",\"__identifier\":\"Collisions\",\"layerDefUid\":7,\"__cWid\":2,\"__cHei\":1,"
				+ "\"__gridSize\":16,\"intGridCsv\":[1,2]}]}]}";
		assertEquals(List.of("empty", "ladder"), crossed(read(project.formatted("walls"))));
		assertEquals(List.of("empty"), crossed(read(project.formatted("stone"))));
	}

	/**
	 * Before LDtk 0.8, a file listed only the cells that have a value. A list in the definitions described the values, without
	 * numbers. Cells named a value by its position in this list, counted from 0.
	 */
	@Test
	void cellsOfOldVersionsAreListed() throws IOException {
		String layer = "{\"__type\":\"IntGrid\",\"__identifier\":\"Ground\",\"layerDefUid\":7,\"__cWid\":2,\"__cHei\":2,\"__gridSize\":16,"
				+ "\"intGrid\":[%s]}";
		String level = "{\"identifier\":\"%s\",\"pxWid\":32,\"pxHei\":32,\"layerInstances\":[" + layer + "]}";
		String project = "{\"__header__\":{},\"defs\":{\"layers\":[{\"uid\":7,\"intGridValues\":[{\"identifier\":\"walls\"},{\"identifier\":"
				+ "\"mud\"}]}]},\"levels\":[" + level.formatted("A", "{\"coordId\":3,\"v\":1},{\"coordId\":0,\"v\":0}") + ","
				+ level.formatted("B", "") + "]}";
		Import read = read(project);
		assertEquals("walls empty\nempty mud\n", names(read.levels().get(0).level()));
		assertEquals("empty empty\nempty empty\n", names(read.levels().get(1).level()));
		for (String wrong : List.of("\"coordId\":4", "\"coordId\":-1", "\"other\":0")) {
			String message = assertThrows(LevelFormatException.class, () -> read(project.replace("\"coordId\":3", wrong))).getMessage();
			assertTrue(message.contains("expected a cell from 0 to 3 and a value from 0 to 65534"), message);
		}
	}

	private static List<String> crossed(Import read) {
		return read.levels().getFirst().level().getAgentTypes().getFirst().getCapability().stream().map(each -> each.getName())
				.sorted().toList();
	}

	@Test
	void levelsInWhichNothingOrAllBlocksAreNamed() throws IOException {
		String layer = "{\"__type\":\"IntGrid\",\"__identifier\":\"Floor\",\"layerDefUid\":7,\"__cWid\":1,\"__cHei\":1,"
				+ "\"__gridSize\":16,\"intGridCsv\":[%d]}";
		String level = "{\"identifier\":\"%s\",\"pxWid\":16,\"pxHei\":16,\"layerInstances\":[" + layer + "]}";
		Import read = read("{\"__header__\":{},\"defs\":{\"layers\":[{\"uid\":7,\"intGridValues\":[{\"value\":1,\"identifier\":"
				+ "\"walls\"}]}]},\"levels\":[" + level.formatted("A", 1) + "," + level.formatted("B", 0) + "," + level.formatted("C", 2)
				+ "]}");
		assertEachSays(read.diagnostics().stream().filter(each -> each.kind() == Diagnostic.Kind.DOUBTFUL)
				.map(Diagnostic::message).toList(),
				List.of("Every cell blocks", "option crossed", "Levels: A."),
				List.of("No cell blocks", "option crossed", "Levels: B, C."));
	}

	@Test
	void aTerrainToCrossThatThereIsNotIsRefused() {
		assertSays(assertThrows(LevelFormatException.class,
				() -> read(LdtkTexts.PROJECT, "crossed", "wall, lava")).getMessage(),
				folder.resolve("world.ldtk") + ": ", " lava", " Fine-2, wall, shallow_water, empty, Fine-7");
	}

	@Test
	void aProjectIsKnownByItsContent() throws IOException {
		Path file = Files.writeString(folder.resolve("world.json"), LdtkTexts.PROJECT);
		assertEquals("ldtk", Formats.registered().reading(file).orElseThrow().id());
	}

	@Test
	void levelsMayBeInFilesOfTheirOwn() throws IOException {
		Files.createDirectories(folder.resolve("world"));
		Files.writeString(folder.resolve("world/Cave.ldtkl"), LdtkTexts.CAVE);
		for (String path : List.of("world/Cave.ldtkl", "world\\\\Cave.ldtkl", "./world/Cave.ldtkl")) {
			assertEquals("wall shallow_water\n", names(read(LdtkTexts.external(path)).levels().get(1).level()));
		}
		Files.writeString(folder.resolve("world/Cave.ldtkl"), LdtkTexts.CAVE.substring(0, 500));
		String message = assertThrows(LevelFormatException.class, () -> read(LdtkTexts.external("world/Cave.ldtkl"))).getMessage();
		assertTrue(message.startsWith(folder.resolve("world/Cave.ldtkl") + ":1: $."), message);
	}

	@ParameterizedTest
	@ValueSource(strings = {"../Cave.ldtkl", "world/../../Cave.ldtkl", "/etc/passwd", "file:///etc/passwd", "C:/a.ldtkl", "..\\\\a",
			"\\\\\\\\server\\\\share", " "})
	void filesElsewhereAreNotRead(String path) {
		String message = assertThrows(LevelFormatException.class, () -> read(LdtkTexts.external(path))).getMessage();
		assertTrue(message.startsWith(folder.resolve("world.ldtk") + ":1: $.levels[1].externalRelPath: a level in the file \""), message);
	}

	@Test
	@DisabledOnOs(value = OS.WINDOWS, disabledReason = "links need rights there")
	void linksToFilesElsewhereAreNotFollowed(@TempDir Path elsewhere) throws IOException {
		Path cave = Files.writeString(elsewhere.resolve("Cave.ldtkl"), LdtkTexts.CAVE);
		Files.createSymbolicLink(folder.resolve("Cave.ldtkl"), cave);
		Files.createSymbolicLink(folder.resolve("world"), elsewhere);
		for (String path : List.of("Cave.ldtkl", "world/Cave.ldtkl")) {
			String message = assertThrows(LevelFormatException.class, () -> read(LdtkTexts.external(path))).getMessage();
			assertSays(message, ":1: $.levels[1].externalRelPath: ", "link", "\"" + path + "\"", "out of the folder");
		}
		Files.copy(cave, folder.resolve("Inside.ldtkl"));
		Files.createSymbolicLink(folder.resolve("Link.ldtkl"), Path.of("Inside.ldtkl"));
		assertEquals("wall shallow_water\n", names(read(LdtkTexts.external("Link.ldtkl")).levels().get(1).level()));
	}

	@ParameterizedTest
	@ValueSource(strings = {"missing.ldtkl", ".", "a\\u0000b", "world"})
	void onlyFilesAreLevels(String path) throws IOException {
		Files.createDirectories(folder.resolve("world"));
		String message = assertThrows(LevelFormatException.class, () -> read(LdtkTexts.external(path))).getMessage();
		assertTrue(message.contains(" beside the project, expected a level there"), message);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"\"intGridCsv\":[1,1,0,0,3,0]|\"intGridCsv\":[1,1,0,0,3]|layer \"Ground\" has 5 cells, expected 3 x 2",
			"\"intGridCsv\":[1,1,0,0,3,0]|\"intGridCsv\":[1,1,0,0,3,0,0]|layer \"Ground\" has 7 cells, expected 3 x 2",
			"\"intGridCsv\":[1,1,0,0,3,0]|\"intGridCsv\":[1,1,0,0,65536,0]|the value 65536, expected 0 to 65535",
			"\"intGridCsv\":[1,1,0,0,3,0]|\"intGridCsv\":[1,1,0,0,-1,0]|the value -1, expected 0 to 65535",
			"\"__cWid\":3,\"__cHei\":2,\"__gridSize\":16,\"levelId\":1,\"visible\":true,\"intGridCsv\"|\"__cWid\":-3,\"__cHei\":-2,\"__gridSize\":16,\"intGridCsv\"|layer \"Ground\" has 6 cells, expected -3 x -2",
			"\"__gridSize\":8|\"__gridSize\":0|layer \"Fine\" has cells of 0 pixels, expected 1 or more",
			"\"__cHei\":1,\"__gridSize\":16,\"levelId\":1,\"visible\":true}|\"__cHei\":1}|layer \"Pictures\" has cells of 0 pixels, expected 1 or more",
			"\"pxWid\":48|\"pxWid\":2147483647|level Harbour: a grid of 268435456 x 4 cells",
			"\"pxWid\":48|\"pxWid\":0|level Harbour: a grid of 0 x 4 cells",
			"\"pxWid\":48|\"pxWid\":-48|level Harbour: a grid of -6 x 4 cells",
			"[24,32]|[24]|the array ends, expected two numbers", "[24,32]|[24,32,1]|a third number, expected two",
			"[24,32]|[24,1e999]|\"1e999\", expected a finite number",
			"\"layerInstances\"|\"other\"|no level with a layer, expected one or more"})
	void tellsWhatIsWrong(String valid, String wrong, String problem) {
		String project = LdtkTexts.PROJECT.replace("\n", "");
		assertTrue(project.contains(valid), valid);
		String message = assertThrows(LevelFormatException.class, () -> read(project.replace(valid, wrong))).getMessage();
		assertTrue(message.startsWith(folder.resolve("world.ldtk") + ":") && message.contains(problem), message);
	}

	/** If there are more than 256 values, values without names share a terrain. More than 256 values with names are refused. */
	@Test
	void moreThan256Values() throws IOException {
		Level level = read(values("{}")).levels().getFirst().level();
		assertEquals("other ".repeat(300).strip() + "\n", names(level));
		StringBuilder named = new StringBuilder("{\"layers\":[{\"uid\":7,\"intGridValues\":[");
		for (int i = 1; i <= 300; i++) {
			named.append(i == 1 ? "" : ",").append("{\"value\":").append(i).append(",\"identifier\":\"v").append(i).append("\"}");
		}
		assertSays(assertThrows(LevelFormatException.class, () -> read(values(named + "]}]}"))).getMessage(),
				"level x: ", " 256 values", "names");
	}

	private static String values(String definitions) {
		StringBuilder cells = new StringBuilder("1");
		for (int i = 2; i <= 300; i++) {
			cells.append(",").append(i);
		}
		return "{\"__header__\":{},\"defs\":" + definitions + ",\"levels\":[{\"identifier\":\"x\",\"pxWid\":300,\"pxHei\":1,"
				+ "\"layerInstances\":[{\"__type\":\"IntGrid\",\"__identifier\":\"a\",\"layerDefUid\":7,\"__cWid\":300,\"__cHei\":1,"
				+ "\"__gridSize\":1,\"intGridCsv\":[" + cells + "]}]}]}";
	}

	@Test
	void aProjectThatEndsTooEarlyIsRefused() {
		String project = LdtkTexts.PROJECT.strip();
		for (int length = 0; length < project.length(); length++) {
			String start = project.substring(0, length);
			assertMessage(assertThrows(LevelFormatException.class, () -> read(start)), length + " characters");
		}
	}

	@Test
	void damagedBitsGiveLevelsOrAMessage() throws IOException {
		Random random = new Random(SEED);
		int good = 0;
		for (int round = 0; round < 2000; round++) {
			byte[] bytes = LdtkTexts.PROJECT.getBytes(StandardCharsets.UTF_8);
			for (int i = random.nextInt(3); i >= 0; i--) {
				bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
			}
			Path file = Files.write(folder.resolve("world.ldtk"), bytes);
			try {
				for (ImportedLevel each : new LdtkImporter().read(file, OptionValues.STANDARD, Progress.NONE).levels()) {
					LevelFiles.toBytes(each.level());
				}
				good++;
			} catch (LevelFormatException expected) {
				assertMessage(expected, "round " + round);
			} catch (RuntimeException unexpected) {
				fail("seed " + SEED + ", round " + round, unexpected);
			}
		}
		assertTrue(good > 0 && good < 2000, good + " read");
	}

	private void assertMessage(LevelFormatException refused, String where) {
		String message = refused.getMessage();
		assertTrue(message.startsWith(folder.resolve("world.ldtk") + ":"), where + ": " + message);
		assertFalse(message.contains("Exception") || message.contains("\n"), where + ": " + message);
	}

	@ParameterizedTest
	@ValueSource(strings = {"{\"__header__\":\"", "{\"levels\":[{\"identifier\":\"", "{\"levels\":[{\"layerInstances\":[{\"intGridCsv\":[1", "{\""})
	void aTextOfAHundredMegabytesIsRefused(String start) throws IOException {
		byte[] bytes = new byte[105_000_000];
		Arrays.fill(bytes, (byte) '1');
		byte[] head = start.getBytes(StandardCharsets.US_ASCII);
		System.arraycopy(head, 0, bytes, 0, head.length);
		Path file = Files.write(folder.resolve("world.ldtk"), bytes);
		assertMessage(assertThrows(LevelFormatException.class,
				() -> new LdtkImporter().read(file, OptionValues.STANDARD, Progress.NONE)), start);
	}

	@Test
	void deepNestingIsRefused() {
		for (String open : List.of("[", "{\"a\":", "{\"levels\":[", "{\"defs\":")) {
			assertThrows(LevelFormatException.class, () -> read("{\"x\":" + open.repeat(100_000)));
			assertThrows(LevelFormatException.class, () -> read(open.repeat(100_000)));
		}
	}
}
