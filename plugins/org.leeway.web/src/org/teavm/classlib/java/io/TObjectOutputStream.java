package org.teavm.classlib.java.io;

/** A type for code of EMF that no level reaches. */
public class TObjectOutputStream {

	public TObjectOutputStream(TOutputStream out) {
		// writes nothing
	}

	public void writeObject(Object object) {
		throw new UnsupportedOperationException();
	}

	public void close() {
		// nothing is open
	}
}
