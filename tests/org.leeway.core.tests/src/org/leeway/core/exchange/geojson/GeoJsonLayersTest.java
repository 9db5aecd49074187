package org.leeway.core.exchange.geojson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.app.GeoJsonRun;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.preset.LevelTemplates;
import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.model.CircularObstacle;
import org.leeway.model.Level;
import org.leeway.model.LevelFactory;
import org.leeway.model.PolygonObstacle;
import org.leeway.model.Spawn;
import org.leeway.pathing.geom.Polygon;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/** Tests of all layers as GeoJSON. The y axis points down or up. GDAL and a checker of RFC 7946 read the files. */
class GeoJsonLayersTest {

	private static final List<List<String>> LAYERS = List.of(List.of("terrain"), List.of("reachability", "--agent", "medium"),
			List.of("fit"), List.of("clearance"), List.of("objects"), List.of("chokes", "--agent", "medium"),
			List.of("scale-changes", "--agent", "medium"), List.of("routes"), List.of("tangent-graph", "--radius", "0.5"), List.of("navmesh"));

	@TempDir
	private Path folder;
	private Path level;

	@BeforeEach
	void writeLevel() throws IOException {
		level = folder.resolve("level.leeway");
		Level all = LevelTemplates.level("yard", 12, 8);
		all.setTerrain(org.leeway.testing.Pictures.grid("""
				........@...
				.@@@....@...
				.@.@........
				.@@@....@...
				........@...
				........@...
				........@.SS
				........@...
				"""));
		CircularObstacle circle = LevelFactory.eINSTANCE.createCircularObstacle();
		circle.setX(6);
		circle.setY(2.5);
		circle.setRadius(1);
		all.getCircles().add(circle);
		PolygonObstacle polygon = LevelFactory.eINSTANCE.createPolygonObstacle();
		polygon.setShape(Polygon.of(1, 6, 3, 6, 2, 7.5));
		all.getPolygons().add(polygon);
		Spawn spawn = LevelFactory.eINSTANCE.createSpawn();
		spawn.setX(0);
		spawn.setY(0);
		spawn.setPlayer(3);
		spawn.setTeam("red");
		all.getSpawns().add(spawn);
		Annotation note = LevelFactory.eINSTANCE.createAnnotation();
		note.setText("gate");
		note.setKind(AnnotationKind.RESOURCE);
		note.setAmount(1500);
		note.setX(9);
		note.setY(2);
		all.getAnnotations().add(note);
		LevelFiles.save(all, level);
	}

	private Path export(List<String> layer, String y) throws IOException {
		List<String> words = new ArrayList<>(List.of("export", "--format", "geojson", "--y", y, "--layer"));
		words.addAll(layer);
		words.add(level.toString());
		return Files.writeString(folder.resolve(layer.getFirst() + ".geojson"), GeoJsonRun.text(words));
	}

	@Test
	void gdalAndTheCheckerReadAllLayers() throws IOException, InterruptedException {
		for (List<String> layer : LAYERS) {
			for (String y : List.of("down", "up")) {
				Path file = export(layer, y);
				int count = features(file).size();
				assertEquals(List.of(Integer.toString(count)), Judges.node("geojson.mjs", file, ""), layer + " " + y);
				String seen = String.join("\n", Judges.debian("ogrinfo", "-al", file.toString()));
				assertTrue(seen.contains("Feature Count: " + count + "\n"), seen);
				assertTrue(!seen.contains("Warning") && !seen.contains("ERROR"), seen);
			}
		}
	}

	@Test
	void gdalSeesObstaclesWhereTheyAre() throws IOException, InterruptedException {
		String down = String.join("\n", Judges.debian("ogrinfo", "-al", export(List.of("objects"), "down").toString()));
		assertTrue(down.contains("POINT (6.0 2.5)") && down.contains("radius (Real) = 1"), down);
		assertTrue(down.contains("Extent: (0.000000, 0.000000) - (12.000000, 8.000000)"), down);
		String up = String.join("\n", Judges.debian("ogrinfo", "-al", export(List.of("objects"), "up").toString()));
		assertTrue(up.contains("Extent: (0.000000, -8.000000) - (12.000000, 0.000000)"), up);
		assertTrue(up.contains("POINT (6.0 -2.5)"), up);
	}

	private static List<JsonObject> features(Path file) throws IOException {
		return JsonParser.parseString(Files.readString(file)).getAsJsonObject().getAsJsonArray("features").asList().stream()
				.map(JsonElement::getAsJsonObject).toList();
	}

	@Test
	void outlinesGoRoundCounterclockwiseAndHolesClockwiseWithYDrawnUpwards() throws IOException {
		int holes = 0;
		for (List<String> layer : LAYERS) {
			for (String y : List.of("down", "up")) {
				for (JsonObject feature : features(export(layer, y))) {
					JsonObject geometry = feature.getAsJsonObject("geometry");
					if (geometry.get("type").getAsString().equals("Polygon")) {
						JsonArray rings = geometry.getAsJsonArray("coordinates");
						for (int i = 0; i < rings.size(); i++) {
							assertTrue(area(rings.get(i).getAsJsonArray()) > 0 == (i == 0), layer + " " + y + ": " + feature);
							holes += i == 0 ? 0 : 1;
						}
					}
				}
			}
		}
		assertTrue(holes > 5, holes + " holes");
	}

	private static double area(JsonArray ring) {
		double area = 0;
		for (int i = 1; i < ring.size(); i++) {
			JsonArray a = ring.get(i - 1).getAsJsonArray();
			JsonArray b = ring.get(i).getAsJsonArray();
			area += a.get(0).getAsDouble() * b.get(1).getAsDouble() - b.get(0).getAsDouble() * a.get(1).getAsDouble();
		}
		return area / 2;
	}

	@Test
	void regionsHoldAllCellsOfTheirValue() throws IOException {
		Map<Integer, Integer> cells = new TreeMap<>();
		for (JsonObject feature : features(export(List.of("terrain"), "up"))) {
			JsonObject properties = feature.getAsJsonObject("properties");
			JsonArray rings = feature.getAsJsonObject("geometry").getAsJsonArray("coordinates");
			double area = rings.asList().stream().mapToDouble(ring -> area(ring.getAsJsonArray())).sum();
			assertEquals(properties.get("cells").getAsInt(), area, "holes are negative");
			cells.merge(properties.get("value").getAsInt(), properties.get("cells").getAsInt(), Integer::sum);
		}
		assertEquals(Map.of(Pictures.level(".").terrain("ground").orElseThrow().id(), 96 - 15 - 2, 1, 2, 4, 15), cells);
	}

	@Test
	void objectsTellWhatTheyAre() throws IOException {
		List<JsonObject> objects = features(export(List.of("objects"), "down"));
		assertEquals(List.of("border", "circle", "polygon", "spawn", "note"), objects.stream()
				.map(each -> each.getAsJsonObject("properties").get("kind").getAsString()).toList());
		assertEquals(1, objects.get(1).getAsJsonObject("properties").get("radius").getAsDouble());
		assertEquals("[0.5,0.5]", objects.get(3).getAsJsonObject("geometry").get("coordinates").toString());
		assertEquals("gate", objects.get(4).getAsJsonObject("properties").get("text").getAsString());
	}

	@Test
	void notesTellWhatPlayersFindThere() throws IOException {
		JsonObject note = features(export(List.of("objects"), "down")).get(4).getAsJsonObject("properties");
		assertEquals("resource", note.get("objective").getAsString());
		assertEquals(1500, note.get("amount").getAsDouble());
	}

	@Test
	void spawnsTellWhoStartsThere() throws IOException {
		JsonObject spawn = features(export(List.of("objects"), "down")).get(3).getAsJsonObject("properties");
		assertEquals(3, spawn.get("player").getAsInt());
		assertEquals("red", spawn.get("team").getAsString());
	}

	@Test
	void chokesLieInTheirPassages() throws IOException {
		List<JsonObject> chokes = features(export(List.of("chokes", "--agent", "small"), "down"));
		assertEquals(1, chokes.size(), chokes.toString());
		assertEquals("{\"type\":\"Point\",\"coordinates\":[8.5,2.5]}", chokes.getFirst().get("geometry").toString());
		assertEquals(1, chokes.getFirst().getAsJsonObject("properties").get("width").getAsInt());
	}
}
