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
		ASSUMED,
		/** The source says something that the reader took for a mark of what blocks, or did not. */
		MARKED,
		/** The result is hardly what the user wants. */
		DOUBTFUL
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

	/** Something of the source was taken for a mark of what blocks, or was not. */
	public static Diagnostic marked(String message) {
		return new Diagnostic(Kind.MARKED, message);
	}

	/** The result is hardly what the user wants. */
	public static Diagnostic doubtful(String message) {
		return new Diagnostic(Kind.DOUBTFUL, message);
	}

	/** Whether users should look at it; otherwise it is a note. */
	public boolean isWarning() {
		return kind == Kind.LOST || kind == Kind.DOUBTFUL;
	}

	/** Whether findings in the result rest upon it, so that those who check a level should know. */
	public boolean isAboutMeaning() {
		return kind != Kind.ASSUMED;
	}

	/** A line for consoles. */
	public String line(String file) {
		return file + (isWarning() ? ": warning: " : ": note: ") + message;
	}
}
