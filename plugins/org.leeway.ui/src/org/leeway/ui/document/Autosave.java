package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * A stored copy of a level that the user can restore. Either an autosave of unsaved work, or a backup: the previous
 * file of a level, which Leeway keeps when it saves the level. Immutable.
 *
 * @param file the file with the copy
 * @param time when the copied state of the level was written
 * @param isBackup whether the copy is a backup. Leeway never removes a backup, because it belongs to the user
 */
public record Autosave(Path file, Instant time, boolean isBackup) {

	/** Creates an autosave of unsaved work. */
	Autosave(Path file, Instant time) {
		this(file, time, false);
	}

	/**
	 * Returns an object of this class for a backup. Its time is the time of the file's last change.
	 *
	 * @throws IOException if there is no such file
	 */
	static Autosave backup(Path file) throws IOException {
		return new Autosave(file, Files.getLastModifiedTime(file).toInstant(), true);
	}
}
