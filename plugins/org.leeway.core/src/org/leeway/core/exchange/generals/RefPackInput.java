package org.leeway.core.exchange.generals;

import java.io.IOException;
import java.io.InputStream;

import org.leeway.core.LevelFormatException;

/**
 * A stream that unpacks data in the RefPack format, which belongs to the LZ77 family. The data consist of commands. A command
 * can have bytes that are copied to the output. A command can also repeat bytes of the output, from at most {@value #WINDOW}
 * bytes before. So the stream keeps only this number of bytes in memory.
 */
final class RefPackInput extends InputStream {

	/**
	 * The largest number of unpacked bytes for one packed byte. The longest copy has 1028 bytes, and its command has 4
	 * bytes.
	 */
	static final int MOST_EXPANSION = 257;
	private static final int WINDOW = 1 << 17;
	/** The second byte of each header of RefPack. */
	private static final int MAGIC = 0xFB;
	/** A bit that every RefPack header has set in its first byte. */
	private static final int VERSION = 0x10;
	/** Flag in the first byte of the header: sizes have 4 bytes instead of 3. */
	private static final int LARGE = 0x80;
	/** Flag in the first byte of the header: the packed size stands before the unpacked size. */
	private static final int PACKED_SIZE = 0x01;
	/**
	 * The largest number of literals of a command that only copies literals. Literals are bytes that follow the command in the
	 * stream. A command with a larger number is the last command of the stream. The lowest two bits of the
	 * command's first byte are then the number of literals.
	 */
	private static final int MOST_LITERALS = 112;

	private final InputStream in;
	private final String file;
	private final long size;
	private final byte[] window = new byte[WINDOW];
	private long unpacked;
	private int literals;
	private int copies;
	private int distance;
	private boolean ended;

	/**
	 * Creates a stream, and reads the header.
	 *
	 * @param file name for messages
	 * @throws LevelFormatException if the data do not begin with a RefPack header
	 */
	RefPackInput(InputStream in, String file) throws IOException {
		this.in = in;
		this.file = file;
		int flags = next();
		if (next() != MAGIC || (flags & ~(LARGE | PACKED_SIZE)) != VERSION) {
			throw error("the packed data have no RefPack header");
		}
		int bytes = (flags & LARGE) == 0 ? 3 : 4;
		if ((flags & PACKED_SIZE) != 0) {
			number(bytes);
		}
		size = number(bytes);
	}

	/** Returns the number of unpacked bytes, as the header gives it. */
	long size() {
		return size;
	}

	private long number(int bytes) throws IOException {
		long number = 0;
		for (int i = 0; i < bytes; i++) {
			number = number << Byte.SIZE | next();
		}
		return number;
	}

	private int next() throws IOException {
		int read = in.read();
		if (read < 0) {
			throw error("the packed data end early");
		}
		return read;
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
	}

	@Override
	public int read(byte[] target, int offset, int length) throws IOException {
		int count = 0;
		while (count < length && hasBytes()) {
			target[offset + count] = unpack();
			count++;
		}
		return count == 0 && length > 0 ? -1 : count;
	}

	/** Reads commands until there is a byte to return. Returns false at the end of the stream. */
	private boolean hasBytes() throws IOException {
		while (literals == 0 && copies == 0 && !ended) {
			readCommand();
		}
		if (literals > 0 || copies > 0) {
			return true;
		}
		if (unpacked != size) {
			throw error("the packed data have " + unpacked + " bytes, but promise " + size);
		}
		return false;
	}

	private byte unpack() throws IOException {
		if (unpacked == size) {
			throw error("the packed data have more bytes than the " + size + " that they promise");
		}
		int at = (int) (unpacked & WINDOW - 1);
		if (literals > 0) {
			literals--;
			window[at] = (byte) next();
		} else {
			copies--;
			if (distance > unpacked) {
				throw error("the packed data are damaged: a copy of bytes before the first one");
			}
			window[at] = window[(int) (unpacked - distance & WINDOW - 1)];
		}
		unpacked++;
		return window[at];
	}

	/** Reads a command. The highest bits of a command's first byte say how many bytes the command has. */
	private void readCommand() throws IOException {
		int first = next();
		if (first < 0x80) {
			literals = first & 3;
			distance = ((first & 0x60) << 3) + next() + 1;
			copies = (first >> 2 & 7) + 3;
		} else if (first < 0xC0) {
			int second = next();
			literals = second >> 6;
			distance = ((second & 0x3F) << 8) + next() + 1;
			copies = (first & 0x3F) + 4;
		} else if (first < 0xE0) {
			literals = first & 3;
			distance = ((first & 0x10) << 12) + (next() << 8) + next() + 1;
			copies = ((first & 0x0C) << 6) + next() + 5;
		} else {
			int run = ((first & 0x1F) << 2) + 4;
			ended = run > MOST_LITERALS;
			literals = ended ? first & 3 : run;
		}
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, 0, problem);
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
