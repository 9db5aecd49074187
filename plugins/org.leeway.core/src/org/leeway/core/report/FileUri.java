package org.leeway.core.report;

import java.net.URI;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Conversions of the names of files to the forms that code hosts need: relative URIs and paths with slashes. */
final class FileUri {

	private FileUri() {
	}

	/**
	 * Returns the relative path of a file from the current folder, for URIs: with slashes and percent-encoded, such as
	 * {@code levels/my%20map.leeway}. Returns the absolute URI of a file outside the folder.
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
	 * Returns the relative path of a file from the current folder, with slashes. Returns the absolute path of a file
	 * outside the folder.
	 */
	static String path(String file) {
		return URI.create(of(file)).getPath();
	}
}
