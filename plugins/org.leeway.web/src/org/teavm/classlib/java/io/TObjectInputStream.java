package org.teavm.classlib.java.io;

/** A type for code of EMF that no level reaches. */
public class TObjectInputStream {

	public TObjectInputStream(TInputStream in) {
		// reads nothing
	}

	public Object readObject() {
		throw new UnsupportedOperationException();
	}
}
