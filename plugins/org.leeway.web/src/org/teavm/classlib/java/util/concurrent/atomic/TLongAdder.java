package org.teavm.classlib.java.util.concurrent.atomic;

/** A sum for one thread. */
public class TLongAdder {

	private long sum;

	public void add(long more) {
		sum += more;
	}

	public void increment() {
		sum++;
	}

	public long sum() {
		return sum;
	}
}
