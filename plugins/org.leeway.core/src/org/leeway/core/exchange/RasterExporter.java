package org.leeway.core.exchange;

import java.io.IOException;

import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** A writer of layers with a value for every cell. Layers are written row by row, so memory does not limit their size. */
public non-sealed interface RasterExporter extends Exporter {

	/**
	 * Returns whether the exporter writes pictures. Pictures have the user's colours, and can also show drawings over
	 * the terrain, such as routes.
	 */
	default boolean isPicture() {
		return false;
	}

	/**
	 * Prepares the files.
	 *
	 * @param progress one unit of work is a row of cells. The export can be cancelled until all files are written
	 * @throws IOException if the layer cannot be written in this format at all
	 */
	Export export(RasterContent content, OptionValues options, Progress progress) throws IOException;
}
