package org.leeway.core.report.html;

import java.io.ByteArrayOutputStream;

/**
 * A binary arithmetic encoder. The more probable a bit is, the less space the bit needs.
 *
 * <p>I. Witten, R. Neal, J. Cleary, <i>Arithmetic Coding for Data Compression</i>, Communications of the ACM 30 (6), 1987.
 */
final class BitEncoder {

	/** Binary digits of a chance. */
	static final int CHANCE_BITS = 16;

	private static final long TOP = 0xFF000000L;
	private static final long ALL = 0xFFFFFFFFL;

	private final ByteArrayOutputStream out = new ByteArrayOutputStream();
	/** The interval of codes, both ends included, as numbers of 32 bits without a sign. */
	private long low;
	private long high = ALL;

	/**
	 * Writes a bit.
	 *
	 * @param chance the chance that the bit is 1, in 1/65536, from 1 to 65535
	 */
	void write(int bit, int chance) {
		long middle = low + ((high - low) * chance >> CHANCE_BITS);
		if (bit == 1) {
			high = middle;
		} else {
			low = middle + 1;
		}
		while (((low ^ high) & TOP) == 0) {
			out.write((int) (high >> 24));
			low = low << 8 & ALL;
			high = high << 8 & ALL | 0xFF;
		}
	}

	/** Returns all bytes. A decoder may read zeros beyond their end. */
	byte[] finish() {
		out.write((int) (high >> 24));
		return out.toByteArray();
	}
}
