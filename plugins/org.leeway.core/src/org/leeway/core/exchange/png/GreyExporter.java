package org.leeway.core.exchange.png;

import java.io.IOException;
import java.io.OutputStream;

import org.leeway.core.exchange.RasterContent;
import org.leeway.core.exchange.raster.NumberExporter;
import org.leeway.pathing.Progress;

/**
 * A writer of the values of a layer as shades of grey, with a pixel for each cell. Too large values become the largest shade.
 * Text chunks describe the layer.
 */
abstract class GreyExporter extends NumberExporter {

	private final int depth;

	/**
	 * Creates an exporter.
	 *
	 * @param depth bits of a number: 8 or 16
	 */
	GreyExporter(int depth) {
		this.depth = depth;
	}

	@Override
	public final boolean isBinary() {
		return true;
	}

	@Override
	protected final void write(RasterContent content, OutputStream out, Progress progress) throws IOException {
		int most = (1 << depth) - 1;
		try (PngWriter png = PngWriter.grey(out, content.layer().width(), content.layer().height(), depth)) {
			PngExporter.describe(content, png);
			read(content.layer(), progress, row -> {
				for (int x = 0; x < row.length; x++) {
					row[x] = Math.min(row[x], most);
				}
				png.writeNumbers(row);
			});
		}
	}
}
