package org.leeway.core.batch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** SHA-256 hashes of files in hexadecimal digits, cached. Thread-safe. */
final class FileHashes {

	private static final String ABSENT = "absent";
	private static final int BUFFER = 1 << 16;

	private final Map<Path, String> seen = new ConcurrentHashMap<>();

	/** Returns the hash of a file. Later calls for the file return the same hash, even if the file has changed. */
	String first(Path file) {
		return seen.computeIfAbsent(file, FileHashes::of);
	}

	/**
	 * Returns the current hash of a file, without the cache. Returns a word that is no hash if the file is missing or
	 * cannot be read.
	 */
	static String of(Path file) {
		if (!Files.isRegularFile(file)) {
			return ABSENT;
		}
		MessageDigest digest = digest();
		byte[] buffer = new byte[BUFFER];
		try (InputStream in = Files.newInputStream(file)) {
			for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
				digest.update(buffer, 0, read);
			}
			return digits(digest);
		} catch (IOException e) {
			return "unreadable";
		}
	}

	static String of(String text) {
		MessageDigest digest = digest();
		digest.update(text.getBytes(StandardCharsets.UTF_8));
		return digits(digest);
	}

	static MessageDigest digest() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java has SHA-256", e);
		}
	}

	static String digits(MessageDigest digest) {
		return HexFormat.of().formatHex(digest.digest());
	}
}
