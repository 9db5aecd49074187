package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;

/**
 * The attributes by which a change of a file is noticed. Immutable.
 *
 * @param modified the time of the last change of the file
 * @param size the size of the file, in bytes
 * @param key the identity of the file in its file system. Changes if another file takes the place of the file. Null if the file
 * system has no keys
 */
record FileStamp(FileTime modified, long size, Object key) {

	/**
	 * Returns the attributes that a file has on disk now, even if the workspace does not know them yet. Empty if there
	 * is no such file.
	 */
	static Optional<FileStamp> of(IFile file) {
		return Optional.ofNullable(file.getLocation()).map(IPath::toPath).flatMap(FileStamp::of);
	}

	/** Returns the attributes that a file has now. Empty if the path names no file. */
	static Optional<FileStamp> of(Path file) {
		try {
			var attributes = Files.readAttributes(file, BasicFileAttributes.class);
			return attributes.isRegularFile() ? Optional.of(of(attributes)) : Optional.empty();
		} catch (IOException gone) {
			return Optional.empty();
		}
	}

	private static FileStamp of(BasicFileAttributes attributes) {
		return new FileStamp(attributes.lastModifiedTime(), attributes.size(), attributes.fileKey());
	}
}
