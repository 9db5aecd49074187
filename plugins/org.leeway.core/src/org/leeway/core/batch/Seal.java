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
 * A proof that a batch of this user wrote an output. A state alone may claim outputs wrongly, such as a state that came
 * with a repository. Each output has a keyed sum over the config, the name and the content, which cannot be made
 * without the user's secret.
 *
 * @param key the user's secret. If empty, no sum is made and no sum is valid
 * @param config the place of the config, so that a state counts for no other config
 */
record Seal(Optional<byte[]> key, String config) {

	private static final String METHOD = "HmacSHA256";

	/** Returns the seal of this user for a config. */
	static Seal of(Path config) {
		return new Seal(UserKey.in(UserFolder.path().resolve("batch.key")), config.toAbsolutePath().normalize().toString());
	}

	/** Returns the sum of an output, or empty without a secret. */
	Optional<String> sum(String name, String hash) {
		return key.map(secret -> {
			try {
				Mac mac = Mac.getInstance(METHOD);
				mac.init(new SecretKeySpec(secret, METHOD));
				// no path has a character 0
				return HexFormat.of().formatHex(mac.doFinal(String.join("\0", config, name, hash).getBytes(StandardCharsets.UTF_8)));
			} catch (GeneralSecurityException e) {
				throw new IllegalStateException("every Java has " + METHOD, e);
			}
		});
	}

	/** Returns whether a sum is valid for an output. Compares in constant time. */
	boolean isRight(String sum, String name, String hash) {
		return sum != null && sum(name, hash).map(right -> MessageDigest.isEqual(right.getBytes(StandardCharsets.UTF_8),
				sum.getBytes(StandardCharsets.UTF_8))).orElse(false);
	}
}
