package org.teavm.classlib.java.util;

/** Stand-in for the JDK's class: lower-case digits without delimiters. */
public final class THexFormat {

	private static final int DIGIT = 4; // bits

	private THexFormat() {
	}

	public static THexFormat of() {
		return new THexFormat();
	}

	public String formatHex(byte[] bytes) {
		StringBuilder text = new StringBuilder(2 * bytes.length);
		for (byte each : bytes) {
			text.append(Character.forDigit(each >> DIGIT & 0xF, 16)).append(Character.forDigit(each & 0xF, 16));
		}
		return text.toString();
	}
}
