package org.leeway.cluster.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;

import org.leeway.cluster.Storage;
import org.leeway.core.files.Hashes;
import org.leeway.core.files.InputFile;
import org.leeway.core.files.TemporaryFolder;

/**
 * A level as a file on the local disk, because the check reads only local files. A remote level, or an entry of an
 * archive, is copied to the disk. Closing this object removes the copy.
 *
 * @param key the {@link CorpusCheck#key} of the content. Empty if the content cannot be read
 * @param folder the folder of the copy, or null if the level itself is a local file
 */
record LevelCopy(Path path, String key, TemporaryFolder folder) implements AutoCloseable {

	/**
	 * Limit for the unpacked size of an entry of an archive, in bytes. Without the limit, a small archive could unpack to a
	 * file that fills the disk of a worker.
	 */
	private static final long MOST_BYTES = 1L << 30;

	static LevelCopy of(LevelFile file, Storage storage, MessageDigest digest) throws IOException {
		URI uri = URI.create(file.uri());
		if (file.entry().isEmpty() && Storage.isLocal(uri)) {
			Path path = Path.of(uri);
			if (!Files.isRegularFile(path)) {
				// the path may lead to a device whose bytes never end, so do not hash it. The check then reports that it is no
				// regular file
				return new LevelCopy(path, "", null);
			}
			try (InputStream in = Files.newInputStream(path)) {
				return new LevelCopy(path, Hashes.of(in, digest), null);
			}
		}
		TemporaryFolder folder = new TemporaryFolder();
		try {
			String name = file.entry().isEmpty() ? uri.getPath() : file.entry();
			String copy = name.substring(name.lastIndexOf('/') + 1);
			try (InputStream in = new DigestInputStream(open(file, storage), digest); OutputStream out = folder.create(copy)) {
				in.transferTo(out);
			}
			return new LevelCopy(folder.file(copy), Hashes.digits(digest), folder);
		} catch (IOException | RuntimeException e) {
			folder.close();
			throw e;
		}
	}

	private static InputStream open(LevelFile file, Storage storage) throws IOException {
		return file.entry().isEmpty() ? storage.open(file.uri())
				: InputFile.limited(LevelArchive.open(storage, file.uri(), file.entry()), MOST_BYTES, file.name());
	}

	@Override
	public void close() throws IOException {
		if (folder != null) {
			folder.close();
		}
	}
}
