package org.leeway.core.report.html;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.leeway.pathing.Progress;

/** A way to write the rasters of one level as text. */
interface RasterPacker {

	/**
	 * Packs a raster.
	 *
	 * @param bytes number of bytes of a value, 1 or 2. Values that do not fit become the largest value that fits
	 * @param progress a row is a unit of work
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	Packed pack(RasterWriter.Rows rows, int width, int height, int bytes, Progress progress) throws IOException;

	/**
	 * A packed raster.
	 *
	 * @param text the values in Base64
	 * @param model the facts that a page needs to unpack the values. Empty if the values are compressed with zlib
	 */
	record Packed(String text, Optional<Model> model) {
	}

	/**
	 * The facts that a page needs to unpack a raster. The page predicts each value by a {@link CellModel}, and the packed
	 * text has only the differences from the predictions.
	 *
	 * @param values all values of the raster, the most frequent first
	 * @param ground ids of the terrains that count as ground: most cells of the terrain have a value other than 0 in the
	 * raster. Empty for the first raster, which is the terrain itself
	 */
	record Model(List<Integer> values, Optional<List<Integer>> ground) {
	}
}
