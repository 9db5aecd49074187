package org.leeway.core.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.leeway.testing.Messages.assertAnySays;
import static org.leeway.testing.Messages.assertEachSays;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.Diagnostic;
import org.leeway.core.exchange.Import;
import org.leeway.core.level.part.Objective;
import org.leeway.core.level.part.Party;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.model.TerrainType;
import org.leeway.pathing.geom.Polygon;

/** Tests of objects of maps as obstacles, spawns and notes. Outlines are compared with outlines of Java 2D. */
class TiledObjectsTest {

	private static final int SAMPLES = 4000;
	/** The tolerance for ellipses and capsules in cells, as the docs say, and a little more for rounding. */
	private static final double TOLERANCE = 1 / 32.0 + 1e-9;

	@TempDir
	private Path folder;

	@Test
	void anEllipseAsWideAsHighIsACircle() throws IOException {
		Level level = level("<object name=\"mill\" x=\"8\" y=\"-16\" width=\"40\" height=\"40\"><ellipse/></object>");
		CircularObstacle circle = level.getCircles().getFirst();
		assertEquals("mill", circle.getName());
		assertEquals(List.of(1.75, 0.25, 1.25), List.of(circle.getX(), circle.getY(), circle.getRadius()));
	}

	@Test
	void aTurnedCircleIsTurnedAboutItsCorner() throws IOException {
		CircularObstacle circle = level(
				"<object x=\"32\" y=\"32\" width=\"32\" height=\"32\" rotation=\"90\"><ellipse/></object>").getCircles().getFirst();
		assertEquals(1, circle.getX(), 1e-12);
		assertEquals(3, circle.getY(), 1e-12);
	}

	@Test
	void otherEllipsesArePolygonsWithinTheTolerance() throws IOException {
		Random random = new Random(5);
		for (int i = 0; i < 20; i++) {
			double width = 1 + random.nextInt(300);
			double height = 1.5 + random.nextInt(300);
			int turn = random.nextInt(720) - 360;
			Level level = level("<object x=\"-20\" y=\"35\" width=\"%s\" height=\"%s\" rotation=\"%d\"><ellipse/></object>"
					.formatted(width, height, turn));
			assertOutline(new Ellipse2D.Double(0, 0, width, height), -20, 35, turn, level);
		}
	}

	@Test
	void capsulesAreBarsWithRoundEnds() throws IOException {
		for (int[] size : new int[][] {{160, 40}, {40, 160}, {33, 47}}) {
			Level level = level("<object x=\"7\" y=\"9\" width=\"%d\" height=\"%d\" rotation=\"30\"><capsule/></object>"
					.formatted(size[0], size[1]));
			int round = Math.min(size[0], size[1]);
			assertOutline(new RoundRectangle2D.Double(0, 0, size[0], size[1], round, round), 7, 9, 30, level);
		}
		assertEquals(1, level("<object width=\"32\" height=\"32\"><capsule/></object>").getCircles().getFirst().getRadius());
	}

	@Test
	void rectanglesAndPolygonsKeepTheirCorners() throws IOException {
		assertEquals("1,2 3,2 3,2.5 1,2.5",
				level("<object x=\"16\" y=\"32\" width=\"32\" height=\"8\"/>").getPolygons().getFirst().getShape().format());
		assertEquals("1,1 2,1 1,-1.5", level("<object x=\"16\" y=\"16\"><polygon points=\"0,0 16,0 0,-40\"/></object>")
				.getPolygons().getFirst().getShape().format());
		Polygon turned = level("<object x=\"16\" y=\"16\" rotation=\"-90\" width=\"16\" height=\"32\"/>").getPolygons().getFirst()
				.getShape();
		assertEquals(1, turned.x(1), 1e-12);
		assertEquals(0, turned.y(1), 1e-12);
		assertEquals(3, turned.x(3), 1e-12);
	}

	@Test
	void pointsAreSpawns() throws IOException {
		Level level = level("<object id=\"1\" name=\"a\" type=\"spawn\" x=\"17\" y=\"31\"><properties>"
				+ "<property name=\"heading\" type=\"float\" value=\"45\"/><property name=\"agents\">small\nlarge</property>"
				+ "</properties><point/></object><object x=\"64\" y=\"0\"><point/></object><object x=\"3\" y=\"3\"/>");
		assertEquals(3, level.getSpawns().size());
		Spawn spawn = level.getSpawns().getFirst();
		assertEquals(List.of(1, 1, 45.0, 2), List.of(spawn.getX(), spawn.getY(), spawn.getHeading(), spawn.getAgents().size()));
	}

	@ParameterizedTest
	@ValueSource(strings = {"width=\"16\" height=\"32\"/>", "width=\"16\" height=\"32\"><ellipse/></object>",
			"><polygon points=\"0,0 16,0 16,32\"/></object>", "width=\"16\" height=\"32\" rotation=\"360\"><capsule/></object>"})
	void areasWhereUnitsStartAreSpawnsAtTheirMiddle(String shape) throws IOException {
		for (String type : List.of("spawn", "Spawn", "PlayerStart")) {
			Level level = TiledTexts.level(TiledTexts.read(folder, map("<object type=\"" + type + "\" x=\"33\" y=\"1\" " + shape)));
			assertEquals(List.of(2, 1), List.of(level.getSpawns().getFirst().getX(), level.getSpawns().getFirst().getY()));
			assertEquals(0, level.getPolygons().size() + level.getCircles().size());
		}
	}

	/** The position of a tile object is its lower left corner. So the object stands above this place. */
	@Test
	void aTileWhereUnitsStartIsASpawn() throws IOException {
		Spawn spawn = TiledTexts.level(TiledTexts.read(folder,
				map("<object type=\"spawn\" gid=\"1\" x=\"48\" y=\"32\" width=\"16\" height=\"16\"/>"))).getSpawns().getFirst();
		assertEquals(List.of(3, 1), List.of(spawn.getX(), spawn.getY()));
	}

	@Test
	void otherPointsAreLeftOutAndCounted() throws IOException {
		Import read = TiledTexts.read(folder, map("<object type=\"coin\" x=\"8\" y=\"8\"><point/></object>"
				+ "<object type=\"coin\" x=\"8\" y=\"8\"/>"));
		assertEquals(0, TiledTexts.level(read).getSpawns().size());
		assertTrue(messages(read).contains("Points of other classes than spawn (2) are left out."), messages(read).toString());
	}

	/**
	 * A mark says that a shape blocks. The mark may be a property or the class of the shape, of its layer, or of a group
	 * around the layer. A property can also say that the shape does not block.
	 */
	@Test
	void markedShapesAreObstacles() throws IOException {
		String solid = "<properties><property name=\"Solid\" type=\"bool\" value=\"true\"/></properties>";
		String shape = "<object width=\"8\" height=\"8\">" + solid + "</object>";
		String plain = "<object width=\"9\" height=\"9\"/>";
		Import read = TiledTexts.read(folder, map("<object type=\"Wall\" width=\"4\" height=\"4\"/>" + shape + plain)
				.replace("</map>", "<objectgroup name=\"Collisions\">" + plain + plain + shape.replace("true", "false")
						+ "</objectgroup><group name=\"obstacles\"><objectgroup name=\"rocks\">" + plain
						+ "</objectgroup></group><objectgroup name=\"Triggers\">" + plain + "</objectgroup></map>"));
		assertEquals(5, TiledTexts.level(read).getPolygons().size());
		List<String> messages = messages(read);
		assertAnySays(messages, "object class \"Wall\"", " 1 obstacle.");
		assertAnySays(messages, "property \"Solid\" of objects", " 1 obstacle.");
		assertAnySays(messages, "layer \"Collisions\"", " 2 obstacles.");
		assertAnySays(messages, "layer \"obstacles\"", " 1 obstacle.");
		assertAnySays(messages, "3 shapes are left out",
				"1 in a layer without a name, 1 in layer \"Collisions\", 1 in layer \"Triggers\"", "option obstacles");
	}

	/** Returns a picture of the cells of a map, with {@code #} for each cell that a line blocks. */
	private String lines(String objects) throws IOException {
		Level level = TiledTexts.level(TiledTexts.read(folder,
				map("").replace("<objectgroup>", "<objectgroup name=\"walls\">" + objects)));
		Set<String> crossed = level.getAgentTypes().getFirst().getCapability().stream().map(TerrainType::getName)
				.collect(Collectors.toSet());
		return TiledTexts.names(level).lines().map(line -> Arrays.stream(line.split(" "))
				.map(name -> crossed.contains(name) ? "." : "#").collect(Collectors.joining())).collect(Collectors.joining("\n"));
	}

	private static String line(String points) {
		return "<object><polyline points=\"" + points + "\"/></object>";
	}

	@Test
	void openLinesBlockTheCellsThatTheyCross() throws IOException {
		assertEquals(".#######\n........", lines(line("20,8 500,8")));
		assertEquals("##......\n.##.....", lines(line("4,4 44,31")));
		// exactly through a corner of cells
		assertEquals("#.......\n.#......", lines(line("0,0 32,32")));
		assertEquals("..#.....\n..#.....", lines(line("40,-100 40,100 40,100")));
		assertEquals("........\n........", lines(line("-5,-5 -5,50")));
	}

	@Test
	void openLinesAlongBordersBlockBothSides() throws IOException {
		assertEquals(".##.....\n.##.....", lines(line("32,0 32,32")));
		assertEquals("#######.\n#######.", lines(line("3,16 100,16")));
		// this line runs along the border of the map, where only its right side has cells
		assertEquals("#.......\n#.......", lines(line("0,0 0,32")));
		assertEquals(".##.....\n........", lines(line("32,0 32,16")));
	}

	@Test
	void blockedCellsOfLinesAreTold() throws IOException {
		Import read = TiledTexts.read(folder, map("<object type=\"collision-line\" x=\"16\"><polyline points=\"0,0 0,32\"/></object>"
				+ line("0,0 9,9")));
		assertAnySays(messages(read), "1 open lines", " 4 cells", "cross", "both sides");
		assertAnySays(messages(read), "1 shape is left out", "1 in a layer without a name", "option obstacles");
	}

	/** Draws random lines on maps. A line must block exactly the cells that contain one of many points sampled on the line. */
	@Test
	void openLinesBlockWhatSamplesOfThemAreIn() throws IOException {
		Random random = new Random(3);
		for (int round = 0; round < 60; round++) {
			double x0 = random.nextInt(160) - 16 + 0.37;
			double y0 = random.nextInt(64) - 16 + 0.41;
			double x1 = random.nextInt(160) - 16 + 0.53;
			double y1 = random.nextInt(64) - 16 + 0.29;
			boolean[][] hit = new boolean[2][8];
			for (int i = 0; i <= 100_000; i++) {
				int x = (int) Math.floor((x0 + (x1 - x0) * i / 100_000) / 16);
				int y = (int) Math.floor((y0 + (y1 - y0) * i / 100_000) / 16);
				if (x >= 0 && x < 8 && y >= 0 && y < 2) {
					hit[y][x] = true;
				}
			}
			StringBuilder expected = new StringBuilder();
			for (boolean[] row : hit) {
				for (boolean cell : row) {
					expected.append(cell ? '#' : '.');
				}
				expected.append('\n');
			}
			assertEquals(expected.toString().strip(), lines(line(x0 + "," + y0 + " " + x1 + "," + y1)), "round " + round);
		}
	}

	@Test
	void pointsNameThePlayerAndTheTeamWhoStartThere() throws IOException {
		Level level = level(player("2", "red") + player("1.5", " ") + player("-1", "a\nb") + player("first", ""));
		assertEquals(List.of("player 2, team red", "", "team a b", ""),
				level.getSpawns().stream().map(spawn -> Party.of(spawn).words(", ")).toList());
	}

	@Test
	void notesTellWhatPlayersFindThere() throws IOException {
		Level level = level(note("resource", "1500") + note("gold", "-1") + note("control", "much") + note("Control", ""));
		assertEquals(List.of("resource 1500", "", "control", ""),
				level.getAnnotations().stream().map(note -> Objective.of(note).words()).toList());
	}

	private static String note(String kind, String amount) {
		return "<object type=\"note\" width=\"8\" height=\"8\"><properties><property name=\"kind\" value=\"" + kind
				+ "\"/><property name=\"amount\" value=\"" + amount + "\"/></properties></object>";
	}

	private static String player(String player, String team) {
		return "<object type=\"spawn\" x=\"3\" y=\"3\"><properties><property name=\"player\" value=\"" + player
				+ "\"/><property name=\"team\">" + team + "</property></properties><point/></object>";
	}

	@Test
	void classAndTypeAreTheSame() throws IOException {
		for (String attribute : List.of("type", "class")) {
			Level level = level("<object " + attribute + "=\"note\" x=\"16\" y=\"0\" width=\"20\" height=\"8\" name=\"n\"/>");
			assertEquals(2, level.getAnnotations().getFirst().getWidth());
			assertEquals(0, level.getPolygons().size());
		}
	}

	@Test
	void theUserNamesTheObjectsThatAreObstacles() throws IOException {
		String map = map("<object type=\"wall\" width=\"8\" height=\"8\"/><object type=\"trigger\" width=\"9\" height=\"9\"/>")
				.replace("<objectgroup>", "<objectgroup name=\"Rocks\"><object width=\"4\" height=\"4\"/></objectgroup><objectgroup>");
		assertObstacles(3, map, "all", "option obstacles", " 3 obstacles");
		assertObstacles(2, map, "trigger, layer:Rocks", "option obstacles", " 2 obstacles");
		assertObstacles(1, map.replace("\"Rocks\"", "\"Rocks, big\""), "layer:\"Rocks, big\"", "option obstacles",
				" 1 obstacle.");
		assertObstacles(0, map, "none", "3 shapes are left out", "2 in a layer without a name, 1 in layer \"Rocks\"",
				"option obstacles");
		assertEquals("no object layer Rock, expected one or more of Rocks, \"\"", assertThrows(LevelFormatException.class,
				() -> TiledTexts.read(folder, map, Map.of("obstacles", "layer:Rock"))).getMessage()
				.replace(folder.resolve("test.tmx") + ": ", ""));
	}

	private void assertObstacles(int expected, String map, String obstacles, String... facts) throws IOException {
		Import read = TiledTexts.read(folder, map, Map.of("obstacles", obstacles));
		assertEquals(expected, TiledTexts.level(read).getPolygons().size());
		assertAnySays(messages(read), facts);
	}

	@Test
	void whatLevelsDoNotHaveIsTold() throws IOException {
		Import read = TiledTexts.read(folder, map("""
				<object gid="1" width="16" height="16"/><object template="a.tx"/><object><polyline points="0,0 9,9"/></object>
				<object width="16" height="0"/><object><polygon points="0,0 1,1"/></object>
				<object x="999" y="0"><point/></object><object id="9" type="probe"><point/></object>
				<object id="8" type="probe"><properties><property name="goal" type="object" value="77"/></properties><point/></object>
				<object width="32" height="16"><text>Hello</text></object>""").replace("</map>",
				"<imagelayer name=\"sky\"><image source=\"sky.png\"/></imagelayer></map>"), Map.of("obstacles", "all"));
		assertEachSays(read.diagnostics().stream().filter(each -> each.kind() == Diagnostic.Kind.LOST)
				.map(Diagnostic::message).toList(),
				List.of("Objects with a tile (1)"), List.of("Objects made from a template (1)"),
				List.of("Objects without an area (2)"), List.of("Points outside the map (1)"),
				List.of("Probes without a goal (2)"),
				List.of("1 shape is left out", "1 in a layer without a name", "option obstacles"),
				List.of("1 image layer"));
		assertEquals("Hello", TiledTexts.level(read).getAnnotations().getFirst().getText());
	}

	/** Levels allow a radius of 0, but no other radius below 1e-9. */
	@Test
	void circlesTooSmallForALevelAreLeftOut() throws IOException {
		Import read = TiledTexts.read(folder, map("""
				<object width="0" height="0"><ellipse/></object><object width="-8" height="-8"><ellipse/></object>
				<object width="1e-9" height="1e-9"><ellipse/></object><object width="1e-300" height="1e-300"><ellipse/></object>
				<object width="8" height="8"><ellipse/></object>"""), Map.of("obstacles", "all"));
		assertEquals(List.of(0.0, 0.25, 0.25),
				TiledTexts.level(read).getCircles().stream().map(CircularObstacle::getRadius).toList());
		assertAnySays(messages(read), "Objects without an area (2) are left out");
	}

	@Test
	void groupsMoveWhatIsInThem() throws IOException {
		Level level = levelOf(map("").replace("<objectgroup>",
				"<group offsetx=\"16\" offsety=\"-16\"><group offsetx=\"16\"><objectgroup offsety=\"32\"><object width=\"16\""
						+ " height=\"16\"/></objectgroup></group></group><objectgroup>"));
		assertEquals("2,1 3,1 3,2 2,2", level.getPolygons().getFirst().getShape().format());
	}

	@Test
	void elementsThatNobodyKnowsAreSkipped() throws IOException {
		Level level = level("<object width=\"16\" height=\"16\"><foo><point/><bar>1,2</bar></foo>stray</object>");
		assertEquals(1, level.getPolygons().size());
	}

	@Test
	void wideTilesStretchObjects() throws IOException {
		Level level = levelOf(map("<object x=\"32\" width=\"32\" height=\"32\"><ellipse/></object>")
				.replace("tilewidth=\"16\" tileheight=\"16\" >", "tilewidth=\"32\" tileheight=\"16\" >"));
		assertEquals(0, level.getCircles().size());
		Polygon outline = level.getPolygons().getFirst().getShape();
		double right = 0;
		double bottom = 0;
		for (int i = 0; i < outline.size(); i++) {
			right = Math.max(right, outline.x(i));
			bottom = Math.max(bottom, outline.y(i));
		}
		assertEquals(2, right, 1e-9);
		assertEquals(2, bottom, 1e-9);
	}

	/**
	 * Asserts that the polygon of the level is the given shape, turned and moved. Samples points. A point inside of only the
	 * polygon, or of only the shape, must be near the outline of the shape, within the tolerance.
	 *
	 * @param pixels the shape at the origin, in pixels
	 * @param x the distance by which the shape is moved to the right, in pixels
	 * @param y the distance by which the shape is moved down, in pixels
	 * @param turn the angle by which the shape is turned clockwise, in degrees
	 */
	private static void assertOutline(Shape pixels, double x, double y, double turn, Level level) {
		AffineTransform toCells = AffineTransform.getScaleInstance(1 / 16.0, 1 / 16.0);
		toCells.translate(x, y);
		toCells.rotate(Math.toRadians(turn));
		Shape expected = toCells.createTransformedShape(pixels);
		PolygonObstacle obstacle = level.getPolygons().getFirst();
		Path2D actual = new Path2D.Double();
		actual.moveTo(obstacle.getShape().x(0), obstacle.getShape().y(0));
		for (int i = 1; i < obstacle.getShape().size(); i++) {
			actual.lineTo(obstacle.getShape().x(i), obstacle.getShape().y(i));
		}
		actual.closePath();
		Random random = new Random(1);
		for (int i = 0; i < SAMPLES; i++) {
			double angle = random.nextDouble() * 2 * Math.PI;
			Point2D place = new Point2D.Double(expected.getBounds2D().getCenterX() + Math.cos(angle) * random.nextDouble() * 20,
					expected.getBounds2D().getCenterY() + Math.sin(angle) * random.nextDouble() * 20);
			if (expected.contains(place) && !actual.contains(place)) {
				assertTrue(isNear(place, expected, false), place + " is missing");
			} else if (actual.contains(place)) {
				assertTrue(expected.contains(place) || isNear(place, expected, true), place + " is too much");
			}
		}
	}

	/**
	 * Returns whether the inside or the outside of a shape is near a place. Tests points on a circle around the place. The
	 * radius of this circle is a little more than {@link #TOLERANCE}.
	 *
	 * @param inside true for the inside of the shape, false for the outside
	 */
	private static boolean isNear(Point2D place, Shape shape, boolean inside) {
		for (int i = 0; i < 64; i++) {
			double angle = 2 * Math.PI * i / 64;
			if (shape.contains(place.getX() + TOLERANCE * 1.01 * Math.cos(angle),
					place.getY() + TOLERANCE * 1.01 * Math.sin(angle)) == inside) {
				return true;
			}
		}
		return false;
	}

	private static String map(String objects) {
		return TiledTexts.map("", TiledTexts.layer("<data encoding=\"csv\">1,2,2,0</data>") + "<objectgroup>" + objects
				+ "</objectgroup>").replace("width=\"2\" height=\"2\"", "width=\"8\" height=\"2\"").replace("1,2,2,0",
						"1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1");
	}

	private Level level(String objects) throws IOException {
		return levelOf(map(objects));
	}

	/** Returns a level whose closed shapes are all read as obstacles. */
	private Level levelOf(String map) throws IOException {
		return TiledTexts.level(TiledTexts.read(folder, map, Map.of("obstacles", "all")));
	}

	private static List<String> messages(Import read) {
		return read.diagnostics().stream().map(Diagnostic::message).toList();
	}
}
