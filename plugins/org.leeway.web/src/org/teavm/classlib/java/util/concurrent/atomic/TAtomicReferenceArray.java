package org.teavm.classlib.java.util.concurrent.atomic;

/** An array for one thread. */
public class TAtomicReferenceArray<E> {

	private final Object[] elements;

	public TAtomicReferenceArray(int length) {
		elements = new Object[length];
	}

	public int length() {
		return elements.length;
	}

	@SuppressWarnings("unchecked")
	public E get(int i) {
		return (E) elements[i];
	}

	public E getPlain(int i) {
		return get(i);
	}

	public E getAcquire(int i) {
		return get(i);
	}

	public void set(int i, E element) {
		elements[i] = element;
	}

	public void setPlain(int i, E element) {
		set(i, element);
	}

	public void setRelease(int i, E element) {
		set(i, element);
	}

	public boolean compareAndSet(int i, E expected, E element) {
		if (elements[i] != expected) {
			return false;
		}
		elements[i] = element;
		return true;
	}
}
