package org.teavm.classlib.java.io;

/** A failure to convert bytes to characters. */
public class TCharConversionException extends TIOException {

	public TCharConversionException() {
		// no message
	}

	public TCharConversionException(String message) {
		super(message);
	}
}
