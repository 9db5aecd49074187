package org.leeway.core.exchange;

import java.util.Objects;

/**
 * What a reader or a writer of a format has to tell its user.
 *
 * @param message a sentence
 */
public record Diagnostic(Kind kind, String message) {

	/** What happened. */
	public enum Kind {

		/** The source has something that the result does not. */
		LOST,
		/** The source did not say something that the result needs. */
		ASSUMED
	}

	public Diagnostic {
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(message, "message");
	}

	/** The source has something that the result does not. */
	public static Diagnostic lost(String message) {
		return new Diagnostic(Kind.LOST, message);
	}

	/** The source did not say something that the result needs. */
	public static Diagnostic assumed(String message) {
		return new Diagnostic(Kind.ASSUMED, message);
	}

	/** A line for consoles: a loss is a warning, an assumption a note. */
	public String line(String file) {
		return file + switch (kind) {
		case LOST -> ": warning: ";
		case ASSUMED -> ": note: ";
		} + message;
	}
}
