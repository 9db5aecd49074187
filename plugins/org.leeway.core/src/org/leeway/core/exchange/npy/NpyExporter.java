package org.leeway.core.exchange.npy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import org.leeway.core.layer.OverlayLayer;
import org.leeway.pathing.Progress;

/**
 * A writer of NumPy's array files, version 1.0. The shape is (height, width), row-major. Numbers are little-endian
 * uint16, or float64 if the layer has fractions. The data begin at a multiple of 64 bytes, so the header is padded.
 */
public final class NpyExporter extends ArrayExporter {

	private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
	private static final int ALIGNMENT = 64;

	@Override
	void write(OverlayLayer layer, OutputStream out, Progress progress) throws IOException {
		writeHeader(layer.isFractional() ? "<f8" : "<u2", layer.width(), layer.height(), out);
		if (layer.isFractional()) {
			writeExact(layer, out, progress);
		} else {
			writeWhole(layer, out, progress);
		}
	}

	private static void writeExact(OverlayLayer layer, OutputStream out, Progress progress) throws IOException {
		double[] values = new double[layer.width()];
		ByteBuffer bytes = ByteBuffer.allocate(Double.BYTES * values.length).order(ByteOrder.LITTLE_ENDIAN);
		for (int y = 0; y < layer.height(); y++) {
			layer.exactValues(0, y, values.length, values);
			bytes.asDoubleBuffer().put(values);
			out.write(bytes.array());
			progress.worked(1);
			progress.check();
		}
	}

	private static void writeWhole(OverlayLayer layer, OutputStream out, Progress progress) throws IOException {
		int[] values = new int[layer.width()];
		byte[] bytes = new byte[2 * values.length];
		for (int y = 0; y < layer.height(); y++) {
			layer.values(0, y, values.length, values);
			for (int x = 0; x < values.length; x++) {
				bytes[2 * x] = (byte) values[x];
				bytes[2 * x + 1] = (byte) (values[x] >>> 8);
			}
			out.write(bytes);
			progress.worked(1);
			progress.check();
		}
	}

	private static void writeHeader(String type, int width, int height, OutputStream out) throws IOException {
		String array = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + height + ", " + width + "), }";
		int before = MAGIC.length + 2;
		int unpadded = before + array.length() + 1;
		int padding = (ALIGNMENT - unpadded % ALIGNMENT) % ALIGNMENT;
		int length = unpadded + padding - before;
		out.write(MAGIC);
		out.write(length);
		out.write(length >>> 8);
		out.write((array + " ".repeat(padding) + "\n").getBytes(StandardCharsets.US_ASCII));
	}
}
