package org.leeway.pathing.bits;

/** The lowest set bit of a word. */
public final class LowestBit {

	private LowestBit() {
	}

	/**
	 * Returns the index of the lowest set bit, from 0 to 63. 64 if no bit is set. C1 has no instruction for
	 * {@link Long#numberOfTrailingZeros}, and its branches cost three times as much as this method. C2 compiles both to a few
	 * instructions.
	 */
	public static int index(long word) {
		return Long.bitCount(~word & word - 1);
	}
}
