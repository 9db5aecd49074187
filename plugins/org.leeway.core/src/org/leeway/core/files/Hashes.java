package org.leeway.core.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 hashes, as lower-case hexadecimal digits. */
public final class Hashes {

	private static final int BUFFER = 1 << 16;

	private Hashes() {
	}

	/** Starts a hash. */
	public static MessageDigest start() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java has SHA-256", e);
		}
	}

	/** Returns the hash of a text in UTF-8. */
	public static String of(String text) {
		MessageDigest digest = start();
		digest.update(text.getBytes(StandardCharsets.UTF_8));
		return digits(digest);
	}

	/**
	 * Returns the hash of all bytes of a stream, as hexadecimal digits.
	 *
	 * @param digest computes the hash. If it has received other bytes before, the hash covers them too
	 */
	public static String of(InputStream in, MessageDigest digest) throws IOException {
		byte[] buffer = new byte[BUFFER];
		for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
			digest.update(buffer, 0, read);
		}
		return digits(digest);
	}

	/** Ends a hash, and returns its digits. */
	public static String digits(MessageDigest digest) {
		return HexFormat.of().formatHex(digest.digest());
	}
}
