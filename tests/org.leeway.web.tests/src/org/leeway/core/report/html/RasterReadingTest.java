package org.leeway.core.report.html;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.leeway.pathing.Progress;
import org.leeway.pathing.grid.TerrainGrid;
import org.leeway.testing.Chromium;
import org.leeway.testing.RandomMaps;

/**
 * Tests of rasters in pages. A page must read the values of a random raster as Java wrote them, however the bytes are split
 * into parts.
 */
@Tag("slow")
class RasterReadingTest {

	private static final int ROUNDS = 60;
	private static final int BYTE = 255;
	private static final String SCRIPT = """
			async function read(base64, width, height, bytes, longest) {
				const raster = new RasterValues(width, height, bytes);
				await inflate(base64, part => {
					for (let from = 0; from < part.length; from += longest) {
						raster.add(part.subarray(from, from + longest));
					}
				});
				return [raster.values.BYTES_PER_ELEMENT, raster.values.join()];
			}
			function readModelled(base64, width, height, values, terrain, ground) {
				return modelled(bytesOf(base64), width, height, values, terrain, ground).join();
			}
			async function readAfterPainting(width, height, terrain, layer) {
				for (const { block, text } of [terrain, layer]) {
					document.body.append(Object.assign(document.createElement("script"), { id: block, type: "text/plain", textContent: text }));
				}
				const level = new Level({ file: "", findings: { count: 0, numbers: {}, texts: {} }, agents: [], width, height, terrain }, 0);
				(await level.raster(terrain)).fill(0);
				return (await level.raster(layer)).join();
			}
			""";

	@TempDir
	private Path folder;

	private Chromium browser() throws Exception {
		Path page = folder.resolve("rasters.html");
		Files.writeString(page, "<!DOCTYPE html><meta charset=utf-8><script type=application/json data-kind=report>{\"rules\":[]}"
				+ "</script><script>" + script("bytes.js") + script("rastermodel.js") + script("data.js") + SCRIPT + "</script>");
		Chromium browser = new Chromium(800, 600);
		browser.open(page, "");
		return browser;
	}

	@Test
	void readsModelledRasters() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		try (Chromium browser = browser()) {
			for (int seed = 0; seed < ROUNDS; seed++) {
				checkModelled(browser, seed);
			}
		}
	}

	/**
	 * Checks that the page reads the values of a terrain and a layer that Java wrote. Most values of the layer follow from the
	 * terrain, and some are random. Then cuts off the second half of the data. Even so, the page must only read values that
	 * occur in the raster.
	 */
	private static void checkModelled(Chromium browser, int seed) throws Exception {
		RandomMaps random = new RandomMaps(seed);
		int width = random.number(1, 90);
		int height = random.number(1, 90);
		TerrainGrid grid = random.number(0, 1) == 0 ? random.rectangles(width, height)
				: random.noise(width, height, random.number(0, 10) / 10.0);
		int[] terrain = IntStream.range(0, width * height).map(i -> grid.terrain(i % width, i / width)).toArray();
		int most = random.number(1, 400);
		int odds = random.number(1, 50);
		int[] layer = IntStream.of(terrain).map(id -> random.number(1, odds) == 1 ? random.number(0, most) : id / 2).toArray();
		ModelledRasters packer = new ModelledRasters();
		for (int[] values : List.of(terrain, layer)) {
			RasterPacker.Packed packed = packer.pack((y, target) -> System.arraycopy(values, y * width, target, 0, width), width, height,
					2, Progress.NONE);
			assertEquals(texts(values), modelled(browser, packed, packed.text(), width, height, terrain), "seed " + seed);
			String cut = packed.text().substring(0, packed.text().length() / 8 * 4);
			List<Integer> known = packed.model().orElseThrow().values();
			assertTrue(Stream.of(modelled(browser, packed, cut, width, height, terrain).split(",")).map(Integer::valueOf)
					.allMatch(known::contains), "seed " + seed);
		}
	}

	/**
	 * Painting changes the page's array of terrain in place. A layer is encoded relative to the terrain in the file. So the
	 * page must still decode the layer with the terrain from before painting.
	 */
	@Test
	void readsALayerAfterPainting() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		int side = 40;
		TerrainGrid grid = new RandomMaps(1).noise(side, side, 0.5);
		int[] terrain = IntStream.range(0, side * side).map(i -> grid.terrain(i % side, i / side)).toArray();
		ModelledRasters packer = new ModelledRasters();
		List<Map<String, Object>> blocks = new ArrayList<>();
		for (String block : List.of("terrain", "layer")) {
			RasterPacker.Packed packed = packer.pack((y, target) -> System.arraycopy(terrain, y * side, target, 0, side), side, side, 2,
					Progress.NONE);
			RasterPacker.Model model = packed.model().orElseThrow();
			Map<String, Object> raster = new HashMap<>(Map.of("block", block, "text", packed.text(), "bytes", 2, "values", model.values()));
			model.ground().ifPresent(ground -> raster.put("ground", ground));
			blocks.add(raster);
		}
		try (Chromium browser = browser()) {
			assertEquals(texts(terrain),
					browser.run("return readAfterPainting(...arguments)", side, side, blocks.get(0), blocks.get(1)).getAsString());
		}
	}

	private static String modelled(Chromium browser, RasterPacker.Packed packed, String text, int width, int height, int[] terrain)
			throws Exception {
		RasterPacker.Model model = packed.model().orElseThrow();
		return browser.run("return readModelled(...arguments)", text, width, height, model.values(),
				model.ground().isPresent() ? IntStream.of(terrain).boxed().toList() : null, model.ground().orElse(null)).getAsString();
	}

	private static String texts(int[] values) {
		return IntStream.of(values).mapToObj(Integer::toString).collect(Collectors.joining(","));
	}

	@Test
	void readsWhatIsWritten() throws Exception {
		assumeTrue(Chromium.isPossible(), Chromium.ABSENT);
		Map<String, Integer> kinds = new TreeMap<>();
		try (Chromium browser = browser()) {
			for (int seed = 0; seed < ROUNDS; seed++) {
				kinds.merge(check(browser, seed), 1, Integer::sum);
			}
		}
		assertEquals(3, kinds.size(), kinds.toString());
	}

	/** Compares a random raster with what the script reads from its packed text. Returns the kind of the raster. */
	private static String check(Chromium browser, int seed) throws IOException, InterruptedException {
		RandomMaps random = new RandomMaps(seed);
		int width = random.number(1, 40);
		int height = random.number(1, 40);
		int bytes = random.number(1, 2);
		int most = random.number(0, 1) == 0 || bytes == 1 ? BYTE : random.number(BYTE + 1, 65535);
		int[] values = IntStream.range(0, width * height).map(i -> random.number(0, most)).toArray();
		StringWriter packed = new StringWriter();
		RasterWriter.write((y, target) -> System.arraycopy(values, y * width, target, 0, width), width, height, bytes, packed,
				Progress.NONE);
		assertEquals("[" + bytes + ",\"" + texts(values) + "\"]", browser.run("return read(...arguments)", packed.toString(), width,
				height, bytes, random.number(1, 100)).toString(), "seed " + seed);
		return bytes + (most > BYTE ? " of large values" : " of small values");
	}

	private static String script(String name) throws IOException {
		try (InputStream file = ReviewPage.class.getResourceAsStream(name)) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
