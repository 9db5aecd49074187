package org.teavm.classlib.java.io;

/** Stand-in for the JDK's class, which TeaVM lacks. Code of EMF names this class, but no level needs that code. */
public class TObjectInputStream {

	public TObjectInputStream(TInputStream in) {
		// reads nothing
	}

	public Object readObject() {
		throw new UnsupportedOperationException();
	}
}
