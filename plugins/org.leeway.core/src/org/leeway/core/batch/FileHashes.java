package org.leeway.core.batch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.leeway.core.files.Hashes;

/** SHA-256 hashes of files in hexadecimal digits, cached. Thread-safe. */
final class FileHashes {

	private static final String ABSENT = "absent";

	private final Map<Path, String> seen = new ConcurrentHashMap<>();

	/**
	 * Returns the hash of a file, read at the first call. Later calls return the same hash, even if the file has
	 * changed.
	 */
	String first(Path file) {
		return seen.computeIfAbsent(file, FileHashes::of);
	}

	/**
	 * Returns the current hash of a file, without the cache. Returns {@link #ABSENT} or {@code unreadable} if the file is
	 * missing or cannot be read.
	 */
	static String of(Path file) {
		if (!Files.isRegularFile(file)) {
			return ABSENT;
		}
		try (InputStream in = Files.newInputStream(file)) {
			return Hashes.of(in, Hashes.start());
		} catch (IOException e) {
			return "unreadable";
		}
	}
}
