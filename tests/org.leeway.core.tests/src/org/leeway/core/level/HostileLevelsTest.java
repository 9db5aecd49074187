package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way to spoil a level file is told with its line, what is wrong, and what was expected. */
class HostileLevelsTest {

	private static final String VALID = LevelTexts.VALID;

	static Stream<Arguments> spoiled() {
		return Stream.of(
				// the XML
				arguments("</level:Level>", "", 25, "malformed or truncated XML: XML document structures must start and end"
						+ " within the same entity."),
				arguments("<circles", "<circles<", 7, "malformed or truncated XML: Element type \"circles\" must be followed by"
						+ " either attribute specifications, \">\" or \"/>\"."),
				arguments("<level:Level", "<!DOCTYPE x [<!ENTITY a \"b\">]>\n<level:Level", 2,
						"a DOCTYPE declaration, expected a level without one"),
				arguments("<terrain>", "<terrain>&a;", 20, "malformed or truncated XML: The entity \"a\" was referenced, but not"
						+ " declared."),
				arguments("name=\"base\"", "name=\"base\" name=\"b\"", 2, "malformed or truncated XML: Attribute \"name\" was"
						+ " already specified for element \"level:Level\"."),
				arguments("<circles", "\n stray <circles", 8,
						"text \"stray\" inside <level:Level>, expected elements only"),
				// the vocabulary
				arguments("level/1", "level/2", 2, "the root element is <level:Level> of the namespace"
						+ " \"http://leeway.org/level/2\", expected <level:Level> of \"http://leeway.org/level/1\""),
				arguments("<circles", "<squares", 7, "unknown element <squares>, expected <terrainTypes>, <agentTypes>,"
						+ " <circles>, <polygons>, <spawns>, <annotations>, <probes>, <navMeshes>, <terrain>"),
				arguments("<mesh>", "<mesh><v/>", 13, "unknown element <v>, expected text only"),
				arguments("<circles x=\"1.5\" y=\"1.0\" radius=\"0.5\"/>", "<circles><circles/></circles>", 7,
						"unknown element <circles>, expected no element inside"),
				arguments("radius=", "radios=", 7, "unknown attribute radios of <circles>, expected x, y, radius"),
				arguments("<mesh>", "<mesh x=\"1\">", 13, "unknown attribute x of <mesh>, expected none"),
				arguments("<spawns ", "<spawns href=\"file:///etc/passwd#/\" ", 9,
						"unknown attribute href of <spawns>, expected name, x, y"),
				arguments("<terrain>", "<terrain>1 x 1\n0\n</terrain>\n<terrain>", 23,
						"a second <terrain>, expected only one"),
				// the values
				arguments("x=\"1.5\"", "x=\"1,5\"", 7, "x \"1,5\", expected a number"),
				arguments("x=\"1.5\"", "x=\"NaN\"", 7, "circles: x NaN, expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\"-1\"", 7, "circles: radius -1.0, expected at least 0"),
				arguments("radius=\"0.5\"", "radius=\"Infinity\"", 7, "circles: radius Infinity, expected a finite number"),
				arguments("size=\"3\"", "size=\"three\"", 6, "size \"three\", expected a whole number"),
				arguments("size=\"3\"", "size=\"99999999999\"", 6, "size \"99999999999\", expected a whole number"),
				arguments("size=\"3\"", "size=\"0\"", 6, "agentTypes \"large\": size 0, expected at least 1"),
				arguments("shape=\"0,0 1,0 1,1\"", "shape=\"0,0 1,0\"", 8,
						"shape \"0,0 1,0\", 2 points, expected at least 3 as x,y"),
				arguments(" shape=\"0,0 1,0 1,1\"", "", 8, "polygons: no shape, expected at least 3 points as x,y"),
				arguments("x=\"1\" y=\"2\"", "x=\"1\" y=\"3\"", 9,
						"spawns \"start\": at 1,3, expected a cell of the map of 4 x 3 cells"),
				arguments("<annotations ", "<annotations width=\"0\" ", 10,
						"annotations: a size of 0 x 1 cells, expected at least 1 x 1"),
				arguments("<annotations ", "<annotations colour=\"red\" ", 10,
						"annotations: colour \"red\", expected #rrggbb"),
				arguments("name=\"base\"", "cellScale=\"0\"", 2, "cellScale 0.0, expected more than 0"),
				arguments("name=\"start\"", "name=\"a&#10;b\"", 9,
						"spawns \"a b\": name \"a b\" holds the character U+000A, expected one line of text"),
				// terrains and agents
				arguments("#d8cba6", "d8cba6", 3, "terrainTypes \"ground\": colour \"d8cba6\", expected #rrggbb"),
				arguments("glyph=\".\"", "glyph=\"..\"", 3, "terrainTypes \"ground\": glyph \"..\", expected one character"),
				arguments("glyph=\".\"", "", 3, "terrainTypes \"ground\": glyph none, expected one character"),
				arguments("id=\"1\"", "id=\"1\" speed=\"0\"", 4, "terrainTypes \"swamp\": speed 0.0, expected more than 0"),
				arguments("id=\"1\"", "id=\"256\"", 4, "terrainTypes \"swamp\": id 256, expected 0 to 255"),
				arguments("id=\"1\"", "id=\"0\"", 4,
						"terrainTypes \"swamp\": id 0 for the second time, expected each once"),
				arguments("name=\"swamp\"", "name=\"sw+mp\"", 5,
						"agentTypes \"small\": capability: terrain \"swamp\" does not exist, expected one of ground, sw+mp"),
				arguments("name=\"large\"", "name=\"small\"", 6,
						"agentTypes \"small\": name \"small\" for the second time, expected each once"),
				arguments("name=\"large\"", "", 6, "agentTypes: no name, expected one"),
				arguments("capability=\"ground\"", "", 6,
						"agentTypes \"large\": no capability, expected at least one terrain name"),
				arguments("capability=\"ground\"", "capability=\"\"", 6,
						"agentTypes \"large\": no capability, expected at least one terrain name"),
				arguments("capability=\"ground\"", "capability=\"ground lava\"", 6,
						"agentTypes \"large\": capability: terrain \"lava\" does not exist, expected one of ground, swamp"),
				arguments("capability=\"ground\"", "capability=\"ground ground\"", 6,
						"agentTypes \"large\": capability: terrain \"ground\" stands twice, expected once"),
				arguments("capability=\"ground\"", "capability=\"http://example.org/a.leeway#ground\"", 6,
						"agentTypes \"large\": capability: terrain \"http://example.org/a.leeway#ground\" does not exist,"
								+ " expected one of ground, swamp"),
				arguments("capability=\"ground\"", "capability=\"/\"", 6,
						"agentTypes \"large\": capability: terrain \"/\" does not exist, expected one of ground, swamp"),
				arguments("'small'", "'huge'", 11, "probes: agent \"//@agentTypes[name='huge']\" does not exist, expected one"
						+ " of //@agentTypes[name='large'], //@agentTypes[name='small']"),
				// the texts
				arguments("v 1 0", "v 1", 15, "<mesh>: \"v 1\" where \"v x y\" or \"p i j k ...\" was expected"),
				arguments("p 0 1 2", "p 0 1 3", 17, "<mesh>: vertex 3, but 3 vertices exist"),
				arguments("4 x 3", "4 by 3", 21,
						"<terrain>: \"4 by 3\" where the size of the grid was expected, as in \"64 x 48\""),
				arguments("4 x 3", "99999 x 99999", 21, "<terrain>: a grid of 99999 x 99999 cells: each side must be 1 to"
						+ " 65536 and all cells at most 268435456"),
				arguments("4 x 3", "4 x 30", 24, "<terrain>: the text ends after 3 of 30 rows"),
				arguments("4 x 3", "4 x 2", 24, "<terrain>: \"0*4\" after the last of 2 rows"),
				arguments("0*2 1*2", "0*2 1*3", 23, "<terrain>: row 1: \"1*3\" where 2 of 4 cells are left"),
				arguments("0*2 1*2", "0*2 1", 23, "<terrain>: row 1 holds 3 cells, expected 4"),
				arguments("0*2 1*2", "0*2 x*2", 23, "<terrain>: row 1: \"x*2\" where id or id*count was expected"),
				arguments("0*2 1*2", "0*3 7", 23,
						"terrain id 7 at cell 3,1, expected the id of one of the terrainTypes: [0, 1]"),
				arguments("<terrain>", "<terrain>\n\n", 25, "<terrain>: row 1: \"0*9\" where 4 of 4 cells are left"),
				arguments(LevelTexts.TERRAIN, "", 2, "no <terrain>, expected the grid of terrains"));
	}

	@ParameterizedTest(name = "{1} in line {2}")
	@MethodSource("spoiled")
	void tellsTheLine(String valid, String spoiled, int line, String problem) {
		assertTrue(VALID.contains(valid), valid);
		String text = replaceFirst(VALID, valid, spoiled);
		if (problem.contains("0*9")) {
			text = replaceFirst(text, "0*2 1*2", "0*9");
		}
		LevelFormatException refused = refuse(text);
		assertEquals("level.leeway:" + line + ": " + problem, refused.getMessage());
		assertEquals(line, refused.line());
		assertEquals("level.leeway", refused.file());
	}

	private static String replaceFirst(String text, String from, String to) {
		int at = text.indexOf(from);
		return text.substring(0, at) + to + text.substring(at + from.length());
	}

	private static LevelFormatException refuse(String text) {
		return refuse(text.getBytes(StandardCharsets.UTF_8));
	}

	private static LevelFormatException refuse(byte[] bytes) {
		return assertThrows(LevelFormatException.class, () -> load(bytes));
	}

	private static void load(byte[] bytes) throws IOException {
		LevelFiles.load(new ByteArrayInputStream(bytes), "level.leeway");
	}

	@Test
	void theUnspoiledLevelLoads() {
		assertDoesNotThrow(() -> load(VALID.getBytes(StandardCharsets.UTF_8)));
	}
}
