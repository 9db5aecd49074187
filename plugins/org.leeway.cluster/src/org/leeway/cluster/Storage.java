package org.leeway.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options.Rename;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.request.FailureException;

/** Access to files on all file systems that Hadoop supports. Serializable, so that tasks can use it. */
public final class Storage implements Serializable {

	private static final long serialVersionUID = 1L;
	private static final String UNFINISHED = ".unfinished";
	/** Age at which an unfinished file counts as abandoned, in ms. No run takes a day. */
	private static final long ABANDONED_MILLIS = 86_400_000;

	private final SerializableConfiguration configuration;

	/**
	 * Creates an access to the file systems of a configuration.
	 *
	 * @param configuration the configuration of Hadoop, which has the settings of each file system
	 */
	public Storage(Configuration configuration) {
		this.configuration = new SerializableConfiguration(configuration);
	}

	/**
	 * Broadcasts this storage, so that Spark sends it to each worker only once. Without the broadcast, each task would
	 * carry the settings of all file systems.
	 */
	public Broadcast<Storage> shared(JavaSparkContext spark) {
		return spark.broadcast(this);
	}

	/**
	 * Returns the file system that holds a path. Hadoop's checksum files are switched off, so that no checksum file
	 * appears beside the files of users.
	 */
	public FileSystem system(Path path) throws IOException {
		FileSystem system = path.getFileSystem(configuration.value());
		system.setWriteChecksum(false);
		system.setVerifyChecksum(false);
		return system;
	}

	/** Returns whether a URI names a file on the local file system. */
	public static boolean isLocal(URI uri) {
		return "file".equals(uri.getScheme());
	}

	/** Opens a file by its URI. */
	public FSDataInputStream open(String uri) throws IOException {
		return read(new Path(URI.create(uri)));
	}

	/** Completes a path with its scheme and host. The result names the same file on all machines. */
	public Path qualified(Path path) throws IOException {
		return system(path).makeQualified(path);
	}

	/** Returns whether a file or a folder has this path. */
	public boolean exists(Path path) throws IOException {
		return system(path).exists(path);
	}

	/**
	 * Returns the path that a user named as the file to write.
	 *
	 * @param file the text of the user
	 * @throws FailureException if the text is no path, if it is the path of a folder, or if the parent folder does not
	 * exist
	 */
	public Path output(String file) throws FailureException {
		try {
			Path path = qualified(new Path(file));
			if (exists(path) && system(path).getFileStatus(path).isDirectory()) {
				throw new FailureException(file + ": is a folder, expected a file");
			}
			if (!exists(path.getParent())) {
				throw new FailureException(file + ": no such folder " + path.getParent().toUri().getPath());
			}
			return path;
		} catch (IOException e) {
			throw FailureException.of(file, e);
		} catch (IllegalArgumentException e) {
			throw new FailureException(file + ": not a path: " + e.getMessage());
		}
	}

	/**
	 * Returns a new temporary path in the folder of {@code path}. A file is written to this path first, and renamed
	 * when it is complete. The name is random, so that no attacker can have put a link at this path.
	 */
	public Path unfinished(Path path) {
		return new Path(path.getParent(), "." + path.getName() + "." + UUID.randomUUID() + UNFINISHED);
	}

	/** Removes the unfinished versions of a file that are more than a day old. Killed runs have left these versions. */
	public void removeAbandoned(Path path) throws IOException {
		removeAbandoned(path.getParent(), "." + path.getName() + ".");
	}

	/**
	 * Removes all unfinished files in a folder that are more than a day old. Killed runs have left these files. Before
	 * writing many files, call this method once, because each call lists the whole folder.
	 */
	public void removeAbandonedIn(Path folder) throws IOException {
		removeAbandoned(folder, ".");
	}

	private void removeAbandoned(Path folder, String prefix) throws IOException {
		FileStatus[] left = exists(folder) ? system(folder).listStatus(folder,
				each -> each.getName().startsWith(prefix) && each.getName().endsWith(UNFINISHED)) : new FileStatus[0];
		for (FileStatus each : left) {
			if (System.currentTimeMillis() - each.getModificationTime() > ABANDONED_MILLIS) {
				delete(each.getPath());
			}
		}
	}

	/**
	 * Creates a file at a temporary path. A later {@link #rename} moves the file to its final path.
	 *
	 * @param unfinished the temporary path, which the method {@link #unfinished} returned
	 * @param whole the final path, for messages about failures
	 */
	public OutputStream create(Path unfinished, Path whole) throws IOException {
		String name = isLocal(qualified(whole).toUri()) ? whole.toUri().getPath() : whole.toString();
		return new StorageOutput(system(unfinished).create(unfinished, false), name);
	}

	/**
	 * Returns whether a file exists and is no symbolic link. Call this before reading a file that Leeway itself has
	 * written, because someone else may have put a link in its place. Links are recognised only on a local disk.
	 */
	public boolean hasOwn(Path path) throws IOException {
		URI uri = qualified(path).toUri();
		return exists(path) && !(isLocal(uri) && Files.isSymbolicLink(java.nio.file.Path.of(uri)));
	}

	/**
	 * Writes a file under a temporary name first, so that only complete files have the given name. Also
	 * {@linkplain #removeAbandoned removes} old unfinished versions of the file.
	 */
	public void write(Path path, AtomicFile.Content content) throws IOException {
		removeAbandoned(path);
		writeOneOfMany(path, content);
	}

	/**
	 * Writes a file as {@link #write} does, but does not remove old unfinished versions. Before writing many files, callers
	 * can remove the old versions of all files by one call of {@link #removeAbandonedIn}.
	 */
	public void writeOneOfMany(Path path, AtomicFile.Content content) throws IOException {
		Path unfinished = unfinished(path);
		try {
			try (OutputStream out = create(unfinished, path)) {
				content.writeTo(out);
			}
			rename(unfinished, path);
		} catch (IOException | RuntimeException e) {
			delete(unfinished);
			throw e;
		}
	}

	/** Moves a file, and replaces the target if it exists. On a local disk, the move is atomic. */
	public void rename(Path from, Path to) throws IOException {
		Path whole = system(to).makeQualified(to);
		if (isLocal(whole.toUri())) {
			Files.move(java.nio.file.Path.of(qualified(from).toUri()), java.nio.file.Path.of(whole.toUri()),
					StandardCopyOption.ATOMIC_MOVE);
			return;
		}
		FileContext.getFileContext(whole.toUri(), configuration.value())
				.rename(system(from).makeQualified(from), whole, Rename.OVERWRITE);
	}

	/** Removes a file if the file exists. */
	public void delete(Path path) throws IOException {
		system(path).delete(path, false);
	}

	/** Returns the number of bytes of a file. */
	public long size(Path path) throws IOException {
		return system(path).getFileStatus(path).getLen();
	}

	/** Opens a file for reading at any position. */
	public FSDataInputStream read(Path path) throws IOException {
		return system(path).open(path);
	}
}
