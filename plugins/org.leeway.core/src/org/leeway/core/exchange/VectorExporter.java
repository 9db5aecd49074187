package org.leeway.core.exchange;

import java.io.IOException;

import org.leeway.core.layer.FeatureCollection;
import org.leeway.pathing.Progress;
import org.leeway.pathing.option.OptionValues;

/** A writer of shapes in one format. */
public non-sealed interface VectorExporter extends Exporter {

	/** Returns whether the exporter writes meshes only. */
	default boolean isForMeshes() {
		return false;
	}

	/**
	 * Prepares the files.
	 *
	 * @param progress one unit of work is a shape. The export can be cancelled until all files are written
	 * @throws IOException if the shapes cannot be written in this format at all
	 */
	Export export(FeatureCollection content, OptionValues options, Progress progress) throws IOException;
}
