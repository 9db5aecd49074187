package org.leeway.core.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.leeway.testing.Browser;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** A page in a browser that opens level files. Calls the page's WebAssembly module, and returns the results to tests. */
final class PageFile {

	private static final Path BUILT = Path.of(System.getProperty("leeway.page"));
	private static final String SCRIPT = """

			const base64 = bytes => btoa(Array.from(bytes, each => String.fromCharCode(each)).join(""));
			let file = null;
			async function start() {
				const module = window.leewayScript ? null
					: await compiled(...["module", "unpacker"].map(id => document.getElementById(id).textContent));
				file = new LevelFile((await Instance.of(module)).exports);
			}
			function tried(action) {
				try {
					return [action(), null];
				} catch (failure) {
					return [null, failure.message];
				}
			}
			function open(name, files) {
				const given = Object.entries(files).map(([path, content]) => [path, Uint8Array.from(atob(content), each => each.charCodeAt(0))]);
				return tried(() => file.open(name, given));
			}
			function choose(index) {
				return tried(() => file.choose(index));
			}
			function raster(block, { bytes, values, ground }, width, height, terrain) {
				const cells = terrain && Uint8Array.from(atob(terrain), each => each.charCodeAt(0));
				const found = modelled(Uint8Array.from(atob(block), each => each.charCodeAt(0)), width, height, values, cells, ground);
				const row = (y, part) => Array.from(found.subarray(y * width, (y + 1) * width), value => value >> 8 * part & 255);
				return base64(Array.from({ length: height * bytes }, (_, line) => row(Math.floor(line / bytes), line % bytes)).flat());
			}
			function save(cells) {
				return tried(() => base64(file.save(Uint8Array.from(atob(cells), each => each.charCodeAt(0)))));
			}
			""";

	private final Browser browser;

	/**
	 * The result of a call.
	 *
	 * @param problem the message of the page. Empty if the call succeeded
	 */
	record Result(String text, Optional<String> problem) {
	}

	/** Opens a page with Leeway's WebAssembly module in a browser, after writing the page to a folder. */
	PageFile(Browser browser, Path folder) throws IOException, InterruptedException {
		this(browser, folder, module().elements());
	}

	/**
	 * Opens a page in a browser, after writing it to a folder.
	 *
	 * @param module the HTML elements with Leeway's module, or with the same program as JavaScript
	 */
	PageFile(Browser browser, Path folder, String module) throws IOException, InterruptedException {
		this.browser = browser;
		Path page = folder.resolve("file.html");
		Files.writeString(page, "<!DOCTYPE html><meta charset=utf-8>" + module + "<script>" + script("bytes.js") + script("module.js")
				+ script("rastermodel.js") + script("levelfile.js") + SCRIPT + "</script>");
		browser.open(page, "");
		browser.run("return start()");
	}

	/** Returns the page that opens levels. */
	static Path page() {
		return BUILT.resolve("leeway-web.html");
	}

	/** Returns the element of the page that holds the program as JavaScript. */
	static String programAsScript() throws IOException {
		String page = Files.readString(page());
		int from = page.indexOf("<script>function leewayScript()");
		return page.substring(from, page.indexOf("</script>", from) + "</script>".length());
	}

	private static LiveModule module() throws IOException {
		String unpacker = LiveModule.installed().orElseThrow().unpacker();
		return new LiveModule(Base64.getEncoder().encodeToString(Files.readAllBytes(BUILT.resolve("page/leeway.wasm.lzma"))), unpacker);
	}

	private static String script(String name) throws IOException {
		try (InputStream file = ReviewPage.class.getResourceAsStream(name)) {
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		}
	}

	/** Opens a level. The result is its blocks. */
	Result open(String name, byte[] content) throws IOException, InterruptedException {
		return open(name, Map.of(name, content));
	}

	/**
	 * Opens a level that may name other files. The result is its blocks.
	 *
	 * @param files the contents of all files, indexed by path
	 */
	Result open(String name, Map<String, byte[]> files) throws IOException, InterruptedException {
		Map<String, String> contents = new HashMap<>();
		files.forEach((path, content) -> contents.put(path, Base64.getEncoder().encodeToString(content)));
		return result("return open(...arguments)", name, contents);
	}

	/** Opens another level of the same file. The result is the blocks of this level. */
	Result choose(int index) throws IOException, InterruptedException {
		return result("return choose(...arguments)", index);
	}

	/**
	 * Saves the level with new terrain. The result is the bytes of the file in Base64.
	 *
	 * @param cells the new terrain of each cell, row by row
	 */
	Result save(byte[] cells) throws IOException, InterruptedException {
		return result("return save(...arguments)", Base64.getEncoder().encodeToString(cells));
	}

	/**
	 * Lets the page decode a block that was compressed with a prediction model. Returns the bytes of the raster in Base64, in
	 * the same order as in rasters that are compressed with zlib.
	 *
	 * @param raster the description of the raster in the level
	 * @param terrain the bytes of the terrain in Base64. Null if the raster is the terrain itself
	 */
	String raster(String block, JsonObject raster, int width, int height, String terrain) throws IOException, InterruptedException {
		return browser.run("return raster(...arguments)", block, raster, width, height, terrain).getAsString();
	}

	private Result result(String script, Object... arguments) throws IOException, InterruptedException {
		JsonArray pair = browser.run(script, arguments).getAsJsonArray();
		return pair.get(0).isJsonNull() ? new Result("", Optional.of(pair.get(1).getAsString()))
				: new Result(pair.get(0).getAsString(), Optional.empty());
	}
}
