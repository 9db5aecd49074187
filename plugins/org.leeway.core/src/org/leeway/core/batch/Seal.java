package org.leeway.core.batch;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Optional;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import org.leeway.core.files.UserFolder;

/**
 * A proof that this user's batch wrote an output. The proof is a checksum (HMAC) that needs the user's secret. Leeway removes
 * an old output only with this proof. Otherwise, a state file from another user's repository could make Leeway remove any file.
 *
 * @param key the user's secret. If empty, no checksum is made, and no checksum is valid
 * @param config the path of the config, which is a part of the input of the checksum. So a checksum is valid only for this
 * config
 */
record Seal(Optional<byte[]> key, String config) {

	private static final String METHOD = "HmacSHA256";

	/** Creates the object that seals the outputs of a config: it proves with this user's secret that Leeway made them. */
	static Seal of(Path config) {
		return new Seal(UserKey.in(UserFolder.path().resolve("batch.key")), config.toAbsolutePath().normalize().toString());
	}

	/**
	 * Returns the checksum of an output, made with the secret. Empty if there is no secret.
	 *
	 * @param hash the SHA-256 of the output
	 */
	Optional<String> sum(String name, String hash) {
		return key.map(secret -> {
			try {
				Mac mac = Mac.getInstance(METHOD);
				mac.init(new SecretKeySpec(secret, METHOD));
				// no path has a character 0, so different inputs give different texts
				return HexFormat.of().formatHex(mac.doFinal(String.join("\0", config, name, hash).getBytes(StandardCharsets.UTF_8)));
			} catch (GeneralSecurityException e) {
				throw new IllegalStateException("every Java has " + METHOD, e);
			}
		});
	}

	/**
	 * Returns whether a checksum proves that this user wrote an output. Compares in constant time, so that the time
	 * reveals nothing about the right checksum.
	 */
	boolean isRight(String sum, String name, String hash) {
		return sum != null && sum(name, hash).map(right -> MessageDigest.isEqual(right.getBytes(StandardCharsets.UTF_8),
				sum.getBytes(StandardCharsets.UTF_8))).orElse(false);
	}
}
