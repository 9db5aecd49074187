package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Severity;
import org.leeway.core.colour.Colour;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.colour.OverlayColours.Meaning;
import org.leeway.core.colour.Palette;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.fixtures.PageReader;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.layer.Anchor;
import org.leeway.core.layer.LayerQuery;
import org.leeway.core.layer.Layers;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.core.level.part.Note;
import org.leeway.core.level.part.ProbeRequest;
import org.leeway.core.level.part.ProbedPath;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Circle;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.RandomMaps;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** Tests of the data in review pages. A program that shares no code with the writer reads the pages. */
class ReviewPageTest {

	@TempDir
	private Path folder;

	private static ReportedLevel reported(LevelSnapshot level) {
		return ReportedLevel.of("level.leeway", 0, LevelAnalysis.of(level, Progress.NONE), AreaLimit.OF_LEVEL);
	}

	private static String page(ReportedLevel level, Optional<Changes> changes, Progress progress) throws IOException {
		StringWriter out = new StringWriter();
		try (ReviewPage page = new ReviewPage(out, "1.0", ColourScheme.OKABE_ITO.colours())) {
			page.add(level, changes, progress);
		}
		return out.toString();
	}

	private PageReader read(ReportedLevel level, Optional<Changes> changes) throws IOException, InterruptedException {
		return PageReader.of(Files.writeString(folder.resolve("page.html"), page(level, changes, Progress.NONE)));
	}

	private static void assertValues(OverlayLayer expected, JsonObject holder) {
		JsonArray rows = holder.getAsJsonArray("values");
		assertEquals(expected.height(), rows.size());
		for (int y = 0; y < expected.height(); y++) {
			int row = y;
			List<Integer> values = IntStream.range(0, expected.width()).mapToObj(x -> expected.value(x, row)).toList();
			assertEquals(values, rows.get(y).getAsJsonArray().asList().stream().map(JsonElement::getAsInt).toList());
		}
	}

	@Test
	void allValuesAreThoseOfTheAnalysis() throws Exception {
		for (long seed = 0; seed < 25; seed++) {
			RandomMaps random = new RandomMaps(seed);
			TerrainGrid grid = random.grid();
			LevelSnapshot level = Pictures.level("...\n").withGrid(grid)
					.withScene(random.obstacles(grid.width(), grid.height()))
					.withAgents(List.of(new Agent("a", random.number(1, 3), random.capability()),
							new Agent("b", 2, random.capability()), new Agent("c", 1, Pictures.LAND)))
					.withSpawns(random.spawns(0, 3, grid.width(), grid.height()));
			ReportedLevel reported = reported(level);
			JsonObject read = read(reported, Optional.empty()).level(0);
			LevelAnalysis fresh = LevelAnalysis.of(level, Progress.NONE);
			assertValues(org.leeway.core.layer.TerrainLayer.of(level), read);
			for (int i = 0; i < level.agents().size(); i++) {
				JsonObject agent = read.getAsJsonArray("agents").get(i).getAsJsonObject();
				assertEquals(level.spawns().isEmpty() ? 2 : 3, agent.getAsJsonArray("layers").size(), "seed " + seed);
				for (JsonElement layer : agent.getAsJsonArray("layers")) {
					LayerQuery query = LayerQuery.of(fresh).with(level.agents().get(i)).with(Anchor.COVERING);
					assertValues(Layers.raster(layer.getAsJsonObject().get("id").getAsString()).compute(query, Progress.NONE)
							.orElseThrow(), layer.getAsJsonObject());
				}
			}
		}
	}

	@Test
	void clearancesOfMoreThanAByteAreExact() throws Exception {
		LevelSnapshot level = Pictures.level("...\n").withGrid(TerrainGrid.filled(300, 290, 0)).withAgents(List.of(Pictures.agent(1)));
		JsonObject agent = read(reported(level), Optional.empty()).level(0).getAsJsonArray("agents").get(0).getAsJsonObject();
		JsonObject clearance = agent.getAsJsonArray("layers").get(1).getAsJsonObject();
		assertEquals("clearance", clearance.get("id").getAsString());
		assertEquals(290, clearance.getAsJsonArray("values").get(100).getAsJsonArray().get(100).getAsInt());
	}

	@Test
	void equalRastersAreWrittenOnce() throws Exception {
		// two agents have two rasters each, of clearance and of reach, but a page stores equal rasters once. The clearance
		// rasters of the agents are always equal. The reach rasters are equal for the sizes 1 and 2, and differ for 1 and 3
		assertEquals(3, rasters(1, 3));
		assertEquals(2, rasters(1, 2));
	}

	/**
	 * Returns the number of different rasters on the page of a level. The level has two agents of the given sizes, and the page
	 * has two layers for each agent.
	 */
	private long rasters(int size, int otherSize) throws Exception {
		LevelSnapshot level = Pictures.level(Pictures.ISLAND, size, otherSize);
		JsonArray agents = read(reported(level), Optional.empty()).level(0).getAsJsonArray("agents");
		List<JsonObject> blocks = new ArrayList<>();
		for (JsonElement agent : agents) {
			agent.getAsJsonObject().getAsJsonArray("layers").forEach(layer -> blocks.add(layer.getAsJsonObject().getAsJsonObject("raster")));
		}
		assertEquals(4, blocks.size());
		return blocks.stream().distinct().count();
	}

	@Test
	void coloursAreThoseOfTheEditor() throws Exception {
		JsonObject level = read(reported(Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 2), 0, 0)), Optional.empty()).level(0);
		JsonArray layers = level.getAsJsonArray("agents").get(0).getAsJsonObject().getAsJsonArray("layers");
		List<String> classes = layers.get(0).getAsJsonObject().getAsJsonArray("colours").asList().stream()
				.map(JsonElement::getAsString).toList();
		assertEquals(IntStream.of(0x26262B, 0xF0E442, 0xD55E00, 0x56B4E9).mapToObj(Colour::format).toList(), classes);
		List<String> widths = layers.get(1).getAsJsonObject().getAsJsonArray("colours").asList().stream()
				.map(JsonElement::getAsString).toList();
		Palette editor = ColourScheme.OKABE_ITO.colours().clearance(2);
		assertEquals(IntStream.rangeClosed(0, Palette.WIDE).map(editor::colour).mapToObj(Colour::format).toList(), widths);
	}

	@Test
	void theFindingsAreThoseOfTheReport() throws Exception {
		ReportedLevel reported = reported(Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 1, 3), 0, 0));
		JsonArray findings = read(reported, Optional.empty()).level(0).getAsJsonArray("findings");
		assertFalse(reported.findings().isEmpty());
		assertEquals(reported.findings().stream().map(Finding::message).toList(),
				findings.asList().stream().map(each -> each.getAsJsonObject().get("message").getAsString()).toList());
		assertEquals("[6,0,2,2]", findings.get(0).getAsJsonObject().get("bounds").toString());
	}

	@Test
	void ofTooManyFindingsTheGravestAreKept() throws Exception {
		LevelAnalysis analysis = LevelAnalysis.of(Pictures.level("..\n", 1), Progress.NONE);
		List<Finding> findings = IntStream.range(0, FindingData.LIMIT + 10)
				.mapToObj(i -> new Finding("rule", i % 2 == 0 ? Severity.WARNING : Severity.ERROR, "", "number " + i, i % 7,
						new CellRect(0, 0, 1, 1), new Cell(0, 0)))
				.toList();
		JsonObject level = read(new ReportedLevel("a.map", 5, analysis, findings, AreaLimit.OF_LEVEL, Map.of(), List.of()),
				Optional.empty()).level(0);
		List<String> kept = level.getAsJsonArray("findings").asList().stream()
				.map(each -> each.getAsJsonObject().get("message").getAsString()).toList();
		assertEquals(FindingData.LIMIT, kept.size());
		List<String> lost = findings.stream().map(Finding::message).filter(message -> !kept.contains(message)).toList();
		assertEquals(IntStream.range(0, findings.size()).filter(i -> i % 2 == 0 && i % 7 == 0)
				.mapToObj(i -> "number " + i).toList().reversed().subList(0, 10).reversed(), lost);
		assertEquals(findings.size() / 2, level.get("error").getAsInt());
	}

	@Test
	void tintsAndDifferencesAreThoseOfTheComparison() throws Exception {
		LevelSnapshot now = Pictures.withSpawn(Pictures.level(Pictures.ISLAND, 2), 0, 0);
		LevelSnapshot before = Pictures.withSpawn(Pictures.level(Pictures.ISLAND.replaceFirst("@@@@@@", "......"), 2), 0, 0);
		ReportedLevel reported = reported(now);
		LevelDiff diff = LevelDiff.of(LevelAnalysis.of(before, Progress.NONE), (LevelAnalysis) reported.analysis(), 1, Progress.NONE);
		JsonObject since = read(reported, Optional.of(Changes.of("HEAD~1", diff))).level(0).getAsJsonObject("since");
		assertEquals("HEAD~1", since.get("revision").getAsString());
		assertEquals(diff.differences().stream().map(each -> each.message()).toList(), since.getAsJsonArray("differences").asList()
				.stream().map(each -> each.getAsJsonObject().get("message").getAsString()).toList());
		for (int i = 0; i < 3; i++) {
			JsonObject tint = since.getAsJsonArray("tints").get(i).getAsJsonObject();
			long cells = tint.getAsJsonArray("values").asList().stream()
					.flatMap(row -> row.getAsJsonArray().asList().stream()).filter(value -> value.getAsInt() == 1).count();
			assertEquals(diff.tints().get(i).cells().count(), cells);
			assertEquals(Colour.format(ColourScheme.OKABE_ITO.colours().of(diff.tints().get(i).meaning())), tint.get("colour").getAsString());
		}
		assertEquals(Meaning.WORSE, diff.tints().get(0).meaning());
		assertTrue(diff.tints().get(0).cells().count() > 0);
	}

	@Test
	void namesCannotBreakThePage() throws Exception {
		String name = "</script><script>alert(1)</script><!--\"'&\u2028\u202Eevil\u2066\u0000\uD800]]>";
		LevelSnapshot plain = Pictures.level(Pictures.ISLAND);
		List<Terrain> terrains = new ArrayList<>(plain.terrains());
		terrains.set(0, new Terrain(0, name, 0, ".", 1));
		LevelSnapshot unnoted = new LevelSnapshot(name, plain.grid(), terrains, List.of(new Agent(name, 2, Pictures.LAND)),
				plain.scene(), List.of());
		Note note = new Note(name, name, new CellRect(0, 0, 1, 1), 0);
		LevelSnapshot named = new LevelSnapshot(unnoted.header().withNotes(List.of(note)), unnoted.grid());
		ReportedLevel reported = new ReportedLevel(name, 0, LevelAnalysis.of(named, Progress.NONE), reported(named).findings(),
				AreaLimit.OF_LEVEL, Map.of(), List.of());
		String page = page(reported, Optional.of(Changes.none(name, name)), Progress.NONE);
		PageReader hostile = PageReader.of(Files.writeString(folder.resolve("page.html"), page));
		JsonObject read = hostile.level(0);
		String shown = "</script><script>alert(1)</script><!--\"'& <U+202E>evil<U+2066>\uFFFD\uFFFD]]>";
		assertEquals(shown, read.get("name").getAsString());
		assertEquals(shown, read.getAsJsonArray("agents").get(0).getAsJsonObject().get("name").getAsString());
		assertEquals(shown, read.getAsJsonObject("since").get("remark").getAsString());
		PageReader harmless = read(reported(Pictures.level(Pictures.ISLAND, 2)), Optional.empty());
		assertEquals(harmless.tags(), hostile.tags());
		assertEquals(List.of(), page.codePoints().filter(each -> each == 0x2028 || each == 0x202E || each == 0x2066).boxed().toList());
	}

	@Test
	void onlyTheStyleAndTheScriptOfThePageAreAllowedAndNoAddressIsInIt() throws Exception {
		String page = page(reported(Pictures.level(Pictures.ISLAND, 2)), Optional.empty(), Progress.NONE);
		String policy = find("Content-Security-Policy\" content=\"([^\"]*)\"", page);
		assertEquals("default-src 'none'; style-src '" + hash(find("<style>(.*?)</style>", page)) + "'; script-src '"
				+ hash(find("<script type=\"module\">(.*?)</script>", page)) + "'; base-uri 'none'; form-action 'none'", policy);
		assertEquals(List.of("http://www.w3.org/2000/svg"),
				Pattern.compile("\\w+://[\\w./]*").matcher(page).results().map(found -> found.group()).toList());
	}

	private static String find(String pattern, String page) {
		Matcher matcher = Pattern.compile(pattern, Pattern.DOTALL).matcher(page);
		assertTrue(matcher.find(), pattern);
		return matcher.group(1);
	}

	private static String hash(String text) throws Exception {
		return "sha256-" + Base64.getEncoder()
				.encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
	}

	@Test
	void theSameLevelGivesTheSamePage() throws Exception {
		LevelSnapshot level = Pictures.withSpawn(Pictures.level(Pictures.ROOMS, 1, 2), 0, 0);
		assertEquals(page(reported(level), Optional.empty(), Progress.NONE), page(reported(level), Optional.empty(), Progress.NONE));
	}

	@Test
	void progressIsToldAndCancels() throws Exception {
		ReportedLevel level = reported(Pictures.withSpawn(Pictures.level(Pictures.ROOMS, 1, 2), 0, 0));
		AtomicLong done = new AtomicLong();
		Progress counting = new Progress() {
			@Override
			public void worked(int units) {
				done.addAndGet(units);
			}

			@Override
			public boolean cancelled() {
				return false;
			}
		};
		page(level, Optional.empty(), counting);
		assertTrue(done.get() > 0 && done.get() <= ReviewPage.steps(level.analysis().header()), done.toString());
		Progress cancelled = new Progress() {
			@Override
			public void worked(int units) {
				// not reached
			}

			@Override
			public boolean cancelled() {
				return true;
			}
		};
		assertThrows(CancellationException.class, () -> page(level, Optional.empty(), cancelled));
	}

	@Test
	void chokesAndRoutesAreOnThePage() throws Exception {
		JsonObject level = read(reported(Pictures.withSpawn(Pictures.level(Pictures.ROOMS, 2), 0, 0)), Optional.empty()).level(0);
		JsonObject agent = level.getAsJsonArray("agents").get(0).getAsJsonObject();
		JsonObject choke = agent.getAsJsonArray("chokes").get(0).getAsJsonObject();
		assertEquals("[3,1]", choke.get("first").toString());
		assertEquals("[3,2]", choke.get("last").toString());
		assertEquals(2, choke.get("width").getAsInt());
		assertEquals("[{\"width\":2,\"count\":1}]", agent.get("chokeWidths").toString());
	}

	@Test
	void routesAreLinesAndArcsOfTheirLength() throws Exception {
		String field = "....................\n".repeat(12);
		LevelSnapshot plain = Pictures.level(field, 1).withScene(Scene.of(List.of(new Circle(10, 6, 3))));
		List<ProbedPath> probes = List.of(probe("around", "tangent", new Cell(17, 6)), probe("steps", "aa", new Cell(17, 6)),
				probe("blocked", "tangent", new Cell(10, 6)));
		LevelSnapshot level = new LevelSnapshot(plain.header().withIntent(new DesignIntent(Map.of(), List.of(), probes)), plain.grid());
		JsonArray routes = read(reported(level), Optional.empty()).level(0).getAsJsonArray("routes");
		assertEquals(3, routes.size());
		int arcs = 0;
		for (int i = 0; i < 2; i++) {
			JsonObject route = routes.get(i).getAsJsonObject();
			double length = 0;
			for (JsonElement segment : route.getAsJsonArray("path")) {
				List<Double> numbers = segment.getAsJsonArray().asList().stream().map(JsonElement::getAsDouble).toList();
				length += numbers.size() == 4
						? Math.hypot(numbers.get(2) - numbers.get(0), numbers.get(3) - numbers.get(1))
						: numbers.get(2) * Math.abs(numbers.get(4) - numbers.get(3));
				arcs += numbers.size() == 6 ? 1 : 0;
			}
			assertEquals(route.get("length").getAsDouble(), length, 1e-9);
			assertTrue(length > 14, route.toString());
		}
		assertEquals(1, arcs);
		JsonObject blocked = routes.get(2).getAsJsonObject();
		assertFalse(blocked.get("found").getAsBoolean());
		assertEquals(0, blocked.getAsJsonArray("path").size());
		assertTrue(blocked.get("reason").getAsString().contains("circle"), blocked.toString());
	}

	private static ProbedPath probe(String name, String planner, Cell goal) {
		return new ProbedPath(name, "size1", new Cell(2, 6), goal, false, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY,
				new ProbeRequest(planner, "", OptionalDouble.empty(), OptionalDouble.empty()));
	}
}
