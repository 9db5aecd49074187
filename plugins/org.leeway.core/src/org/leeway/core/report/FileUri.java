package org.leeway.core.report;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Names of files in the forms that code hosts need. */
final class FileUri {

	private FileUri() {
	}

	/**
	 * Returns the path of a file relative to the current folder, with slashes and percent-encoded, such as
	 * {@code levels/my%20map.leeway}. A file outside the folder has its whole URI.
	 */
	static String of(String file) {
		try {
			URI folder = Path.of("").toAbsolutePath().toUri();
			return folder.relativize(Path.of(file).toAbsolutePath().normalize().toUri()).toASCIIString();
		} catch (InvalidPathException notAFile) {
			return file;
		}
	}

	/**
	 * Returns the path of a file relative to the current folder, with slashes, for formats that name files by their
	 * paths. A file outside the folder has its absolute path.
	 */
	static String path(String file) {
		return URI.create(of(file)).getPath();
	}
}
