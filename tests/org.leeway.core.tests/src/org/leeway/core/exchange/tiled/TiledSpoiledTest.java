package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.core.LevelFormatException;

/** Tests of maps with faults. Leeway must report each fault with the file and the line. */
class TiledSpoiledTest {

	private static final String GOOD = "<data encoding=\"csv\">1,2,2,1</data>";

	@TempDir
	private Path folder;

	static Stream<Arguments> spoiled() {
		return Stream.of(
				arguments(GOOD, "<data encoding=\"csv\">1,2,2</data>", "the data end after 3 cells, expected 4"),
				arguments(GOOD, "<data encoding=\"csv\"></data>", "the data end after 0 cells, expected 4"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,2,1,1</data>", "more than 4 cells, expected that many"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,2,4294967296</data>", "cell 3 of the data: a number of more than 32 bits"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,2,99999999999999999999999</data>",
						"cell 3 of the data: a number of more than 32 bits"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,-2,1</data>", "cell 2 of the data: the character \"-\""),
				arguments(GOOD, "<data encoding=\"csv\">1,2,\u0662,1</data>", "cell 2 of the data: the character U+0662"),
				arguments(GOOD, "<data encoding=\"csv\">1,2 2,1</data>", "cell 1 of the data: two numbers without a comma"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,,1</data>", "cell 2 of the data: a comma without a number before it"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,2,1,</data>", "cell 4 of the data: a comma without a number after it"),
				arguments(GOOD, "<data encoding=\"csv\">1,2,<tile/>2,1</data>", "the element <tile> in <data>, expected text"),
				arguments(GOOD, "<data><tile gid=\"1\"/><foo/></data>", "the element <foo> in <data>, expected <tile>"),
				arguments(GOOD, "<data>1,2,2,1</data>", "text in data without an encoding, expected elements <tile>"),
				arguments(GOOD, "<data><tile gid=\"4294967296\"/></data>", "<tile>: gid \"4294967296\", expected a number from 0"),
				arguments(GOOD, "<data encoding=\"hex\">0102</data>", "data in the encoding \"hex\", expected csv, base64"),
				arguments(GOOD, "<data encoding=\"base64\">AQAAAA==</data>", "the data end after 1 cells, expected 4"),
				arguments(GOOD, "<data encoding=\"base64\">AQAAAAI=</data>", "the data end after 1 cells, expected 4"),
				arguments(GOOD, "<data encoding=\"base64\">AQ!AAA==</data>", "data that cannot be read as base64: "),
				arguments(GOOD, "<data encoding=\"base64\">" + "AAAA".repeat(9) + "</data>", "more data than 4 cells"),
				arguments(GOOD, "<data encoding=\"base64\" compression=\"zlib\">AQAAAA==</data>",
						"data that cannot be read as base64 and zlib: "),
				arguments(GOOD, "<data encoding=\"base64\" compression=\"gzip\">AQAAAA==</data>",
						"data that cannot be read as base64 and gzip: "),
				arguments(GOOD, "<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"2147483647\" height=\"2147483647\">1</chunk></data>",
						"a grid of 2147483647 x 2147483647 cells: each side"),
				arguments(GOOD, "<data encoding=\"csv\"><chunk x=\"0\" y=\"0\" width=\"-1\" height=\"1\">1</chunk></data>",
						"a grid of -1 x 1 cells: each side"),
				arguments("width=\"2\" height=\"2\" tilewidth", "width=\"2147483648\" height=\"2\" tilewidth",
						"<map>: width \"2147483648\", expected a whole number of 32 bits"),
				arguments("width=\"2\" height=\"2\" tilewidth", "width=\"2147483647\" height=\"2\" tilewidth",
						"a grid of 2147483647 x 2 cells: each side must be 1 to 65536"),
				arguments("width=\"2\" height=\"2\" tilewidth", "width=\"0\" height=\"2\" tilewidth",
						"a grid of 0 x 2 cells: each side"),
				arguments("tilewidth=\"16\"", "tilewidth=\"NaN\"", "<map>: tilewidth \"NaN\", expected a finite number"),
				arguments("tilewidth=\"16\"", "tilewidth=\"0\"", "tiles of 0.0 x 16.0 pixels, expected more than 0"),
				arguments("width=\"2\" height=\"2\">", "width=\"2\" height=\"3\">",
						"layer \"ground\" has 2 x 3 cells, expected 2 x 2 as the map"),
				arguments("firstgid=\"1\"", "firstgid=\"0\"", "<tileset>: firstgid 0, expected 1 or more"),
				arguments("tile id=\"1\"", "tile id=\"-1\"", "<tile>: id -1, expected 0 or more"),
				arguments("<map ", "<level ", "the root element is <level>, expected <map>"),
				arguments("</map>", "<objectgroup><object x=\"1e999\"/></objectgroup></map>",
						"<object>: x \"1e999\", expected a finite number"),
				arguments("</map>", "<objectgroup><object><polygon points=\"1,1 2,2 3\"/></object></objectgroup></map>",
						"points: \"3\", expected two finite numbers as x,y"),
				arguments("</map>", "<group>".repeat(65) + "</map>", "more than 64 nested groups, expected fewer"),
				arguments("<map ", "<!DOCTYPE map [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><map ", "a DOCTYPE declaration with entities, expected a file without one"),
				arguments("<map ", "<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\"><map name=\"&e;\" ",
						"malformed XML: The entity \"e\" was referenced, but not declared."),
				arguments("<map ", "<!DOCTYPE map SYSTEM 'a' [<!-- '>' --><!ENTITY % e '>'>]><map ",
						"a DOCTYPE declaration with entities, expected a file without one"),
				arguments("</map>", "&e;</map>", "the entity \"e\", expected none but those of XML itself"));
	}

	@ParameterizedTest
	@MethodSource("spoiled")
	void tellsWhatIsWrong(String valid, String wrong, String problem) throws IOException {
		String text = TiledTexts.map(GOOD);
		assertTrue(text.contains(valid), valid);
		String map = text.replace(valid, wrong).replace("</level>", "</map>");
		if (wrong.startsWith("<level")) {
			map = map.replace("</map>", "</level>");
		}
		String spoiled = map;
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> TiledTexts.read(folder, spoiled));
		assertTrue(refused.getMessage().matches("(?s)\\Q" + folder.resolve("test.tmx") + "\\E:\\d+: \\Q" + problem + "\\E.*"),
				refused.getMessage());
	}
}
