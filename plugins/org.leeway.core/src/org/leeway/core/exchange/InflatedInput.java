package org.leeway.core.exchange;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * A stream that unpacks exactly one zlib stream. Java's own class ignores bytes after the end of the zlib stream. This
 * class refuses such bytes, so that nothing in a file is silently left out.
 */
public class InflatedInput extends InflaterInputStream {

	private static final int BUFFER = 1 << 15;

	private boolean ended;

	/** Creates a stream that unpacks a zlib stream. */
	public InflatedInput(InputStream in) {
		this(in, new Inflater());
	}

	InflatedInput(InputStream in, Inflater inflater) {
		super(in, inflater, BUFFER);
	}

	/**
	 * Reads unpacked bytes.
	 *
	 * @throws EOFException if the input ends before the packed data are complete
	 * @throws ZipException if the packed data are damaged, or other bytes follow the packed data
	 */
	@Override
	public int read(byte[] bytes, int offset, int length) throws IOException {
		int read = super.read(bytes, offset, length);
		if (read < 0 && !ended) {
			ended = true;
			readTrailer();
			if (next() >= 0) {
				throw new ZipException("bytes after the end of the packed data");
			}
		}
		return read;
	}

	/**
	 * Reads and checks the data that may follow the packed data, such as a checksum. Subclasses override this method for their
	 * formats. For zlib, does nothing, because Java itself checks the checksum.
	 */
	void readTrailer() throws IOException {
		// java.util.zip checks the checksum of zlib itself
	}

	/** Reads one uncompressed byte before or after the packed data. Returns -1 at the end of the input. */
	final int next() throws IOException {
		int left = inf.getRemaining();
		if (left == 0) {
			return in.read();
		}
		inf.setInput(buf, len - left + 1, left - 1);
		return buf[len - left] & 0xFF;
	}

	@Override
	public void close() throws IOException {
		inf.end();
		super.close();
	}
}
