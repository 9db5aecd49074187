package org.leeway.core.level;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;
import static org.leeway.testing.Messages.assertSays;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.leeway.core.LevelFormatException;
import org.leeway.pathing.Progress;

/** Tests of damaged level files. The message about a file has the line, the fault, and what was expected. */
class HostileLevelsTest {

	private static final String VALID = LevelTexts.VALID;

	static Stream<Arguments> spoiled() {
		return Stream.of(
				// the XML
				arguments("</level:Level>", "", 27, "the file ends inside <level:Level>, expected </level:Level>"),
				arguments("<circles", "<circles<", 7, "malformed XML: Element type \"circles\" must be followed by"
						+ " either attribute specifications, \">\" or \"/>\"."),
				arguments("<level:Level", "<!DOCTYPE x [<!ENTITY a \"b\">]>\n<level:Level", 2,
						"a DOCTYPE declaration, expected a file without one"),
				arguments("<terrain>", "<terrain>&a;", 20, "malformed XML: The entity \"a\" was referenced, but not"
						+ " declared."),
				arguments("name=\"base\"", "name=\"base\" name=\"b\"", 2, "not a level: Attribute \"name\" was already"
						+ " specified for element \"level:Level\". Expected XML with the root element <level:Level>."),
				arguments("<circles", "\n stray <circles", 8,
						"text \"stray\" inside <level:Level>, expected elements only"),
				// the vocabulary
				arguments("level/1", "level/2", 2,
						"... <level:Level> ... \"http://leeway.org/level/2\" ... <level:Level> of"
								+ " \"http://leeway.org/level/1\""),
				arguments("<circles", "<squares", 7,
						"unknown element <squares> ... <terrainTypes>, <agentTypes>, <circles>, <polygons>, <spawns>,"
								+ " <annotations>, <probes>, <accepted>, <navMeshes>, <underlays>, <conflicts>, <terrain>"),
				arguments("<mesh>", "<mesh><v/>", 13, "unknown element <v>, expected text only"),
				arguments("<circles x=\"1.5\" y=\"1.0\" radius=\"0.5\"/>", "<circles><circles/></circles>", 7,
						"unknown element <circles>, expected no element inside"),
				arguments("radius=", "radios=", 7, "unknown attribute radios of <circles> ... name, x, y, radius"),
				arguments("<mesh>", "<mesh x=\"1\">", 13, "unknown attribute x of <mesh>, expected none"),
				arguments("<spawns ", "<spawns href=\"file:///etc/passwd#/\" ", 9,
						"unknown attribute href of <spawns> ... name, x, y, agents, heading, player, team"),
				arguments("<terrain>", "<terrain>1 x 1\n0\n</terrain>\n<terrain>", 23,
						"a second <terrain>, expected only one"),
				// the values
				arguments("x=\"1.5\"", "x=\"1,5\"", 7, "x \"1,5\", expected a finite number"),
				arguments("x=\"1.5\"", "x=\"NaN\"", 7, "x \"NaN\", expected a finite number"),
				arguments("x=\"1.5\" y", "x=\"1e10\" y", 7, "circles: x 1.0E10, expected -1e9 to 1e9"),
				arguments("radius=\"0.5\"", "radius=\"1e-10\"", 7,
						"circles: radius 1.0E-10, expected 0 or at least 1e-9"),
				arguments("0,0 1,0 1,1", "0,0 1,0 -1e308,1", 8,
						"polygons: shape with a number outside of a level's ... -1e9 to 1e9"),
				arguments("v 1 1", "v 1 1e10", 12,
						"navMeshes: mesh with a number outside of a level's ... -1e9 to 1e9"),
				arguments("name=\"swamp\"", "name=\"swamp\" speed=\"1e-12\"", 4,
						"terrainTypes \"swamp\": speed 1.0E-12, expected at least 1e-9"),
				arguments("radius=\"0.5\"", "radius=\"-1\"", 7, "circles: radius -1.0, expected at least 0"),
				arguments("radius=\"0.5\"", "radius=\"Infinity\"", 7, "radius \"Infinity\", expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\"1e999\"", 7, "radius \"1e999\", expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\"0x1p3\"", 7, "radius \"0x1p3\", expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\"1d\"", 7, "radius \"1d\", expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\"+1\"", 7, "radius \"+1\", expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\" 1\"", 7, "radius \" 1\", expected a finite number"),
				arguments("radius=\"0.5\"", "radius=\"\"", 7, "radius \"\", expected a finite number"),
				arguments("shape=\"0,0 1,0", "shape=\"0,0 +1,0", 8, "shape \"0,0 +1,0 1,1\", \"+1\" where a finite number was expected"),
				arguments("id=\"1\"", "id=\"+1\"", 4, "id \"+1\", expected a whole number"),
				arguments("id=\"1\"", "id=\"1 \"", 4, "id \"1 \", expected a whole number"),
				arguments("id=\"1\"", "id=\"\u0661\"", 4, "id \"\u0661\", expected a whole number"),
				arguments("p 0 1 2", "p 0 1 \u0662", 17, "<mesh>: \"\u0662\" where the number of a vertex was expected"),
				arguments("goalX=\"3\"", "goalX=\"3\" required=\"TRUE\"", 11, "required \"TRUE\", expected true or false"),
				arguments("size=\"3\"", "size=\"three\"", 6, "size \"three\", expected a whole number"),
				arguments("size=\"3\"", "size=\"99999999999\"", 6, "size \"99999999999\", expected a whole number"),
				arguments("size=\"3\"", "size=\"0\"", 6, "agentTypes \"large\": size 0, expected at least 1"),
				arguments("shape=\"0,0 1,0 1,1\"", "shape=\"0,0 1,0\"", 8, "shape \"0,0 1,0\", ..."),
				arguments(" shape=\"0,0 1,0 1,1\"", "", 8, "polygons: no shape, expected at least 3 points as x,y"),
				arguments("x=\"1\" y=\"2\"", "x=\"1\" y=\"3\"", 9,
						"spawns \"start\": at 1,3 ... a cell of the map of 4 x 3 cells"),
				arguments("y=\"2\"", "y=\"2\" agents=\"//@agentTypes[name='small'] //@agentTypes[name='huge']\"", 9,
						"spawns \"start\": agent \"//@agentTypes[name='huge']\" does not exist ..."
								+ " //@agentTypes[name='large'], //@agentTypes[name='small']"),
				arguments("y=\"2\"", "y=\"2\" agents=\"//@agentTypes[name='small']  //@agentTypes[name='small']\"", 9,
						"spawns \"start\": agent \"//@agentTypes[name='small']\" stands twice ..."),
				arguments("y=\"2\"", "y=\"2\" agents=\"\"", 9,
						"spawns \"start\": agent \"\" does not exist ... //@agentTypes[name='large'],"
								+ " //@agentTypes[name='small']"),
				arguments("size=\"3\"", "size=\"3\" speed=\"0\"", 6,
						"agentTypes \"large\": speed 0.0, expected more than 0"),
				arguments("size=\"3\"", "size=\"3\" canReverse=\"maybe\"", 6,
						"canReverse \"maybe\", expected true or false"),
				arguments("glyph=\"S\"", "glyph=\"S\" pattern=\"paisley\"", 4,
						"pattern \"paisley\" ... none, dots, grass, trees, waves, lines, hatch, crosses, bricks, stones"),
				arguments("glyph=\"S\"", "glyph=\"S\" picture=\" \"", 4,
						"terrainTypes \"swamp\": picture \" \", expected the path of a picture"),
				arguments("<navMeshes>", "<underlays/><navMeshes>", 12,
						"underlays: no file, expected the path of a picture"),
				arguments("<navMeshes>", "<underlays file=\"a.png\" height=\"0\"/><navMeshes>", 12,
						"underlays: height 0.0, expected more than 0"),
				arguments("<navMeshes>", "<underlays file=\"a.png\" opacity=\"1.5\"/><navMeshes>", 12,
						"underlays: opacity 1.5, expected 0 to 1"),
				arguments("size=\"3\"", "size=\"3\" length=\"0\"", 6,
						"agentTypes \"large\": length 0.0, expected more than 0"),
				arguments("size=\"3\"", "size=\"3\" length=\"4\" width=\"-1\"", 6,
						"agentTypes \"large\": width -1.0, expected more than 0"),
				arguments("size=\"3\"", "size=\"3\" width=\"2\"", 6,
						"agentTypes \"large\": width 2.0 without a length ..."),
				arguments("size=\"3\"", "size=\"3\" acceleration=\"0\"", 6,
						"agentTypes \"large\": acceleration 0.0, expected more than 0"),
				// conflicts of a merge
				arguments("<circles", "<conflicts/><circles", 7, "conflicts: nothing that conflicts, expected <cells>, a property, or a target or an object inside"),
				arguments("<circles", "<conflicts property=\"symmetry\" target=\"//@circles.0\"/><circles", 7, "conflicts: more than one form, expected <cells>, ..."),
				arguments("<circles", "<conflicts value=\"all\"/><circles", 7, "conflicts: nothing that conflicts ..."),
				arguments("<circles", "<conflicts target=\"//@circles.0\" value=\"all\"/><circles", 7, "conflicts: value without a property, expected both"),
				arguments("<circles", "<conflicts target=\"//@circles.0\" x=\"1\"/><circles", 7, "conflicts: x or y without <cells>, expected both"),
				arguments("<circles", "<conflicts property=\"terrain\"/><circles", 7, "conflicts: property \"terrain\", expected an attribute of a level, such as symmetry"),
				arguments("<circles", "<conflicts property=\"symmetry\" value=\"round\"/><circles", 7, "conflicts: value \"round\", expected a value of symmetry"),
				arguments("<circles", "<conflicts property=\"minArea\" value=\"0\"/><circles", 7, "conflicts: minArea 0, expected at least 1"),
				arguments("<circles", "<conflicts target=\"//@circles.9\"/><circles", 7, "conflicts: target \"//@circles.9\" does not exist, expected an object of the level, such as //@circles.0"),
				arguments("<circles", "<conflicts target=\"//@conflicts.0\"/><circles", 7, "conflicts: a target that is no object of this level, expected one"),
				arguments("<circles", "<conflicts target=\"//@circles.0\"><spawn/></conflicts><circles", 7, "conflicts: another kind of object than its target, expected the same kind"),
				arguments("<circles", "<conflicts property=\"name\"><base><base/></base></conflicts><circles", 7, "a <base> inside a <base>, expected none"),
				arguments("<circles", "<conflicts property=\"name\"><base target=\"//@circles.0\"/></conflicts><circles", 7, "attribute target of <base>, expected at most value"),
				arguments("<circles", "<conflicts property=\"name\"><base><spawn/></base></conflicts><circles", 7, "base: another kind of object in the base ..."),
				arguments("<circles", "<conflicts target=\"//@circles.0\"><base><spawn/></base></conflicts><circles", 7, "base: another kind of object in the base ..."),
				arguments("<circles", "<conflicts target=\"//@circles.0\"><base value=\"1\"/></conflicts><circles", 7, "base: value without a property, expected both"),
				arguments("<circles", "<conflicts property=\"minArea\"><base value=\"0\"/></conflicts><circles", 7, "base: minArea 0, expected at least 1"),
				arguments("<circles", "<conflicts target=\"//@circles.0\"><base><circle/><spawn/></base></conflicts><circles", 7, "base: two objects inside, expected at most one"),
				arguments("<circles", "<conflicts><base/><cells>\n1 x 1\n0\n</cells></conflicts><circles", 7, "base: other cells in the base, expected <cells> of 1 x 1 cells, as their side has"),
				arguments("<circles", "<conflicts><base><cells>\n1 x 1\n9\n</cells></base><cells>\n1 x 1\n0\n</cells></conflicts><circles", 7,
						"base: terrain id 9 in <cells>, expected the id of one of the terrainTypes: [0, 1]"),
				arguments("<circles", "<conflicts property=\"name\"><base><cells>\n1 x 1\n0\n</cells></base></conflicts><circles", 7, "base: other cells in the base, expected no <cells>"),
				arguments("<circles", "<conflicts><spawn/><circle/></conflicts><circles", 7, "conflicts: two objects inside, expected at most one"),
				arguments("<circles", "<conflicts><circle radius=\"-1\"/></conflicts><circles", 7, "circle: radius -1.0, expected at least 0"),
				arguments("<circles", "<conflicts>\n<cells>\n2 x 1\n0\n</cells></conflicts><circles", 10, "<cells>: row 0 holds 1 cells, expected 2"),
				arguments("<circles", "<conflicts>\n<cells>\n2 x 1\n0 9\n</cells></conflicts><circles", 7,
						"conflicts: terrain id 9 in <cells>, expected the id of one of the terrainTypes: [0, 1]"),
				arguments("size=\"3\"", "size=\"3\" obstacleRadius=\"0\"", 6,
						"agentTypes \"large\": obstacleRadius 0.0, expected more than 0"),
				arguments("size=\"3\"", "size=\"3\" turnRate=\"-1\"", 6,
						"agentTypes \"large\": turnRate -1.0, expected more than 0"),
				arguments("size=\"3\"", "size=\"3\" turnRate=\"4.9E-324\"", 6,
						"agentTypes \"large\": turnRate 0.0, expected more than 0"),
				arguments("size=\"3\"", "size=\"3\" length=\"Infinity\"", 6,
						"length \"Infinity\", expected a finite number"),
				arguments("y=\"2\"", "y=\"2\" heading=\"north\"", 9, "heading \"north\", expected a finite number"),
				arguments("y=\"2\"", "y=\"2\" heading=\"NaN\"", 9,
						"heading \"NaN\", expected a finite number"),
				arguments("goalX=\"3\"", "startHeading=\"NaN\"", 11, "startHeading \"NaN\", expected a finite number"),
				arguments("goalX=\"3\"", "goalHeading=\"north\"", 11, "goalHeading \"north\", expected a finite number"),
				arguments("<annotations ", "<annotations width=\"0\" ", 10,
						"annotations: a size of 0 x 1 cells, expected at least 1 x 1"),
				arguments("<annotations ", "<annotations colour=\"red\" ", 10,
						"annotations: colour \"red\", expected #rrggbb"),
				arguments("name=\"base\"", "diagonals=\"Always\"", 2,
						"diagonals \"Always\" ... never, one, always, straight"),
				arguments("name=\"base\"", "cellScale=\"0\"", 2, "cellScale 0.0, expected more than 0"),
				arguments("name=\"start\"", "name=\"a&#10;b\"", 9,
						"spawns \"a\\nb\": name \"a\\nb\" holds the character U+000A ... one line of text"),
				// terrains and agents
				arguments("#d8cba6", "d8cba6", 3, "terrainTypes \"ground\": colour \"d8cba6\", expected #rrggbb"),
				arguments("glyph=\".\"", "glyph=\"..\"", 3,
				"terrainTypes \"ground\": glyph \"..\", expected one character"),
				arguments("glyph=\".\"", "", 3, "terrainTypes \"ground\": glyph none, expected one character"),
				arguments("id=\"1\"", "id=\"1\" speed=\"0\"", 4,
				"terrainTypes \"swamp\": speed 0.0, expected more than 0"),
				arguments("id=\"1\"", "id=\"256\"", 4, "terrainTypes \"swamp\": id 256, expected 0 to 255"),
				arguments("id=\"1\"", "id=\"0\"", 4, "terrainTypes \"swamp\": id 0 for the second time ..."),
				arguments("name=\"swamp\"", "name=\"sw+mp\"", 5,
						"agentTypes \"small\": capability: terrain \"swamp\" does not exist ... ground, sw+mp"),
				arguments("name=\"large\"", "name=\"small\"", 6,
						"agentTypes \"small\": name \"small\" for the second time ..."),
				arguments("name=\"large\"", "", 6, "agentTypes: no name, expected one"),
				arguments("capability=\"ground\"", "", 6,
						"agentTypes \"large\": no capability ... at least one terrain name"),
				arguments("capability=\"ground\"", "capability=\"\"", 6,
						"agentTypes \"large\": no capability ... at least one terrain name"),
				arguments("capability=\"ground\"", "capability=\"ground lava\"", 6,
						"agentTypes \"large\": capability: terrain \"lava\" does not exist ... ground, swamp"),
				arguments("capability=\"ground\"", "capability=\"ground ground\"", 6,
						"agentTypes \"large\": capability: terrain \"ground\" stands twice ..."),
				arguments("capability=\"ground\"", "capability=\"http://example.org/a.leeway#ground\"", 6,
						"agentTypes \"large\": capability: terrain \"http://example.org/a.leeway#ground\" does not exist"
								+ " ... ground, swamp"),
				arguments("capability=\"ground\"", "capability=\"/\"", 6,
						"agentTypes \"large\": capability: terrain \"/\" does not exist ... ground, swamp"),
				arguments("'small'", "'huge'", 11,
						"probes: agent \"//@agentTypes[name='huge']\" does not exist ... //@agentTypes[name='large'],"
								+ " //@agentTypes[name='small']"),
				arguments("goalX=\"3\"", "required=\"yes\"", 11,
						"required \"yes\", expected true or false"),
				arguments("<probes agent=\"//@agentTypes[name='small']\"", "<probes required=\"true\"", 11,
						"probes: no agent ... the agentTypes for a required path"),
				arguments("goalX=\"3\"", "maxCost=\"-1\"", 11, "probes: maxCost -1.0, expected at least 0"),
				arguments("goalX=\"3\"", "maxExcess=\"-0.5\"", 11, "probes: maxExcess -0.5, expected at least 0"),
				arguments("goalX=\"3\"", "throughput=\"20 a minute\"", 11,
						"probes: throughput \"20 a minute\", expected numbers above 0 such as 20 in 30 s, or "
								+ "20 in 30 s, 10 infantry back"),
				arguments("goalX=\"3\"", "throughput=\"0 in 30 s\"", 11,
						"probes: throughput \"0 in 30 s\", expected numbers above 0 such as 20 in 30 s, or "
								+ "20 in 30 s, 10 infantry back"),
				arguments("goalX=\"3\"", "maxExcess=\"ten\"", 11, "maxExcess \"ten\", expected a finite number"),
				arguments("capability=\"ground\"", "capability=\"ground\" minChoke=\"-1\"", 6,
						"agentTypes \"large\": minChoke -1, expected at least 0"),
				arguments("  <navMeshes>", "  <accepted x=\"1\"/>\n  <navMeshes>", 12,
						"accepted: no rule, expected the id of the one that finds it"),
				// meshes
				arguments("<mesh>\nv 0 0\nv 1 0\nv 1 1\np 0 1 2\n</mesh>\n", "", 12,
						"navMeshes: no <mesh>, agent or capability ..."),
				arguments("<navMeshes>", "<navMeshes name=\"hall\" agent=\"//@agentTypes[name='huge']\">", 12,
						"navMeshes \"hall\": agent \"//@agentTypes[name='huge']\" does not exist ..."
								+ " //@agentTypes[name='large'], //@agentTypes[name='small']"),
				arguments("<navMeshes>", "<navMeshes capability=\"ground lava\">", 12,
						"navMeshes: capability: terrain \"lava\" does not exist ... ground, swamp"),
				arguments("<navMeshes>", "<navMeshes capability=\"swamp swamp\">", 12,
						"navMeshes: capability: terrain \"swamp\" stands twice ..."),
				arguments("<navMeshes>", "<navMeshes keepTerrains=\"maybe\">", 12,
						"keepTerrains \"maybe\", expected true or false"),
				arguments("<navMeshes>", "<navMeshes circleTolerance=\"0\">", 12,
						"navMeshes: circleTolerance 0.0, expected more than 0"),
				arguments("<navMeshes>", "<navMeshes simplification=\"-0.5\">", 12,
						"navMeshes: simplification -0.5, expected at least 0"),
				arguments("<navMeshes>", "<navMeshes radius=\"1\">", 12,
						"unknown attribute radius of <navMeshes> ... name, agent, capability, keepTerrains,"
								+ " circleTolerance, simplification"),
				// separate parsers read the texts in <mesh> and <terrain>, and make most messages about these texts. This
				// test does not check the words of the parsers, so "..." stands for any words
				arguments("v 1 0", "v 1", 15, "<mesh>: ..."),
				arguments("p 0 1 2", "p 0 1 3", 17, "<mesh>: ..."),
				arguments("4 x 3", "4 by 3", 21, "<terrain>: ..."),
				arguments("4 x 3", "99999 x 99999", 21, "<terrain>: ..."),
				arguments("4 x 3", "4 x 30", 25, "<terrain>: ..."),
				arguments("4 x 3", "4 x 2", 24, "<terrain>: ..."),
				arguments("0*2 1*2", "0*2 1*3", 23, "<terrain>: ..."),
				arguments("0*2 1*2", "0*2 1", 23, "<terrain>: ..."),
				arguments("0*2 1*2", "0*2 x*2", 23, "<terrain>: ..."),
				arguments("0*2 1*2", "0*3 7", 23,
						"terrain id 7 at cell 3,1 ... the id of one of the terrainTypes: [0, 1]"),
				arguments("4 x 3\n0*4\n0*2 1*2", "\n\n4 x 3\n0*4\n0*9", 25, "<terrain>: ..."),
				arguments("4 x 3\n0*4\n0*2 1*2", "\n\n4 x 3\n0*4\n5*4", 25,
						"terrain id 5 at cell 0,1 ... the id of one of the terrainTypes: [0, 1]"),
				arguments(LevelTexts.TERRAIN, "", 2, "no <terrain>, expected the grid of terrains"));
	}

	@ParameterizedTest(name = "{1} in line {2}")
	@MethodSource("spoiled")
	void tellsTheLine(String valid, String spoiled, int line, String problem, @TempDir Path folder) throws IOException {
		assertTrue(VALID.contains(valid), valid);
		Path file = Files.writeString(folder.resolve("level.leeway"), replaceFirst(VALID, valid, spoiled));
		LevelFormatException rowByRow = assertThrows(LevelFormatException.class,
				() -> LevelRows.readHeader(file, Progress.NONE));
		assertMessage(file + ":" + line + ": " + problem, rowByRow.getMessage());
		LevelFormatException refused = refuse(replaceFirst(VALID, valid, spoiled));
		assertMessage("level.leeway:" + line + ": " + problem, refused.getMessage());
		assertEquals(line, refused.line());
		assertEquals("level.leeway", refused.file());
	}

	/** Asserts that a message is as expected. Three dots in an expected message stand for any words. */
	private static void assertMessage(String expected, String message) {
		if (expected.contains("...")) {
			String[] facts = expected.split(" ?\\.\\.\\. ?");
			assertTrue(message.startsWith(facts[0]), message);
			assertSays(message, facts);
		} else {
			assertEquals(expected, message);
		}
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

	@Test
	void whatIsNoXmlIsNoLevel() {
		assertSays(refuse("").getMessage(), "level.leeway:1: not a level: ", "Premature end of file", " <level:Level>");
		assertSays(refuse("type octile\n").getMessage(), "level.leeway:1: not a level: ", "not allowed in prolog",
				" <level:Level>");
		byte[] bytes = new byte[1000];
		for (int seed = 0; seed < 200; seed++) {
			new Random(seed).nextBytes(bytes);
			assertTrue(refuse(bytes).getMessage().startsWith("level.leeway:1: no"), "seed " + seed);
		}
	}

	@Test
	void anotherDocumentIsNoLevel() {
		assertSays(refuse("<map/>").getMessage(), "level.leeway:1: ", " <map> ", " \"\"", " <level:Level> ",
				" \"http://leeway.org/level/1\"");
		assertSays(refuse("\n<xmi:XMI xmlns:xmi='http://www.omg.org/XMI'/>").getMessage(), "level.leeway:2: ",
				" <xmi:XMI> ", " \"http://www.omg.org/XMI\"", " <level:Level> ", " \"http://leeway.org/level/1\"");
	}

	@Test
	void bytesThatAreNoTextAreTold() {
		byte[] bytes = VALID.replace("a note", "a n\u00f6te").getBytes(StandardCharsets.ISO_8859_1);
		String message = refuse(bytes).getMessage();
		assertTrue(message.startsWith("level.leeway:10: malformed XML: Invalid byte"), message);
	}

	@Test
	void entitiesDoNotExpand() {
		StringBuilder text = new StringBuilder("<?xml version=\"1.0\"?>\n<!DOCTYPE level [\n<!ENTITY e0 \"ha\">\n");
		for (int i = 1; i < 40; i++) {
			text.append("<!ENTITY e%d \"&e%d;&e%d;\">\n".formatted(i, i - 1, i - 1));
		}
		text.append("]>\n<level>&e39;</level>");
		assertSays(refuse(text.toString()).getMessage(), "level.leeway:2: ", "DOCTYPE");
	}

	@Test
	void deepNestingIsRefusedAtItsSecondElement() {
		String deep = replaceFirst(VALID, "<circles", "<navMeshes>".repeat(100_000) + "<circles");
		assertSays(refuse(deep).getMessage(), "level.leeway:7: ", "unknown element <navMeshes>", " <mesh>");
	}

	/** Resolving many references must take linear time. */
	@Test
	void manyReferencesAreResolvedOneByOne() throws IOException {
		StringBuilder agents = new StringBuilder();
		StringBuilder probes = new StringBuilder();
		for (int i = 0; i < 20_000; i++) {
			agents.append("<agentTypes name=\"a").append(i).append("\" capability=\"ground\"/>\n");
			probes.append("<probes agent=\"//@agentTypes[name='a").append(i).append("']\"/>\n");
		}
		String text = replaceFirst(VALID, "<circles", agents.append("<circles").toString());
		load(replaceFirst(text, "<probes", probes.append("<probes").toString()).getBytes(StandardCharsets.UTF_8));
	}

	@Test
	void anAgentWithoutANameIsNoAdvice() throws IOException {
		String text = replaceFirst(VALID, "<circles", "<agentTypes/>\n<circles");
		LevelFormatException refused = refuse(replaceFirst(text, "<probes", "<probes agent=\"other\"/>\n<probes"));
		assertSays(refused.getMessage(), "agent \"other\" does not exist, expected one of //@agentTypes[name='large'],"
				+ " //@agentTypes[name='small']");
	}

	@Test
	void nothingElseIsFetched(@TempDir Path folder) throws IOException {
		Path other = Files.writeString(folder.resolve("other.leeway"), VALID);
		String reference = other.toUri() + "#ground";
		LevelFormatException refused = refuse(replaceFirst(VALID, "capability=\"ground\"", "capability=\"" + reference
				+ "\""));
		assertTrue(refused.getMessage().endsWith("does not exist, expected one of ground, swamp"),
				refused.getMessage());
		String located = replaceFirst(VALID, "name=\"base\"", "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\""
				+ " xsi:schemaLocation=\"http://leeway.org/level/1 " + other.toUri() + "\"");
		assertTrue(refuse(located).getMessage().startsWith("level.leeway:2: unknown attribute xsi:schemaLocation"));
	}

	@Test
	void aFailedLoadLeavesTheFileAlone(@TempDir Path folder) throws IOException {
		Path file = Files.writeString(folder.resolve("bad.leeway"), VALID.replace("4 x 3", "4 x 4"));
		FileTime time = FileTime.fromMillis(1_000_000_000_000L);
		Files.setLastModifiedTime(file, time);
		byte[] bytes = Files.readAllBytes(file);
		LevelFormatException refused = assertThrows(LevelFormatException.class, () -> LevelFiles.load(file));
		assertTrue(refused.getMessage().startsWith(file + ":25: "), refused.getMessage());
		assertArrayEquals(bytes, Files.readAllBytes(file));
		assertEquals(time, Files.getLastModifiedTime(file));
		try (Stream<Path> files = Files.list(folder)) {
			assertEquals(1, files.count());
		}
	}

	@Test
	void missingFilesAndFoldersAreTold(@TempDir Path folder) {
		Path missing = folder.resolve("missing.leeway");
		assertEquals(missing + ": there is no such file",
				assertThrows(NoSuchFileException.class, () -> LevelFiles.load(missing)).getMessage());
		assertEquals(folder + ": a folder, expected a file",
				assertThrows(FileSystemException.class, () -> LevelFiles.load(folder)).getMessage());
	}

	@Test
	void aFileOverTheLimitIsNotRead(@TempDir Path folder) throws IOException {
		Path large = folder.resolve("large.leeway");
		try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
			sparse.setLength(LevelFiles.MAX_BYTES + 1);
		}
		assertSays(assertThrows(LevelFormatException.class, () -> LevelFiles.load(large)).getMessage(), large + ": ",
				"too large", " 536870912 bytes");
	}

	/** The edges of the star cross each other half a million times. To compute the area of such a polygon would take too long. */
	@Test
	void aStarThatCrossesItselfWithoutEndIsRefused(@TempDir Path folder) throws IOException {
		int corners = 1001;
		String star = IntStream.range(0, corners).mapToDouble(i -> 2 * Math.PI * i * (corners / 2) / corners)
				.mapToObj(angle -> (3 + Math.cos(angle)) + "," + (3 + Math.sin(angle))).collect(Collectors.joining(" "));
		Path file = Files.writeString(folder.resolve("a.leeway"), VALID.replace("0,0 1,0 1,1", star));
		String message = assertThrows(LevelFormatException.class, () -> LevelFiles.load(file)).getMessage();
		assertSays(message, file + ":8: polygons: shape ", " 1001 points ", " 4,3 ", "crosses", " 1001 times");
	}
}
