package org.leeway.web;

/**
 * The memory of a module that is compiled to JavaScript. Such a module has no memory of its own, so an array replaces it. An
 * address is an index of the array.
 */
final class ScriptMemory {

	private static byte[] bytes = {};

	private ScriptMemory() {
	}

	/** Makes a memory. Returns its bytes, which scripts read and write. */
	static byte[] create(int length) {
		bytes = new byte[length];
		return bytes;
	}

	static void read(int address, byte[] target, int start, int length) {
		System.arraycopy(bytes, address, target, start, length);
	}

	static void write(byte[] source, int start, int length, int address) {
		System.arraycopy(source, start, bytes, address, length);
	}

	/** Writes four bytes, the lowest first. */
	static void write(int address, int four) {
		for (int i = 0, rest = four; i < Integer.BYTES; i++, rest >>>= Byte.SIZE) {
			bytes[address + i] = (byte) rest;
		}
	}
}
