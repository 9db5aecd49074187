package org.leeway.core.exchange.tiled.write;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

import org.leeway.core.exchange.tiled.map.CellLayer;
import org.leeway.core.exchange.tiled.map.MapDocument;
import org.leeway.pathing.Progress;

/** Encodings of the cells of a map's layers. */
public enum CellEncoding {
	/** Decimal numbers with commas between, a line for each row. */
	CSV,
	/** 32 bits for each cell, compressed with zlib, in base64. */
	ZLIB;

	/** Writes the cells of a layer, compressed and in base64. The stream stays open. */
	static void writePacked(CellLayer layer, MapDocument map, OutputStream out, Progress progress) throws IOException {
		OutputStream base64 = Base64.getEncoder().wrap(new OutputStream() {
			@Override
			public void write(int value) throws IOException {
				out.write(value);
			}

			@Override
			public void write(byte[] bytes, int offset, int length) throws IOException {
				out.write(bytes, offset, length);
			}
		});
		Deflater deflater = new Deflater();
		try (DeflaterOutputStream packed = new DeflaterOutputStream(base64, deflater, 1 << 16)) {
			int[] gids = new int[map.width()];
			ByteBuffer row = ByteBuffer.allocate(4 * map.width()).order(ByteOrder.LITTLE_ENDIAN);
			for (int y = 0; y < map.height(); y++) {
				layer.rows().read(y, gids);
				row.clear();
				row.asIntBuffer().put(gids);
				packed.write(row.array());
				progress.worked(1);
				progress.check();
			}
		} finally {
			deflater.end();
		}
	}
}
