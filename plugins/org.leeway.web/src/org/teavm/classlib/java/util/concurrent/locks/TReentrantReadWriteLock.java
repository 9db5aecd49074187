package org.teavm.classlib.java.util.concurrent.locks;

/** A pair of locks that are always free, because there is one thread. */
public class TReentrantReadWriteLock {

	/** A lock for readers. */
	public static class ReadLock implements TLock {
	}

	/** A lock for a writer. */
	public static class WriteLock implements TLock {
	}

	public ReadLock readLock() {
		return new ReadLock();
	}

	public WriteLock writeLock() {
		return new WriteLock();
	}
}
