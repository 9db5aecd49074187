package org.teavm.classlib.java.util.zip;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/** Stand-in for the JDK's class. TeaVM's own class reports damaged data by another exception than the JDK. */
public class TInflaterInputStream extends FilterInputStream {

	private static final int BUFFER = 512;

	protected Inflater inf;
	protected byte[] buf;
	protected int len;
	/** Whether a zero was added at the end of the data. JZlib needs a byte behind the data of an entry of an archive. */
	private boolean isPadded;
	/** TeaVM's subclasses set these fields. */
	boolean closed;
	boolean eof;

	public TInflaterInputStream(InputStream in) {
		this(in, new Inflater());
	}

	public TInflaterInputStream(InputStream in, Inflater inflater) {
		this(in, inflater, BUFFER);
	}

	public TInflaterInputStream(InputStream in, Inflater inflater, int size) {
		super(in);
		inf = inflater;
		buf = new byte[size];
	}

	@Override
	public int read() throws IOException {
		byte[] one = new byte[1];
		return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
	}

	/** Reads unpacked bytes. Returns -1 at the end of the packed data. */
	@Override
	public int read(byte[] target, int offset, int count) throws IOException {
		if (count == 0 || eof) {
			return count == 0 ? 0 : -1;
		}
		try {
			int read = 0;
			while (read == 0 && !eof) {
				if (inf.needsInput()) {
					fill();
				}
				read = inf.inflate(target, offset, count);
				eof = inf.finished() || inf.needsDictionary();
			}
			return read > 0 ? read : -1;
		} catch (DataFormatException damaged) {
			throw new ZipException("damaged data");
		}
	}

	protected void fill() throws IOException {
		len = in.read(buf, 0, buf.length);
		if (len < 0 && in instanceof TZipFile.RAFStream && !isPadded) {
			isPadded = true;
			len = 1;
			inf.setInput(new byte[1], 0, 1);
			return;
		}
		if (len < 0) {
			throw new EOFException("Unexpected end of ZLIB input stream");
		}
		inf.setInput(buf, 0, len);
	}

	@Override
	public long skip(long bytes) throws IOException {
		byte[] skipped = new byte[(int) Math.min(Math.max(bytes, 0), BUFFER)];
		return Math.max(0, read(skipped, 0, skipped.length));
	}

	@Override
	public int available() {
		return eof ? 0 : 1;
	}

	@Override
	public boolean markSupported() {
		return false;
	}

	@Override
	public void close() throws IOException {
		if (!closed) {
			closed = true;
			eof = true;
			inf.end();
			super.close();
		}
	}
}
