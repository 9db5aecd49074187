package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.InflaterInputStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.app.Console;
import org.leeway.core.app.Leeway;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.request.LevelInput;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Chromium;
import org.leeway.testing.RealMaps;

/** The module of the page that opens levels against Leeway in Java: equal data, equal files, and equal messages. */
@Tag("slow")
class PageFileTest {

	private static final int ROUNDS = Integer.getInteger("leeway.rounds", 300);
	/** Limit for differences, relative for numbers above 1: sines and arc tangents of a browser may round otherwise. */
	private static final double EXACTNESS = 1e-12;
	private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?(E-?\\d+)?");
	/** Larger maps are left out, so that the test ends soon. */
	private static final int LARGEST = 300_000;
	private static final Pattern BLOCK = Pattern.compile("<script type=\"(text/plain|application/json)\" (.*?)>(.*?)</script>");
	private static final Pattern LINE = Pattern.compile("x\\.leeway:(\\d+): ");
	/** The beginnings of messages that come from a parser of XML, which differs in a browser. */
	private static final Pattern OF_PARSER = Pattern.compile("x\\.leeway:\\d+: (malformed XML|not a level|not text in UTF-8|the file ends)");

	@TempDir
	private static Path folder;
	private static Chromium browser;
	private static PageFile page;

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(800, 600);
		page = new PageFile(browser, folder);
	}

	@AfterAll
	static void stop() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	@Test
	void showsAndSavesTheSamplesAsTheProgramDoes() throws Exception {
		try (Stream<Path> files = Files.list(Path.of(System.getProperty("leeway.samples")))) {
			for (Path sample : files.filter(file -> file.toString().endsWith(".leeway")).sorted().toList()) {
				check(sample, LevelFiles.load(sample));
			}
		}
	}

	@Test
	void showsAndSavesMapsAsTheProgramDoes() throws Exception {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (String name : RealMaps.maps()) {
			Path map = RealMaps.folder("maps").resolve(name + ".map");
			if (Files.size(map) < LARGEST) {
				check(map, LevelInput.read(map.toString(), Formats.registered()).imported().level());
			}
		}
	}

	private void check(Path file, Level level) throws Exception {
		String name = file.getFileName().toString();
		PageFile.Result opened = page.open(name, Files.readAllBytes(file));
		assertEquals(Optional.empty(), opened.problem(), name);
		List<String> expected = blocks(reported(file).replace(PageText.of(file.toString()), name));
		List<String> shown = blocks(opened.text());
		for (int i = 0; i < Math.min(expected.size(), shown.size()); i++) {
			int place = i;
			assertTrue(isSame(expected.get(i), shown.get(i)), () -> name + ": " + difference(expected.get(place), shown.get(place)));
		}
		assertEquals(expected.size(), shown.size(), name);
		PageFile.Result saved = page.save(cells(level.getTerrain()));
		assertEquals(Optional.empty(), saved.problem(), name);
		assertArrayEquals(LevelFiles.toBytes(level), Base64.getDecoder().decode(saved.text()), name);
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

	/** Returns the page of the command line for a file. */
	private static String reported(Path file) {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		StringWriter problems = new StringWriter();
		Leeway.run(new String[] {"report", "--live", file.toString()}, new Console(out, new PrintWriter(problems), false, false));
		return out.toString(StandardCharsets.UTF_8);
	}

	/** Returns the blocks of a level: JSON as it is, and the values of rasters. */
	private static List<String> blocks(String html) throws IOException {
		List<String> blocks = new ArrayList<>();
		Matcher found = BLOCK.matcher(html);
		while (found.find()) {
			if (found.group(2).startsWith("id=\"raster")) {
				byte[] packed = Base64.getDecoder().decode(found.group(3));
				byte[] values = new InflaterInputStream(new ByteArrayInputStream(packed)).readAllBytes();
				blocks.add(found.group(2) + Base64.getEncoder().encodeToString(values));
			} else if (found.group(2).equals("data-kind=\"level\"")) {
				blocks.add(found.group(3));
			}
		}
		return blocks;
	}

	private static byte[] cells(TerrainGrid grid) {
		byte[] cells = new byte[grid.width() * grid.height()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), cells, y * grid.width());
		}
		return cells;
	}

	@Test
	void refusesSpoiltFilesAsTheProgramDoes() throws Exception {
		byte[] valid = Files.readAllBytes(Path.of(System.getProperty("leeway.samples"), "depot.leeway"));
		for (int seed = 0; seed < ROUNDS; seed++) {
			byte[] spoilt = spoilt(valid, new Random(seed));
			Optional<String> inJava = problem(spoilt);
			Optional<String> inPage = page.open("x.leeway", spoilt).problem();
			if (!inJava.equals(inPage)) {
				String text = "seed " + seed + ": " + inJava + " in Java, " + inPage + " in the page";
				assertTrue(inJava.isPresent() && inPage.isPresent(), text);
				assertTrue(OF_PARSER.matcher(inJava.get()).lookingAt() || OF_PARSER.matcher(inPage.get()).lookingAt(), text);
				assertTrue(Math.abs(line(inJava.get()) - line(inPage.get())) <= 1, text);
			}
		}
	}

	/** Returns a copy of a file in which some bytes are replaced, left out or repeated. */
	private static byte[] spoilt(byte[] valid, Random random) {
		byte[] words = "<>&\"'/=x0 -!\n".getBytes(StandardCharsets.ISO_8859_1);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		int place = random.nextInt(valid.length);
		out.write(valid, 0, place);
		switch (random.nextInt(4)) {
			case 0 -> out.write(words[random.nextInt(words.length)]);
			case 1 -> out.write(valid, Math.max(0, place - 20), Math.min(20, place));
			case 2 -> place = Math.min(valid.length, place + random.nextInt(30));
			default -> place = random.nextBoolean() ? valid.length : Math.min(valid.length, place + 1);
		}
		out.write(valid, place, valid.length - place);
		return out.toByteArray();
	}

	private static Optional<String> problem(byte[] content) {
		try {
			LevelFiles.load(new ByteArrayInputStream(content), "x.leeway");
			return Optional.empty();
		} catch (IOException refused) {
			return Optional.of(refused.getMessage());
		}
	}

	/** Returns the line that a message names. At the end of a file, the parsers may differ by one. */
	private static int line(String message) {
		Matcher found = LINE.matcher(message);
		assertTrue(found.lookingAt(), message);
		return Integer.parseInt(found.group(1));
	}

	@Test
	void refusesADoctypeAndItsEntities() throws Exception {
		String bomb = """
				<?xml version="1.0"?>
				<!DOCTYPE level [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>
				<level>&c;</level>
				""";
		byte[] bytes = bomb.getBytes(StandardCharsets.UTF_8);
		assertEquals(problem(bytes), page.open("x.leeway", bytes).problem());
	}
}
