package org.leeway.core.exchange.godot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.leeway.testing.Messages.assertEachSays;
import static org.leeway.testing.Messages.assertSays;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.fixtures.EngineLevel;
import org.leeway.core.fixtures.Judges;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.world.Agent;
import org.leeway.testing.RealMaps;

/**
 * Tests of the resources that Leeway exports for Godot 3 and Godot 4. For Godot 3, the tests run Godot to find paths in the
 * exported resource. For Godot 4, the tests check only the text of the resource. {@link GodotPlannerTest} runs Godot 4 to find
 * paths.
 */
class GodotExporterTest {

	private static final int PIXELS = 16;
	private static final Agent AGENT = new Agent("tank", 2, Pictures.LAND);
	private static final EngineLevel HALL = EngineLevel.of(EngineLevel.HALL, AGENT);

	@TempDir
	private Path folder;

	private static String text(EngineLevel level, Map<String, String> options) throws IOException {
		return new String(level.write(new GodotExporter(), options), StandardCharsets.UTF_8);
	}

	@Test
	void godot3FindsThePathsOfTheExactPlanner() throws IOException, InterruptedException {
		assertPaths(HALL, 60);
	}

	@Test
	void godot3FindsThePathsOfARealMap() throws IOException, InterruptedException {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		assertPaths(EngineLevel.of(RealMaps.map("AR0011SR"), AGENT), 60);
	}

	@Test
	void godot3GoesRoundAGapThatIsTooNarrow() throws IOException, InterruptedException {
		LevelSnapshot harbour = LevelSnapshot.of(LevelFiles.load(Path.of(System.getProperty("leeway.samples"), "harbour.leeway")));
		Agent tank = harbour.agents().stream().filter(agent -> agent.name().equals("tank")).findFirst().orElseThrow();
		EngineLevel level = new EngineLevel(harbour, Optional.of(tank));
		Point start = new Point(76.75, 2.75);
		Point goal = new Point(93.75, 32.75);
		double length = level.length(start, goal).orElseThrow();
		assertEquals(155.48, length, 0.01);
		List<String> answers = Judges.godot3(folder, text(level, Map.of("godot-version", "3")),
				EngineLevel.text(List.of(new EngineLevel.Way(start, goal, length)), PIXELS));
		assertEquals(1, Double.parseDouble(answers.get(1).split(" ")[2]) / PIXELS / length, 0.05, answers.get(1));
	}

	private void assertPaths(EngineLevel level, int count) throws IOException, InterruptedException {
		List<EngineLevel.Way> ways = level.ways(count, 3);
		List<String> answers = Judges.godot3(folder, text(level, Map.of("godot-version", "3")), EngineLevel.text(ways, PIXELS));
		assertEquals(count + 1, answers.size(), String.join("\n", answers));
		double sum = 0;
		for (int i = 0; i < count; i++) {
			double excess = Double.parseDouble(answers.get(i + 1).split(" ")[2]) / PIXELS / ways.get(i).length();
			assertTrue(excess > 0.96 && excess < 1.4, ways.get(i) + ": " + answers.get(i + 1));
			sum += excess;
		}
		assertTrue(sum / count < 1.05, "on average " + sum / count);
	}

	@Test
	void bothReleasesHoldTheSameMesh() throws IOException {
		String four = text(HALL, Map.of());
		String three = text(HALL, Map.of("godot-version", "3"));
		assertTrue(four.startsWith("[gd_resource type=\"NavigationPolygon\" format=3]\n\n[resource]\n"), four);
		assertTrue(three.startsWith("[gd_resource type=\"NavigationPolygon\" format=2]\n\n[resource]\n"), three);
		assertTrue(four.contains("\ncell_size = 1.0\nagent_radius = 16.0\nmetadata/leeway_size = 2\n"
				+ "metadata/leeway_terrains = \"ground+swamp\"\n"), four);
		assertEquals(four.replaceAll("(?s)\ncell_size.*", "").replace("format=3", "format=2")
				.replace("Array[PackedInt32Array]([", "[").replace("])", "]").replace("PackedInt32", "PoolInt").replace("Packed", "Pool"),
				three.replaceAll("(?s)\n__meta__.*", ""));
	}

	private static double[] numbers(String text) {
		return Arrays.stream(text.split(", ")).mapToDouble(Double::parseDouble).toArray();
	}

	@Test
	void polygonsOfGodot4AreClockwiseOnTheScreenAndFitTogether() throws IOException {
		for (String pixels : List.of("4", "16", "100")) {
			String text = text(HALL, Map.of("pixels-per-cell", pixels));
			Matcher vertices = Pattern.compile("vertices = PackedVector2Array\\(([^)]*)\\)\n").matcher(text);
			assertTrue(vertices.find(), text);
			double[] xy = numbers(vertices.group(1));
			Matcher polygons = Pattern.compile("PackedInt32Array\\(([^)]*)\\)").matcher(text);
			Set<String> sides = new HashSet<>();
			int count = 0;
			while (polygons.find()) {
				double[] polygon = numbers(polygons.group(1));
				count++;
				double area = 0;
				for (int i = 0; i < polygon.length; i++) {
					int a = (int) polygon[i];
					int b = (int) polygon[(i + 1) % polygon.length];
					area += xy[2 * a] * xy[2 * b + 1] - xy[2 * b] * xy[2 * a + 1];
					assertTrue(sides.add(a + " " + b), "two polygons on a side of an edge");
					assertNothingBetween(xy, a, b);
				}
				assertTrue(area > 0, "y goes down, so clockwise is positive");
			}
			int cells = 22 * 8;
			// coordinates are whole pixels. If a cell has more pixels, more lines approximate an arc, and the arc needs more
			// polygons. So the limit is higher for 100 pixels
			assertTrue(count > 3 && count < (pixels.equals("100") ? cells : cells / 3), count + " polygons");
			for (double each : xy) {
				assertEquals(Math.rint(each), each);
			}
		}
	}

	private static void assertNothingBetween(double[] xy, int a, int b) {
		for (int c = 0; c < xy.length / 2; c++) {
			double dx = xy[2 * b] - xy[2 * a];
			double dy = xy[2 * b + 1] - xy[2 * a + 1];
			double cross = dx * (xy[2 * c + 1] - xy[2 * a + 1]) - dy * (xy[2 * c] - xy[2 * a]);
			double along = (dx * (xy[2 * c] - xy[2 * a]) + dy * (xy[2 * c + 1] - xy[2 * a + 1])) / (dx * dx + dy * dy);
			assertTrue(cross != 0 || along <= 0 || along >= 1, "a vertex inside an edge");
		}
	}

	@Test
	void whatIsNotWrittenIsTold() throws IOException {
		assertEquals(List.of(), HALL.messages(new GodotExporter(), Map.of()));
		assertEachSays(HALL.messages(new GodotExporter(), Map.of("godot-version", "3")),
				List.of("radius 1 ", "agent", "metadata", "Godot 3"));
		String small = HALL.with(AGENT.withRadius(0.2)).messages(new GodotExporter(), Map.of("pixels-per-cell", "4")).getFirst();
		assertSays(small, "radius 0.2 ", "agent", "rounding", "--pixels-per-cell");
		EngineLevel swamp = new EngineLevel(Pictures.level("..SS\n..SS\n"), Optional.empty());
		List<String> messages = swamp.messages(new GodotExporter(), Map.of());
		assertTrue(messages.get(0).startsWith("No agent is chosen"), messages.toString());
		assertSays(messages.get(1), " 2 terrains", "faces", "not written");
	}
}
