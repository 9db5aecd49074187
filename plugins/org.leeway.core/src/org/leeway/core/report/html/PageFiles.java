package org.leeway.core.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.files.Hashes;

/**
 * The files of which a page consists: a template, the style and the scripts. The template has places for style, data
 * and script.
 */
final class PageFiles {

	private static final String TEMPLATE = "page.html";
	private static final String STYLE = "page.css";
	/**
	 * The scripts that every page has, in their order. The scripts of a page form one module, so each script can use all
	 * earlier scripts.
	 */
	private static final List<String> SCRIPTS = List.of("bytes.js", "elements.js", "rastermodel.js", "data.js", "view.js", "picture.js",
			"objects.js", "map.js", "lists.js", "findings.js", "changes.js", "charts.js", "layers.js", "level.js", "overview.js", "theme.js");
	/** The last script of a page that shows levels. */
	private static final List<String> MAIN = List.of("main.js");
	/** The scripts that come last in the page that opens levels. No other page has these scripts. */
	private static final List<String> OPEN = List.of("levelfile.js", "open.js");
	private static final String OPEN_STYLE = "open.css";
	/** The scripts that only live pages have. They come before all other scripts. */
	private static final List<String> LIVE = List.of("module.js", "engine.js", "helper.js", "unitclasses.js", "questions.js",
			"effect.js", "proposal.js", "painting.js", "paintbar.js", "whatif.js", "change.js", "changefiles.js");
	/** The comments of a script that begin on a line of their own. Pages leave them out, to be smaller. */
	private static final Pattern COMMENTS = Pattern.compile("(?ms)^\\s*(?://[^\\n]*|/\\*\\*.*?\\*/)\\n");
	/** The style that live pages add. */
	private static final String LIVE_STYLE = "live.css";

	private final String beforeData;
	private final String afterData;

	/**
	 * Reads the files.
	 *
	 * @param module the module with which the page computes. Empty for a page that only shows
	 */
	PageFiles(Optional<LiveModule> module) {
		this(read(STYLE) + (module.isPresent() ? read(LIVE_STYLE) : ""), script(module.isPresent(), MAIN), module, Optional.empty());
	}

	private PageFiles(String style, String script, Optional<LiveModule> module, Optional<String> fallBack) {
		String data = module.map(LiveModule::elements).orElse("") + fallBack.map(each -> "<script>" + each + "</script>\n").orElse("");
		String page = read(TEMPLATE)
				.replace("{{policy}}", policy(style, Stream.concat(fallBack.stream(), Stream.of(script)), module.isPresent()))
				.replace("{{style}}", style);
		String[] parts = page.split("\\{\\{data}}", 2);
		beforeData = parts[0] + data;
		afterData = parts[1].replace("{{script}}", script);
	}

	/**
	 * Reads the files of the page that opens levels.
	 *
	 * @param fallBack the module as JavaScript, for browsers that lack garbage collection in WebAssembly
	 */
	static PageFiles opening(LiveModule module, String fallBack) {
		String style = read(STYLE) + read(LIVE_STYLE) + read(OPEN_STYLE);
		return new PageFiles(style, script(true, OPEN), Optional.of(module), Optional.of(fallBack));
	}

	/** Returns all scripts of a page as one text. */
	private static String script(boolean live, List<String> last) {
		return Stream.of(live ? LIVE : List.<String>of(), SCRIPTS, last).flatMap(List::stream).map(PageFiles::read)
				.map(each -> COMMENTS.matcher(each).replaceAll("")).collect(Collectors.joining("\n"));
	}

	/** Begins a page. */
	void begin(Writer out) throws IOException {
		out.write(beforeData);
	}

	/** Ends a page. */
	void end(Writer out) throws IOException {
		out.write(afterData);
	}

	/**
	 * Returns the Content Security Policy of the page. The page may load nothing, and may use only its own scripts and
	 * style. A live page may also compile WebAssembly, and may run its own script in a worker. No page may run a text as a
	 * script ({@code eval}).
	 */
	private static String policy(String style, Stream<String> scripts, boolean live) {
		String hashes = scripts.map(each -> "'" + hash(each) + "'").collect(Collectors.joining(" "));
		return "default-src 'none'; style-src '" + hash(style) + "'; script-src " + hashes
				+ (live ? " 'wasm-unsafe-eval'; worker-src blob:" : "") + "; base-uri 'none'; form-action 'none'";
	}

	private static String hash(String text) {
		byte[] digest = Hashes.start().digest(text.getBytes(StandardCharsets.UTF_8));
		return "sha256-" + Base64.getEncoder().encodeToString(digest);
	}

	private static String read(String name) {
		try (InputStream file = PageFiles.class.getResourceAsStream(name)) {
			if (file == null) {
				throw new IllegalStateException("the bundle lacks " + name);
			}
			return new String(file.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException e) {
			throw new IllegalStateException("the bundle's " + name + " cannot be read", e);
		}
	}
}
