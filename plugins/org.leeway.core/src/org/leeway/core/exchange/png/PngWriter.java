package org.leeway.core.exchange.png;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A writer of PNG images, row by row. The pixels are RGB of 8 bits, or grey of 8 or 16 bits. Text chunks must be
 * written before the rows. The writer does not load AWT, and needs only the memory of one row. Source: Portable Network
 * Graphics, W3C Recommendation.
 */
public final class PngWriter implements AutoCloseable {

	private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
	private static final int CHUNK = 1 << 16;
	private static final int GREY = 0;
	private static final int RGB = 2;

	private final DataOutputStream out;
	private final Deflater deflater = new Deflater();
	private final OutputStream pixels;
	private final byte[] scanline;

	/** Begins an image whose pixels are RGB colours. Closing the writer leaves the stream open. */
	public PngWriter(OutputStream out, int width, int height) throws IOException {
		this(out, width, height, Byte.SIZE, RGB);
	}

	/**
	 * Begins an image whose pixels are shades of grey, each stored as one number. Closing the writer leaves the stream open.
	 *
	 * @param depth the number of bits of a pixel: 8 or 16
	 */
	public static PngWriter grey(OutputStream out, int width, int height, int depth) throws IOException {
		return new PngWriter(out, width, height, depth, GREY);
	}

	private PngWriter(OutputStream out, int width, int height, int depth, int type) throws IOException {
		this.out = new DataOutputStream(out);
		this.scanline = new byte[Math.addExact(1, Math.multiplyExact(type == RGB ? 3 : depth / Byte.SIZE, width))];
		OutputStream chunks = new OutputStream() {
			@Override
			public void write(int value) throws IOException {
				write(new byte[] {(byte) value}, 0, 1);
			}

			@Override
			public void write(byte[] bytes, int offset, int length) throws IOException {
				writeChunk("IDAT", bytes, offset, length);
			}
		};
		this.pixels = new DeflaterOutputStream(new BufferedOutputStream(chunks, CHUNK), deflater, CHUNK);
		writeHeader(width, height, depth, type);
	}

	private void writeHeader(int width, int height, int depth, int type) throws IOException {
		ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height).put((byte) depth).put((byte) type);
		out.write(SIGNATURE);
		writeChunk("IHDR", header.array(), 0, header.capacity());
	}

	/** Writes a text chunk, or an international text chunk if the text has characters outside of Latin-1. */
	public void writeText(String keyword, String text) throws IOException {
		boolean latin = StandardCharsets.ISO_8859_1.newEncoder().canEncode(text);
		ByteArrayOutputStream chunk = new ByteArrayOutputStream();
		chunk.writeBytes(keyword.getBytes(StandardCharsets.ISO_8859_1));
		// zero bytes behind the keyword: not compressed, no language, no translated keyword
		chunk.writeBytes(new byte[latin ? 1 : 5]);
		chunk.writeBytes(text.getBytes(latin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8));
		writeChunk(latin ? "tEXt" : "iTXt", chunk.toByteArray(), 0, chunk.size());
	}

	/** Writes the next row of colours {@code 0xRRGGBB}. */
	public void writeRow(int[] rgb) throws IOException {
		for (int x = 0, to = 1; x < rgb.length; x++) {
			scanline[to++] = (byte) (rgb[x] >> 16);
			scanline[to++] = (byte) (rgb[x] >> 8);
			scanline[to++] = (byte) rgb[x];
		}
		pixels.write(scanline);
	}

	/**
	 * Writes the next row of a grey image. Writes only the lowest 8 or 16 bits of each number, as many as a pixel has. So
	 * larger numbers come out wrong.
	 */
	public void writeNumbers(int[] numbers) throws IOException {
		int size = (scanline.length - 1) / numbers.length;
		for (int x = 0, to = 1; x < numbers.length; x++) {
			for (int shift = Byte.SIZE * (size - 1); shift >= 0; shift -= Byte.SIZE) {
				scanline[to++] = (byte) (numbers[x] >> shift);
			}
		}
		pixels.write(scanline);
	}

	/** Ends the image. The target stream stays open. */
	@Override
	public void close() throws IOException {
		try {
			pixels.close();
			writeChunk("IEND", new byte[0], 0, 0);
			out.flush();
		} finally {
			deflater.end();
		}
	}

	private void writeChunk(String type, byte[] bytes, int offset, int length) throws IOException {
		byte[] name = type.getBytes(StandardCharsets.US_ASCII);
		CRC32 crc = new CRC32();
		crc.update(name);
		crc.update(bytes, offset, length);
		out.writeInt(length);
		out.write(name);
		out.write(bytes, offset, length);
		out.writeInt((int) crc.getValue());
	}
}
