package org.leeway.web;

import org.teavm.interop.Address;

/** Copies of bytes between arrays and the memory that scripts see. */
public final class Memory {

	private Memory() {
	}

	/** Copies bytes from an address to an array. */
	public static void copy(int address, byte[] bytes, int start, int length) {
		Address next = Address.fromInt(address);
		for (int i = start; i < start + length; i++, next = next.add(1)) {
			bytes[i] = next.getByte();
		}
	}

	/** Copies bytes from an array to an address. */
	public static void copy(byte[] bytes, int start, int length, int address) {
		Address next = Address.fromInt(address);
		for (int i = start; i < start + length; i++, next = next.add(1)) {
			next.putByte(bytes[i]);
		}
	}
}
