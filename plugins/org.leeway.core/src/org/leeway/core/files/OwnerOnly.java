package org.leeway.core.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** The attributes of new files and folders that only the user may open. */
public final class OwnerOnly {

	private OwnerOnly() {
	}

	/**
	 * Returns the attributes that let only its owner use a new file in a folder. Empty if the file system of the folder has no
	 * POSIX permissions.
	 */
	public static FileAttribute<?>[] file(Path folder) throws IOException {
		return attributes(folder, "rw-------");
	}

	/**
	 * Returns the attributes that let only its owner use a new folder. Empty if the file system of the parent folder has no
	 * POSIX permissions.
	 */
	public static FileAttribute<?>[] folder(Path folder) throws IOException {
		return attributes(folder, "rwx------");
	}

	private static FileAttribute<?>[] attributes(Path folder, String permissions) throws IOException {
		return Files.getFileStore(folder).supportsFileAttributeView("posix")
				? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))}
				: new FileAttribute<?>[0];
	}
}
