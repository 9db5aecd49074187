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
 * A folder for files that nobody needs when a piece of work has ended. If the program is killed meanwhile, the folder is left; the next one that is made an hour later removes it.
 */
public final class TemporaryFolder implements AutoCloseable {

	private static final String PREFIX = "leeway-work-";
	private static final int BUFFER = 1 << 16;
	/** A folder of this age is abandoned: no work takes so long. */
	private static final Duration ABANDONED = Duration.ofHours(1);

	private final Path path;

	/** Makes a folder among the temporary files of the system. */
	public TemporaryFolder() throws IOException {
		path = Files.createTempDirectory(PREFIX);
		removeAbandoned(path.getParent(), Files.getLastModifiedTime(path).toInstant().minus(ABANDONED));
	}

	/** The place of a file in the folder. */
	public Path file(String name) {
		return path.resolve(name);
	}

	/** Makes a file in the folder, whose failures name it: the folder may be where there is no space left. */
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
			// of another user, or somebody else removes it, or nobody can tell whose it is; the next one tries again
		}
	}

	/** Returns whether only this user can have made a folder. Another user could put a link in its place meanwhile. */
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
