package org.locationtech.jts.io;

/** A writer of coordinates in messages. Replaces the class of JTS, which would add the JDK's formatter of numbers to the module. */
public final class OrdinateFormat {

	public static final OrdinateFormat DEFAULT = new OrdinateFormat();

	private OrdinateFormat() {
	}

	public static OrdinateFormat create(int digits) {
		return DEFAULT;
	}

	public String format(double ordinate) {
		return Double.toString(ordinate);
	}
}
