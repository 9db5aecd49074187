package org.leeway.core.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.leeway.core.corpus.independent.IndependentReading;
import org.leeway.core.corpus.independent.NotComparedException;
import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.testing.RealMaps;

/**
 * Tests of the blocking cells in maps of many kinds. Compares the cells that Leeway finds with the cells that
 * {@link IndependentReading} finds.
 */
class CorpusTest {

	private static final String WALLS = "..#\n...\n";
	private static final String NONE = "...\n...\n";
	private static final String FLOOR = layer("name='floor'", "<data encoding='csv'>1,1,1,1,1,1</data>");
	private static final String CSV = "<data encoding='csv'>0,0,2,0,0,0</data>";

	@TempDir
	private Path folder;

	private static String layer(String attributes, String data) {
		return "<layer " + attributes + " width='3' height='2'>" + data + "</layer>";
	}

	private static String map(String attributes, String tiles, String layers) {
		return "<map version='1.10' width='3' height='2' tilewidth='16' tileheight='16' " + attributes
				+ "><tileset firstgid='1' name='t' tilewidth='16' tileheight='16' tilecount='4' columns='2'>" + tiles + "</tileset>"
				+ layers + "</map>";
	}

	private static String property(String name, String value) {
		return "<properties><property name='" + name + "' value='" + value + "'/></properties>";
	}

	/**
	 * Asserts that Leeway and the independent reading find the same blocking cells in a map.
	 *
	 * @param picture the expected cells, with {@code #} for a cell that blocks
	 * @param file the name of the file, whose extension gives the format
	 * @param text the content of the file
	 */
	private void assertBlocked(String picture, String file, String text) throws Exception {
		Path path = Files.writeString(folder.resolve(file), text.replace('\'', '"'));
		assertEquals(picture, IndependentReading.read(path, file.endsWith("ldtk")).getFirst().picture(), "independent reading");
		assertAgreement(path, picture);
	}

	private static void assertAgreement(Path file, String picture) throws Exception {
		Import read = Formats.registered().reading(file).orElseThrow().read(file, Progress.NONE);
		assertEquals(picture, MapComparison.cells(LevelSnapshot.of(read.levels().getFirst().level())).picture(), file.toString());
		MapComparison comparison = MapComparison.of(file, file.toString().endsWith("ldtk"), read);
		assertEquals(new MapComparison(0, picture.chars().filter(each -> each == '#').count(), picture.contains(".")), comparison);
	}

	@ParameterizedTest
	@CsvSource({ "collides, true, true", "SOLID, 1, true", "blocked, F, false", "passable, no, true", "walkable, yes, false",
			"wall, perhaps, false", "collider, true, false" })
	void testPropertyOfTile(String name, String value, boolean blocks) throws Exception {
		assertBlocked(blocks ? WALLS : NONE, "m.tmx",
				map("orientation='orthogonal'", "<tile id='1'>" + property(name, value) + "</tile>", FLOOR + layer("name='a'", CSV)));
	}

	@ParameterizedTest
	@CsvSource({ "Walls, true", "collision-line 2, true", "block_tiles, true", "blocks, true", "wallpaper, false", "s, false" })
	void testNameOfLayerAndClassOfTile(String name, boolean blocks) throws Exception {
		String picture = blocks ? WALLS : NONE;
		String layer = layer("name='" + name + "'", CSV);
		assertBlocked(picture, "layer.tmx", map("", "", FLOOR + layer));
		assertBlocked(picture, "group.tmx", map("", "", FLOOR + "<group name='" + name + "'>" + layer("name='a'", CSV) + "</group>"));
		assertBlocked(picture, "tile.tmx", map("", "<tile id='1' class='" + name + "'/>", FLOOR + layer("name='a'", CSV)));
	}

	@Test
	void testLayerOfWallsBesideOtherMarks() throws Exception {
		String tiles = "<tile id='2'>" + property("collides", "true") + "</tile>";
		String walls = layer("name='walls'", CSV);
		assertBlocked("...\n#..\n", "shown.tmx", map("", tiles, FLOOR + walls
				+ layer("name='a'", "<data encoding='csv'>0,0,0,3,0,0</data>")));
		assertBlocked("..#\n#..\n", "collision.tmx", map("", tiles, FLOOR + layer("name='collision' visible='0'", CSV)
				+ layer("name='a'", "<data encoding='csv'>0,0,0,3,0,0</data>")));
		assertBlocked(WALLS, "alone.tmx", map("", "", walls));
		assertBlocked("##.\n###\n", "floor.tmx", map("", "", layer("name='a'", CSV)));
	}

	@ParameterizedTest
	@CsvSource({ "0, 0, 16, true", "0, 0, 8, false", "0, 2, 16, false" })
	void testCollisionShapeOfTile(int x, int y, int height, boolean blocks) throws Exception {
		String shape = "<tile id='1'><objectgroup><object id='1' x='" + x + "' y='" + y + "' width='16' height='" + height
				+ "'/></objectgroup></tile>";
		assertBlocked(blocks ? WALLS : NONE, "m.tmx", map("", shape, FLOOR + layer("name='a'", CSV)));
		// flipped left and right
		assertBlocked(blocks ? WALLS : NONE, "flipped.tmx", map("", shape,
				FLOOR + layer("name='a'", CSV.replace("2", Long.toString(0x80000002L)))));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "20,4 40,4 | .##/...", "32,0 32,16 | .##/...", "17,16 31,16 | .#./.#.", "0,0 40,20 | ##./..#" })
	void testOpenLine(String points, String picture) throws Exception {
		assertBlocked(picture.replace('/', '\n') + "\n", "m.tmx", map("", "", FLOOR + "<objectgroup name='collision'>"
				+ "<object id='1' x='0' y='0'><polyline points='" + points + "'/></object></objectgroup>"));
	}

	@Test
	void testShapeOnTheGroundOfAnIsometricTile() throws Exception {
		String shape = "<grid orientation='isometric' width='16' height='16'/><tile id='1'><objectgroup><object id='1' x='0' y='0'"
				+ " width='16' height='16'/></objectgroup></tile>";
		assertBlocked(WALLS, "m.tmx", map("orientation='isometric'", shape, FLOOR + layer("name='a'", CSV)));
	}

	@ParameterizedTest
	@CsvSource({ "'', AAAAAAAAAAACAAAAAAAAAAAAAAAAAAAA", "zlib, eJxjYIAAJgZUAAAAOAAD", "none, ''" })
	void testEncodings(String compression, String text) throws Exception {
		String data = switch (compression) {
		case "none" -> "<data><tile/><tile/><tile gid='2'/><tile/><tile/><tile/></data>";
		default -> "<data encoding='base64'" + (compression.isEmpty() ? "" : " compression='" + compression + "'") + ">" + text
				+ "</data>";
		};
		assertBlocked(WALLS, "m.tmx", map("", "", FLOOR + layer("name='walls'", data)));
	}

	@Test
	void testInfiniteMapAndTilesetOfItsOwn() throws Exception {
		Files.writeString(folder.resolve("t.tsx"), "<tileset name=\"t\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"2\" columns=\"2\">"
				+ "<tile id=\"1\" type=\"obstacle\"/></tileset>");
		assertBlocked(".#\n##\n", "m.tmx", "<map width='3' height='2' infinite='1' tilewidth='16' tileheight='16'>"
				+ "<tileset firstgid='1' source='t.tsx'/><layer name='a' width='3' height='2'><data encoding='csv'>"
				+ "<chunk x='-1' y='3' width='2' height='1'>1,2</chunk><chunk x='-1' y='4' width='2' height='1'>0,2</chunk>"
				+ "</data></layer></map>");
	}

	@Test
	void testJson() throws Exception {
		assertBlocked(WALLS, "m.tmj", """
				{"width":3,"height":2,"tilewidth":16,"tileheight":16,"infinite":false,"orientation":"orthogonal","layers":[
				{"type":"group","name":"g","layers":[{"type":"tilelayer","name":"a","width":3,"height":2,"data":[1,1,2,1,1,1]}]}],
				"tilesets":[{"firstgid":1,"name":"t","tilewidth":16,"tileheight":16,"tilecount":2,
				"tiles":[{"id":1,"properties":[{"name":"collides","type":"bool","value":true}]}]}]}""");
		assertBlocked(WALLS, "old.json", """
				{"width":3,"height":2,"tilewidth":16,"tileheight":16,"orientation":"orthogonal","layers":[
				{"type":"tilelayer","name":"a","width":3,"height":2,"data":[1,1,2,1,1,1]}],"tilesets":[{"firstgid":1,"name":"t",
				"tilewidth":16,"tileheight":16,"tileproperties":{"1":{"solid":true}}}]}""");
	}

	@ParameterizedTest
	@CsvSource({ "wall, Ground, '..#\n...\n'", "grass, Collisions, '.##\n...\n'", "grass, Ground, '.##\n...\n'" })
	void testLdtk(String value, String layer, String picture) throws Exception {
		assertBlocked(picture, "m.ldtk", """
				{"__header__":{"app":"LDtk"},"jsonVersion":"1.5.3","defs":{"layers":[{"uid":1,"identifier":"LAYER","__type":"IntGrid",
				"type":"IntGrid","gridSize":8,"intGridValues":[{"value":1,"identifier":"VALUE","color":"#000000"},
				{"value":2,"identifier":"mud","color":"#000000"}]}],"entities":[]},"levels":[{"identifier":"L","uid":1,"pxWid":24,
				"pxHei":16,"layerInstances":[{"__identifier":"LAYER","__type":"IntGrid","__cWid":3,"__cHei":2,"__gridSize":8,
				"layerDefUid":1,"intGridCsv":[0,2,1,0,0,0]}]}]}""".replace("LAYER", layer).replace("VALUE", value));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "orientation='staggered' staggeraxis='y' staggerindex='odd' | '' | staggered",
			"'' | <layer name='a' width='3' height='2' offsetx='4'> | layers moved by fractions of cells",
			"orientation='isometric' | <objectgroup name='collision'><object id='1' x='0' y='0'><polyline points='0,0 9,9'/></object>"
					+ "</objectgroup> | open lines that block in an isometric map" })
	void testWhatIsNotCompared(String attributes, String layers, String reason) throws IOException {
		String end = layers.startsWith("<layer") ? "</layer>" : "";
		Path file = Files.writeString(folder.resolve("m.tmx"), map(attributes.replace("''", ""), "", FLOOR
				+ layers.replace("''", "") + (end.isEmpty() ? "" : CSV + end)).replace('\'', '"'));
		assertEquals(reason, assertThrows(NotComparedException.class, () -> IndependentReading.read(file, false)).getMessage());
	}

	@Test
	void testRealMaps() throws Exception {
		assumeTrue(RealMaps.present() && Files.isDirectory(RealMaps.folder("cases/tiled")), RealMaps.ABSENT);
		List<Path> maps;
		try (Stream<Path> files = Files.list(RealMaps.folder("cases/tiled"))) {
			maps = files.filter(file -> file.toString().endsWith(".tmx")).sorted().toList();
		}
		assertFalse(maps.isEmpty());
		for (Path each : maps) {
			assertAgreement(each, IndependentReading.read(each, false).getFirst().picture());
		}
	}
}
