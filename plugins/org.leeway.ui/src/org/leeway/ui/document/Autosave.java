package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * A copy of a level that can be restored: unsaved work, or the backup that saving kept. Immutable.
 *
 * @param file that holds the level
 * @param time when the unsaved work or the backed-up level was written
 * @param isBackup whether the file is a backup. Leeway never removes a backup, because it belongs to the user
 */
public record Autosave(Path file, Instant time, boolean isBackup) {

	/** Creates an autosave of unsaved work. */
	Autosave(Path file, Instant time) {
		this(file, time, false);
	}

	/**
	 * Returns an autosave for a backup.
	 *
	 * @throws IOException if there is no such file
	 */
	static Autosave backup(Path file) throws IOException {
		return new Autosave(file, Files.getLastModifiedTime(file).toInstant(), true);
	}
}
