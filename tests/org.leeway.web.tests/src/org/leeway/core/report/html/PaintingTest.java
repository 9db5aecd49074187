package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.rules.UnreachableRegionRule;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.part.Acceptance;
import org.leeway.core.level.part.DesignIntent;
import org.leeway.pathing.grid.Cell;
import org.leeway.testing.Browser;

/** Painting in live pages in a real browser, by mouse, keys and fingers. */
@Tag("slow")
class PaintingTest {

	/** Two rooms, with 36 and 32 cells of ground. The wall between them has a gap of two cells. */
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
		page = PaintedPage.open(folder, ROOMS);
		page.choosePaint();
	}

	@AfterEach
	void closesWithoutMessages() throws Exception {
		assertEquals("[]", page.browser().console().toString());
	}

	@Test
	void showsTheEffectWhileTheMouseMoves() throws Exception {
		String before = page.colour(10, 1);
		page.chooseTerrain("rock");
		page.browser().beginDrag(page.x(6), page.y(2), page.x(6), page.y(3));
		page.awaitEffect(WALLED);
		assertEquals("true", page.browser().ask("document.querySelector('.effect').ariaBusy"));
		assertNotEquals(before, page.colour(10, 1));
		assertEquals(before, page.colour(2, 1));
		page.browser().release();
		assertTrue(page.browser().waitFor("document.querySelector('.effect').ariaBusy === 'false'"));
		page.awaitEffect(WALLED);
	}

	@Test
	void tellsTheLargestUnitAfterAStroke() throws Exception {
		String readout = "document.querySelector('.readout').textContent";
		page.chooseTerrain("ground");
		page.browser().beginDrag(page.x(6), page.y(1), page.x(7), page.y(1));
		page.awaitEffect("1 cell painted. A unit of 1 \u00d7 1 reaches 70 \u2192 71 cells (1 new).");
		assertTrue(page.browser().ask(readout).endsWith("unit 1 \u00d7 1: reachable"), page.browser().ask(readout));
		page.browser().release();
		assertTrue(page.browser().waitFor(readout + ".endsWith('unit 1 \u00d7 1: reachable, largest 3')"),
				page.browser().ask(readout));
	}

	@Test
	void showsTheFindingsThatAWallMakes() throws Exception {
		assertEquals(true, page.browser().waitFor("document.querySelector('.lists .empty')?.textContent.startsWith('Nothing found')"));
		page.chooseTerrain("rock");
		page.drag(6, 2, 6, 3);
		assertTrue(page.browser().waitFor("document.querySelector('.effect').textContent.includes('Findings: ')"),
				page.browser().ask("document.querySelector('.effect').textContent"));
		String rows = "[...document.querySelectorAll('.lists tbody tr')].map(row => row.textContent).join('|')";
		String found = page.browser().ask(rows);
		assertTrue(found.contains("New \u00b7 ") && found.contains("cannot reach"), found);
		page.browser().click("button", "Undo");
		assertTrue(page.browser().waitFor("document.querySelector('.lists .empty')?.textContent.startsWith('Nothing found')"),
				page.browser().ask(rows));
	}

	@Test
	void paintsWhileFindingsAreChecked() throws Exception {
		page.chooseTerrain("rock");
		// simulates a long check: the worker gets no messages
		page.browser().run("window.send = Worker.prototype.postMessage; Worker.prototype.postMessage = () => {}");
		page.drag(6, 2, 6, 2);
		assertTrue(page.browser().waitFor("document.querySelector('.panels .waiting')?.checkVisibility()"));
		page.drag(6, 3, 6, 3);
		page.awaitEffect(WALLED);
		assertTrue(page.browser().waitFor("document.querySelector('.panels .waiting')?.checkVisibility()"));
		page.browser().click(".panels .waiting button", "Cancel");
		page.browser().run("Worker.prototype.postMessage = window.send");
		page.browser().click("button.check");
		assertTrue(page.browser().waitFor("document.querySelector('.effect').textContent.includes('Findings: ')"));
		assertTrue(page.browser().ask("document.querySelector('.lists tbody').textContent").contains("cannot reach"));
	}

	@Test
	void takesStepsBack() throws Exception {
		String before = page.colour(10, 1);
		page.chooseTerrain("rock");
		page.drag(6, 2, 6, 3);
		page.awaitEffect(WALLED);
		String cutOff = page.colour(10, 1);
		page.browser().click(".paintbar button", "Undo");
		page.awaitEffect(PaintedPage.NOTHING);
		assertEquals(before, page.colour(10, 1));
		page.browser().click(".paintbar button", "Redo");
		page.awaitEffect(WALLED);
		assertEquals(cutOff, page.colour(10, 1));
		page.browser().click(".paintbar button", "Reset");
		page.awaitEffect(PaintedPage.NOTHING);
		page.browser().press(Browser.CONTROL, "z");
		page.awaitEffect(WALLED);
		page.browser().press(Browser.CONTROL, "z");
		page.awaitEffect(PaintedPage.NOTHING);
		page.browser().press(Browser.CONTROL, "y");
		page.awaitEffect(WALLED);
	}

	@Test
	void paintsRectanglesAndPicksTerrains() throws Exception {
		page.drag(Browser.ALT, 6, 0, 6, 0);
		assertEquals("rock", page.chosenTerrain());
		page.drag(Browser.SHIFT, 12, 5, 7, 2);
		page.awaitEffect("24 cells painted. A unit of 1 \u00d7 1 reaches 70 \u2192 38 cells (12 cut off, 20 blocked).");
		page.drag(Browser.ALT, 0, 0, 0, 0);
		assertEquals("ground", page.chosenTerrain());
		page.drag(Browser.SHIFT, 0, 0, 12, 5);
		page.awaitEffect("8 cells painted. A unit of 1 \u00d7 1 reaches 70 \u2192 78 cells (8 new).");
	}

	@Test
	void paintsByKeys() throws Exception {
		page.choose("Moves the map");
		page.browser().run("document.querySelector('canvas.map').focus()");
		page.browser().press("p", "2");
		assertEquals("rock", page.chosenTerrain());
		// the cursor begins in the middle of the map
		page.browser().press(Browser.SHIFT, Browser.UP);
		page.browser().press(Browser.SPACE);
		page.awaitEffect("1 cell painted. A unit of 1 \u00d7 1 reaches 70 \u2192 69 cells (1 blocked).");
		page.browser().press(Browser.SHIFT, Browser.DOWN);
		page.browser().press("p");
		page.awaitEffect(WALLED);
		page.browser().press(Browser.CONTROL, "z");
		page.awaitEffect("1 cell painted. A unit of 1 \u00d7 1 reaches 70 \u2192 69 cells (1 blocked).");
		page.browser().press(Browser.CONTROL, Browser.SHIFT, "z");
		page.awaitEffect(WALLED);
		page.browser().press(Browser.CONTROL, "z");
		page.browser().press(Browser.CONTROL, "z");
		page.browser().press("]", "]", "[");
		assertEquals("2 \u00d7 2", page.browser().ask("document.querySelector('.brush output').textContent"));
		page.browser().press(Browser.SHIFT, Browser.UP);
		page.browser().press("p");
		page.awaitEffect("4 cells painted. A unit of 1 \u00d7 1 reaches 70 \u2192 36 cells (30 cut off, 4 blocked).");
	}

	@Test
	void paintsRectanglesByKeys() throws Exception {
		page.browser().run("document.querySelector('canvas.map').focus()");
		page.browser().point(page.x(6), page.y(0));
		page.browser().press("i");
		assertEquals("rock", page.chosenTerrain());
		page.browser().point(page.x(6), page.y(2));
		page.browser().press(Browser.SHIFT, "p");
		page.awaitEffect("A rectangle begins at 6, 2. Press again at its other corner.");
		page.browser().point(page.x(6), page.y(3));
		page.browser().press(Browser.SHIFT, Browser.SPACE);
		page.awaitEffect(WALLED);
	}

	@Test
	void paintsWithOneFingerAndMovesWithTwo() throws Exception {
		page.chooseTerrain("rock");
		page.browser().touch(new int[] {page.x(6), page.y(2), page.x(6), page.y(3)});
		page.awaitEffect(WALLED);
		String rock = page.colour(6, 0);
		page.browser().touch(new int[] {page.x(3), page.y(2), page.x(3) + 60, page.y(2)},
				new int[] {page.x(9), page.y(2), page.x(9) + 60, page.y(2)});
		page.awaitEffect(WALLED);
		assertNotEquals(rock, page.colour(6, 0));
		assertEquals(rock, page.browser().ask(page.pixel(page.x(6) + 60, page.y(0))));
	}

	@Test
	void keepsTheMapInSightOnAPhone() throws Exception {
		Browser browser = page.browser();
		browser.resize(390, 844);
		try {
			assertTrue(browser.waitFor("innerWidth < 960"));
			String inSight = """
					(() => {
						const { left, top, right, bottom } = document.querySelector("canvas.map").getBoundingClientRect();
						return top >= 0 && bottom <= innerHeight
							&& document.elementFromPoint((left + right) / 2, (top + bottom) / 2).matches("canvas.map");
					})()""";
			assertTrue(browser.waitFor(inSight));
			browser.run("document.querySelector('.lists tbody, .lists .empty').scrollIntoView({ block: 'end' })");
			assertTrue(browser.waitFor(inSight));
			assertTrue(browser.waitFor("document.querySelector('.lists tbody, .lists .empty').getBoundingClientRect().top < innerHeight"));
			assertEquals("true", browser.ask("document.documentElement.scrollWidth <= innerWidth"));
		} finally {
			browser.resize(1280, 900);
		}
	}

	@Test
	void escapeEndsAStroke() throws Exception {
		page.chooseTerrain("rock");
		page.browser().run("document.querySelector('canvas.map').focus()");
		page.browser().beginDrag(page.x(6), page.y(2), page.x(6), page.y(3));
		page.awaitEffect(WALLED);
		page.browser().press(Browser.ESCAPE);
		page.awaitEffect(PaintedPage.NOTHING);
		page.browser().release();
		page.awaitEffect(PaintedPage.NOTHING);
	}

	@Test
	void namesSpawnsThatAreNoLongerConnected() throws Exception {
		page = PaintedPage.open(folder, ROOMS, 0, 0, 12, 0);
		page.choosePaint();
		page.chooseTerrain("rock");
		page.drag(6, 2, 6, 3);
		page.awaitEffect("2 cells painted. A unit of 1 \u00d7 1 reaches 70 \u2192 68 cells (2 blocked)."
				+ " No longer connected: 1 spawn (12, 0).");
	}

	@Test
	void keepsRegionsThatAreIntendedToBeCutOff() throws Exception {
		LevelSnapshot level = PaintedPage.level(new String[] {"..#..#..", "..#..#..", "..#..#.."}, 0, 0);
		DesignIntent intent = DesignIntent.NONE
				.withAccepted(List.of(new Acceptance(UnreachableRegionRule.ID, "scout", new Cell(3, 0), "")));
		page = PaintedPage.open(folder, 2, new LevelSnapshot(level.header().withIntent(intent), level.grid()));
		String reached = page.colour(0, 2);
		String intended = page.colour(3, 0);
		String cutOff = page.colour(6, 0);
		assertEquals(3, Set.of(reached, intended, cutOff).size());
		page.choosePaint();
		page.drag(5, 1, 5, 1);
		page.awaitEffect("1 cell painted. A unit of 1 \u00d7 1 reaches 6 cells, as before.");
		assertEquals(List.of(reached, intended, cutOff), List.of(page.colour(0, 2), page.colour(3, 0), page.colour(6, 0)));
		page.drag(2, 1, 2, 1);
		page.awaitEffect("2 cells painted. A unit of 1 \u00d7 1 reaches 6 \u2192 20 cells (14 new).");
		assertEquals(List.of(reached, reached, reached), List.of(page.colour(0, 2), page.colour(3, 0), page.colour(6, 0)));
	}

	@Test
	void keepsWhatIsPaintedWhileManyLevelsOpen() throws Exception {
		page = PaintedPage.open(folder, 8, ROOMS);
		page.choosePaint();
		page.chooseTerrain("rock");
		page.drag(6, 2, 6, 3);
		page.awaitEffect(WALLED);
		for (int level = 1; level < 8; level++) {
			page.browser().run("document.querySelectorAll('#levels .tab')[arguments[0]].click()", level + 1);
			assertTrue(page.browser().waitFor(
					"[...document.querySelectorAll('.questions')].at(-1).dataset.ready === ''"), "level " + level);
		}
		assertEquals("5", page.browser().ask("document.querySelectorAll('.level').length"));
		page.browser().run("document.querySelectorAll('#levels .tab')[1].click()");
		page.awaitEffect(WALLED);
	}

	@Test
	void answersForTheUnitThatIsChosen() throws Exception {
		page.chooseTerrain("rock");
		page.drag(6, 2, 6, 3);
		page.awaitEffect(WALLED);
		page.browser().click(".questions label", "water");
		page.awaitEffect("2 cells painted. A unit of 1 \u00d7 1 reaches 74 \u2192 36 cells (36 cut off, 2 blocked).");
		page.choose("Route");
		page.drag(0, 2, 12, 2);
		assertTrue(page.browser().waitFor(
				"document.querySelector('.answer').textContent === 'No route for 1 \u00d7 1 from 0, 2 to 12, 2.'"));
		page.browser().click(".layers label", "Clearance");
		assertTrue(page.browser().waitFor(
				"document.querySelector('.legends .remark').textContent === 'Clearance without what is painted.'"));
	}
}
