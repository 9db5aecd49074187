package org.leeway.core.report.html;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

import org.leeway.pathing.Progress;

/** A writer of rasters as text. A raster has a value for each cell. Only one row is in memory at a time. */
final class RasterWriter {

	private static final int BUFFER = 1 << 14;

	/** A source of the values of all cells, row by row. */
	@FunctionalInterface
	interface Rows {

		/** Reads the values of all cells of row {@code y} into {@code target}. */
		void read(int y, int[] target);
	}

	private RasterWriter() {
	}

	/**
	 * Writes a raster row by row. If values have 2 bytes, a row has first the low bytes of all its cells, and then the high
	 * bytes. The rows are compressed with zlib and encoded in Base64.
	 *
	 * @param bytes number of bytes of a value, 1 or 2. Values that do not fit become the largest value that fits
	 * @param progress a row is a unit of work
	 * @throws java.util.concurrent.CancellationException if {@code progress} was cancelled
	 */
	static void write(Rows rows, int width, int height, int bytes, Writer out, Progress progress) throws IOException {
		Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
		try (OutputStream packed = new DeflaterOutputStream(Base64.getEncoder().wrap(new Ascii(out)), deflater, BUFFER)) {
			int[] values = new int[width];
			byte[] row = new byte[width * bytes];
			for (int y = 0; y < height; y++) {
				progress.check();
				rows.read(y, values);
				split(values, bytes, row);
				packed.write(row);
				progress.worked(1);
			}
		} finally {
			deflater.end();
		}
	}

	private static void split(int[] values, int bytes, byte[] row) {
		int greatest = (1 << 8 * bytes) - 1;
		for (int i = 0; i < values.length; i++) {
			int value = Math.min(values[i], greatest);
			for (int part = 0; part < bytes; part++) {
				row[part * values.length + i] = (byte) (value >> 8 * part);
			}
		}
	}

	/** A stream that writes ASCII characters as text. Closing the stream leaves the writer open. */
	private static final class Ascii extends OutputStream {

		private final Writer out;

		Ascii(Writer out) {
			this.out = out;
		}

		@Override
		public void write(int character) throws IOException {
			out.write(character);
		}

		@Override
		public void write(byte[] characters, int from, int length) throws IOException {
			out.write(new String(characters, from, length, StandardCharsets.ISO_8859_1));
		}
	}
}
