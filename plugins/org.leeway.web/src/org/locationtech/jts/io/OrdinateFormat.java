package org.locationtech.jts.io;

/**
 * A writer of coordinates in messages. Replaces the class of this name in JTS when Leeway is compiled for browsers. The class
 * of JTS would add the JDK's large formatter of numbers to the compiled module.
 */
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
