package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.leeway.testing.Messages.assertAnySays;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.model.Level;

/**
 * Tests of the marks by which makers of maps say which tiles block, such as the name of a layer. In pictures, {@code #} blocks
 * and {@code .} does not.
 */
class TiledMarksTest {

	private static final String WALL = "..#..\n..#..\n..#..";
	private static final String OPEN = ".....\n.....\n.....";
	private static final String FLOOR = "<data encoding=\"csv\">1,1,1,1,1,1,1,1,1,1,1,1,1,1,1</data>";
	private static final String MIDDLE = "<data encoding=\"csv\">0,0,2,0,0,0,0,2,0,0,0,0,2,0,0</data>";
	private static final String BOTH = "<data encoding=\"csv\">1,1,2,1,1,1,1,2,1,1,1,1,2,1,1</data>";
	private static final String COLLIDES = property("collides", "true");

	@TempDir
	private Path folder;

	private static String property(String name, String value) {
		return "<tile id=\"1\"><properties><property name=\"" + name + "\" value=\"" + value + "\"/></properties></tile>";
	}

	private static String layer(String name, String data) {
		return "<layer name=\"" + name + "\" width=\"5\" height=\"3\">" + data + "</layer>\n";
	}

	/** Returns a map of 5 x 3 cells with a tileset of two tiles. */
	private static String map(String tiles, String layers) {
		return "<map version=\"1.10\" orientation=\"orthogonal\" width=\"5\" height=\"3\" tilewidth=\"16\" tileheight=\"16\">\n"
				+ "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"16\" tileheight=\"16\" tilecount=\"2\" columns=\"2\">" + tiles
				+ "</tileset>\n" + layers + "</map>";
	}

	private Import read(String map, String... options) throws IOException {
		return TiledTexts.read(folder, map, options.length == 0 ? Map.of() : Map.of(options[0], options[1]));
	}

	/** Returns a picture with {@code #} for each cell whose terrain agents do not cross. Obstacles are not shown. */
	private static String picture(Import read) {
		Level level = TiledTexts.level(read);
		Set<Integer> crossed = level.getAgentTypes().getFirst().getCapability().stream().map(each -> each.getId())
				.collect(Collectors.toSet());
		return IntStream.range(0, level.getTerrain().height()).mapToObj(y -> IntStream.range(0, level.getTerrain().width())
				.mapToObj(x -> crossed.contains(level.getTerrain().terrain(x, y)) ? "." : "#").collect(Collectors.joining()))
				.collect(Collectors.joining("\n"));
	}

	private static void assertTold(Import read, String... facts) {
		assertAnySays(read.diagnostics().stream().map(Diagnostic::message).toList(), facts);
	}

	private void assertPicture(String expected, String map, String... options) throws IOException {
		assertEquals(expected, picture(read(map, options)));
	}

	@ParameterizedTest
	@CsvSource({"collide,true", "collides,TRUE", "Collides,t", "COLLIDABLE,yes", "collision,1", "block,true", "blocks,true",
			"blocked,Yes", "blocking,T", "obstacle,true", "solid,1", "Impassable,true", "wall,true", "passable,F", "Walkable,no",
			"traversable,0", "passable,false"})
	void propertiesOfTilesBlock(String name, String value) throws IOException {
		Import read = read(map(property(name, value), layer("Ground", BOTH)));
		assertEquals(WALL, picture(read));
		assertTold(read, "property \"" + name + "\" of tiles", "blocks 3 cells");
	}

	@ParameterizedTest
	@CsvSource({"collides,false", "solid,0", "passable,true", "walkable,t", "sold,true", "is solid,true", "wallpaper,true"})
	void otherPropertiesDoNot(String name, String value) throws IOException {
		assertPicture(OPEN, map(property(name, value), layer("Ground", BOTH)));
	}

	@Test
	void otherValuesAreToldAsNotUnderstood() throws IOException {
		Import read = read(map(property("block", "stone") + property("block", "3").replace("id=\"1\"", "id=\"0\""),
				layer("Ground", BOTH)));
		assertEquals(OPEN, picture(read));
		assertTold(read, "property \"block\" of tiles", "not understood", " \"3\", \"stone\"",
				" true, false, yes, no, t, f, 1 or 0");
	}

	/** A cell has the terrain of its highest tile that blocks, even if other tiles lie above it. */
	@Test
	void aBlockingTileBelowOthersBlocks() throws IOException {
		Import read = read(map(COLLIDES + "<tile id=\"0\" type=\"grass\"/>", layer("rocks", MIDDLE) + layer("floor", FLOOR)));
		assertEquals(WALL, picture(read));
		assertEquals("grass grass t-1 grass grass", TiledTexts.names(TiledTexts.level(read)).lines().findFirst().orElseThrow());
	}

	@Test
	void aBridgeOpensWhatLiesBelowIfTheUserSaysSo() throws IOException {
		String map = map(COLLIDES, layer("river", MIDDLE)
				+ layer("bridge", "<data encoding=\"csv\">0,0,0,0,0,0,1,1,1,0,0,0,0,0,0</data>"));
		assertPicture("#####\n#...#\n#####", map, "opening-layers", "bridge");
		assertPicture("#####\n#.#.#\n#####", map);
	}

	@Test
	void aTileThatBlocksAndOneThatDoesNotAreTwoTerrains() throws IOException {
		Level level = TiledTexts.level(read(map("<tile id=\"0\" type=\"rock\"/>" + COLLIDES.replace("<tile ", "<tile type=\"rock\" "),
				layer("Ground", "<data encoding=\"csv\">2,1,2,1,1,1,1,2,1,1,1,1,2,1,1</data>"))));
		assertEquals("rock-blocked rock rock-blocked rock rock", TiledTexts.names(level).lines().findFirst().orElseThrow());
	}

	/**
	 * By its name, the map's only layer marks walls: its tiles block, and cells without a tile are free. In maps without such a
	 * layer, cells without a tile block.
	 */
	@ParameterizedTest
	@ValueSource(strings = {"Collision", "collisions", "WALLS", "Walls 2", "obstacles", "Collision Layer", "solid", "blocked",
			"collision_tiles"})
	void aLayerOfWallsAloneIsNotInverted(String name) throws IOException {
		Import read = read(map("", layer(name, MIDDLE)));
		assertEquals(WALL, picture(read));
		assertTold(read, "layer \"" + name + "\"", "blocks 3 cells");
		Path names = Files.writeString(folder.resolve("names.txt"), "empty ground\n* wall\n");
		Import named = read(map("", layer(name, MIDDLE)), "terrains", names.toString());
		assertEquals(WALL, picture(named));
		assertEquals("ground", TiledTexts.level(named).getAgentTypes().getFirst().getCapability().getFirst().getName());
	}

	@ParameterizedTest
	@ValueSource(strings = {"Above walls", "wallpaper", "no collision", "blockade", "Ground"})
	void aLayerOfAnotherNameIsFloor(String name) throws IOException {
		assertPicture("##.##\n##.##\n##.##", map("", layer(name, MIDDLE)));
	}

	@Test
	void aHiddenLayerOfWallsIsRead() throws IOException {
		assertPicture(WALL, map("", layer("floor", FLOOR) + layer("Collision", MIDDLE).replace("<layer", "<layer visible=\"0\"")));
		assertPicture(OPEN, map("", layer("floor", FLOOR) + layer("Collision", MIDDLE)), "tile-layers", "floor");
	}

	/**
	 * In many maps, the layer {@code walls} also draws the upper parts of walls, and units may walk behind these parts.
	 * If nothing else marks what blocks, the tiles of this layer block. If another mark does, such as the layer
	 * {@code Collision}, the layer {@code walls} blocks nothing.
	 */
	@Test
	void aLayerThatShowsWallsDoesNotBlockWhereOtherMarksSayWhatDoes() throws IOException {
		String map = map("", layer("floor", FLOOR) + layer("walls", "<data encoding=\"csv\">1,1,2,1,1,0,0,2,0,0,0,0,2,0,0</data>")
				+ layer("Collision", MIDDLE));
		Import read = read(map);
		assertEquals(WALL, picture(read));
		assertTold(read, "layers \"walls\"", "other marks", "option wall-layers");
		assertPicture("#####\n..#..\n..#..", map, "wall-layers", "walls");
		assertPicture(OPEN, map, "wall-layers", "none");
		assertPicture(WALL, map(COLLIDES, layer("floor", FLOOR) + layer("Obstacles", BOTH)));
		assertPicture(OPEN, map("", layer("floor", FLOOR) + layer("walls", MIDDLE)
				+ "<objectgroup name=\"Collisions\"><object width=\"8\" height=\"8\"/></objectgroup>"));
	}

	@Test
	void propertiesClassesAndGroupsOfLayersBlock() throws IOException {
		String solid = "<properties><property name=\"solid\" type=\"bool\" value=\"true\"/></properties>";
		assertPicture(WALL, map("", layer("floor", FLOOR) + layer("trees", solid + MIDDLE)));
		assertPicture(WALL, map("", layer("floor", FLOOR) + layer("trees\" class=\"wall", MIDDLE)));
		assertPicture(WALL, map("", layer("floor", FLOOR) + "<group name=\"Walls\">" + layer("trees", MIDDLE) + "</group>"));
		assertPicture(WALL, map("", layer("floor", FLOOR) + "<group name=\"g\">" + solid + layer("trees", MIDDLE) + "</group>"));
		assertPicture(OPEN, map("", layer("floor", FLOOR) + layer("walls", solid.replace("true", "false") + MIDDLE)));
	}

	@Test
	void aTileThatSaysThatItIsFreeIsFreeInALayerOfWalls() throws IOException {
		assertPicture(OPEN, map(property("passable", "true"), layer("floor", FLOOR) + layer("Walls", MIDDLE)));
	}

	@ParameterizedTest
	@ValueSource(strings = {"class=\"wall\"", "type=\"Obstacle\"", "type=\"walls\""})
	void theClassOfATileBlocks(String type) throws IOException {
		assertPicture(WALL, map("<tile id=\"1\" " + type + "/>", layer("Ground", BOTH)));
	}

	@Test
	void theUserSaysWhatAgentsCross() throws IOException {
		String map = map("<tile id=\"0\" type=\"grass\"/><tile id=\"1\" type=\"water\"/>", layer("Ground", BOTH));
		assertPicture(WALL, map, "crossed", "grass");
		assertPicture("##.##\n##.##\n##.##", map, "crossed", "water");
	}

	@Test
	void nothingThatBlocksIsAWarning() throws IOException {
		Import open = read(map("", layer("Ground", BOTH)));
		assertTold(open, "No cell blocks", "option crossed");
		Import closed = read(map(COLLIDES + COLLIDES.replace("\"1\"", "\"0\""), layer("Ground", BOTH)));
		assertEquals("#####\n#####\n#####", picture(closed));
		assertTold(closed, "Every cell blocks", "option crossed");
		assertEquals(List.of(true, true), List.of(open, closed).stream()
				.map(each -> each.diagnostics().getLast().isWarning()).toList());
	}

	@Test
	void moreThan256KindsWithoutNamesAreTwoTerrains() throws IOException {
		String numbers = IntStream.rangeClosed(1, 400).mapToObj(Integer::toString).collect(Collectors.joining(","));
		String map = "<map orientation=\"orthogonal\" width=\"20\" height=\"20\" tilewidth=\"8\" tileheight=\"8\">"
				+ "<tileset firstgid=\"1\" name=\"t\"><tile id=\"0\" type=\"lava\"/>" + COLLIDES + "</tileset>"
				+ "<layer name=\"l\" width=\"20\" height=\"20\"><data encoding=\"csv\">" + numbers + "</data></layer></map>";
		Import read = read(map);
		assertEquals("lava other-blocked other other", TiledTexts.names(TiledTexts.level(read)).substring(0, 30));
		assertEquals(3, TiledTexts.level(read).getTerrainTypes().size());
		assertTold(read, " 256 kinds of tile", "no name", " other,", " other-blocked ");
	}
}
