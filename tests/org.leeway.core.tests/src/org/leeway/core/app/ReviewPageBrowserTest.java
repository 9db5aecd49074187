package org.leeway.core.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Formats;
import org.leeway.core.fixtures.Pictures;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.html.ReviewPage;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelOptions;
import org.leeway.pathing.Progress;
import org.leeway.testing.Browser;
import org.leeway.testing.Chromium;
import org.leeway.testing.RandomMaps;
import org.leeway.testing.Repository;

/** Tests of review pages in a real browser, operated with mouse and keys. */
@Tag("slow")
class ReviewPageBrowserTest {

	/** Two rooms with a gap between them, and a corner at the right that walls cut off. */
	private static final String HOUSE = """
			.....@....@..
			.....@....@..
			..........@@@
			.............
			.....@.......
			.....@.......
			""";
	private static final int COLUMNS = 13;
	private static final int ROWS = 6;

	private static Chromium browser;

	@TempDir
	private Path folder;

	@BeforeAll
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		browser = new Chromium(1280, 720);
	}

	@AfterAll
	static void stop() throws Exception {
		if (browser != null) {
			browser.close();
		}
	}

	private Path map(String name, String picture) throws IOException {
		return Files.writeString(folder.resolve(name), Pictures.mapFile(picture));
	}

	private void open(String place, Object... arguments) throws Exception {
		List<Object> all = new ArrayList<>(List.of("report", "-o", folder.resolve("page.html")));
		all.addAll(List.of(arguments));
		CommandLineRun run = CommandLineRun.of(all.toArray());
		assertTrue(Files.exists(folder.resolve("page.html")), run.toString());
		browser.resize(1280, 720);
		browser.setDark(false);
		browser.console();
		browser.open(folder.resolve("page.html"), place);
	}

	/** Opens a level with a tank and a scout. */
	private void openHouse() throws Exception {
		open("", "--agent", "scout:1:ground", "--agent", "tank:2:ground", "--spawn", "0,0", map("house.map", HOUSE));
		awaitLayer("reachability");
	}

	private static void awaitLayer(String layer) throws Exception {
		assertTrue(browser.waitFor("document.querySelector('.level')?.dataset.painted === '" + layer + "'"), layer);
		awaitFrame();
	}

	/** Waits until the browser has painted everything that was requested before. */
	private static void awaitFrame() throws Exception {
		browser.run("window.painted = false; requestAnimationFrame(() => requestAnimationFrame(() => window.painted = true))");
		assertTrue(browser.waitFor("window.painted"));
	}

	/**
	 * Returns the colour of the pixel at a place of the map. Assumes that the page shows the whole map.
	 *
	 * @param x in cells
	 * @param y in cells
	 */
	private static int colour(double x, double y) throws Exception {
		return browser.run("""
				const [x, y, columns, rows] = arguments;
				const map = document.querySelector("canvas.map");
				const scale = Math.min(64, 0.97 * Math.min(map.clientWidth / columns, map.clientHeight / rows));
				const pixel = (place, size, length) => Math.round(length / 2 + (place - size / 2) * scale);
				const data = map.getContext("2d").getImageData(pixel(x, columns, map.clientWidth),
					pixel(y, rows, map.clientHeight), 1, 1).data;
				return data[0] << 16 | data[1] << 8 | data[2];
				""", x, y, COLUMNS, ROWS).getAsInt();
	}

	/**
	 * Returns the pixel of the page at which a place of the map is drawn. Assumes that the page shows the whole map.
	 *
	 * @param x in cells
	 * @param y in cells
	 * @return x and y of the pixel
	 */
	private static int[] pixel(double x, double y) throws Exception {
		var answer = browser.run("""
				const [x, y, columns, rows] = arguments;
				const map = document.querySelector("canvas.map");
				const box = map.getBoundingClientRect();
				const scale = Math.min(64, 0.97 * Math.min(box.width / columns, box.height / rows));
				return [box.left + box.width / 2 + (x - columns / 2) * scale, box.top + box.height / 2 + (y - rows / 2) * scale];
				""", x, y, COLUMNS, ROWS).getAsJsonArray();
		return new int[] {(int) answer.get(0).getAsDouble(), (int) answer.get(1).getAsDouble()};
	}

	/**
	 * Returns the colour of a pixel where one layer is drawn over another layer.
	 *
	 * @param under the colour of the lower layer
	 * @param over the colour of the upper layer
	 * @param percent the opacity of the upper layer
	 */
	private static int over(int under, int over, int percent) {
		int mixed = 0;
		for (int shift = 0; shift <= 16; shift += 8) {
			int from = under >> shift & 0xFF;
			mixed |= (int) Math.round(from + ((over >> shift & 0xFF) - from) * percent / 100.0) << shift;
		}
		return mixed;
	}

	private static void assertColour(int expected, int actual) {
		for (int shift = 0; shift <= 16; shift += 8) {
			assertEquals(expected >> shift & 0xFF, actual >> shift & 0xFF, 2.0,
					Integer.toHexString(actual) + " in place of " + Integer.toHexString(expected));
		}
	}

	private static String readout() throws Exception {
		return browser.ask("document.querySelector('.readout').textContent");
	}

	@Test
	void layersAgentsAndObjectsChangeThePixels() throws Exception {
		openHouse();
		browser.click("input[value=terrain]");
		awaitLayer("terrain");
		int ground = colour(1.3, 1.3);
		browser.click("input[value=reachability]");
		awaitLayer("reachability");
		assertColour(over(ground, 0x56B4E9, 55), colour(1.3, 1.3));
		assertColour(over(ground, 0xD55E00, 55), colour(12.3, 0.3));
		browser.click("input[value=clearance]");
		awaitLayer("clearance");
		int scout = colour(12.3, 0.3);
		assertNotEquals(over(ground, 0xD55E00, 55), scout);
		browser.run("document.querySelector('.agent select').focus()");
		browser.press("t");
		assertTrue(browser.waitFor("document.querySelector('.agent select').value === 'tank'"));
		awaitFrame();
		browser.click("input[value=reachability]");
		awaitLayer("reachability");
		int choke = colour(5.3, 2.3);
		browser.click("label", "Chokes");
		awaitFrame();
		assertColour(over(ground, 0x56B4E9, 55), colour(5.3, 2.3));
		assertNotEquals(choke, colour(5.3, 2.3));
		browser.click("label", "Chokes");
		browser.click(".widths label");
		awaitFrame();
		assertColour(over(ground, 0x56B4E9, 55), colour(5.3, 2.3));
		assertEquals(List.of(), browser.console());
	}

	@Test
	void aFindingJumpsToItsPlaceByMouseAndByEnter() throws Exception {
		openHouse();
		browser.click("button.jump");
		awaitFrame();
		assertEquals("1", browser.ask("document.querySelectorAll('[aria-current]').length"));
		assertEquals("#level=1&finding=1", browser.ask("location.hash"));
		String marked = browser.ask("document.querySelector('canvas.map').toDataURL()");
		browser.press(Browser.DOWN, Browser.ENTER);
		assertTrue(browser.waitFor("location.hash === '#level=1&finding=2'"));
		awaitFrame();
		assertEquals("tank", browser.ask("document.querySelector('.agent select').value"));
		assertNotEquals(marked, browser.ask("document.querySelector('canvas.map').toDataURL()"));
		browser.open(folder.resolve("page.html"), "#level=1&finding=2");
		browser.run("location.reload()");
		assertTrue(browser.waitFor("document.querySelectorAll('tr')[2]?.getAttribute('aria-current') === 'true'"));
	}

	@Test
	void theMouseReadsZoomsAndMovesTheMap() throws Exception {
		openHouse();
		int[] corner = pixel(12.5, 0.5);
		browser.point(corner[0], corner[1]);
		assertTrue(browser.waitFor("document.querySelector('.readout').textContent.startsWith('12, 0')"), readout());
		assertTrue(browser.waitFor("document.querySelector('.readout').textContent.includes('clearance 2')"), readout());
		assertTrue(readout().contains("scout: cut off") && readout().endsWith("reachable by no agent"), readout());
		int[] start = pixel(0.5, 0.5);
		browser.point(start[0], start[1]);
		assertTrue(browser.waitFor("document.querySelector('.readout').textContent.includes('reachable by scout, tank')"), readout());
		int[] middle = pixel(6.5, 3.5);
		browser.wheel(middle[0], middle[1], 300);
		browser.point(start[0], start[1]);
		assertTrue(browser.waitFor("!document.querySelector('.readout').textContent.startsWith('0, 0')"), readout());
		browser.click("button[title='Show the whole level']");
		int[] there = pixel(4.5, 3.5);
		browser.drag(middle[0], middle[1], there[0], there[1]);
		browser.point(there[0], there[1]);
		assertTrue(browser.waitFor("document.querySelector('.readout').textContent.startsWith('6, 3')"), readout());
	}

	@Test
	void thePageIsUsableWithTheKeyboardAlone() throws Exception {
		openHouse();
		Set<String> reached = new HashSet<>();
		for (int i = 0; i < 40; i++) {
			browser.press(Browser.TAB);
			String focused = browser.ask("""
					(() => {
						const each = document.activeElement;
						if (each === document.body) return "";
						const label = each.labels?.[0]?.textContent ?? each.getAttribute("aria-label") ?? each.textContent;
						const style = getComputedStyle(each);
						return [each.localName, label.trim() !== "", style.outlineStyle !== "none" && style.outlineWidth !== "0px",
							each.className || each.type || ""].join();
					})()""");
			if (!focused.isEmpty()) {
				assertTrue(focused.contains(",true,true,"), focused);
				reached.add(focused);
			}
		}
		for (String kind : List.of("select,true,true,select-one", "input,true,true,radio", "input,true,true,checkbox",
				"canvas,true,true,map", "button,true,true,tab", "button,true,true,jump")) {
			assertTrue(reached.contains(kind), kind + " of " + reached);
		}
		browser.run("document.querySelector('canvas.map').focus()");
		browser.press("0");
		awaitFrame();
		awaitFrame();
		browser.run("window.before = document.querySelector('canvas.map').toDataURL()");
		String before = browser.ask("window.before");
		browser.press("+");
		awaitFrame();
		String zoomed = browser.ask("document.querySelector('canvas.map').toDataURL()");
		assertNotEquals(before, zoomed);
		browser.press(Browser.LEFT);
		awaitFrame();
		assertNotEquals(zoomed, browser.ask("document.querySelector('canvas.map').toDataURL()"));
		browser.press("0");
		assertTrue(browser.waitFor("document.querySelector('canvas.map').toDataURL() === window.before"), "the map fits again");
		browser.press(Browser.SHIFT, Browser.RIGHT);
		assertTrue(browser.waitFor("document.querySelector('.readout').textContent.startsWith('7, 3')"), readout());
		browser.run("document.querySelector('.lists [role=tab]').focus()");
		browser.press(Browser.RIGHT);
		assertEquals("Chokes", browser.ask("document.activeElement.firstChild.textContent"));
		assertEquals("true", browser.ask("document.activeElement.getAttribute('aria-selected')"));
	}

	@Test
	void theThemeFollowsTheSystemUnlessChosen() throws Exception {
		openHouse();
		String light = "rgb(242, 243, 245)";
		assertEquals(light, browser.ask("getComputedStyle(document.body).backgroundColor"));
		browser.setDark(true);
		String dark = "rgb(21, 23, 27)";
		assertEquals(dark, browser.ask("getComputedStyle(document.body).backgroundColor"));
		browser.run("document.getElementById('theme').focus()");
		browser.press("l");
		assertTrue(browser.waitFor("getComputedStyle(document.body).backgroundColor === '" + light + "'"));
		browser.press(Browser.UP);
		assertTrue(browser.waitFor("getComputedStyle(document.body).backgroundColor === '" + dark + "'"));
	}

	@Test
	void findingsAreFiltered() throws Exception {
		openHouse();
		assertEquals("2", browser.ask("document.querySelectorAll('.list tbody tr').length"));
		browser.run("document.querySelector('select[aria-label=Agent]').focus()");
		browser.press("t");
		assertTrue(browser.waitFor("document.querySelectorAll('.list tbody tr').length === 1"));
		assertEquals("1 of 2 listed", browser.ask("document.querySelector('.list .status').textContent"));
		assertTrue(browser.ask("document.querySelector('.list tbody').textContent").contains("tank"));
	}

	@Test
	void changesAreListedAndTinted() throws Exception {
		assumeTrue(Repository.isPossible(), Repository.ABSENT);
		Repository repository = Repository.in(folder);
		Path map = map("house.map", HOUSE);
		repository.commit("A house");
		map("house.map", HOUSE.replaceFirst("\\.{13}", ".@..........."));
		open("", "--since", "HEAD", "--agent", "scout:1:ground", "--spawn", "0,0", map);
		awaitLayer("reachability");
		int tinted = colour(1.3, 3.3);
		browser.click("label", "Changes");
		awaitFrame();
		assertTrue(browser.waitFor("document.querySelector('.legends').children.length === 1"));
		int plain = colour(1.3, 3.3);
		assertColour(over(plain, 0x7B0000, 75), tinted);
		browser.click(".lists [role=tab]", "Changes");
		browser.click(".lists button.jump");
		assertTrue(browser.waitFor("document.querySelector('[aria-current]')?.textContent.includes('scout: reachable \u2192 blocked')"));
	}

	@Test
	void nothingIsLoadedAndNothingCanBe() throws Exception {
		openHouse();
		assertEquals("0", browser.ask("performance.getEntriesByType('resource').length"));
		assertEquals(List.of(), browser.console());
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			server.setSoTimeout(1);
			String address = "http://127.0.0.1:" + server.getLocalPort() + "/";
			browser.run("""
					window.refused = 0;
					document.addEventListener("securitypolicyviolation", () => window.refused++);
					fetch(arguments[0]).catch(() => {});
					document.body.append(Object.assign(new Image(), { src: arguments[0] }));
					document.body.append(Object.assign(document.createElement("script"), { textContent: "window.intruded = true" }));
					""", address);
			assertTrue(browser.waitFor("window.refused >= 3"), browser.ask("window.refused"));
			assertEquals("false", browser.ask("'intruded' in window"));
			assertThrows(SocketTimeoutException.class, server::accept);
		}
	}

	@Test
	void hostileNamesAreTextOnly() throws Exception {
		String name = "<img src=x onerror=alert(1)></script>\u202Eevil\"'";
		Path map = Files.writeString(folder.resolve("a<b onload=alert(1)>&.map"), Pictures.mapFile(HOUSE));
		open("", "--agent", name + ":2:ground", "--spawn", "0,0", map, folder.resolve("<script>alert(1)<!--.map"));
		assertTrue(browser.waitFor("document.querySelector('.overview')"));
		browser.click("button.jump");
		awaitLayer("reachability");
		browser.click("button.jump");
		String shown = "<img src=x onerror=alert(1)></script><U+202E>evil\"'";
		assertEquals(shown, browser.ask("document.querySelector('.agent select').value"));
		assertEquals("0", browser.ask("document.querySelectorAll('img, [onload], [onerror]').length"));
		assertEquals(List.of(), browser.console());
	}

	@Test
	void severalFilesHaveAnOverviewThatLeadsToThem() throws Exception {
		Path broken = Files.writeString(folder.resolve("broken.map"), "type octile\nheight x\n");
		open("", "--agent", "tank:2:ground", map("house.map", HOUSE), broken, map("rooms.map", Pictures.ROOMS));
		assertTrue(browser.waitFor("document.querySelectorAll('.overview tbody tr').length === 3"));
		assertTrue(browser.ask("document.querySelector('.failed').textContent").contains("expected \"height\" and a number"));
		assertTrue(browser.ask("document.getElementById('totals').textContent").endsWith("1 file not checked"));
		browser.click(".overview button", "rooms");
		awaitLayer("reachability");
		assertEquals("#level=2", browser.ask("location.hash"));
		assertEquals("rooms.map", browser.ask("document.querySelector('#levels [aria-selected=true]').firstChild.textContent"));
	}

	@Test
	void aNarrowWindowNeedsNoScrollingToTheSide() throws Exception {
		openHouse();
		for (int width : new int[] {390, 700, 1024, 1280}) {
			browser.resize(width, 720);
			awaitFrame();
			assertEquals("true", browser.ask("document.documentElement.scrollWidth <= innerWidth"), width + " pixels");
			assertEquals("true", browser.ask("document.querySelector('canvas.map').clientHeight > 250"), width + " pixels");
		}
	}

	@Test
	void chartsCountTheCells() throws Exception {
		openHouse();
		browser.click(".lists [role=tab]", "Charts");
		assertTrue(browser.waitFor("document.querySelector('.chart')"));
		long cells = HOUSE.chars().filter(character -> character == '.').count();
		assertEquals(Long.toString(cells), browser.ask("""
				[...document.querySelector('.chart').querySelectorAll('rect title')]
					.reduce((sum, title) => sum + Number(title.textContent.split(": ")[1]), 0)"""));
	}

	@Test
	void levelsWithoutAgentsAndLevelsThatWereReadRowByRowHavePages() throws Exception {
		Path map = map("house.map", HOUSE);
		Console console = new Console(OutputStream.nullOutputStream(), new PrintWriter(Writer.nullWriter()), false, false);
		LevelCheck check = new LevelCheck(Formats.registered(), List.of(), List.of(), LevelOptions.AS_THEY_ARE, AreaLimit.OF_LEVEL, false, false, 1,
				LevelCheck.LARGE);
		try (Writer out = Files.newBufferedWriter(folder.resolve("page.html"));
				ReviewPage page = new ReviewPage(out, "1.0", ColourScheme.OKABE_ITO.colours())) {
			page.add(check.checkRows(map.toString(), TerminalProgress.of("", console)));
			page.add(ReportedLevel.of("empty.map", 0, LevelAnalysis.of(Pictures.level(HOUSE), Progress.NONE), AreaLimit.OF_LEVEL));
		}
		browser.console();
		browser.open(folder.resolve("page.html"), "#level=1");
		assertTrue(browser.waitFor("document.querySelector('.undrawn')"));
		assertTrue(browser.ask("document.querySelector('.undrawn').textContent").contains("too many to draw"));
		assertTrue(browser.ask("document.querySelectorAll('.undrawn tbody tr').length").matches("[1-9].*"));
		browser.click("#levels [role=tab]", "empty.map");
		awaitLayer("terrain");
		browser.point(700, 400);
		assertTrue(browser.waitFor("document.querySelector('.readout').textContent.endsWith('reachable by no agent')"), readout());
		assertEquals(List.of(), browser.console());
	}

	@Test
	void aLargeLevelIsShown() throws Exception {
		StringBuilder picture = new StringBuilder();
		var grid = new RandomMaps(5).rectangles(2048, 2048);
		for (int y = 0; y < 2048; y++) {
			for (int x = 0; x < 2048; x++) {
				picture.append(".WST@".charAt(grid.terrain(x, y)));
			}
			picture.append('\n');
		}
		open("", "--agent", "a:1:ground", "--agent", "b:2:ground+swamp", "--agent", "c:3:ground+water", "--min-area", "100",
				map("large.map", picture.toString()));
		awaitLayer("reachability");
		browser.click("input[value=clearance]");
		awaitLayer("clearance");
		assertTrue(Files.size(folder.resolve("page.html")) < 5 << 20, Files.size(folder.resolve("page.html")) + " bytes");
		assertEquals(List.of(), browser.console());
	}
}
