package org.leeway.core.exchange.doom;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.InputFile;

/** An open WAD file: its directory in memory, and the bytes of its lumps on demand. */
final class WadFile implements Closeable {

	private static final int HEADER = 12;
	private static final int ENTRY = 16;
	private static final int NAME = 8;
	/** Limit for the number of lumps in a directory. The directory is held in memory. No game has so large a directory. */
	private static final int MOST_LUMPS = 1 << 20;

	private final String file;
	private final SeekableByteChannel channel;
	private final long size;
	private List<Lump> lumps;

	private WadFile(String file, SeekableByteChannel channel) throws IOException {
		this.file = file;
		this.channel = channel;
		this.size = channel.size();
	}

	/**
	 * Opens a file and reads its directory.
	 *
	 * @throws LevelFormatException if it is no WAD
	 * @throws IOException if it cannot be read
	 */
	static WadFile open(Path file) throws IOException {
		WadFile wad = new WadFile(file.toString(), InputFile.channel(file));
		try {
			wad.lumps = wad.readDirectory();
			return wad;
		} catch (IOException e) {
			wad.close();
			throw e;
		}
	}

	/** Returns the lumps in the order of the directory. */
	List<Lump> lumps() {
		return lumps;
	}

	/** Returns the size of the file in bytes. */
	long size() {
		return size;
	}

	private List<Lump> readDirectory() throws IOException {
		if (size < HEADER) {
			throw error("a file of " + size + " bytes, expected a header of " + HEADER);
		}
		ByteBuffer header = read(0, HEADER);
		String magic = text(header, 4);
		if (!magic.equals("IWAD") && !magic.equals("PWAD")) {
			throw error("begins with \"" + magic + "\", expected IWAD or PWAD");
		}
		long count = unsigned(header);
		long offset = unsigned(header);
		if (offset + ENTRY * count > size) {
			throw error("a directory of " + count + " lumps at byte " + offset + ", but the file has " + size + " bytes");
		}
		if (count > MOST_LUMPS) {
			throw error("a directory of " + count + " lumps, expected at most " + MOST_LUMPS);
		}
		List<Lump> directory = new ArrayList<>();
		ByteBuffer entries = read(offset, (int) (ENTRY * count));
		while (entries.hasRemaining()) {
			long begin = unsigned(entries);
			long length = unsigned(entries);
			directory.add(new Lump(text(entries, NAME).toUpperCase(Locale.ROOT), begin, length));
		}
		return directory;
	}

	/**
	 * Reads an unsigned number of 32 bits. Games read a signed number here, but a valid WAD has no negative
	 * numbers.
	 */
	private static long unsigned(ByteBuffer from) {
		return Integer.toUnsignedLong(from.getInt());
	}

	/** Reads the characters up to the first zero. Characters that cannot be printed become question marks. */
	private static String text(ByteBuffer from, int length) {
		byte[] bytes = new byte[length];
		from.get(bytes);
		String text = new String(bytes, StandardCharsets.ISO_8859_1);
		int end = text.indexOf('\0');
		return (end < 0 ? text : text.substring(0, end)).replaceAll("[^!-~]", "?");
	}

	/** Returns whether all bytes of a lump are inside the file. */
	boolean holds(Lump lump) {
		return lump.offset() + lump.size() <= size;
	}

	/**
	 * Returns the bytes of a lump, little-endian.
	 *
	 * @param lump a lump of less than 2 GiB that lies inside the file, see {@link #holds}
	 */
	ByteBuffer read(Lump lump) throws IOException {
		return read(lump.offset(), (int) lump.size());
	}

	private ByteBuffer read(long offset, int length) throws IOException {
		ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
		channel.position(offset);
		while (bytes.hasRemaining()) {
			if (channel.read(bytes) < 0) {
				throw new EOFException("the file has changed while it was read");
			}
		}
		return bytes.flip();
	}

	private LevelFormatException error(String problem) {
		return new LevelFormatException(file, 0, problem);
	}

	@Override
	public void close() throws IOException {
		channel.close();
	}
}
