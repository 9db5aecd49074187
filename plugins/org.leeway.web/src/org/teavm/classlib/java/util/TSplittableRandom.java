package org.teavm.classlib.java.util;

/**
 * A generator of the same random numbers as Java's.
 * <p>
 * Steele, Lea and Flood, <i>Fast Splittable Pseudorandom Number Generators</i>, OOPSLA 2014.
 */
public class TSplittableRandom {

	/** The odd number that is nearest to 2^64 divided by the golden ratio. */
	private static final long GOLDEN = 0x9e3779b97f4a7c15L;

	private long seed;

	public TSplittableRandom(long seed) {
		this.seed = seed;
	}

	public long nextLong() {
		long mixed = next();
		mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
		mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
		return mixed ^ mixed >>> 31;
	}

	public int nextInt() {
		long mixed = next();
		mixed = (mixed ^ mixed >>> 33) * 0x62a9d9ed799705f5L;
		return (int) ((mixed ^ mixed >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
	}

	private long next() {
		seed += GOLDEN;
		return seed;
	}
}
