package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;

import org.leeway.core.app.Console;
import org.leeway.core.app.Leeway;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.request.LevelInput;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;

/**
 * A comparison of Leeway in Java with the web page that opens level files. Leeway and the page must give equal data, equal
 * notes and equal files.
 */
final class PageComparison {

	/**
	 * Largest difference of two numbers that count as equal. For numbers above 1, this is a fraction of the number. Numbers may
	 * differ, because a browser may round sines and arc tangents in another way than Java.
	 */
	private static final double EXACTNESS = 1e-12;
	private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(E-?\\d+)?");
	private static final Pattern RASTER = Pattern.compile("<script type=\"text/plain\" id=\"(raster[^\"]*)\">(.*?)</script>");
	private static final Pattern LEVEL = Pattern.compile("<script type=\"application/json\" data-kind=\"level\">(.*?)</script>");
	/**
	 * Pattern of the JSON members that say how a raster is encoded. Only pages from the command line have these members,
	 * because the page that opens levels encodes rasters in another way. The comparison removes the members.
	 */
	private static final Pattern MODEL = Pattern.compile("(?<=\"bytes\":[12]),\"values\":\\[[0-9,]*](,\"ground\":\\[[0-9,]*])?");
	private static final Pattern TOLD = Pattern.compile("data-kind=\"told\">(.*?)</script>");

	private final PageFile page;

	PageComparison(PageFile page) {
		this.page = page;
	}

	/**
	 * Opens a file in the page and in Java. Checks for each level that both give the same notes and the same saved
	 * file. If the file has a single level, also checks that both give the same data.
	 *
	 * @param named the other files to which the file refers
	 */
	void check(Path file, Path... named) throws Exception {
		List<LevelInput> inputs = LevelInput.readAll(file.toString(), Formats.registered());
		String name = file.getFileName().toString();
		Map<String, byte[]> given = new HashMap<>(Map.of(name, Files.readAllBytes(file)));
		for (Path each : named) {
			given.put(each.getFileName().toString(), Files.readAllBytes(each));
		}
		PageFile.Result opened = page.open(name, given);
		for (int i = 0; i < inputs.size(); i++) {
			PageFile.Result shown = i == 0 ? opened : page.choose(i);
			assertEquals(Optional.empty(), shown.problem(), name);
			if (inputs.size() == 1) {
				checkData(reported(file).replace(PageText.of(file.toString()), name), shown.text(), name);
			}
			checkFile(inputs.get(i), shown.text(), name);
		}
	}

	private void checkData(String page, String opened, String name) throws Exception {
		List<String> expected = blocks(page);
		List<String> shown = blocks(opened);
		for (int i = 0; i < Math.min(expected.size(), shown.size()); i++) {
			int place = i;
			assertTrue(isSame(expected.get(i), shown.get(i)), () -> name + ": " + difference(expected.get(place), shown.get(place)));
		}
		assertEquals(expected.size(), shown.size(), name);
	}

	private void checkFile(LevelInput input, String opened, String name) throws Exception {
		Level level = input.model();
		assertEquals(withoutGame(input.told().stream().map(each -> each.line(name))), withoutGame(told(opened, name).stream()), name);
		PageFile.Result saved = page.save(cells(level.getTerrain()));
		assertEquals(Optional.empty(), saved.problem(), name);
		assertArrayEquals(LevelFiles.toBytes(level), Base64.getDecoder().decode(saved.text()), name);
	}

	/** Leaves out messages about a missing game: the game may be installed on the machine of the test, but pages never find it. */
	private static List<String> withoutGame(Stream<String> told) {
		return told.filter(line -> !line.contains("the option game")).toList();
	}

	/** Returns whether two texts are equal, but for the last digits of numbers. */
	private static boolean isSame(String expected, String shown) {
		if (expected.equals(shown)) {
			return true;
		}
		List<MatchResult> numbers = NUMBER.matcher(expected).results().toList();
		List<MatchResult> others = NUMBER.matcher(shown).results().toList();
		return NUMBER.matcher(expected).replaceAll("").equals(NUMBER.matcher(shown).replaceAll(""))
				&& numbers.size() == others.size() && IntStream.range(0, numbers.size()).allMatch(i -> {
					double number = Double.parseDouble(numbers.get(i).group());
					return Math.abs(number - Double.parseDouble(others.get(i).group())) <= EXACTNESS * Math.max(1, Math.abs(number));
				});
	}

	private static String difference(String expected, String shown) {
		int place = 0;
		while (place < Math.min(expected.length(), shown.length()) && expected.charAt(place) == shown.charAt(place)) {
			place++;
		}
		return part(expected, place) + " in Java, " + part(shown, place) + " in the page";
	}

	private static String part(String text, int place) {
		return text.substring(Math.max(0, place - 60), Math.min(text.length(), place + 60));
	}

	/** Returns the page that the command line writes for a file. */
	private static String reported(Path file) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		StringWriter problems = new StringWriter();
		Leeway.run(new String[] {"report", "--live", file.toString()}, new Console(out, new PrintWriter(problems), false, false));
		return out.toString(StandardCharsets.UTF_8);
	}

	/**
	 * Returns the data blocks of a page about a level: the decoded values of each raster, and the JSON without {@link #MODEL}.
	 */
	private List<String> blocks(String html) throws IOException, InterruptedException {
		List<String> blocks = new ArrayList<>();
		Matcher level = LEVEL.matcher(html);
		assertTrue(level.find());
		JsonObject data = JsonParser.parseString(level.group(1)).getAsJsonObject();
		Map<String, JsonObject> rasters = rasters(data);
		String terrain = null;
		Matcher found = RASTER.matcher(html);
		while (found.find()) {
			String values = values(found.group(2), rasters.get(found.group(1)), data, terrain);
			terrain = terrain == null ? values : terrain;
			blocks.add(found.group(1) + values);
		}
		blocks.add(MODEL.matcher(level.group(1)).replaceAll(""));
		return blocks;
	}

	/** Returns the descriptions of all rasters of a level, by block. */
	private static Map<String, JsonObject> rasters(JsonObject level) {
		Stream<JsonElement> layers = !level.has("terrain") ? Stream.of() : Stream.concat(Stream.of(level.get("terrain")),
				level.getAsJsonArray("agents").asList().stream().map(JsonElement::getAsJsonObject)
						.flatMap(agent -> agent.getAsJsonArray("layers").asList().stream())
						.map(layer -> layer.getAsJsonObject().get("raster")));
		return layers.map(JsonElement::getAsJsonObject)
				.collect(Collectors.toMap(raster -> raster.get("block").getAsString(), raster -> raster, (a, b) -> a));
	}

	/** Returns the bytes of a raster in Base64. */
	private String values(String packed, JsonObject raster, JsonObject level, String terrain) throws IOException, InterruptedException {
		if (raster.has("values")) {
			return page.raster(packed, raster, level.get("width").getAsInt(), level.get("height").getAsInt(), terrain);
		}
		byte[] bytes = Base64.getDecoder().decode(packed);
		return Base64.getEncoder().encodeToString(new InflaterInputStream(new ByteArrayInputStream(bytes)).readAllBytes());
	}

	/** Returns the notes of the page about a file, as lines of the command line. */
	private static List<String> told(String html, String name) {
		Matcher found = TOLD.matcher(html);
		assertTrue(found.find(), name);
		return JsonParser.parseString(found.group(1)).getAsJsonObject().getAsJsonArray("told").asList().stream()
				.map(JsonElement::getAsJsonObject).map(each -> name + (each.get("isWarning").getAsBoolean()
						? ": warning: " : ": note: ") + each.get("message").getAsString())
				.toList();
	}

	private static byte[] cells(TerrainGrid grid) {
		byte[] cells = new byte[grid.width() * grid.height()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), cells, y * grid.width());
		}
		return cells;
	}
}
