package org.teavm.classlib.java.util;

/** Stand-in for the JDK's class: joins texts with a delimiter between them. */
public class TStringJoiner {

	private final String delimiter;
	private StringBuilder text;

	public TStringJoiner(CharSequence delimiter) {
		this.delimiter = delimiter.toString();
	}

	public TStringJoiner add(CharSequence part) {
		text = text == null ? new StringBuilder() : text.append(delimiter);
		text.append(part);
		return this;
	}

	@Override
	public String toString() {
		return text == null ? "" : text.toString();
	}
}
