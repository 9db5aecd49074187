package org.leeway.web.jdk;

/** A stand-in for {@link java.text.MessageFormat}, because that class would add all time zones to the module. */
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
