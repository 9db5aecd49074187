package org.leeway.core.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;

/**
 * The module of WebAssembly with which a live page computes. The build of the command line adds it as a resource. Immutable.
 *
 * @param base64 the module, compressed with gzip and encoded in Base64
 */
public record LiveModule(String base64) {

	private static final String RESOURCE = "/org/leeway/web/leeway.wasm.gz";

	/** Returns the module of this installation. Empty if there is none, as in a checkout without the module's build. */
	public static Optional<LiveModule> installed() {
		try (InputStream file = LiveModule.class.getResourceAsStream(RESOURCE)) {
			return file == null ? Optional.empty()
					: Optional.of(new LiveModule(Base64.getEncoder().encodeToString(file.readAllBytes())));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
