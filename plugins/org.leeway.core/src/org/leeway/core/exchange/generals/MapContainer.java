package org.leeway.core.exchange.generals;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.leeway.core.LevelFormatException;
import org.leeway.core.exchange.InflatedInput;
import org.leeway.core.files.InputFile;
import org.leeway.pathing.Progress;

/**
 * An open map file, which may be packed. A plain file begins with the letters {@code CkMp}. A packed file begins with
 * three letters for the way of packing and a zero byte. Then comes the size of the unpacked map, in 32 bits. The game's
 * own editor packs with RefPack ({@code EAR}). The game also reads zlib ({@code ZL1} to {@code ZL9}).
 */
final class MapContainer implements Closeable {

	static final String PLAIN = "CkMp";
	private static final String REFPACK = "EAR\0";
	private static final String ZLIB = "ZL[1-9]\0";
	private static final int HEADER = 8;
	/** Limit for the size of a file, and for the size of the unpacked map, in bytes. The largest known map has 6 million bytes. */
	private static final long MOST_BYTES = 1L << 26;
	/** The largest number of unpacked bytes for one packed byte of zlib. */
	private static final int MOST_INFLATION = 1032;

	private final InputStream in;
	private final long size;

	private MapContainer(InputStream in, long size) {
		this.in = in;
		this.size = size;
	}

	/** Returns whether a file with this beginning is a map. */
	static boolean recognises(String start) {
		return start.startsWith(PLAIN) || isRefPack(start) || start.length() > HEADER && start.substring(0, 4).matches(ZLIB);
	}

	private static boolean isRefPack(String start) {
		return start.startsWith(REFPACK) && start.length() > HEADER + 1 && start.charAt(HEADER + 1) == '\u00FB';
	}

	/**
	 * Opens a map.
	 *
	 * @param progress one unit of work is 64 KiB read from the file
	 * @throws LevelFormatException if the file is no map, or unpacks to too many bytes
	 * @throws IOException if the file cannot be read
	 */
	static MapContainer open(Path file, Progress progress) throws IOException {
		PushbackInputStream in = new PushbackInputStream(InputFile.open(file, MOST_BYTES, progress), HEADER);
		try {
			byte[] header = in.readNBytes(HEADER);
			String letters = new String(header, 0, Math.min(4, header.length), StandardCharsets.ISO_8859_1);
			long packed = Files.size(file);
			if (letters.equals(PLAIN)) {
				in.unread(header);
				return new MapContainer(in, packed);
			}
			if (header.length == HEADER) {
				long size = Integer.toUnsignedLong(ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN).getInt(4));
				if (letters.equals(REFPACK)) {
					checkSize(size, packed * RefPackInput.MOST_EXPANSION, file);
					return refPack(in, size, file);
				} else if (letters.matches(ZLIB)) {
					checkSize(size, packed * MOST_INFLATION, file);
					return new MapContainer(new InflatedInput(in), size);
				}
			}
			throw error(file, "the file does not begin with " + PLAIN + " or the letters of a packing, such as EAR");
		} catch (IOException refused) {
			in.close();
			throw refused;
		}
	}

	private static MapContainer refPack(InputStream in, long size, Path file) throws IOException {
		RefPackInput unpacked = new RefPackInput(in, file.toString());
		if (unpacked.size() != size) {
			throw error(file, "the file promises " + size + " bytes, but the packed data promise " + unpacked.size());
		}
		return new MapContainer(unpacked, size);
	}

	private static void checkSize(long size, long possible, Path file) throws LevelFormatException {
		if (size > Math.min(possible, MOST_BYTES)) {
			throw error(file, "the file promises " + size + " unpacked bytes, expected at most " + Math.min(possible, MOST_BYTES));
		}
	}

	private static LevelFormatException error(Path file, String problem) {
		return new LevelFormatException(file.toString(), 0, problem);
	}

	/** Returns the unpacked map. */
	InputStream in() {
		return in;
	}

	/** Returns the number of bytes of the unpacked map. The stream of a damaged file may have fewer bytes. */
	long size() {
		return size;
	}

	@Override
	public void close() throws IOException {
		in.close();
	}
}
