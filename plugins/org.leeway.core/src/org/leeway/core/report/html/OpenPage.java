package org.leeway.core.report.html;

import java.io.IOException;
import java.io.Writer;
import java.util.Base64;

/**
 * A page in which users open levels in a browser. The page contains the scripts of the review page, and a WebAssembly
 * module that reads, checks and saves levels. The build of a Leeway release writes the page. If the scripts and the
 * module are the same, the build writes the same bytes.
 */
public final class OpenPage {

	private OpenPage() {
	}

	/**
	 * Writes the page.
	 *
	 * @param version of Leeway
	 * @param module that reads levels
	 * @param fallBack the same module as JavaScript: a text that declares the function {@code leewayScript}, which returns
	 * the exports of a new instance
	 * @param sampleName the file name of the sample, a level that users can open to try the page
	 * @param sample the bytes of this file
	 */
	public static void write(Writer out, String version, LiveModule module, String fallBack, String sampleName, byte[] sample)
			throws IOException {
		PageFiles files = PageFiles.opening(module, fallBack);
		files.begin(out);
		ReviewPage.writeFacts(version, out);
		PageJson.block("sample", out, json -> {
			json.put("name", sampleName);
			json.put("base64", Base64.getEncoder().encodeToString(sample));
		});
		files.end(out);
		out.flush();
	}
}
