package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.testing.Chromium;
import org.leeway.testing.RealMaps;

/**
 * Tests of the WebAssembly module of the page that opens level files. The module must give the same data, files and messages
 * as Leeway in Java.
 */
@Tag("slow")
class PageFileTest {

	private static final int ROUNDS = Integer.getInteger("leeway.rounds", 300);
	/** Larger maps are left out, so that the test ends soon. */
	private static final int LARGEST = 300_000;
	private static final Pattern LINE = Pattern.compile("x\\.leeway:(\\d+): ");
	/**
	 * The beginnings of messages whose end comes from a parser of XML. The browser has another parser than Java, so
	 * these ends may differ.
	 */
	private static final Pattern OF_PARSER = Pattern.compile("x\\.leeway:\\d+: (malformed XML|not a level|not text in UTF-8|the file ends)");

	/** Names of seed files that are no complete, valid levels. The test leaves these files out. */
	private static final Set<String> NO_LEVELS = Set.of("text", "doctype", "old");
	private static final Map<String, String> EXTENSIONS = Map.of("warzone", "wz");
	private static final String JSON_TILESET = """
			{"name": "tiles", "tilewidth": 16, "tileheight": 16, "tilecount": 2, "columns": 2, "tiles": [{"id": 1, "type": "wall"}]}
			""";
	private static final String TILESET = """
			<tileset name="tiles" tilewidth="16" tileheight="16" tilecount="2" columns="2">
			 <tile id="1" type="wall"/>
			</tileset>
			""";

	@TempDir
	private static Path folder;
	private static Chromium browser;
	private static PageFile page;
	private static PageComparison comparison;

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(800, 600);
		page = new PageFile(browser, folder);
		comparison = new PageComparison(page);
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
				comparison.check(sample);
			}
		}
	}

	@Test
	void showsAndSavesMapsAsTheProgramDoes() throws Exception {
		assumeTrue(RealMaps.present(), RealMaps.ABSENT);
		for (String name : RealMaps.maps()) {
			Path map = RealMaps.folder("maps").resolve(name + ".map");
			if (Files.size(map) < LARGEST) {
				comparison.check(map);
			}
		}
	}

	/** Checks small files of other programs: the seeds of the fuzz test of readers, in folders that are named after formats. */
	@Test
	void readsFormatsOfOtherProgramsAsTheProgramDoes() throws Exception {
		Path seeds = Path.of(System.getProperty("leeway.samples"), "../tests/org.leeway.fuzz/seeds/org/leeway/fuzz/ReadersFuzzTestInputs");
		for (String format : List.of("wad", "warzone", "tscn", "ldtk", "tmx", "tmj")) {
			try (Stream<Path> files = Files.list(seeds.resolve(format))) {
				for (Path file : files.sorted().filter(each -> !NO_LEVELS.contains(each.getFileName().toString())).toList()) {
					Path named = folder.resolve(file.getFileName() + "." + EXTENSIONS.getOrDefault(format, format));
					Files.copy(file, named);
					comparison.check(named, Files.writeString(folder.resolve("tiles.tsx"), TILESET),
							Files.writeString(folder.resolve("tiles.tsj"), JSON_TILESET));
				}
			}
		}
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

	/**
	 * Returns the line number that a message names. For example, {@code x.leeway:12: malformed XML} names line 12. If a file
	 * ends too early, the XML parsers of Java and of the browser may name neighbouring lines. So the test accepts line numbers
	 * that differ by 1.
	 */
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
