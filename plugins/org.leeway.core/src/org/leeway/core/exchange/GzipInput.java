package org.leeway.core.exchange;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * A stream that unpacks a gzip file. Refuses any bytes after the first member, that is, after the first packed file. Java's own
 * stream would unpack further members, and silently ignore any other bytes. Source: RFC 1952.
 */
public final class GzipInput extends InflatedInput {

	private static final int MAGIC = 0x8B1F;
	private static final int DEFLATED = 8;
	/** Flag in the gzip header. If set, the header ends with a checksum of the header. */
	private static final int CHECKSUM = 2;
	/** Flag in the gzip header. If set, the header has a list of extra fields. */
	private static final int FIELDS = 4;
	/** Flag in the gzip header. If set, the header has the name of the packed file. */
	private static final int NAME = 8;
	/** Flag in the gzip header. If set, the header has a comment. */
	private static final int COMMENT = 16;

	private final CRC32 crc = new CRC32();

	/**
	 * Creates a stream, and reads the gzip header.
	 *
	 * @throws EOFException if the input ends in the header
	 * @throws ZipException if the input has no such header
	 */
	public GzipInput(InputStream in) throws IOException {
		super(in, new Inflater(true));
		if (number(2) != MAGIC) {
			throw new ZipException("not in GZIP format");
		}
		if (number(1) != DEFLATED) {
			throw new ZipException("an unknown way of packing");
		}
		int flags = (int) number(1);
		in.skipNBytes(6);
		if ((flags & FIELDS) != 0) {
			in.skipNBytes(number(2));
		}
		skipText(flags & NAME);
		skipText(flags & COMMENT);
		in.skipNBytes((flags & CHECKSUM) == 0 ? 0 : 2);
	}

	private void skipText(int flag) throws IOException {
		while (flag != 0 && number(1) != 0) {
			// skips the text and the 0 byte at its end
		}
	}

	/** Reads a little-endian number of {@code bytes} bytes from the header or the trailer, which are not compressed. */
	private long number(int bytes) throws IOException {
		long number = 0;
		for (int i = 0; i < bytes; i++) {
			int read = next();
			if (read < 0) {
				throw new EOFException("the data ends early");
			}
			number |= (long) read << Byte.SIZE * i;
		}
		return number;
	}

	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		crc.update(bytes, offset, Math.max(read, 0));
		return read;
	}

	@Override
	void readTrailer() throws IOException {
		long sum = number(Integer.BYTES);
		long size = number(Integer.BYTES);
		if (sum != crc.getValue() || size != (inf.getBytesWritten() & 0xFFFFFFFFL)) {
			throw new ZipException("a wrong checksum");
		}
	}
}
