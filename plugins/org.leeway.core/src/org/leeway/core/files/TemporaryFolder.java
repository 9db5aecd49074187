package org.leeway.core.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/**
 * A folder for temporary files. Closing it removes the folder and its files. If a program is killed, its folder stays. So
 * the constructor also removes folders of earlier runs that are more than an hour old.
 */
public final class TemporaryFolder implements AutoCloseable {

	private static final String PREFIX = "leeway-work-";
	private static final int BUFFER = 1 << 16;
	/** Age at which a folder counts as abandoned: no work takes an hour. */
	private static final Duration ABANDONED = Duration.ofHours(1);

	private final Path path;

	/** Creates a folder among the temporary files of the system. */
	public TemporaryFolder() throws IOException {
		path = Files.createTempDirectory(PREFIX);
		removeAbandoned(path.getParent(), Files.getLastModifiedTime(path).toInstant().minus(ABANDONED));
	}

	/** Returns the path of a file in the folder. */
	public Path file(String name) {
		return path.resolve(name);
	}

	/** Creates a file in the folder. Failures name the file, so that the user sees which disk is full. */
	public OutputStream create(String name) throws IOException {
		Path file = file(name);
		return new BufferedOutputStream(new NamedOutput(
				Channels.newOutputStream(NamedOutput.create(file, file.toString())), file.toString()), BUFFER);
	}

	private void removeAbandoned(Path parent, Instant before) {
		try (DirectoryStream<Path> left = Files.newDirectoryStream(parent, PREFIX + "*")) {
			for (Path each : left) {
				if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS) && isOfUser(each)
						&& Files.getLastModifiedTime(each).toInstant().isBefore(before)) {
					remove(each);
				}
			}
		} catch (IOException | DirectoryIteratorException | UnsupportedOperationException e) {
			// Ignore the failure: the owner of a folder may be unknown, or another process may remove the same folder. The next run
			// tries again.
		}
	}

	/**
	 * Returns whether a folder belongs to this user. Only such folders are removed, because another owner could replace
	 * the folder by a link during the removal.
	 */
	private boolean isOfUser(Path folder) throws IOException {
		return Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(path));
	}

	private static void remove(Path folder) throws IOException {
		try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
			for (Path each : files) {
				if (Files.isDirectory(each, LinkOption.NOFOLLOW_LINKS)) {
					remove(each);
				} else {
					Files.deleteIfExists(each);
				}
			}
		}
		Files.deleteIfExists(folder);
	}

	@Override
	public void close() throws IOException {
		remove(path);
	}
}
