package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.pathing.grid.TerrainGridEditor;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Browser;
import org.leeway.testing.Chromium;
import org.leeway.testing.Firefox;

/** A browser with a live page, which shows the whole map of a small level of ground (.), rock (#) and water (~). */
record PaintedPage(Browser browser, int width, int height) {

	/** The first words of the page's line about the effect of painting, as long as nothing is painted. */
	static final String NOTHING = "Drag to paint, ";
	private static final String GLYPHS = ".#~";
	/** Size of the window, in pixels. */
	private static final int WIDTH = 1280;
	private static final int HEIGHT = 900;

	/** The browser of a class of tests, between {@link #start} and {@link #stop}. */
	private static Browser shared;

	/** Starts Chromium. */
	static void start() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		shared = new Chromium(WIDTH, HEIGHT);
	}

	/** Starts Firefox. */
	static void startFirefox() throws Exception {
		assumeTrue(Firefox.isPossible(), Firefox.ABSENT);
		shared = new Firefox(WIDTH, HEIGHT);
	}

	/** Returns the browser that was started. */
	static Browser started() {
		return shared;
	}

	static void stop() throws Exception {
		if (shared != null) {
			shared.close();
		}
	}

	/**
	 * Opens a page of one level.
	 *
	 * @param rows the terrain of the level, with a glyph for each cell
	 * @param spawns x and y of each spawn. If there are none, the first cell is a spawn
	 */
	static PaintedPage open(Path folder, String[] rows, int... spawns) throws Exception {
		return open(folder, 1, rows, spawns);
	}

	/**
	 * Opens a page with several copies of a level, and shows the first copy. See {@link #open(Path, String[], int...)} for the
	 * parameters.
	 */
	static PaintedPage open(Path folder, int levels, String[] rows, int... spawns) throws Exception {
		return open(folder, levels, level(rows, spawns.length == 0 ? new int[2] : spawns));
	}

	/** Opens a page with several copies of a level. The page shows the first copy. */
	static PaintedPage open(Path folder, int levels, LevelSnapshot level) throws Exception {
		PaintedPage page = new PaintedPage(shared, level.grid().width(), level.grid().height());
		shared.open(write(folder, levels, level), levels > 1 ? "#level=1" : "");
		assertTrue(shared.waitFor("document.querySelector('.questions')?.dataset.ready === ''"), shared.console().toString());
		return page;
	}

	static LevelSnapshot level(String[] rows, int... spawns) {
		TerrainGridEditor grid = TerrainGrid.filled(rows[0].length(), rows.length, 0).edit();
		for (int y = 0; y < rows.length; y++) {
			for (int x = 0; x < rows[y].length(); x++) {
				grid.set(x, y, GLYPHS.indexOf(rows[y].charAt(x)));
			}
		}
		List<Cell> cells = new ArrayList<>();
		for (int i = 0; i < spawns.length; i += 2) {
			cells.add(new Cell(spawns[i], spawns[i + 1]));
		}
		List<Terrain> terrains = List.of(new Terrain(0, "ground", 0xC0B090, ".", 1), new Terrain(1, "rock", 0x404040, "#", 1),
				new Terrain(2, "water", 0x3060C0, "~", 0.5));
		return new LevelSnapshot("rooms", grid.build(), terrains, List.of(new Agent("scout", 1, Capability.of(0))), Scene.EMPTY,
				cells);
	}

	private static Path write(Path folder, int levels, LevelSnapshot level) throws IOException {
		Path file = folder.resolve("page" + levels + ".html");
		try (Writer out = Files.newBufferedWriter(file);
				ReviewPage page = new ReviewPage(out, "1.0", ColourScheme.OKABE_ITO.colours(), LiveModule.installed())) {
			for (int i = 0; i < levels; i++) {
				page.add(ReportedLevel.of("rooms.leeway", 0, LevelAnalysis.of(level, Progress.NONE), AreaLimit.OF_LEVEL));
			}
		}
		return file;
	}

	/** Chooses what drags on the map do. */
	void choose(String way) throws Exception {
		browser.click(".ways label", way);
	}

	void choosePaint() throws Exception {
		choose("Paints terrain");
		assertTrue(browser.waitFor("document.querySelector('.paintbar').checkVisibility()"));
		// the map gets smaller in the next frame
		browser.run("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))");
	}

	void chooseTerrain(String name) throws Exception {
		browser.click(".chip", name);
		assertEquals(name, chosenTerrain());
	}

	String chosenTerrain() throws Exception {
		return browser.ask("document.querySelector('.chip:has(:checked)').textContent");
	}

	/** Waits until the line about the effect of painting begins with a text. */
	void awaitEffect(String text) throws Exception {
		String found = "document.querySelector('.effect').textContent";
		for (int i = 0; i < 40 && !browser.ask(found).startsWith(text); i++) {
			Thread.sleep(25);
		}
		String shown = browser.ask(found);
		assertEquals(text, shown.startsWith(text) ? text : shown);
	}

	/** Returns the x coordinate, in pixels of the page, of the middle of a column of cells. */
	int x(int column) throws IOException, InterruptedException {
		return place("box.left + box.width / 2 + (" + column + " + 0.5 - " + width + " / 2) * scale");
	}

	/** Returns the y coordinate, in pixels of the page, of the middle of a row of cells. */
	int y(int row) throws IOException, InterruptedException {
		return place("box.top + box.height / 2 + (" + row + " + 0.5 - " + height + " / 2) * scale");
	}

	private int place(String formula) throws IOException, InterruptedException {
		return (int) Double.parseDouble(browser.ask("""
				(() => {
					const box = document.querySelector("canvas.map").getBoundingClientRect();
					const scale = Math.min(64, 0.97 * Math.min(box.width / %d, box.height / %d));
					return %s;
				})()""".formatted(width, height, formula)));
	}

	void drag(int x, int y, int toX, int toY) throws IOException, InterruptedException {
		browser.drag(x(x), y(y), x(toX), y(toY));
	}

	void drag(String held, int x, int y, int toX, int toY) throws IOException, InterruptedException {
		browser.drag(held, x(x), y(y), x(toX), y(toY));
	}

	/** Returns the colour of the map in a cell. Reads it near the corner of the cell, where nothing is drawn over the terrain. */
	String colour(int x, int y) throws IOException, InterruptedException {
		return browser.ask(pixel(x(x) - 8, y(y) - 8));
	}

	/** Returns a script that reads the colour of the map at a pixel of the page. */
	String pixel(int x, int y) {
		return """
				(() => {
					const map = document.querySelector("canvas.map");
					const box = map.getBoundingClientRect();
					return map.getContext("2d").getImageData(%d - box.left, %d - box.top, 1, 1).data.join();
				})()""".formatted(x, y);
	}
}
