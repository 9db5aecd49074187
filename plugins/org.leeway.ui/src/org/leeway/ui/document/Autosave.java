package org.leeway.ui.document;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A copy of a level with unsaved work, made at some time. Immutable.
 *
 * @param file that holds the level
 */
public record Autosave(Path file, Instant time) {
}
