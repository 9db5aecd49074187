package org.leeway.web.jdk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;

/** A channel that reads an array of bytes. */
final class BytesChannel implements SeekableByteChannel {

	private final byte[] bytes;
	private long position;
	private boolean isOpen = true;

	BytesChannel(byte[] bytes) {
		this.bytes = bytes;
	}

	@Override
	public int read(ByteBuffer target) throws IOException {
		if (!isOpen) {
			throw new ClosedChannelException();
		}
		if (position >= bytes.length) {
			return -1;
		}
		int count = (int) Math.min(target.remaining(), bytes.length - position);
		target.put(bytes, (int) position, count);
		position += count;
		return count;
	}

	@Override
	public int write(ByteBuffer source) {
		throw new NonWritableChannelException();
	}

	@Override
	public SeekableByteChannel truncate(long size) {
		throw new NonWritableChannelException();
	}

	@Override
	public long position() {
		return position;
	}

	@Override
	public SeekableByteChannel position(long next) {
		position = next;
		return this;
	}

	@Override
	public long size() {
		return bytes.length;
	}

	@Override
	public boolean isOpen() {
		return isOpen;
	}

	@Override
	public void close() {
		isOpen = false;
	}
}
