package org.leeway.web;

import org.teavm.classlib.PlatformDetector;
import org.teavm.interop.Address;

/**
 * Copies of bytes between arrays and the memory that scripts see. This memory differs between WebAssembly and JavaScript.
 * TeaVM knows for which platform it compiles, and leaves out the code for the other platform.
 */
public final class Memory {

	private Memory() {
	}

	/** Copies bytes from an address to an array. */
	public static void copy(int address, byte[] bytes, int start, int length) {
		if (PlatformDetector.isJavaScript()) {
			ScriptMemory.read(address, bytes, start, length);
			return;
		}
		Address next = Address.fromInt(address);
		for (int i = start; i < start + length; i++, next = next.add(1)) {
			bytes[i] = next.getByte();
		}
	}

	/** Copies bytes from an array to an address. */
	public static void copy(byte[] bytes, int start, int length, int address) {
		if (PlatformDetector.isJavaScript()) {
			ScriptMemory.write(bytes, start, length, address);
			return;
		}
		Address next = Address.fromInt(address);
		for (int i = start; i < start + length; i++, next = next.add(1)) {
			next.putByte(bytes[i]);
		}
	}

	/** Writes eight bytes to an address, the lowest first. */
	static void putLong(int address, long eight) {
		if (PlatformDetector.isJavaScript()) {
			ScriptMemory.write(address, (int) eight);
			ScriptMemory.write(address + Integer.BYTES, (int) (eight >>> Integer.SIZE));
		} else {
			Address.fromInt(address).putLong(eight);
		}
	}
}
