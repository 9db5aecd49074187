package org.leeway.core.level.packed;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

import org.leeway.core.level.LevelHeader;

/**
 * Conversion of a level to bytes and back. The bytes contain neither the cells of the level nor the pictures over the terrain
 * that designers trace.
 */
public final class PackedHeader {

	private PackedHeader() {
	}

	/** Returns the bytes of a level. */
	public static byte[] pack(LevelHeader level) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (DataOutputStream out = new DataOutputStream(bytes)) {
			new HeaderWriter(out).write(level);
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return bytes.toByteArray();
	}

	/**
	 * Converts the bytes from {@link #pack} back to a level without its cells.
	 *
	 * @throws IllegalArgumentException if the bytes are no level
	 */
	public static LevelHeader unpack(byte[] bytes) {
		try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
			return new HeaderReader(in).read();
		} catch (IOException cut) {
			throw new IllegalArgumentException("a level that is cut off", cut);
		}
	}
}
