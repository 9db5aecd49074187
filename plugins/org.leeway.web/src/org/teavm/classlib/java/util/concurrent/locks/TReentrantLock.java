package org.teavm.classlib.java.util.concurrent.locks;

import org.teavm.classlib.java.util.concurrent.TTimeUnit;

/** A lock that is always free, because there is one thread. */
public class TReentrantLock implements TLock {

	public boolean tryLock(long time, TTimeUnit unit) {
		return true;
	}
}
