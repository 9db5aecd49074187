package org.teavm.classlib.java.util.concurrent.locks;

/** A lock that is always free, because there is one thread. */
public interface TLock {

	default void lock() {
		// there is no other thread
	}

	default boolean tryLock() {
		return true;
	}

	default void unlock() {
		// there is no other thread
	}
}
