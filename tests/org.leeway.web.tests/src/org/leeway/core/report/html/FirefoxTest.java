package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.testing.Browser;
import org.leeway.testing.RandomMaps;

/** Tests of live pages in Firefox: the answers of Leeway's WebAssembly module, and a page operated with mouse and keys. */
@Tag("slow")
class FirefoxTest {

	private static final int ROUNDS = Integer.getInteger("leeway.rounds", 12);
	/** Two rooms with a gap of two cells between them. */
	private static final String[] ROOMS = {
			"......#......",
			"......#......",
			".............",
			".............",
			"......#..~~..",
			"......#..~~.."};
	private static final String WALLED =
			"2 cells painted. A unit of 1 \u00d7 1 reaches 70 \u2192 36 cells (32 cut off, 2 blocked).";

	@TempDir
	private Path folder;

	@BeforeAll
	static void start() throws Exception {
		PaintedPage.startFirefox();
	}

	@AfterAll
	static void stop() throws Exception {
		PaintedPage.stop();
	}

	@AfterEach
	void closesWithoutMessages() throws Exception {
		assertEquals(List.of(), PaintedPage.started().console());
	}

	private PaintedPage open() throws Exception {
		PaintedPage page = PaintedPage.open(folder, ROOMS);
		page.choosePaint();
		page.chooseTerrain("rock");
		return page;
	}

	@Test
	void answersForSamples() throws Exception {
		ModuleComparison comparison = new ModuleComparison(PaintedPage.started(), folder);
		for (String sample : List.of("depot.leeway", "harbour.leeway")) {
			Path file = Path.of(System.getProperty("leeway.samples"), sample);
			comparison.check(LevelSnapshot.of(LevelFiles.load(file)), new RandomMaps(52), sample);
		}
		comparison.assertTiesAreRare();
	}

	@Test
	void answersForRandomLevels() throws Exception {
		ModuleComparison comparison = new ModuleComparison(PaintedPage.started(), folder);
		for (int seed = 0; seed < ROUNDS; seed++) {
			comparison.checkRandom(seed);
		}
		comparison.assertTiesAreRare();
	}

	@Test
	void showsTheEffectWhileTheMouseMoves() throws Exception {
		PaintedPage page = open();
		String before = page.colour(10, 1);
		page.browser().beginDrag(page.x(6), page.y(2), page.x(6), page.y(3));
		page.awaitEffect(WALLED);
		assertNotEquals(before, page.colour(10, 1));
		assertEquals(before, page.colour(2, 1));
		page.browser().release();
		assertTrue(page.browser().waitFor("document.querySelector('.effect').textContent.includes('Findings: ')"));
		assertTrue(page.browser().ask("document.querySelector('.lists tbody').textContent").contains("cannot reach"));
		page.browser().press(Browser.CONTROL, "z");
		page.awaitEffect(PaintedPage.NOTHING);
		assertEquals(before, page.colour(10, 1));
	}

	@Test
	void plansARouteInAWorker() throws Exception {
		PaintedPage page = open();
		page.choose("Route");
		page.drag(0, 2, 12, 2);
		assertTrue(page.browser().waitFor("document.querySelector('.answer').textContent"
				+ " === 'Route of 1 \u00d7 1 by jump point search: cost 12.0.'"));
	}

	@Test
	void paintsByKeysAndByTouch() throws Exception {
		PaintedPage page = open();
		page.browser().run("document.querySelector('canvas.map').focus()");
		// the cursor begins in the middle of the map
		page.browser().press(Browser.SHIFT, Browser.UP);
		page.browser().press(Browser.SPACE);
		page.awaitEffect("1 cell painted. A unit of 1 \u00d7 1 reaches 70 \u2192 69 cells (1 blocked).");
		page.browser().touch(new int[] {page.x(6), page.y(3), page.x(6), page.y(3)});
		page.awaitEffect(WALLED);
	}

	@Test
	void savesAndOpensAChange() throws Exception {
		PaintedPage page = open();
		page.browser().saveDownloadsIn(folder);
		page.drag(6, 2, 6, 3);
		page.awaitEffect(WALLED);
		page.browser().click(".paintbar button", "Save Change");
		page.awaitEffect("Saved as rooms.patch.json.");
		Path saved = folder.resolve("rooms.patch.json");
		for (int i = 0; i < 200 && !(Files.exists(saved) && Files.readString(saved).endsWith("}\n")); i++) {
			Thread.sleep(25);
		}
		page = open();
		page.browser().upload(".paintbar input[type=file]", saved);
		page.awaitEffect(WALLED);
	}

	@Test
	void nothingIsLoadedAndNothingCanBe() throws Exception {
		Browser browser = open().browser();
		assertEquals("0", browser.ask("performance.getEntriesByType('resource').length"));
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			server.setSoTimeout(1);
			browser.run("""
					window.refused = 0;
					document.addEventListener("securitypolicyviolation", () => window.refused++);
					fetch(arguments[0]).catch(() => {});
					document.body.append(Object.assign(new Image(), { src: arguments[0] }));
					document.body.append(Object.assign(document.createElement("script"), { textContent: "window.intruded = true" }));
					""", "http://127.0.0.1:" + server.getLocalPort() + "/");
			assertTrue(browser.waitFor("window.refused >= 3"), browser.ask("window.refused"));
			assertEquals("false", browser.ask("'intruded' in window"));
			assertThrows(SocketTimeoutException.class, server::accept);
		}
		List<String> refused = browser.console();
		assertTrue(refused.size() >= 3 && refused.stream().allMatch(each -> each.contains("Content-Security-Policy")),
				refused.toString());
	}
}
