package org.leeway.core.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;

/**
 * The module of WebAssembly with which a live page computes. The build of the command line adds it as a resource. Immutable.
 *
 * @param module the module, compressed with LZMA and encoded in Base64
 * @param unpacker a small module that unpacks the module, compressed with gzip and encoded in Base64
 */
public record LiveModule(String module, String unpacker) {

	/** Returns the module of this installation. Empty if there is none, as in a checkout without the module's build. */
	public static Optional<LiveModule> installed() {
		return resource("leeway.wasm.lzma").flatMap(module -> resource("unpack.wasm.gz").map(unpacker -> new LiveModule(module, unpacker)));
	}

	private static Optional<String> resource(String name) {
		try (InputStream file = LiveModule.class.getResourceAsStream("/org/leeway/web/" + name)) {
			return Optional.ofNullable(file == null ? null : Base64.getEncoder().encodeToString(file.readAllBytes()));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Returns the elements of a page that hold the modules. */
	String elements() {
		return element("module", module) + element("unpacker", unpacker);
	}

	private static String element(String id, String text) {
		return "<script type=\"text/plain\" id=\"" + id + "\">" + text + "</script>\n";
	}
}
