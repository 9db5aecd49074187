package org.leeway.core.exchange;

import java.io.IOException;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** Writes layers with a value for every cell, row by row, so that their size does not matter to memory. */
public non-sealed interface RasterExporter extends Exporter {

	/** Whether it writes pictures: what is drawn over the terrain goes there too, in the colours of the user. */
	default boolean isPicture() {
		return false;
	}

	/**
	 * Prepares what is to be written.
	 *
	 * @param progress its unit is a row of cells; it may be cancelled while the export is written too
	 * @throws IOException if the layer cannot be written in this format at all
	 */
	Export export(RasterContent content, OptionValues options, Progress progress) throws IOException;
}
