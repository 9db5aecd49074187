package org.leeway.core.exchange.generals;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;

/**
 * A reader of the chunks of a file. A file begins with a table of the names of chunks and their numbers. The chunks
 * follow, and may contain other chunks. All numbers are little-endian. A chunk has four parts:
 * <ul>
 * <li>the number of its name, in 32 bits,
 * <li>a version, in 16 bits,
 * <li>the number of its bytes, in 32 bits,
 * <li>the bytes.
 * </ul>
 */
final class ChunkInput {

	/**
	 * A chunk that is being read, or the whole file.
	 *
	 * @param name the name of the chunk. Empty if the table of names lacks the number of the chunk
	 * @param title the name of the chunk for messages
	 * @param end the offset in the file of the first byte after the chunk
	 */
	record Chunk(String name, String title, int version, long end) {
	}

	private static final int HEADER = 10;
	/** Limit for the number of names in the table, because the table is kept in memory. Real maps have some hundred names. */
	private static final int MOST_NAMES = 1 << 16;

	private final InputStream in;
	private final String file;
	private final ByteBuffer buffer = ByteBuffer.allocate(HEADER).order(ByteOrder.LITTLE_ENDIAN);
	private final Map<Integer, String> names = new HashMap<>();
	private long position;
	private Chunk open;

	/**
	 * Creates a reader, and reads the table of names.
	 *
	 * @param size the number of bytes that the stream should have
	 * @param file name for messages
	 */
	ChunkInput(InputStream in, long size, String file) throws IOException {
		this.in = in;
		this.file = file;
		this.open = new Chunk("", "the file", 0, size);
		if (!MapContainer.PLAIN.equals(text(4))) {
			throw error("the map does not begin with " + MapContainer.PLAIN);
		}
		int count = number();
		if (count < 0 || count > MOST_NAMES) {
			throw error("a table of " + Integer.toUnsignedString(count) + " names, expected at most " + MOST_NAMES);
		}
		for (int i = 0; i < count; i++) {
			String name = text(octet());
			names.put(number(), name);
		}
	}

	/** Creates an exception about the file. The caller throws it. */
	LevelFormatException error(String problem) {
		return new LevelFormatException(file, 0, problem);
	}

	/** Returns the chunk that is open now. Returns the whole file if no chunk is open. */
	Chunk open() {
		return open;
	}

	/** Opens the next chunk inside the open chunk or file. Returns null if there is no further chunk. */
	Chunk next() throws IOException {
		if (open.end() - position < HEADER) {
			return null;
		}
		fill(HEADER);
		int id = buffer.getInt();
		int version = Short.toUnsignedInt(buffer.getShort());
		int size = buffer.getInt();
		String name = names.getOrDefault(id, "");
		String title = "the chunk " + MessageText.quote(name);
		if (size < 0 || size > open.end() - position) {
			throw error(title + " has " + Integer.toUnsignedString(size) + " bytes, but " + open.title() + " has only "
					+ (open.end() - position) + " left");
		}
		open = new Chunk(name, title, version, position + size);
		return open;
	}

	/**
	 * Closes the open chunk, and skips its unread bytes.
	 *
	 * @param outer the chunk or file that contains the closed chunk, and that is open again after the call
	 */
	void close(Chunk outer) throws IOException {
		skip(open.end() - position);
		open = outer;
	}

	private void need(long count) throws LevelFormatException {
		if (count < 0 || count > open.end() - position) {
			throw error(open.title() + " ends early: " + count + " more bytes expected, " + (open.end() - position) + " left");
		}
	}

	/** Skips bytes of the open chunk. */
	void skip(long count) throws IOException {
		need(count);
		try {
			in.skipNBytes(count);
		} catch (EOFException end) {
			throw ended();
		}
		position += count;
	}

	private LevelFormatException ended() {
		return error("the file ends early");
	}

	/**
	 * Reads bytes of the open chunk. Allocates memory only while bytes arrive. So a damaged file costs little memory, even if
	 * {@code count} is far too large.
	 */
	byte[] bytes(long count) throws IOException {
		need(count);
		byte[] bytes = in.readNBytes((int) count);
		if (bytes.length < count) {
			throw ended();
		}
		position += count;
		return bytes;
	}

	private void fill(int count) throws IOException {
		need(count);
		buffer.clear();
		if (in.readNBytes(buffer.array(), 0, count) < count) {
			throw ended();
		}
		position += count;
	}

	/** Reads a whole number of 32 bits. */
	int number() throws IOException {
		fill(Integer.BYTES);
		return buffer.getInt();
	}

	/** Reads a floating-point number of 32 bits. */
	float real() throws IOException {
		fill(Float.BYTES);
		return buffer.getFloat();
	}

	/** Reads an unsigned number of 16 bits. */
	int small() throws IOException {
		fill(Short.BYTES);
		return Short.toUnsignedInt(buffer.getShort());
	}

	/** Reads a byte, 0 to 255. */
	int octet() throws IOException {
		fill(1);
		return buffer.get() & 0xFF;
	}

	/** Reads the length of a text, and then the text. */
	String text() throws IOException {
		return text(small());
	}

	private String text(int length) throws IOException {
		return new String(bytes(length), StandardCharsets.ISO_8859_1);
	}

	/**
	 * Reads a list of properties. Returns the value of the property with the wanted name if the value is a text.
	 * Returns an empty text if there is no such property.
	 */
	String property(String wanted) throws IOException {
		String found = "";
		for (int left = small(); left > 0; left--) {
			int key = number();
			switch (key & 0xFF) {
			case 0 -> skip(1);
			case 1, 2 -> skip(Integer.BYTES);
			case 3 -> {
				int length = small();
				if (wanted.equals(names.get(key >>> Byte.SIZE))) {
					found = text(length);
				} else {
					skip(length);
				}
			}
			case 4 -> skip((long) Character.BYTES * small());
			default -> throw error("a property of the type " + (key & 0xFF) + ", expected 0 to 4");
			}
		}
		return found;
	}
}
