package org.leeway.core.exchange.grid;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

import org.leeway.core.LevelFormatException;

/** The chunks of a PNG image in their order. Checks the checksum of each chunk. */
final class PngChunks implements Closeable {

	private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
	private static final String PIXELS = "IDAT";
	private static final String END = "IEND";

	private final DataInputStream in;
	private final GridSource source;
	private final CRC32 crc = new CRC32();
	private String name = "";
	private long begin;
	private long next;
	private int length;
	/** Number of unread bytes in the content of the current chunk. */
	private int left;

	PngChunks(DataInputStream in, GridSource source) {
		this.in = in;
		this.source = source;
	}

	void signature() throws IOException {
		if (!Arrays.equals(in.readNBytes(SIGNATURE.length), SIGNATURE)) {
			throw source.error(0, "not a PNG image, expected one");
		}
		next = SIGNATURE.length;
	}

	/** Moves to the next chunk and returns its name. The content of the current chunk must have been read. */
	String next() throws IOException {
		begin = next;
		name = "";
		try {
			length = in.readInt();
			byte[] type = new byte[4];
			in.readFully(type);
			crc.reset();
			crc.update(type);
			name = new String(type, StandardCharsets.US_ASCII);
		} catch (EOFException end) {
			throw source.error(0, "the file ends at byte " + begin + ", expected the rest of the image");
		}
		if (!name.matches("[A-Za-z]{4}") || length < 0) {
			name = "";
			throw error("expected a chunk");
		}
		left = length;
		next = begin + 12L + length;
		return name;
	}

	int length() {
		return length;
	}

	/** Reads the content of the current chunk. Fails if the content is longer than {@code most} bytes. */
	byte[] content(int most) throws IOException {
		if (length > most) {
			throw error(length + " bytes, expected at most " + most);
		}
		byte[] content = new byte[length];
		read(content, 0, length);
		checkSum();
		return content;
	}

	/** Skips the content of the current chunk. Fails if the PNG standard forbids readers to ignore such a chunk. */
	void skip() throws IOException {
		if (Character.isUpperCase(name.charAt(0))) {
			throw error("a chunk that must not be left out and that Leeway does not know");
		}
		byte[] buffer = new byte[1 << 13];
		while (left > 0) {
			read(buffer, 0, Math.min(left, buffer.length));
		}
		checkSum();
	}

	private void read(byte[] target, int offset, int count) throws IOException {
		if (in.readNBytes(target, offset, count) < count) {
			throw error("the file ends in it");
		}
		crc.update(target, offset, count);
		left -= count;
	}

	private void checkSum() throws IOException {
		int expected;
		try {
			expected = in.readInt();
		} catch (EOFException end) {
			throw error("the file ends in it");
		}
		if (expected != (int) crc.getValue()) {
			throw error("a wrong checksum");
		}
	}

	/**
	 * Returns a stream over the packed pixels of the image. The pixels are the content of the current chunk and of all
	 * chunks of pixels directly behind it.
	 */
	InputStream pixels() {
		return new InputStream() {

			@Override
			public int read() throws IOException {
				byte[] one = new byte[1];
				return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
			}

			@Override
			public int read(byte[] target, int offset, int count) throws IOException {
				while (left == 0 && name.equals(PIXELS)) {
					checkSum();
					PngChunks.this.next();
				}
				if (!name.equals(PIXELS) || count == 0) {
					return count == 0 ? 0 : -1;
				}
				int some = Math.min(count, left);
				PngChunks.this.read(target, offset, some);
				return some;
			}
		};
	}

	/** Skips all chunks up to the end of the image. No chunk may have pixels, because all pixels have been read. */
	void skipToEnd() throws IOException {
		while (!name.equals(END)) {
			if (name.equals(PIXELS)) {
				throw error("pixels after the end of the pixels, expected " + END);
			}
			skip();
			next();
		}
		content(0);
	}

	/** Returns an exception about the current chunk. */
	LevelFormatException error(String problem) {
		return source.error(0, (name.isEmpty() ? "byte " : "chunk " + name + " at byte ") + begin + ": " + problem);
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
