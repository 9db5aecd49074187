package org.leeway.core.report.html;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.Terrain;
import org.leeway.core.level.part.AreaLimit;
import org.leeway.core.report.ReportedLevel;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;
import org.leeway.pathing.world.Scene;
import org.leeway.testing.Browser;
import org.leeway.testing.Chromium;
import org.leeway.testing.Firefox;
import org.leeway.testing.LargeMaps;

import com.google.gson.JsonArray;

/**
 * A report of the time and the memory that live pages need in each browser. {@code leeway report --live} writes live pages.
 * The report asserts nothing, and no build runs the report. {@code docs/report.md} has the command for the report.
 */
class BrowserReport {

	private static final int SIDE = 4096;
	private static final int STEPS = 60;
	private static final int STEP_PIXELS = 4;
	private static final int RUNS = 3;
	/** Side of the brush, as its button says. */
	private static final String BRUSH = "8";
	/** Pause before the memory is measured. */
	private static final int PAUSE_MILLIS = 3000;
	/** Waits for a condition. Returns the time since the page began to load, in milliseconds. */
	private static final String WHEN = """
			return new Promise(done => {
				const look = () => %s ? done(performance.now()) : setTimeout(look, 2);
				look();
			});""";
	/**
	 * Script that measures two times for each move of the mouse, in milliseconds, and adds them to {@code window.steps}. During
	 * the first time, the page's scripts handle the event and draw. The second time is the whole time from the event until the
	 * page has drawn.
	 */
	private static final String LISTEN = """
			window.steps = [];
			addEventListener("pointermove", event => {
				const start = performance.now();
				let frame;
				requestAnimationFrame(() => frame = performance.now());
				addEventListener("pointermove", () => {
					const handled = performance.now();
					requestAnimationFrame(() => {
						const end = performance.now();
						steps.push([handled - start + end - frame, end - event.timeStamp]);
					});
				}, { once: true });
			}, true);""";

	@TempDir
	private Path folder;

	@Test
	void report() throws Exception {
		print("| level | browser | first paint, ms | map | alive | script of a step, ms | step | all processes, MB | largest |");
		print("|---|---|---|---|---|---|---|---|---|");
		LevelSnapshot sample = LevelFiles.snapshot(Path.of(System.getProperty("leeway.samples"), "archipelago.leeway"));
		report("archipelago", page(sample));
		report(SIDE + " x " + SIDE, page(large()));
	}

	private static LevelSnapshot large() {
		List<Terrain> terrains = IntStream.range(0, 4).mapToObj(id -> new Terrain(id, "t" + id, 0x305070 * (id + 1), "", 1)).toList();
		List<Agent> agents = List.of(new Agent("a", 1, Capability.of(0, 1)), new Agent("b", 2, Capability.of(0, 1, 2)),
				new Agent("c", 3, Capability.of(0, 1, 3)));
		return new LevelSnapshot("large", LargeMaps.rectangles(SIDE), terrains, agents, Scene.EMPTY, List.of(new Cell(0, 0)));
	}

	private Path page(LevelSnapshot level) throws IOException {
		Path file = folder.resolve(level.header().name() + ".html");
		try (Writer out = Files.newBufferedWriter(file);
				ReviewPage page = new ReviewPage(out, "1.0", ColourScheme.OKABE_ITO.colours(), LiveModule.installed())) {
			page.add(ReportedLevel.of("level", 0, LevelAnalysis.of(level, Progress.NONE), AreaLimit.OF_LEVEL));
		}
		return file;
	}

	private static void report(String level, Path page) throws Exception {
		for (int run = 0; run < RUNS; run++) {
			if (Chromium.isPossible()) {
				try (Browser browser = new Chromium(1280, 900)) {
					report(level + " | Chromium", browser, page);
				}
			}
			if (Firefox.isPossible()) {
				try (Browser browser = new Firefox(1280, 900)) {
					report(level + " | Firefox", browser, page);
				}
			}
		}
	}

	private static void report(String title, Browser browser, Path page) throws Exception {
		browser.open(page, "");
		double map = when(browser, "document.querySelector('.level')?.dataset.painted");
		double alive = when(browser, "document.querySelector('.questions')?.dataset.ready === ''");
		double paint = browser.run("return performance.getEntriesByName('first-contentful-paint')[0].startTime").getAsDouble();
		paint(browser);
		Thread.sleep(PAUSE_MILLIS);
		List<Long> memory = browser.processes().map(BrowserReport::megabytes).toList();
		print(String.format(Locale.ROOT, "| %s | %.0f | %.0f | %.0f | %.1f | %.1f | %d | %d |", title, paint, map, alive,
				mean(browser, 0), mean(browser, 1), memory.stream().mapToLong(each -> each).sum(),
				memory.stream().mapToLong(each -> each).max().orElseThrow()));
	}

	/** Paints a stroke with the last terrain in the list, from the middle of the map to the right. */
	private static void paint(Browser browser) throws Exception {
		browser.click(".ways label", "Paints terrain");
		browser.waitFor("document.querySelector('.paintbar').checkVisibility()");
		browser.run("[...document.querySelectorAll('.chip')].at(-1).click()");
		browser.click(".brush button", BRUSH);
		int[] middle = middle(browser);
		browser.beginDrag(middle[0], middle[1], middle[0] + 1, middle[1]);
		browser.run(LISTEN);
		for (int i = 1; i <= STEPS; i++) {
			browser.point(middle[0] + i * STEP_PIXELS, middle[1]);
		}
		browser.release();
	}

	private static double when(Browser browser, String condition) throws Exception {
		return browser.run(WHEN.formatted(condition)).getAsDouble();
	}

	/** Returns the pixel in the middle of the map. */
	private static int[] middle(Browser browser) throws Exception {
		JsonArray found = browser.run("""
				const box = document.querySelector("canvas.map").getBoundingClientRect();
				return [box.left + box.width / 2, box.top + box.height / 2].map(Math.floor);""").getAsJsonArray();
		return new int[] {found.get(0).getAsInt(), found.get(1).getAsInt()};
	}

	/**
	 * Returns the mean of one of the two times that {@link #LISTEN} measures for each move of the mouse, in milliseconds.
	 *
	 * @param column 0 for the first time, 1 for the second time
	 */
	private static double mean(Browser browser, int column) throws Exception {
		return browser.run("return steps.reduce((sum, step) => sum + step[arguments[0]], 0) / steps.length", column).getAsDouble();
	}

	/**
	 * Returns the memory of a process in MB. If n processes share a part of the memory, each of them counts 1/n of this
	 * part. Returns 0 if the system does not say.
	 */
	private static long megabytes(ProcessHandle process) {
		try (Stream<String> lines = Files.lines(Path.of("/proc/" + process.pid() + "/smaps_rollup"))) {
			return lines.filter(line -> line.startsWith("Pss:")).mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) >> 10)
					.sum();
		} catch (IOException e) {
			return 0;
		}
	}

	private static void print(String line) {
		System.out.println(line);
	}
}
