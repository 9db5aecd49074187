package org.leeway.core.batch;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.ByteBuffer;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.OwnerOnly;

/**
 * The user's secret for the {@link Seal} of batch states. The secret is in a file that only the user can read. The first batch
 * creates the file.
 */
final class UserKey {

	private static final int BYTES = 32;

	private UserKey() {
	}

	/**
	 * Returns the secret in a file. Creates the file if it is missing. Empty if the file cannot be read or created, or
	 * holds no secret. For example, there may be no home folder.
	 */
	static Optional<byte[]> in(Path file) {
		try {
			if (!AtomicFile.hasOwn(file)) {
				make(file);
			}
			byte[] key = AtomicFile.hasOwn(file) ? Files.readAllBytes(file) : new byte[0];
			return Optional.of(key).filter(each -> each.length == BYTES);
		} catch (IOException none) {
			return Optional.empty();
		}
	}

	/** Creates the file atomically. So batches that start at the same time get the same secret. */
	private static void make(Path file) throws IOException {
		Files.createDirectories(file.getParent());
		Path unfinished = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
		byte[] key = new byte[BYTES];
		new SecureRandom().nextBytes(key);
		try (FileChannel channel = FileChannel.open(unfinished, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
				OwnerOnly.file(file.getParent()))) {
			channel.write(ByteBuffer.wrap(key));
			channel.force(true);
			link(file, unfinished);
		} finally {
			Files.deleteIfExists(unfinished);
		}
	}

	private static void link(Path file, Path unfinished) throws IOException {
		try {
			Files.createLink(file, unfinished);
		} catch (FileAlreadyExistsException another) {
			// another batch has made the file at the same time, and both use it
		} catch (UnsupportedOperationException noLinks) {
			Files.move(unfinished, file);
		}
	}
}
