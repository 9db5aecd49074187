package org.leeway.cluster.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Hashes in hexadecimal digits. */
final class Hashes {

	private Hashes() {
	}

	/** Starts a hash by SHA-256. */
	static MessageDigest start() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException e) {
			throw new IllegalStateException("every Java has SHA-256", e);
		}
	}

	/** Ends a hash with the remaining bytes of a stream. Returns the digits of the hash. */
	static String of(InputStream in, MessageDigest digest) throws IOException {
		byte[] buffer = new byte[1 << 16];
		for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
			digest.update(buffer, 0, read);
		}
		return digits(digest);
	}

	static String digits(MessageDigest digest) {
		return HexFormat.of().formatHex(digest.digest());
	}
}
