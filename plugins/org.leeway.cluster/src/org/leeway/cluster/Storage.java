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
import org.apache.spark.util.SerializableConfiguration;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.request.FailureException;

/** Files on whatever file systems the cluster reads. Tasks take it with them. */
public final class Storage implements Serializable {

	private static final long serialVersionUID = 1L;
	private static final String UNFINISHED = ".unfinished";
	/** A file of this age is abandoned: no run takes so long. */
	private static final long ABANDONED_MILLIS = 86_400_000;

	private final SerializableConfiguration configuration;

	/** @param configuration of Hadoop, which says how to get at each file system */
	public Storage(Configuration configuration) {
		this.configuration = new SerializableConfiguration(configuration);
	}

	/** The file system that holds a path, without files of checksums beside those of users. */
	public FileSystem system(Path path) throws IOException {
		FileSystem system = path.getFileSystem(configuration.value());
		system.setWriteChecksum(false);
		system.setVerifyChecksum(false);
		return system;
	}

	/** Whether a path is one of this machine's own file system. */
	public static boolean isLocal(URI uri) {
		return "file".equals(uri.getScheme());
	}

	/** Opens a file by its URI. */
	public FSDataInputStream open(String uri) throws IOException {
		return read(new Path(URI.create(uri)));
	}

	/** A path with its file system, as it is everywhere. */
	public Path qualified(Path path) throws IOException {
		return system(path).makeQualified(path);
	}

	/** Whether there is a file or a folder. */
	public boolean exists(Path path) throws IOException {
		return system(path).exists(path);
	}

	/**
	 * A path to be written to, as a user wrote it.
	 *
	 * @throws FailureException if no file can be there
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
	 * Returns a new name beside a file, for its content until it is whole. Nobody can have put a link there. Names that killed
	 * runs left more than a day ago are removed.
	 */
	public Path unfinished(Path path) throws IOException {
		String prefix = "." + path.getName() + ".";
		FileStatus[] left = system(path).exists(path.getParent()) ? system(path).listStatus(path.getParent(),
				each -> each.getName().startsWith(prefix) && each.getName().endsWith(UNFINISHED)) : new FileStatus[0];
		for (FileStatus each : left) {
			if (System.currentTimeMillis() - each.getModificationTime() > ABANDONED_MILLIS) {
				delete(each.getPath());
			}
		}
		return new Path(path.getParent(), prefix + UUID.randomUUID() + UNFINISHED);
	}

	/**
	 * Creates a file under the name that {@link #unfinished} returned; {@link #rename} gives the file its own name.
	 *
	 * @param whole the path that failures name
	 */
	public OutputStream create(Path unfinished, Path whole) throws IOException {
		String name = isLocal(qualified(whole).toUri()) ? whole.toUri().getPath() : whole.toString();
		return new StorageOutput(system(unfinished).create(unfinished, false), name);
	}

	/** Returns whether a file of Leeway's own is there. A link is somebody else's, and what it leads to is not believed. */
	public boolean hasOwn(Path path) throws IOException {
		URI uri = qualified(path).toUri();
		return exists(path) && !(isLocal(uri) && Files.isSymbolicLink(java.nio.file.Path.of(uri)));
	}

	/** Writes a file that is there only when it is whole. */
	public void write(Path path, AtomicFile.Content content) throws IOException {
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

	/** Puts a file in the place of another one, if there is one. Hadoop would first remove the other one on a local disk. */
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

	/** Removes a file if it is there. */
	public void delete(Path path) throws IOException {
		system(path).delete(path, false);
	}

	/** The number of bytes of a file. */
	public long size(Path path) throws IOException {
		return system(path).getFileStatus(path).getLen();
	}

	/** Opens a file, of which any part can be read. */
	public FSDataInputStream read(Path path) throws IOException {
		return system(path).open(path);
	}
}
