package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.model.Level;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.testing.Chromium;

/** Tests of the page that opens levels. The tests operate the page in a real browser with mouse and keys. */
@Tag("slow")
class OpenPageTest {

	/** Limit for the page, compressed as servers do, in bytes. */
	private static final int LARGEST_PAGE = 4_000_000;
	private static final String DONE = "(document.body.dataset.done ?? '')";
	private static final byte[] MAP = "type octile\nheight 2\nwidth 3\nmap\n..T\n...\n".getBytes();

	private static final byte[] TILED = """
			<map orientation="orthogonal" width="3" height="2" tilewidth="16" tileheight="16">
			 <tileset firstgid="1" source="tiles/walls.tsx"/>
			 <layer id="1" name="g" width="3" height="2"><data encoding="csv">1,2,1,1,1,1</data></layer>
			</map>
			""".getBytes();
	private static final byte[] TILESET = """
			<tileset name="walls" tilewidth="16" tileheight="16" tilecount="2" columns="2">
			 <tile id="1" type="wall"/>
			</tileset>
			""".getBytes();

	private static Chromium browser;

	@TempDir
	private Path folder;

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(1280, 900);
	}

	@AfterAll
	static void stop() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	private static Path sample(String name) {
		return Path.of(System.getProperty("leeway.samples"), name);
	}

	/** Drops a file on the page. Returns when the page is done with the file. */
	private static void drop(String name, byte[] content) throws Exception {
		String before = done();
		drop("body", name, content);
		assertTrue(browser.waitFor(DONE + " !== '" + before + "'"), name);
	}

	/** Drops a file on the first element that a CSS selector finds. */
	private static void drop(String selector, String name, byte[] content) throws Exception {
		drop(selector, Map.of(name, content));
	}

	/** Drops files on the first element that a CSS selector finds. */
	private static void drop(String selector, Map<String, byte[]> files) throws Exception {
		Map<String, String> contents = new HashMap<>();
		files.forEach((name, content) -> contents.put(name, Base64.getEncoder().encodeToString(content)));
		browser.run("""
				const [selector, files] = arguments;
				const transfer = new DataTransfer();
				for (const [name, content] of Object.entries(files)) {
					transfer.items.add(new File([Uint8Array.from(atob(content), each => each.charCodeAt(0))], name));
				}
				for (const type of ["dragover", "drop"]) {
					document.querySelector(selector)
						.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
				}""", selector, contents);
	}

	private static String done() throws Exception {
		return browser.ask(DONE);
	}

	/** Clicks a button. Returns when the page is done. */
	private static void click(String button) throws Exception {
		String before = done();
		browser.click("button", button);
		assertTrue(browser.waitFor(DONE + " !== '" + before + "'"), problem());
		assertEquals("", problem());
	}

	/** Lets the page save files to a variable instead of a folder. */
	private static void keepSavedFiles() throws Exception {
		// the page also makes a blob for the script of its worker. This blob keeps its true address, so that the worker can
		// load the script
		browser.run("""
				const addressOf = URL.createObjectURL;
				URL.createObjectURL = blob => {
					if (blob.type === 'text/javascript') {
						return addressOf.call(URL, blob);
					}
					window.saved = blob;
					return 'data:,';
				};""");
	}

	private static byte[] saved() throws Exception {
		browser.run("return saved.bytes().then("
				+ "bytes => window.text = btoa(Array.from(bytes, each => String.fromCharCode(each)).join('')))");
		return Base64.getDecoder().decode(browser.ask("window.text"));
	}

	/** Opens a sample, and paints three cells of wall. */
	private static PaintedPage paint() throws Exception {
		return paint(PageFile.page());
	}

	private static PaintedPage paint(Path file) throws Exception {
		browser.open(file, "");
		drop("depot.leeway", Files.readAllBytes(sample("depot.leeway")));
		assertTrue(browser.waitFor("document.querySelector('.questions')?.dataset.ready === ''"), browser.console().toString());
		PaintedPage page = new PaintedPage(browser, 72, 44);
		page.choosePaint();
		page.chooseTerrain("wall");
		page.drag(10, 2, 12, 2);
		page.awaitEffect("3 cells painted");
		return page;
	}

	private static byte[] painted() throws IOException {
		Level level = LevelFiles.load(sample("depot.leeway"));
		TerrainGridEditor cells = level.getTerrain().edit();
		for (int x = 10; x <= 12; x++) {
			cells.set(x, 2, 4);
		}
		level.setTerrain(cells.build());
		return LevelFiles.toBytes(level);
	}

	private static String totals() throws Exception {
		return browser.ask("document.querySelector('#totals').textContent");
	}

	private static String problem() throws Exception {
		return browser.ask("document.querySelector('.problem').checkVisibility() ? document.querySelector('.problem').textContent : ''");
	}

	private static String notes() throws Exception {
		return browser.ask("document.querySelector('.notes').checkVisibility() ? document.querySelector('.notes').textContent : ''");
	}

	@Test
	void opensTheSample() throws Exception {
		browser.open(PageFile.page(), "");
		browser.click("button", "Try a Sample");
		assertTrue(browser.waitFor("document.querySelector('canvas.map')"), problem());
		assertEquals("", problem());
		assertTrue(totals().startsWith("harbour.leeway"), totals());
		assertTrue(browser.waitFor("document.querySelector('.questions')?.dataset.ready === ''"), browser.console().toString());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void opensADroppedLevelAndThenAMap() throws Exception {
		browser.open(PageFile.page(), "");
		drop("depot.leeway", Files.readAllBytes(sample("depot.leeway")));
		assertEquals("", problem());
		assertTrue(totals().startsWith("depot.leeway"), totals());
		drop("small.map", MAP);
		assertEquals("", problem());
		assertTrue(totals().startsWith("small.map"), totals());
		assertEquals("Note: Maps name no agents, so the level has those of imported maps.", notes());
		assertEquals("1", browser.ask("document.querySelectorAll('canvas.map').length"));
		assertEquals(List.of(), browser.console());
	}

	@Test
	void opensAMapWithTheFilesThatItNames() throws Exception {
		browser.open(PageFile.page(), "");
		drop("yard.tmx", TILED);
		assertEquals("yard.tmx:2: there is no tileset \"tiles/walls.tsx\" beside the map."
				+ " Open the map together with the files that it names.", problem());
		String before = done();
		drop("body", Map.of("walls.tsx", TILESET, "yard.tmx", TILED));
		assertTrue(browser.waitFor(DONE + " !== '" + before + "'"));
		assertEquals("", problem());
		assertTrue(totals().startsWith("yard.tmx"), totals());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void refusesTwoLevels() throws Exception {
		browser.open(PageFile.page(), "");
		drop("body", Map.of("a.map", MAP, "b.map", MAP));
		assertTrue(browser.waitFor("document.querySelector('.problem').checkVisibility()"));
		assertTrue(problem().endsWith("expected one level at a time, and the files that it names"), problem());
	}

	@Test
	void choosesALevelOfAFile() throws Exception {
		browser.open(PageFile.page(), "");
		Path project = sample("../tests/org.leeway.fuzz/seeds/org/leeway/fuzz/ReadersFuzzTestInputs/ldtk/project");
		drop("project.ldtk", Files.readAllBytes(project));
		assertEquals("", problem());
		assertTrue(totals().startsWith("project.ldtk#Harbour"), totals());
		String before = done();
		browser.run("document.querySelector('select[aria-label=\"Level of the file\"]').focus()");
		browser.press(Chromium.DOWN);
		assertTrue(browser.waitFor(DONE + " !== '" + before + "'"));
		assertTrue(totals().startsWith("project.ldtk#Cave"), totals());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void tellsInALineWhatIsWrongAndKeepsTheLevel() throws Exception {
		browser.open(PageFile.page(), "");
		drop("depot.leeway", Files.readAllBytes(sample("depot.leeway")));
		String broken = Files.readString(sample("depot.leeway")).replaceFirst("id=\"1\"", "id=\"one\"");
		drop("<b>broken.leeway", broken.getBytes());
		assertTrue(problem().startsWith("<b>broken.leeway:4: id \"one\", expected a whole number"), problem());
		assertTrue(totals().startsWith("depot.leeway"), totals());
		drop("picture.png", new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10});
		assertTrue(problem().startsWith("picture.png: the file ends at byte 8"), problem());
		drop("notes.txt", "nothing".getBytes());
		assertTrue(problem().startsWith("notes.txt: unknown format, expected .pmp or .asc or .wad"), problem());
		drop("large.map", "type octile\nheight 99999\nwidth 99999\nmap\n".getBytes());
		assertTrue(problem().startsWith("large.map:3: "), problem());
		byte[] header = "\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0020\0\0\0\u0040\0\u0008\2\0\0\0".getBytes(StandardCharsets.ISO_8859_1);
		CRC32 sum = new CRC32();
		sum.update(header, 12, 17);
		drop("large.png", ByteBuffer.allocate(header.length + 24).put(header).putInt((int) sum.getValue()).putInt(0).put("IDAT".getBytes())
				.putInt(0x35AF061E).array());
		assertTrue(problem().startsWith("large.png: 8192 x 16384 cells, expected at most 16777216"), problem());
		String bomb = Files.readString(sample("depot.leeway")).replaceFirst("(?s)<terrain>.*</terrain>",
				"<terrain>\n4096 x 65536\n" + "0*4096\n".repeat(65536) + "</terrain>");
		drop("bomb.leeway", bomb.getBytes());
		assertTrue(problem().contains("4096 x 65536 cells, expected at most 16777216"), problem());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void tellsThatOptionsAreInTheProgram() throws Exception {
		browser.open(PageFile.page(), "");
		String values = IntStream.range(0, 400).mapToObj(Integer::toString).collect(Collectors.joining(" "));
		drop("many.asc", ("ncols 20\nnrows 20\nxllcorner 0\nyllcorner 0\ncellsize 1\n" + values + "\n").getBytes());
		assertTrue(problem().contains("; the option terrains names a file"), problem());
		String advice = "This page has no options. \u201cleeway convert\u201d has them, and makes a level that the page opens.";
		assertTrue(problem().endsWith(advice), problem());
	}

	@Test
	void savesACopyInCanonicalForm() throws Exception {
		browser.open(PageFile.page(), "");
		String level = Files.readString(sample("depot.leeway"));
		drop("depot.leeway", level.replace("\n  <", "\n\n      <").getBytes());
		keepSavedFiles();
		click("Save a Copy");
		assertArrayEquals(LevelFiles.toBytes(LevelFiles.load(sample("depot.leeway"))), saved());
	}

	@Test
	void savesAndChecksWhatIsPainted() throws Exception {
		paint();
		keepSavedFiles();
		click("Save a Copy");
		assertArrayEquals(painted(), saved());
		click("Check");
		assertEquals("0", browser.ask("document.querySelectorAll('.paintbar:not([hidden])').length"));
		click("Save a Copy");
		assertArrayEquals(painted(), saved());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void asksBeforePaintedCellsAreLost() throws Exception {
		paint();
		keepSavedFiles();
		browser.run("window.asked = ''; window.confirm = text => { window.asked = text; return false; }");
		click("Check");
		drop("body", "small.map", MAP);
		assertTrue(browser.waitFor("window.asked.startsWith('What is painted in depot.leeway is not saved.')"));
		assertTrue(totals().startsWith("depot.leeway"), totals());
		click("Save a Copy");
		browser.run("window.asked = ''");
		drop("small.map", MAP);
		assertTrue(totals().startsWith("small.map"), totals());
		assertEquals("", browser.ask("window.asked"));
	}

	@Test
	void opensChangesThatAreDroppedOnTheMap() throws Exception {
		PaintedPage page = paint();
		keepSavedFiles();
		browser.click("button", "Save Change");
		byte[] change = saved();
		browser.click("button", "Reset");
		page.awaitEffect(PaintedPage.NOTHING);
		drop(".stage", "depot.patch.json", change);
		page.awaitEffect("3 cells painted");
		assertEquals("", problem());
		drop("depot.patch.json", change);
		assertTrue(problem().startsWith("depot.patch.json: unknown format"), problem());
	}

	@Test
	void checksAgain() throws Exception {
		browser.open(PageFile.page(), "");
		drop("depot.leeway", Files.readAllBytes(sample("depot.leeway")));
		String before = totals();
		click("Check");
		assertEquals(before, totals());
	}

	@Test
	void paintsAnswersAndSavesWithoutWebAssembly() throws Exception {
		String page = Files.readString(PageFile.page());
		String start = "id=\"module\">";
		int from = page.indexOf(start) + start.length();
		Path other = folder.resolve("other.html");
		Files.writeString(other, page.substring(0, from) + page.substring(page.indexOf('<', from)));
		PaintedPage painted = paint(other);
		painted.choose("Route from A to B");
		painted.drag(20, 20, 60, 20);
		String isAnswered = "/^(Route|No route)/.test(document.querySelector('.answer').textContent)";
		assertTrue(browser.waitFor(isAnswered), browser.console().toString());
		keepSavedFiles();
		click("Save a Copy");
		assertArrayEquals(painted(), saved());
		click("Check");
		assertTrue(totals().startsWith("depot.leeway"), totals());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void isSmall() throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
			Files.copy(PageFile.page(), out);
		}
		assertTrue(packed.size() < LARGEST_PAGE, packed.size() + " bytes");
	}
}
