package org.leeway.core.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.stream.DoubleStream;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Browser;

import com.google.gson.JsonElement;

/**
 * A page in a browser that asks Leeway's WebAssembly module, and passes its answers to tests. The page contains only the
 * engine of live pages.
 */
final class ModuleAnswers {

	/**
	 * A script that returns the module's answers, in the order of {@link Questioning#expected}. An infinite cost is -1, because
	 * JSON lacks infinity.
	 */
	private static final String SCRIPT = """
			async function start(width, height, base64, header) {
				window.onceCompiled ??= window.leewayScript ? null
					: await compiled(...["module", "unpacker"].map(id => document.getElementById(id).textContent));
				const cells = Uint8Array.from(atob(base64), each => each.charCodeAt(0));
				window.engine = await Engine.load(window.onceCompiled, width, height, cells, header);
			}
			function choose(...unit) {
				engine.choose(...unit);
				window.classes = engine.reachability();
			}
			function paint(cells, terrain) {
				engine.paint(cells.map(([x, y]) => ({ x, y, width: 1, height: 1, cells: Uint8Array.of(terrain) })))
						.forEach(changed => engine.reachability(classes, changed));
			}
			function ask(cells, pairs, planners, onGrid) {
				const { legal, reachable } = engine.anchors;
				const numbers = [legal, reachable];
				for (const [x, y] of cells) {
					numbers.push(engine.standing(x, y), engine.fit(x, y));
				}
				for (const [x, y, heading, toX, toY, toHeading] of pairs) {
					const { size, anchors, stuck } = engine.largest([x, y], [toX, toY]);
					numbers.push(size, anchors.length, ...anchors.flat(), ...stuck ?? [-1]);
					for (const planner of planners) {
						const { cost, conflicts, clear, points } = engine.route(planner, [x + 0.5, y + 0.5, heading ?? NaN],
							[toX + 0.5, toY + 0.5, toHeading ?? NaN]);
						numbers.push(cost === Infinity ? -1 : cost, conflicts.length, isNaN(clear) ? -1 : clear,
							...planner < onGrid ? [points.length, ...points.flat()] : []);
					}
				}
				const { before, gained, cutOff, lost, apart } = engine.effect;
				return [engine.reachability().join(""), numbers, classes.join(""), [before, gained, cutOff, lost, ...apart.flat()]];
			}
			""";

	private final Browser browser;

	/**
	 * Writes the page to a folder, and opens the page in the browser.
	 *
	 * @param module the HTML elements that contain the module. They may contain the same program compiled to JavaScript instead
	 */
	ModuleAnswers(Browser browser, Path folder, String module) throws IOException, InterruptedException {
		this.browser = browser;
		Path page = folder.resolve("engine.html");
		Files.writeString(page, "<!DOCTYPE html><meta charset=utf-8>" + module + "<script>" + script("bytes.js") + script("module.js")
				+ script("engine.js") + SCRIPT + "</script>");
		browser.open(page, "");
	}

	private static String script(String name) throws IOException {
		try (InputStream file = ReviewPage.class.getResourceAsStream(name)) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	/** Loads a level. */
	void load(LevelSnapshot level) throws IOException, InterruptedException {
		browser.run("return start(...arguments)", level.grid().width(), level.grid().height(), base64(level.grid()),
				new LiveData(level.header()).packed());
	}

	private static String base64(TerrainGrid grid) {
		byte[] cells = new byte[grid.width() * grid.height()];
		for (int y = 0; y < grid.height(); y++) {
			grid.copyRow(0, y, grid.width(), cells, y * grid.width());
		}
		return Base64.getEncoder().encodeToString(cells);
	}

	/** Chooses a unit. */
	void choose(int agent, int size, int[] terrains) throws IOException, InterruptedException {
		browser.run("choose(...arguments)", agent, size, terrains);
	}

	/** Paints cells. */
	void paint(List<int[]> cells, int terrain) throws IOException, InterruptedException {
		browser.run("paint(...arguments)", cells, terrain);
	}

	/**
	 * Asks the module all questions. Returns an array of four answers:
	 * <ul>
	 * <li>the {@linkplain Questioning#classes class} of each cell, as a text with one digit for each cell
	 * <li>the numbers of {@link Questioning#expected}
	 * <li>the class of each cell again, found in another way: after each edit, the module updated only the parts that the edit
	 * changed
	 * <li>the effect of all edits
	 * </ul>
	 *
	 * @param cells x and y of the cells to ask about
	 * @param pairs x, y and heading of a start, and then of a goal. NaN stands for any heading
	 * @param planners the indices of the planners that search a route for each pair
	 */
	JsonElement ask(List<int[]> cells, List<double[]> pairs, List<Integer> planners) throws IOException, InterruptedException {
		List<List<Double>> numbers = pairs.stream().map(pair -> DoubleStream.of(pair).boxed().map(ModuleAnswers::orNull).toList())
				.toList();
		return browser.run("return ask(...arguments)", cells, numbers, planners, Questioning.ON_GRID);
	}

	/** Returns the findings of the level: before all edits if {@code isBefore} is true, and otherwise after all edits. */
	JsonElement findings(long minArea, boolean isBefore) throws IOException, InterruptedException {
		return browser.run("return { findings: engine.findings(...arguments) }", minArea, isBefore);
	}

	private static Double orNull(Double number) {
		return number.isNaN() ? null : number;
	}
}
