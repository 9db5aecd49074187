package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of files with changes of a level, which a live page saves and opens in a real browser. */
@Tag("slow")
class ChangeFilesTest {

	private static final String[] FORD = {"..#.", ".##.", "..#."};
	private static final int HUGE = 64 << 20;
	private static final String NO_JSON = "is not a change: it is no JSON.";
	private static final String NO_FORMAT = "is not a change: it has no format \u201cleeway-patch\u201d.";
	private static final String NO_MEMBERS = "is not a change: its members are not ";
	private static final String NO_LEVEL = "is not a change: it does not say for which level it is.";
	private static final String OTHER_SIZE = "is for a level of 5 \u00d7 3 cells, and this one has 4 \u00d7 3.";
	private static final String NO_RUNS = "is not a change: it has no list of up to 1,048,576 runs.";
	private static final String NO_RUN = "is not a change: run %d is not in the level, or not in order.";
	private static final String OTHER = "is for another level, or for another version of this one.";

	@TempDir
	private Path folder;
	private PaintedPage page;

	@BeforeAll
	static void start() throws Exception {
		PaintedPage.start();
	}

	@AfterAll
	static void stop() throws Exception {
		PaintedPage.stop();
	}

	@BeforeEach
	void open() throws Exception {
		page = PaintedPage.open(folder, FORD);
		page.browser().saveDownloadsIn(folder);
	}

	@AfterEach
	void closesWithoutMessages() throws Exception {
		assertEquals("[]", page.browser().console().toString());
	}

	/** Returns the hash of a level as docs/file-format.md describes it. */
	private static String base(String[] rows) throws Exception {
		StringBuilder text = new StringBuilder("leeway-base 1\n" + rows[0].length() + " " + rows.length);
		text.append("\n0 ground\n1 rock\n2 water\n\n");
		for (String row : rows) {
			row.chars().forEach(glyph -> text.append((char) ".#~".indexOf(glyph)));
		}
		byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.ISO_8859_1));
		return HexFormat.of().formatHex(hash);
	}

	private static String change(String base, String runs) {
		return """
				{
				  "format": "leeway-patch",
				  "version": 1,
				  "level": "rooms",
				  "width": 4,
				  "height": 3,
				  "terrains": [
				    [0, "ground"],
				    [1, "rock"],
				    [2, "water"]
				  ],
				  "base": "%s",
				  "runs": %s
				}
				""".formatted(base, runs);
	}

	private String asksBeforeItCloses() throws Exception {
		return page.browser().ask("!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))");
	}

	private void upload(String name, String text) throws Exception {
		page.browser().upload(".paintbar input[type=file]", Files.writeString(folder.resolve(name), text));
	}

	@Test
	void savesAndOpensAChange() throws Exception {
		page.choosePaint();
		page.chooseTerrain("water");
		page.drag(2, 0, 3, 0);
		page.chooseTerrain("ground");
		page.drag(1, 1, 2, 1);
		String effect = "4 cells painted. A unit of 1 \u00d7 1 reaches 5 \u2192 9 cells (4 new).";
		page.awaitEffect(effect);
		assertEquals("true", asksBeforeItCloses());
		page.browser().click(".paintbar button", "Save Change");
		page.awaitEffect("Saved as rooms.patch.json.");
		assertEquals("false", asksBeforeItCloses());
		Path saved = folder.resolve("rooms.patch.json");
		for (int i = 0; i < 200 && !Files.exists(saved); i++) {
			Thread.sleep(25);
		}
		String expected = change(base(FORD), "[\n    [2, 0, 2, 2],\n    [1, 1, 2, 0]\n  ]");
		assertEquals(expected, Files.readString(saved));
		open();
		page.browser().upload(".paintbar input[type=file]", saved);
		page.awaitEffect(effect);
		assertEquals("false", asksBeforeItCloses());
		page.browser().click(".paintbar button", "Undo");
		page.awaitEffect(PaintedPage.NOTHING);
	}

	@Test
	void takesFilesThatAreDropped() throws Exception {
		String text = change(base(FORD), "[[1, 1, 2, 0]]").replace("\"runs", "\"note\": \"A <b>ford</b>?\", \"runs");
		page.browser().run("""
				const files = new DataTransfer();
				files.items.add(new File([arguments[0]], "ford.json"));
				const drop = new DragEvent("drop", { dataTransfer: files, bubbles: true });
				document.querySelector("canvas.map").dispatchEvent(drop);""", text);
		page.awaitEffect("\u201cA <b>ford</b>?\u201d 2 cells painted. A unit of 1 \u00d7 1 reaches 5 \u2192 10 cells (5 new).");
		assertEquals("null", String.valueOf(page.browser().ask("document.querySelector('.effect b')")));
	}

	@Test
	void refusesWhatIsNoChange() throws Exception {
		String good = change(base(FORD), "[[2, 1, 1, 0]]");
		Map<String, String> problems = new LinkedHashMap<>();
		problems.put("", NO_JSON);
		problems.put("null", NO_FORMAT);
		problems.put("[".repeat(100_000), NO_JSON);
		problems.put("{\"__proto__\": {\"format\": \"leeway-patch\"}}", NO_FORMAT);
		problems.put(good.replace(": 1,", ": 2,"), "is of a version that this page does not know.");
		problems.put(good.replace("\"level\"", "\"extra\": 1,\n  \"level\""), NO_MEMBERS);
		problems.put(good.replace("\"level\"", "\"version\": 1,\n  \"level\""), NO_MEMBERS);
		problems.put(good.replace("\"level\": \"rooms\",", ""), NO_MEMBERS);
		problems.put(good.replace("\"width\": 4", "\"width\": \"4\""), NO_LEVEL);
		for (String runs : new String[] {"[[2, 1, 3, 0]]", "[[-1, 1, 1, 0]]", "[[2, 1, 1, 3]]", "[[2, 1, 1.5, 0]]", "[[2, 1, 1]]",
				"[[2, 3, 1, 0]]", "[{}]", "[null]"}) {
			problems.put(change(base(FORD), runs), NO_RUN.formatted(1));
		}
		problems.put(change(base(FORD), "[[2, 1, 1, 0], [1, 1, 2, 0]]"), NO_RUN.formatted(2));
		problems.put(change(base(FORD), "{}"), NO_RUNS);
		problems.put(change(base(FORD), "[" + "0,".repeat(1 << 20) + "0]"), NO_RUNS);
		assertRefused(problems);
	}

	@Test
	void refusesChangesOfOtherLevels() throws Exception {
		String good = change(base(FORD), "[[2, 1, 1, 0]]");
		String other = base(new String[] {"..#.", ".##.", "...."});
		assertRefused(Map.of(good.replace("\"width\": 4", "\"width\": 5"), OTHER_SIZE, good.replace("rock", "wall"), OTHER,
				change(other, "[]"), OTHER, good.replace(base(FORD), base(FORD).toUpperCase()), OTHER));
	}

	/**
	 * Uploads bad files, and asserts that the page refuses each of them with its problem and paints nothing.
	 *
	 * @param problems the end of the page's message, indexed by the text of the file
	 */
	private void assertRefused(Map<String, String> problems) throws Exception {
		int number = 0;
		for (Map.Entry<String, String> each : problems.entrySet()) {
			String name = "bad" + number++ + ".json";
			upload(name, each.getKey());
			page.awaitEffect(name + " " + each.getValue());
		}
		assertEquals("true", page.browser().ask("document.querySelector('.steps button').ariaDisabled"));
	}

	@Test
	void refusesHugeFilesAndHostileNames() throws Exception {
		Path huge = folder.resolve("<img src=x onerror=alert(1)>.json");
		Files.write(huge, new byte[HUGE + 1]);
		page.browser().upload(".paintbar input[type=file]", huge);
		page.awaitEffect("<img src=x onerror=alert(1)>.json has more than 64 MiB.");
		assertEquals("null", String.valueOf(page.browser().ask("document.querySelector('.effect img')")));
		Path latin = folder.resolve("latin.json");
		Files.write(latin, change(base(FORD), "[]").replace("rooms", "r\u00e4ume").getBytes(StandardCharsets.ISO_8859_1));
		page.browser().upload(".paintbar input[type=file]", latin);
		page.awaitEffect("latin.json cannot be read.");
		assertTrue(page.browser().waitFor("document.querySelector('.level').dataset.painted === 'reachability'"));
	}
}
