package org.leeway.web.jdk;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;

/** A stream that decodes base64. Decodes the whole text at the first read. */
final class Base64Input extends FilterInputStream {

	private static final int BUFFER = 1 << 13;

	private final Base64.Decoder decoder;
	private InputStream decoded;

	Base64Input(Base64.Decoder decoder, InputStream text) {
		super(text);
		this.decoder = decoder;
	}

	/** @throws IOException if the text is not base64 */
	private InputStream decoded() throws IOException {
		if (decoded == null) {
			try {
				decoded = new ByteArrayInputStream(decoder.decode(text()));
			} catch (IllegalArgumentException wrong) {
				throw new IOException(wrong.getMessage());
			}
		}
		return decoded;
	}

	/**
	 * Reads the whole text. Does not use {@code readAllBytes}, because TeaVM's {@code ByteArrayInputStream} does not move its
	 * position in this method, and so seems unread afterwards.
	 */
	private byte[] text() throws IOException {
		ByteArrayOutputStream text = new ByteArrayOutputStream();
		byte[] buffer = new byte[BUFFER];
		for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
			text.write(buffer, 0, count);
		}
		return text.toByteArray();
	}

	@Override
	public int read() throws IOException {
		return decoded().read();
	}

	@Override
	public int read(byte[] target, int offset, int count) throws IOException {
		return decoded().read(target, offset, count);
	}

	@Override
	public int available() throws IOException {
		return decoded().available();
	}
}
