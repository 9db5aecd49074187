package org.leeway.core.batch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.exchange.Export;
import org.leeway.core.files.Hashes;
import org.leeway.core.request.FailureException;

/** A writer of the files of a task. Writes all files or none, and creates missing folders. */
record OutputWriter(BatchContext context, Task task) {

	/**
	 * Writes exports.
	 *
	 * @param exports the exports, indexed by their first file
	 * @return SHA-256 of each written file, indexed by the name of the file
	 * @throws FailureException if a file belongs to another task, or cannot be written
	 */
	Map<String, String> write(Map<Path, Export> exports) throws FailureException {
		Map<String, String> hashes = new TreeMap<>();
		Map<Path, Export> hashed = new LinkedHashMap<>();
		try {
			for (Map.Entry<Path, Export> export : exports.entrySet()) {
				for (Path file : export.getValue().files(export.getKey())) {
					context.claims().claim(file, task);
					prepareFolder(file);
				}
				hashed.put(export.getKey(), hashed(export.getKey(), export.getValue(), hashes));
			}
			Export.writeAll(hashed);
			return hashes;
		} catch (IOException e) {
			throw FailureException.of(context.paths().resolve(task.key()).toString(), e);
		}
	}

	private Export hashed(Path file, Export export, Map<String, String> hashes) {
		List<Export.Part> parts = export.parts().stream().map(part -> new Export.Part(part.suffix(), (out, name) -> {
			MessageDigest digest = Hashes.start();
			part.content().writeTo(new Digested(out, digest), name);
			hashes.put(context.paths().name(file.resolveSibling(name + part.suffix())), Hashes.digits(digest));
		})).toList();
		return new Export(parts, export.diagnostics());
	}

	/**
	 * An output stream that computes a digest. Closing this stream does not close its target. {@link
	 * java.io.FilterOutputStream} would be slow as a superclass, because it passes an array of bytes to the target byte by
	 * byte.
	 */
	private static final class Digested extends DigestOutputStream {

		Digested(OutputStream out, MessageDigest digest) {
			super(out, digest);
		}

		@Override
		public void close() throws IOException {
			flush();
		}
	}

	private void prepareFolder(Path file) throws IOException, FailureException {
		if (!context.config().outside()) {
			context.paths().checkLinks(file);
		}
		try {
			Files.createDirectories(file.toAbsolutePath().getParent());
		} catch (FileAlreadyExistsException e) {
			throw new FailureException(file + ": " + e.getMessage() + " is a file, expected a folder");
		}
	}
}
