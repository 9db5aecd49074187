package org.leeway.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.net.URI;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileContext;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options.Rename;
import org.apache.hadoop.fs.Path;
import org.apache.spark.util.SerializableConfiguration;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.request.FailureException;

/** Files on whatever file systems the cluster reads. Tasks take it with them. */
public final class Storage implements Serializable {

	private static final long serialVersionUID = 1L;

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

	/** Writes a file under a name that shows that it is not whole; {@link #rename} gives it its own. */
	public OutputStream create(Path path) throws IOException {
		return system(path).create(path, true);
	}

	/** Writes a file that is there only when it is whole. */
	public void write(Path path, AtomicFile.Content content) throws IOException {
		Path unfinished = new Path(path.getParent(), "." + path.getName() + ".unfinished");
		try {
			try (OutputStream out = create(unfinished)) {
				content.writeTo(out);
			}
			rename(unfinished, path);
		} catch (IOException | RuntimeException e) {
			delete(unfinished);
			throw e;
		}
	}

	/** Puts a file in the place of another one, if there is one. */
	public void rename(Path from, Path to) throws IOException {
		Path whole = system(to).makeQualified(to);
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
