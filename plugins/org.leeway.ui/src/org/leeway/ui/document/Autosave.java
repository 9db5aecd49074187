package org.leeway.ui.document;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/**
 * A copy of a level on disk that the user can restore. An autosave holds unsaved work. A backup is the old file of a
 * level, kept when the level was saved. Immutable.
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
	 * Creates the description of a backup file. The time of the backup is when the file was last changed.
	 *
	 * @throws IOException if there is no such file
	 */
	static Autosave backup(Path file) throws IOException {
		return new Autosave(file, Files.getLastModifiedTime(file).toInstant(), true);
	}
}
