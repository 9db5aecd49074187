package org.leeway.web.unpack;

import java.io.ByteArrayInputStream;
import java.io.IOException;

import org.leeway.web.Memory;
import org.teavm.interop.Export;
import org.tukaani.xz.LZMAInputStream;

/**
 * The functions that a WebAssembly module exports to the script of a page. With these functions, the script unpacks LZMA. The
 * script and the module exchange bytes through the memory of the module, at an address that the script chooses. The memory
 * from this address on must be unused.
 */
public final class UnpackModule {

	private static byte[] packed;
	private static byte[] unpacked;

	private UnpackModule() {
	}

	/** Begins the module: there is nothing to do. */
	public static void main(String[] arguments) {
		// scripts call the exports
	}

	/** Makes room for packed bytes. */
	@Export(name = "beginBytes")
	public static void beginBytes(int length) {
		packed = new byte[length];
	}

	/** Takes packed bytes from an address. */
	@Export(name = "putBytes")
	public static void putBytes(int address, int start, int length) {
		Memory.copy(address, packed, start, length);
	}

	/**
	 * Unpacks the bytes. Returns the number of unpacked bytes.
	 *
	 * @throws IOException if the bytes are damaged
	 */
	@Export(name = "unpack")
	public static int unpack() throws IOException {
		try (LZMAInputStream in = new LZMAInputStream(new ByteArrayInputStream(packed))) {
			unpacked = in.readAllBytes();
		}
		return unpacked.length;
	}

	/** Writes unpacked bytes to an address. */
	@Export(name = "getBytes")
	public static void getBytes(int address, int start, int length) {
		Memory.copy(unpacked, start, length, address);
	}
}
