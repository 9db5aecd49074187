package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests of terrains that get their names from the Wang sets of Tiled. In files of older versions of Tiled, the names come from
 * the terrains of tiles. All forms that Tiled has ever written are read.
 */
class TiledWangTest {

	private static final String EXPECTED = "Grass Grass-Water Water t-3";

	@TempDir
	private Path folder;

	private String xml(String content) throws IOException {
		return TiledTexts.names(TiledTexts.level(TiledTexts.read(folder, "<map orientation=\"orthogonal\" width=\"4\" height=\"1\""
				+ " tilewidth=\"16\" tileheight=\"16\"><tileset firstgid=\"1\" name=\"t\" tilecount=\"4\">" + content
				+ "</tileset><layer name=\"l\" width=\"4\" height=\"1\"><data encoding=\"csv\">1,2,3,4</data></layer></map>")));
	}

	private String json(String content) throws IOException {
		return TiledTexts.names(TiledTexts.level(TiledTexts.readJson(folder, "{\"orientation\":\"orthogonal\",\"width\":4,\"height\":1,"
				+ "\"tilewidth\":16,\"tileheight\":16,\"tilesets\":[{\"firstgid\":1,\"name\":\"t\",\"tilecount\":4," + content
				+ "}],\"layers\":[{\"type\":\"tilelayer\",\"name\":\"l\",\"width\":4,\"height\":1,\"data\":[1,2,3,4]}]}")));
	}

	@Test
	void sidesAndCornersHaveTheSameColours() throws IOException {
		assertEquals(EXPECTED, xml("""
				<wangsets><wangset name="s"><wangcolor name="Water"/><wangcolor name="Grass"><properties/></wangcolor>
				<wangtile tileid="0" wangid="0,2,0,2,0,2,0,2"/><wangtile tileid="1" wangid="1,2,1,2,0,0,0,0"/>
				<wangtile tileid="2" wangid="1,1,1,1,1,1,1,1"/><wangtile tileid="3" wangid="0,0,9,0,x,0,0,0"/></wangset>
				<wangset name="other"><wangcolor name="Snow"/><wangtile tileid="0" wangid="1,1,1,1,1,1,1,1"/></wangset></wangsets>
				"""));
		assertEquals(EXPECTED, json("""
				"wangsets":[{"wangtiles":[{"tileid":0,"wangid":[0,2,0,2,0,2,0,2]},{"wangid":[1,2,1,2,0,0,0,0],"tileid":1},
				{"tileid":2,"wangid":[1,1,1,1,1,1,1,1]}],"colors":[{"name":"Water"},{"name":"Grass"}]}]"""));
	}

	/**
	 * Before Tiled 1.5, sides and corners had separate lists of colours. In XML, the colours of a tile were eight
	 * hexadecimal digits. The last digit was the colour of the upper side.
	 */
	@Test
	void beforeTiled15() throws IOException {
		assertEquals(EXPECTED, xml("""
				<wangsets><wangset name="s"><wangedgecolor name="Water"/><wangcornercolor name="Snow"/><wangcornercolor name="Grass"/>
				<wangtile tileid="0" wangid="0x20202020"/><wangtile tileid="1" wangid="0x00000021"/>
				<wangtile tileid="2" wangid="0x01010101"/></wangset></wangsets>"""));
		assertEquals(EXPECTED, json("""
				"wangsets":[{"cornercolors":[{"name":"Snow"},{"name":"Grass"}],"edgecolors":[{"name":"Water"}],"wangtiles":[
				{"tileid":0,"wangid":[0,2,0,2,0,2,0,2]},{"tileid":1,"wangid":[1,2,0,0,0,0,0,0]},
				{"tileid":2,"wangid":[1,0,1,0,1,0,1,0]}]}]"""));
	}

	@Test
	void terrains() throws IOException {
		assertEquals(EXPECTED, xml("""
				<terraintypes><terrain name="Water" tile="2"/><terrain name="Grass" tile="0"/></terraintypes>
				<tile id="0" terrain="1,1,1,1"/><tile id="1" terrain="0,1,,"/><tile id="2" terrain="0,0,0,0"/><tile id="3"/>"""));
		for (String tiles : new String[] {
				"[{\"id\":0,\"terrain\":[1,1,1,1]},{\"id\":1,\"terrain\":[0,1,-1,-1]},{\"id\":2,\"terrain\":[0,0,0,0]}]",
				"{\"0\":{\"terrain\":[1,1,1,1]},\"1\":{\"terrain\":[0,1,-1,-1]},\"2\":{\"terrain\":[0,0,0,0]}}"}) {
			assertEquals(EXPECTED, json("\"tiles\":" + tiles + ",\"terrains\":[{\"name\":\"Water\",\"tile\":2},{\"name\":\"Grass\"}]"));
		}
	}

	/** A terrain that a tile itself names wins over Wang colours. */
	@ParameterizedTest
	@ValueSource(strings = {"<tile id=\"0\" type=\"Lawn\"/>",
			"<tile id=\"0\"><properties><property name=\"terrain\" value=\"Lawn\"/></properties></tile>"})
	void aNameOfItsOwnComesFirst(String tile) throws IOException {
		assertEquals("Lawn t-1 t-2 t-3", xml(tile + "<wangsets><wangset><wangcolor name=\"Grass\"/>"
				+ "<wangtile tileid=\"0\" wangid=\"1,1,1,1,1,1,1,1\"/></wangset></wangsets>"));
	}
}
