package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;

import javax.imageio.ImageIO;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.AgentType;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PathProbe;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Tests of the routes of a level's probes as a layer. */
class ExportRoutesTest {

	/** Limit for the distance between an arc and the polyline that approximates it, in cells. */
	private static final double TOLERANCE = 0.01;

	@TempDir
	private Path folder;
	private Path file;

	/**
	 * Writes a level of 20 x 20 cells with a circle of radius 4 in the middle. The level has five probes, that is, queries for
	 * routes. A grid planner answers the first, and a planner in the plane answers the next two. The last two have no answer.
	 */
	@BeforeEach
	void writeLevel() throws IOException {
		Level level = LevelTemplates.level("circles", 20, 20);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(10);
		circle.setY(10);
		circle.setRadius(4);
		level.getCircles().add(circle);
		level.getProbes().add(probe(level, "grid", "", 2, 10, 17, 10));
		level.getProbes().add(probe(level, "round", "tangent", 2, 10, 17, 10));
		level.getProbes().add(probe(level, "", "tangent", 3, 3, 3, 3));
		level.getProbes().add(probe(level, "into", "", 2, 2, 10, 10));
		level.getProbes().add(probe(level, "nobody", "nobody", 2, 2, 4, 4));
		file = folder.resolve("circles.leeway");
		LevelFiles.save(level, file);
	}

	private static PathProbe probe(Level level, String name, String planner, int x, int y, int toX, int toY) {
		PathProbe probe = LevelFactory.eINSTANCE.createPathProbe();
		probe.setName(name);
		probe.setAgent(level.getAgentTypes().getFirst());
		if (!planner.isEmpty()) {
			probe.setPlanner(planner);
		}
		probe.setStartX(x);
		probe.setStartY(y);
		probe.setGoalX(toX);
		probe.setGoalY(toY);
		return probe;
	}

	private CommandLineRun routes(String format, Object... more) {
		Object[] arguments = new Object[6 + more.length];
		System.arraycopy(new Object[] {"export", "--layer", "routes", "--format", format, file}, 0, arguments, 0, 6);
		System.arraycopy(more, 0, arguments, 6, more.length);
		return CommandLineRun.of(arguments);
	}

	private List<JsonObject> features() {
		CommandLineRun run = routes("geojson");
		assertEquals(file + ": routes of the probes, 3 of 5 found\n", run.err());
		return features(run);
	}

	private static List<JsonObject> features(CommandLineRun run) {
		assertEquals(0, run.status(), run.toString());
		JsonObject collection = JsonParser.parseString(run.out()).getAsJsonObject();
		assertEquals("leeway-routes", collection.get("format").getAsString());
		return StreamSupport.stream(collection.getAsJsonArray("features").spliterator(), false)
				.map(JsonElement::getAsJsonObject).toList();
	}

	private static JsonObject properties(JsonObject feature) {
		return feature.getAsJsonObject("properties");
	}

	private static JsonArray line(JsonObject feature) {
		JsonObject geometry = feature.getAsJsonObject("geometry");
		assertEquals("LineString", geometry.get("type").getAsString());
		assertTrue(geometry.getAsJsonArray("coordinates").size() >= 2);
		return geometry.getAsJsonArray("coordinates");
	}

	private static double length(JsonArray line) {
		double length = 0;
		for (int i = 1; i < line.size(); i++) {
			JsonArray from = line.get(i - 1).getAsJsonArray();
			JsonArray to = line.get(i).getAsJsonArray();
			length += Math.hypot(to.get(0).getAsDouble() - from.get(0).getAsDouble(),
					to.get(1).getAsDouble() - from.get(1).getAsDouble());
		}
		return length;
	}

	@Test
	void aRouteIsALineWithWhatIsKnownOfIt() {
		List<JsonObject> features = features();
		JsonObject grid = features.get(0);
		assertEquals("route", properties(grid).get("kind").getAsString());
		assertEquals("grid", properties(grid).get("name").getAsString());
		assertEquals("jps", properties(grid).get("planner").getAsString());
		assertTrue(properties(grid).get("found").getAsBoolean());
		assertTrue(properties(grid).get("reason").isJsonNull());
		assertEquals(properties(grid).get("length").getAsDouble(), length(line(grid)), 1e-9);
		for (String member : List.of("agent", "cost", "costUnit", "duration")) {
			assertFalse(properties(grid).get(member).isJsonNull(), member);
		}
	}

	@Test
	void anArcIsALineThatIsNearIt() {
		JsonObject round = features().get(1);
		assertEquals("tangent", properties(round).get("planner").getAsString());
		double length = properties(round).get("length").getAsDouble();
		double drawn = length(line(round));
		assertTrue(drawn <= length && drawn > length * (1 - TOLERANCE), drawn + " for " + length);
		for (JsonElement position : line(round)) {
			double away = Math.hypot(position.getAsJsonArray().get(0).getAsDouble() - 10,
					position.getAsJsonArray().get(1).getAsDouble() - 10);
			assertTrue(away >= 4.5 - TOLERANCE, position.toString());
		}
	}

	@Test
	void aRouteOfNoLengthIsALineToo() {
		JsonObject standing = features().get(2);
		assertTrue(properties(standing).get("found").getAsBoolean());
		assertEquals(0, length(line(standing)));
	}

	@Test
	void whatIsNotFoundSaysWhy() {
		for (JsonObject none : features().subList(3, 5)) {
			assertTrue(none.get("geometry").isJsonNull());
			assertFalse(properties(none).get("found").getAsBoolean());
			assertFalse(properties(none).get("reason").getAsString().isBlank());
			assertTrue(properties(none).get("length").isJsonNull());
		}
		assertTrue(properties(features().get(4)).get("reason").getAsString().contains("'nobody' is not a planner"));
	}

	/**
	 * A tank of 3 x 1 cells turns on the spot by a right angle in 2 seconds. The planner {@code dubins} ignores
	 * obstacles, so the route leads through a circle, which is a conflict.
	 */
	@Test
	void aUnitThatTurnsHasItsSweptAreaItsTurnsAndItsConflicts() throws IOException {
		Level level = LevelTemplates.level("tank", 20, 20);
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(12);
		circle.setY(6.5);
		circle.setRadius(1);
		level.getCircles().add(circle);
		AgentType tank = level.getAgentTypes().getFirst();
		tank.setLength(3);
		tank.setWidth(1);
		tank.setTurnRate(45);
		PathProbe probe = probe(level, "through", "dubins", 6, 6, 16, 6);
		probe.setStartHeading(-90);
		probe.setGoalHeading(0);
		level.getProbes().add(probe);
		LevelFiles.save(level, file);
		List<JsonObject> features = features(routes("geojson"));
		assertEquals(List.of("route", "turn", "swept", "conflict"),
				features.stream().map(each -> properties(each).get("kind").getAsString()).toList());
		assertFalse(properties(features.get(0)).get("legal").getAsBoolean());
		assertEquals(270, properties(features.get(0)).get("fromHeading").getAsDouble(), 1e-9);
		assertEquals(12, properties(features.get(0)).get("duration").getAsDouble(), 1e-9);
		assertEquals(2, properties(features.get(1)).get("toTime").getAsDouble(), 1e-9);
		assertEquals(270, properties(features.get(1)).get("fromHeading").getAsDouble(), 1e-9);
		assertEquals(0, properties(features.get(1)).get("toHeading").getAsDouble(), 1e-9);
		assertEquals(12 - 1 - 1.5 - 6.5, properties(features.get(3)).get("distance").getAsDouble(), 1e-6);
		JsonObject swept = features.get(2).getAsJsonObject("geometry");
		assertEquals("Polygon", swept.get("type").getAsString());
		JsonArray rings = swept.getAsJsonArray("coordinates");
		assertEquals(1, rings.size());
		assertEquals(rings.get(0).getAsJsonArray().get(0), rings.get(0).getAsJsonArray().asList().getLast());
		double area = doubleArea(rings.get(0).getAsJsonArray()) / 2;
		assertTrue(area > 13 + 2, area + ", but along the line and upright at its start it covers more");
		assertTrue(area < 13 + Math.PI * (1.5 * 1.5 + 0.5 * 0.5), area + ", but turning it covers no more than a disc");
		assertEquals(TOLERANCE, properties(features.get(2)).get("tolerance").getAsDouble());
	}

	private static double doubleArea(JsonArray ring) {
		double area = 0;
		for (int i = 1; i < ring.size(); i++) {
			JsonArray from = ring.get(i - 1).getAsJsonArray();
			JsonArray to = ring.get(i).getAsJsonArray();
			area += from.get(0).getAsDouble() * to.get(1).getAsDouble() - to.get(0).getAsDouble() * from.get(1).getAsDouble();
		}
		return area;
	}

	@Test
	void imagesHaveTheRoutesOverTheTerrain() throws IOException {
		var terrain = pixels(CommandLineRun.of("export", "--layer", "terrain", "--format", "png", file));
		var drawn = pixels(routes("png"));
		assertEquals(terrain.getWidth(), drawn.getWidth());
		assertEquals(terrain.getRGB(0, 19), drawn.getRGB(0, 19));
		assertNotEquals(terrain.getRGB(2, 10), drawn.getRGB(2, 10), "where routes start");
		assertNotEquals(terrain.getRGB(2, 2), drawn.getRGB(2, 2), "the end of one that there is not");
		assertTrue(pixels(routes("png", "--legend")).getWidth() > drawn.getWidth());
		assertNotEquals(drawn.getRGB(2, 10), pixels(routes("png", "--colours", "high-contrast")).getRGB(2, 10));
	}

	private static BufferedImage pixels(CommandLineRun run) throws IOException {
		assertEquals(0, run.status(), run.toString());
		return ImageIO.read(new ByteArrayInputStream(run.bytes()));
	}

	@Test
	void otherFormatsAndOptionsAreRefused() {
		assertTrue(routes("csv").err().contains("format 'csv' is not for this layer, expected geojson, png"));
		assertTrue(routes("geojson", "--legend").err().contains("--legend is for --format png"));
		assertTrue(routes("png", "--agent", "small").err().contains("--agent is not for routes"));
	}
}
