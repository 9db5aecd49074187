package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.FileStart;
import org.leeway.core.exchange.Import;
import org.leeway.model.AgentType;
import org.leeway.model.Level;
import org.leeway.model.Starts;
import org.leeway.model.TerrainType;
import org.leeway.pathing.option.TypedOption;

/** Tests of maps with cells in every encoding, and the meaning of tiles. */
class TiledImportTest {

	private static final String EXPECTED = "ground water\nwater empty";
	private static final int[] GIDS = {1, 2, 2, 0};

	@TempDir
	private Path folder;

	@Test
	void wordsOfTheLevelThatNobodyKnowsAreTold() throws IOException {
		Import read = TiledTexts.read(folder, TiledTexts.map("", "<properties><property name=\"starts\" value=\"apart\"/>"
				+ "<property name=\"diagonals\" value=\"sometimes\"/></properties>"
				+ TiledTexts.layer("<data encoding=\"csv\">1,1,1,1</data>")));
		assertEquals(Starts.APART, TiledTexts.level(read).getStarts());
		assertAnySays(messages(read), "property \"diagonals\" of the map", "\"sometimes\"", "unknown");
	}

	@Test
	void offersTheOptionsThatMakeADifferenceForTheMap() throws IOException {
		String cells = TiledTexts.layer("<data encoding=\"csv\">1,1,1,1</data>");
		assertEquals(List.of("terrains", "wall-layers", "crossed"), options(TiledTexts.map("", cells)));
		assertEquals(List.of("terrains", "tile-layers", "wall-layers", "opening-layers", "obstacles", "crossed"),
				options(TiledTexts.map("", cells + cells + "<objectgroup id=\"9\" name=\"things\"/>")));
	}

	private List<String> options(String map) throws IOException {
		Path file = Files.writeString(folder.resolve("options.tmx"), map);
		return new TmxImporter().options(file).stream().map(TypedOption::name).toList();
	}

	@Test
	void readsCsvAndElements() throws IOException {
		assertEquals(EXPECTED, names(TiledTexts.map("<data encoding=\"csv\">1,2,\n2,0</data>")));
		assertEquals(EXPECTED, names(TiledTexts.map("<data encoding=\"csv\"><![CDATA[1,2,]]><!-- half --> 2 , 0\r\n</data>")));
		assertEquals(EXPECTED, names(TiledTexts.map(
				"<data><tile gid=\"1\"/><tile gid=\"2\"/><tile gid=\"2\"></tile><tile/></data>")));
	}

	@ParameterizedTest
	@ValueSource(strings = {"", "zlib", "gzip"})
	void readsPackedCells(String compression) throws IOException {
		String data = packed(GIDS, compression);
		String attribute = compression.isEmpty() ? "" : " compression=\"" + compression + "\"";
		assertEquals(EXPECTED, names(TiledTexts.map("<data encoding=\"base64\"" + attribute + ">\n  " + data.substring(0, 5)
				+ "\n" + data.substring(5) + "\n</data>")));
		assertEquals(EXPECTED, TiledTexts.names(TiledTexts.level(TiledTexts.readJson(folder, json("""
				{"type":"tilelayer","name":"ground","data":"%s","encoding":"base64","compression":"%s","width":2,"height":2}"""
				.formatted(data, compression))))));
	}

	/** A zstd frame with a raw block, written by hand from RFC 8878, section 3.1.1. */
	@Test
	void readsZstd() throws IOException {
		byte[] frame = HexFormat.of().parseHex("28b52ffd" + "20" + "10" + "810000" + "01000000" + "02000000" + "02000000"
				+ "00000000");
		String data = Base64.getEncoder().encodeToString(frame);
		assertEquals(EXPECTED, names(TiledTexts.map("<data encoding=\"base64\" compression=\"zstd\">" + data + "</data>")));
		assertRefused(6, TiledTexts.map("<data encoding=\"base64\" compression=\"zstd\">" + data.replace('L', 'M')
				+ "</data>"), "data that cannot be read as base64 and zstd");
	}

	/** Older examples of Tiled have a DOCTYPE line. */
	@ParameterizedTest
	@ValueSource(strings = {"<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">",
			"<?xml version=\"1.0\"?>\n<!-- <!DOCTYPE x [<!ENTITY e '1'>]> -->\n<!DOCTYPE map SYSTEM 'it&apos;s>'\n>",
			"<!DOCTYPE map [<!-- ]> it's --><!ELEMENT map ANY> <!ATTLIST map width CDATA '9>'>]>", "<!DOCTYPE map>"})
	void aDoctypeWithoutEntitiesIsSkipped(String doctype) throws IOException {
		assertEquals(EXPECTED, names(doctype + TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>")));
		assertRefused((int) doctype.lines().count() + 6,
				doctype + "\n" + TiledTexts.map("<data encoding=\"csv\">1,2,x,0</data>"),
				"cell 2 of the data: the character \"x\"");
	}

	@Test
	void otherCompressionsAreRefusedByTheirNames() {
		assertRefused(6, TiledTexts.map("<data encoding=\"base64\" compression=\"lzma\">AAAA</data>"), "compressed",
				"\"lzma\"", " csv", " base64", " zlib, gzip or zstd");
	}

	@Test
	void jsonReadsArraysWhereverTheyStand() throws IOException {
		assertEquals(EXPECTED, TiledTexts.names(TiledTexts.level(TiledTexts.readJson(folder, json("""
				{"data":[1,2,2,0],"height":2,"name":"ground","type":"tilelayer","width":2}""")))));
	}

	/**
	 * The upper four bits of a number of a tile are flags, for example for a flipped tile. The flags do not change which tile
	 * is meant. In both maps, one number has all four flags set.
	 */
	@Test
	void flippedTilesAreTheTilesThatTheyAre() throws IOException {
		assertEquals(EXPECTED, names(TiledTexts.map("<data encoding=\"csv\">2147483649,1073741826,4026531842,0</data>")));
		assertEquals(EXPECTED, names(TiledTexts.map("<data encoding=\"base64\">"
				+ packed(new int[] {0x80000001, 0x20000002, 0xF0000002, 0}, "") + "</data>")));
	}

	@Test
	void anEmptyMapIsEmpty() throws IOException {
		Level level = TiledTexts.level(TiledTexts.read(folder, TiledTexts.map("<data encoding=\"csv\">0,0,0,0</data>")));
		assertEquals("empty empty\nempty empty", TiledTexts.names(level));
		assertEquals(List.of("empty"), level.getTerrainTypes().stream().map(TerrainType::getName).toList());
	}

	@Test
	void aLayerWithoutDataIsTold() throws IOException {
		Import read = TiledTexts.read(folder, TiledTexts.map("<Data encoding=\"csv\">1,2,2,0</Data>"));
		assertEquals("empty empty\nempty empty", TiledTexts.names(TiledTexts.level(read)));
		assertTrue(messages(read).contains("The layer \"ground\" has no data, so it has no tiles."), messages(read).toString());
	}

	/** The layer and its group are moved by whole cells. Tiles that leave the map are counted. */
	@Test
	void movedLayersLieWhereTheyAreMovedTo() throws IOException {
		String moved = TiledTexts.layer("<data encoding=\"csv\">1,1,1,1</data>") + "<group offsetx=\"32\" offsety=\"-8\">"
				+ TiledTexts.layer("<data encoding=\"csv\">2,2,2,2</data>")
						.replace("<layer", "<layer offsetx=\"-16\" offsety=\"24\"")
				+ "</group>";
		Import read = TiledTexts.read(folder, TiledTexts.map("", moved));
		assertEquals("ground ground\nground water", TiledTexts.names(TiledTexts.level(read)));
		assertAnySays(messages(read), "3 of the tiles of the layer \"ground\"", "moved", "outside");
		assertEquals("ground ground\nground water", TiledTexts.names(TiledTexts.level(TiledTexts.readJson(folder, """
				{"height":2,"width":2,"orientation":"orthogonal","tileheight":16,"tilewidth":16,"layers":[
				{"type":"tilelayer","name":"a","width":2,"height":2,"data":[1,1,1,1]},{"type":"group","offsetx":32,"offsety":-8,
				"layers":[{"type":"tilelayer","name":"b","width":2,"height":2,"data":[2,2,2,2],"offsetx":-16,"offsety":24}]}],
				"tilesets":[{"firstgid":1,"name":"t","tilecount":2,"tiles":[{"id":0,"type":"ground"},{"id":1,"type":"water"}]}]}"""))));
	}

	/**
	 * A layer that is moved by a fraction of a cell. Its blocking tiles block each cell that they touch. Other tiles go
	 * to the nearest cell.
	 */
	@Test
	void layersMovedByPartsOfCells() throws IOException {
		String walls = TiledTexts.layer("<data encoding=\"csv\">2,0,0,0</data>")
				.replace("<layer", "<layer offsetx=\"7.5\" offsety=\"3\"");
		String map = TiledTexts.map("", TiledTexts.layer("<data encoding=\"csv\">1,1,1,1</data>") + walls);
		Import free = TiledTexts.read(folder, map);
		assertEquals("water ground\nground ground", TiledTexts.names(TiledTexts.level(free)));
		assertAnySays(messages(free), "layer \"ground\" is moved by 0.46875,0.1875 cells", "blocking tiles", "touch",
				"nearest");
		assertEquals("water water\nwater water", names(map.replace("value=\"water\"/>",
				"value=\"water\"/><property name=\"solid\" value=\"1\"/>")));
	}

	@Test
	void infiniteMapsBeginAtTheirFirstChunk() throws IOException {
		Import read = TiledTexts.read(folder, TiledTexts.INFINITE.replace("</map>",
				"<objectgroup><object x=\"-64\" y=\"-32\"><point/></object></objectgroup></map>"));
		Level level = TiledTexts.level(read);
		assertEquals(12, level.getTerrain().width());
		assertEquals(8, level.getTerrain().height());
		assertEquals("ground ground water water empty empty empty empty empty empty empty empty",
				TiledTexts.names(level).lines().findFirst().orElseThrow());
		assertEquals("empty empty empty empty water water water ground empty empty empty empty",
				TiledTexts.names(level).lines().toList().getLast());
		assertEquals(0, level.getSpawns().getFirst().getX());
		assertEquals(0, level.getSpawns().getFirst().getY());
		assertTrue(messages(read).contains("The map is infinite; its cell -4,-2 became the cell 0,0."), messages(read).toString());
	}

	/** A map of a fixed size with chunks that reach over its sides. */
	@Test
	void chunksOutsideTheMapAreCutOff() throws IOException {
		Import read = TiledTexts.read(folder, TiledTexts.map("""
				<data encoding="csv"><chunk x="-1" y="-1" width="2" height="2">2,2,2,1</chunk>
				<chunk x="1" y="0" width="2" height="3">2,2,1,1,2,2</chunk><chunk x="9" y="9" width="1" height="1">1</chunk></data>
				"""));
		assertEquals("ground water\nempty ground", TiledTexts.names(TiledTexts.level(read)));
		assertTrue(messages(read).contains("The cells of chunks outside the map: it is not infinite."), messages(read).toString());
	}

	@Test
	void aSingleChunkMayBeSmallerThanTheMap() throws IOException {
		assertEquals("water empty\nempty empty", names(TiledTexts.map(
				"<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"1\" height=\"1\">2</chunk></data>")));
	}

	@Test
	void aTilesetOfNoTilesHasNone() throws IOException {
		String empty = "<tileset firstgid=\"1\" name=\"none\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"0\" columns=\"0\"/>\n";
		String map = TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>");
		assertEquals(EXPECTED, names(map.replace(TiledTexts.TILESET, TiledTexts.TILESET + empty)));
		assertEquals(EXPECTED, names(map.replace(TiledTexts.TILESET, empty + TiledTexts.TILESET)));
		assertRefused(0, map.replace(TiledTexts.TILESET, empty), "cell 0,0: ", "tile number 1,",
				"none from 1 with 0 tiles");
	}

	@Test
	void aTileOfNoTilesetIsRefused() {
		assertRefused(0, TiledTexts.map("<data encoding=\"csv\">1,2,2,3</data>"), "cell 1,1: ", "tile number 3,",
				"t from 1 with 2 tiles");
	}

	@Test
	void tilesetsMayBeFilesBesideTheMap() throws IOException {
		Files.createDirectories(folder.resolve("sets"));
		Files.createDirectories(folder.resolve("maps"));
		Files.writeString(folder.resolve("sets/a.tsx"), TiledTexts.TILESET.replace("firstgid=\"1\" ", ""));
		Files.writeString(folder.resolve("sets/b.tsj"), """
				{"name":"b","tilecount":1,"tiles":[{"id":0,"type":"lava","properties":[{"name":"solid","type":"bool","value":true}]}]}
				""");
		String map = TiledTexts.map("<data encoding=\"csv\">10,11,11,20</data>").replace(TiledTexts.TILESET,
				"<tileset firstgid=\"10\" source=\"../sets/a.tsx\"/><tileset firstgid=\"20\" source=\"..\\sets\\b.tsj\"/>");
		Level level = TiledTexts.level(TiledTexts.read(folder.resolve("maps"), map));
		assertEquals("ground water\nwater lava", TiledTexts.names(level));
		assertEquals(List.of("ground", "water"), level.getAgentTypes().getFirst().getCapability().stream()
				.map(TerrainType::getName).toList());
	}

	/** The terrain of a cell comes from the highest tile that names a terrain. Higher tiles without a terrain do not count. */
	@Test
	void theHighestTileThatNamesATerrainDecides() throws IOException {
		String flowers = "<tileset firstgid=\"5\" name=\"my flowers\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"9\"/>";
		String map = TiledTexts.map("", flowers + TiledTexts.layer("<data encoding=\"csv\">1,1,2,0</data>")
				+ TiledTexts.layer("<data encoding=\"csv\">2,7,7,8</data>"));
		assertEquals("water ground\nwater my flowers-3", names(map));
	}

	@Test
	void hiddenLayersAreLeftOutUnlessNamed() throws IOException {
		String layers = TiledTexts.layer("<data encoding=\"csv\">1,1,1,1</data>") + "<group visible=\"0\">"
				+ TiledTexts.layer("<data encoding=\"csv\">2,2,2,2</data>").replace("ground", "grass") + "</group>";
		Import read = TiledTexts.read(folder, TiledTexts.map("", layers));
		assertEquals("ground ground\nground ground", TiledTexts.names(TiledTexts.level(read)));
		assertTrue(messages(read).stream().anyMatch(each -> each.startsWith("1 of the tile layers:")), messages(read).toString());
		assertEquals("water water\nwater water", TiledTexts.names(TiledTexts.level(
				TiledTexts.read(folder, TiledTexts.map("", layers), Map.of("tile-layers", "grass")))));
		String refused = assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, TiledTexts.map("", layers),
				Map.of("tile-layers", "roof"))).getMessage();
		assertSays(refused, folder.resolve("test.tmx") + ": ", "layer roof", " ground, grass");
	}

	@Test
	void aFileOfTheUserSaysWhichTilesAreWhichTerrain() throws IOException {
		Path names = Files.writeString(folder.resolve("names.txt"), """
				// tiles       terrain  colour
				t:0-0          grass    #11aa22
				name=water     sea
				empty          void
				""");
		Level level = TiledTexts.level(TiledTexts.read(folder, TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>"),
				Map.of("terrains", names.toString())));
		assertEquals("grass sea\nsea void", TiledTexts.names(level));
		assertEquals("#11aa22", level.getTerrainTypes().getFirst().getColour());
		Files.writeString(names, "\nt:0 grass green\n");
		String refused = assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder,
				TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>"), Map.of("terrains", names.toString()))).getMessage();
		assertSays(refused, names + ":2: \"t:0 grass green\"", " TILESET:ID,", " TILESET:ID-ID", " class:NAME",
				" PROPERTY=VALUE", " empty", " *", " #rrggbb");
	}

	/** A colour with digits of another writing system, such as Arabic, is not valid. The import chooses another colour. */
	@Test
	void aColourThatIsNoneIsReplaced() throws IOException {
		String map = TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>").replace("value=\"ground\"/>",
				"value=\"ground\"/><property name=\"colour\" value=\"#\u0661\u0662\u0663\u0664\u0665\u0666\"/>");
		Level level = TiledTexts.level(TiledTexts.read(folder, map));
		assertTrue(level.getTerrainTypes().getFirst().getColour().matches("#[0-9a-f]{6}"),
				level.getTerrainTypes().getFirst().getColour());
	}

	/** JSON can escape characters that the XML of a level file cannot hold. */
	@ParameterizedTest
	@ValueSource(strings = {"\\uFFFE", "\\uD83D", "\\u0007", "~~"})
	void aGlyphThatIsNoneIsReplaced(String glyph) throws IOException {
		String map = json("""
				{"data":[2,2,2,2],"height":2,"name":"ground","type":"tilelayer","width":2}""").replace("\"water\"", """
				"water","properties":[{"name":"glyph","type":"string","value":"%s"}]""".formatted(glyph));
		Level level = TiledTexts.level(TiledTexts.readJson(folder, map));
		assertEquals(List.of("w"), level.getTerrainTypes().stream().map(TerrainType::getGlyph).toList());
	}

	@Test
	void moreTerrainsThanLevelsHaveAreRefused() throws IOException {
		StringBuilder tiles = new StringBuilder();
		StringBuilder data = new StringBuilder("1");
		for (int i = 2; i <= 400; i++) {
			data.append(',').append(i);
			tiles.append("<tile id=\"").append(i).append("\" type=\"kind").append(i).append("\"/>");
		}
		String map = "<map orientation=\"orthogonal\" width=\"20\" height=\"20\" tilewidth=\"8\" tileheight=\"8\">"
				+ "<tileset firstgid=\"1\" name=\"t\">" + tiles + "</tileset><layer name=\"l\" width=\"20\" height=\"20\"><data encoding=\"csv\">" + data
				+ "</data></layer></map>";
		assertRefused(0, map, " 256 terrains", "leeway convert --terrains FILE");
		Path names = Files.writeString(folder.resolve("names.txt"), "* floor\n");
		Level level = TiledTexts.level(TiledTexts.read(folder, map, Map.of("terrains", names.toString())));
		assertEquals(1, level.getTerrainTypes().size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"hexagonal", "oblique", "Isometric", ""})
	void otherOrientationsAreRefused(String orientation) {
		assertRefused(1, TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>").replace("orthogonal", orientation),
				"orientation \"" + orientation + "\"", " orthogonal, isometric or staggered");
	}

	@Test
	void agentsCrossWhatNoTileCallsSolid() throws IOException {
		Level level = TiledTexts.level(TiledTexts.read(folder, TiledTexts.map("<data encoding=\"csv\">1,2,2,0</data>")
				.replace("value=\"water\"/>", "value=\"water\"/><property name=\"walkable\" type=\"bool\" value=\"false\"/>")));
		assertEquals(List.of("small", "medium", "large"), level.getAgentTypes().stream().map(AgentType::getName).toList());
		for (AgentType agent : level.getAgentTypes()) {
			assertEquals(List.of("ground"), agent.getCapability().stream().map(TerrainType::getName).toList());
		}
	}

	@Test
	void filesAreRecognisedByTheirBeginning() {
		assertTrue(new TmxImporter().recognises(new FileStart("<?xml version=\"1.0\"?>\n<!-- a map -->\n<map version=\"1.0\">")));
		assertTrue(new TmxImporter().recognises(new FileStart("<!DOCTYPE map SYSTEM \"map.dtd\"><map>")));
		assertFalse(new TmxImporter().recognises(new FileStart("<mapping/>")));
		assertTrue(new TmjImporter().recognises(new FileStart("{ \"compressionlevel\":-1,\n \"height\":2, \"infinite\":false,")));
		assertFalse(new TmjImporter().recognises(new FileStart("{\"format\":\"leeway-layer\"}")));
	}

	private static String json(String layer) {
		return """
				{"height":2,"infinite":false,"layers":[%s],"orientation":"orthogonal","tileheight":16,
				"tilesets":[{"firstgid":1,"name":"t","tilecount":2,"tiles":[
				{"id":0,"properties":[{"name":"name","type":"string","value":"ground"}]},{"id":1,"type":"water"}]}],
				"tilewidth":16,"type":"map","version":"1.10","width":2}""".formatted(layer);
	}

	private static String packed(int[] gids, String compression) throws IOException {
		ByteBuffer bytes = ByteBuffer.allocate(4 * gids.length).order(ByteOrder.LITTLE_ENDIAN);
		bytes.asIntBuffer().put(gids);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		try (OutputStream packing = switch (compression) {
		case "zlib" -> new DeflaterOutputStream(out);
		case "gzip" -> new GZIPOutputStream(out);
		default -> out;
		}) {
			packing.write(bytes.array());
		}
		return Base64.getEncoder().encodeToString(out.toByteArray());
	}

	private String names(String map) throws IOException {
		return TiledTexts.names(TiledTexts.level(TiledTexts.read(folder, map)));
	}

	private static List<String> messages(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}

	private void assertRefused(int line, String map, String... facts) {
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, map));
		String start = folder.resolve("test.tmx") + (line == 0 ? ": " : ":" + line + ": ");
		assertTrue(refused.getMessage().startsWith(start), refused.getMessage());
		assertSays(refused.getMessage(), facts);
	}
}
