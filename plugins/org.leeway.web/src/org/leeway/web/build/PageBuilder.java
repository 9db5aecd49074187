package org.leeway.web.build;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

import org.leeway.core.report.html.LiveModule;
import org.leeway.core.report.html.OpenPage;

/** A program that writes the page that opens levels. */
public final class PageBuilder {

	private static final String EXPORT = "export";

	private PageBuilder() {
	}

	/**
	 * Writes the page.
	 *
	 * @param arguments the files of the compressed module, of the module that unpacks it, of the module as JavaScript, and of
	 * the sample level. Then the version of Leeway, and the file to write
	 */
	public static void main(String[] arguments) throws IOException {
		Path sample = Path.of(arguments[3]);
		LiveModule module = new LiveModule(base64(arguments[0]), base64(arguments[1]));
		String script = function(Files.readString(Path.of(arguments[2])));
		try (Writer out = Files.newBufferedWriter(Path.of(arguments[5]))) {
			OpenPage.write(out, arguments[4], module, script, sample.getFileName().toString(), Files.readAllBytes(sample));
		}
	}

	private static String base64(String file) throws IOException {
		return Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of(file)));
	}

	/**
	 * Wraps a module of JavaScript in a function that returns the exports of the module. So the page runs the module only when
	 * the page calls the function, and each call gives a new instance. Escapes {@code </script} and similar texts, which would
	 * end the script element of the page.
	 */
	private static String function(String module) {
		int end = module.lastIndexOf(EXPORT);
		String exports = module.substring(end + EXPORT.length()).replaceAll("([\\w$]+) as (\\w+)", "$2: $1");
		return "function leewayScript() {" + (module.substring(0, end) + "return " + exports + "}").replace("</script", "\\x3C/script")
				.replace("<!--", "\\x3C!--");
	}
}
