package org.teavm.classlib.java.io;

/** Stand-in for the JDK's class, which TeaVM lacks. Code of EMF names this class, but no level needs that code. */
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
