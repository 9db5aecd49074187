package org.leeway.web.jdk;

/**
 * A small replacement for {@link java.text.MessageFormat}. The original would make the compiled module larger, because it needs
 * all time zones.
 */
public final class Messages {

	private Messages() {
	}

	/** Replaces the places {@code {0}}, {@code {1}} and so on of a message. */
	public static String format(String message, Object... arguments) {
		String text = message;
		for (int i = 0; i < arguments.length; i++) {
			text = text.replace("{" + i + "}", String.valueOf(arguments[i]));
		}
		return text;
	}
}
