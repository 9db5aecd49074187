package org.teavm.classlib.java.util.concurrent.locks;

import org.teavm.classlib.java.util.concurrent.TTimeUnit;

/** A lock that is always free, because there is one thread. */
public class TReentrantLock {

	public void lock() {
		// there is no other thread
	}

	public boolean tryLock() {
		return true;
	}

	public boolean tryLock(long time, TTimeUnit unit) {
		return true;
	}

	public void unlock() {
		// there is no other thread
	}
}
