package org.teavm.classlib.java.security;

import java.security.NoSuchAlgorithmException;

import org.bouncycastle.crypto.digests.SHA256Digest;

/** A replacement of the JDK's class {@code MessageDigest}, which computes only SHA-256. Uses Bouncy Castle. */
public final class TMessageDigest {

	private static final String ALGORITHM = "SHA-256";

	private final SHA256Digest digest = new SHA256Digest();

	private TMessageDigest() {
	}

	public static TMessageDigest getInstance(String algorithm) throws NoSuchAlgorithmException {
		if (!algorithm.equals(ALGORITHM)) {
			throw new NoSuchAlgorithmException(algorithm + ", expected " + ALGORITHM);
		}
		return new TMessageDigest();
	}

	public void update(byte[] bytes) {
		update(bytes, 0, bytes.length);
	}

	public void update(byte[] bytes, int start, int length) {
		digest.update(bytes, start, length);
	}

	/** Returns the hash of all bytes so far. The next byte begins a new hash. */
	public byte[] digest() {
		byte[] hash = new byte[digest.getDigestSize()];
		digest.doFinal(hash, 0);
		return hash;
	}
}
