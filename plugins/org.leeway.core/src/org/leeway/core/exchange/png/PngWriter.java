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
 * Writes a PNG image of 8-bit RGB row by row: a map of any size needs the memory of one row, and no part of AWT is
 * loaded. First the text chunks, then the rows. Source: Portable Network Graphics, W3C Recommendation.
 */
public final class PngWriter implements AutoCloseable {

	private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
	private static final int CHUNK = 1 << 16;

	private final DataOutputStream out;
	private final Deflater deflater = new Deflater();
	private final OutputStream pixels;
	private final byte[] scanline;

	/** Begins an image; the stream stays open at its end. */
	public PngWriter(OutputStream out, int width, int height) throws IOException {
		this.out = new DataOutputStream(out);
		this.scanline = new byte[1 + 3 * width];
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
		writeHeader(width, height);
	}

	private void writeHeader(int width, int height) throws IOException {
		byte depth = 8;
		byte rgb = 2;
		ByteBuffer header = ByteBuffer.allocate(13).putInt(width).putInt(height).put(depth).put(rgb);
		out.write(SIGNATURE);
		writeChunk("IHDR", header.array(), 0, header.capacity());
	}

	/** Writes a text chunk; text beyond Latin-1 goes into an international one. */
	public void writeText(String keyword, String text) throws IOException {
		boolean latin = StandardCharsets.ISO_8859_1.newEncoder().canEncode(text);
		ByteArrayOutputStream chunk = new ByteArrayOutputStream();
		chunk.writeBytes(keyword.getBytes(StandardCharsets.ISO_8859_1));
		// after the keyword's end: neither compressed, nor in a language, nor with a translated keyword
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

	/** Ends the image; the stream under it stays open. */
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
