package org.leeway.ui.wizards;

import java.io.IOException;
import java.nio.file.Path;

import org.leeway.pathing.Progress;

/** What the export wizard was asked for. */
sealed interface ExportChoice permits LayerChoice, GraphChoice {

	/** The file to write. */
	Path output();

	/**
	 * Computes what was asked for and writes it.
	 *
	 * @throws IOException if the file cannot be written, or the level has no such layer; the message says why
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	void export(Progress progress) throws IOException;
}
