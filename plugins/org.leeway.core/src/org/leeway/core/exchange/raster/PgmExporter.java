package org.leeway.core.exchange.raster;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.leeway.core.exchange.RasterContent;
import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;

/**
 * A writer of a portable graymap, raw. A cell has one byte if no number is above 255, otherwise two bytes, the high
 * byte first. The maximum in the header is the largest number, so that viewers show this number as white. Source:
 * pgm(5) of Netpbm.
 */
public final class PgmExporter extends NumberExporter {

	private static final int BYTE = 255;

	@Override
	public boolean isBinary() {
		return true;
	}

	@Override
	protected void write(RasterContent content, OutputStream out, Progress progress) throws IOException {
		OverlayLayer layer = content.layer();
		int greatest = Math.max(1, greatest(layer));
		String header = "P5\n" + layer.width() + " " + layer.height() + "\n" + greatest + "\n";
		out.write(header.getBytes(StandardCharsets.US_ASCII));
		int size = greatest > BYTE ? 2 : 1;
		byte[] bytes = new byte[size * layer.width()];
		read(layer, progress, row -> {
			for (int x = 0; x < row.length; x++) {
				bytes[size * x] = (byte) (size == 1 ? row[x] : row[x] >>> 8);
				bytes[size * x + size - 1] = (byte) row[x];
			}
			out.write(bytes);
		});
	}
}
