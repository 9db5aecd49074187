package org.leeway.core.exchange;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import org.leeway.model.Level;

/** Writes levels in one format. */
public interface LevelWriter {

	/**
	 * Writes a level; the stream is flushed and left open.
	 *
	 * @return warnings: what the level holds and the format cannot, a sentence each; empty if nothing was lost
	 * @throws IOException if the level cannot be written in this format at all, or the stream fails
	 */
	List<String> write(Level level, OutputStream out) throws IOException;
}
