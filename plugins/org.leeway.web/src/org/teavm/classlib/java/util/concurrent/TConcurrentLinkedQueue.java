package org.teavm.classlib.java.util.concurrent;

import org.teavm.classlib.java.util.TArrayDeque;

/** A queue for one thread. */
public class TConcurrentLinkedQueue<E> extends TArrayDeque<E> {
}
