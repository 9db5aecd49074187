package org.leeway.ui.document;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A level as it was at some time, before it was saved.
 *
 * @param file that holds the level
 */
public record Autosave(Path file, Instant time) {
}
