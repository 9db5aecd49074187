package org.leeway.core.exchange.raster;

import java.io.IOException;
import java.io.OutputStream;

import org.leeway.core.exchange.RasterContent;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;

/**
 * A writer of numbers of 16 bits without a header, the low byte first, as Unity and Unreal read heightmaps. A reader of
 * the file must know the width and height of the layer.
 */
public final class Raw16Exporter extends NumberExporter {

	@Override
	public boolean isBinary() {
		return true;
	}

	@Override
	protected void write(RasterContent content, OutputStream out, Progress progress) throws IOException {
		OverlayLayer layer = content.layer();
		byte[] bytes = new byte[2 * layer.width()];
		read(layer, progress, row -> {
			for (int x = 0; x < row.length; x++) {
				bytes[2 * x] = (byte) row[x];
				bytes[2 * x + 1] = (byte) (row[x] >>> 8);
			}
			out.write(bytes);
		});
	}
}
