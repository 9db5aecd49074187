package org.leeway.core.exchange;

import java.util.Objects;
import java.util.Optional;

import org.leeway.core.text.Counts;

/**
 * A message for the user from the reader or the writer of a format. Some messages also matter for checks of the level,
 * see {@link #isAboutMeaning}.
 *
 * @param message a sentence
 */
public record Diagnostic(Kind kind, String message) {

	/** Kinds of messages. */
	public enum Kind {

		/** A loss. The source has something that the result lacks. */
		LOST,
		/** An assumption: the source lacks something that the result needs. */
		ASSUMED,
		/**
		 * A decision of the reader about the meaning of something in the file. Checks depend on this decision. For example, the
		 * reader decides that a layer blocks, because the name of the layer is {@code walls}.
		 */
		MARKED,
		/** A doubt. The result is probably not what the user wants. */
		DOUBTFUL
	}

	public Diagnostic {
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(message, "message");
	}

	/** Creates a message about something that the source has and the result does not. */
	public static Diagnostic lost(String message) {
		return new Diagnostic(Kind.LOST, message);
	}

	/**
	 * Creates a message about objects that could not be written.
	 *
	 * @param count the number of the objects
	 * @param one the kind of object in the singular, such as {@code circle}
	 * @param many the kind of object in the plural, such as {@code circles}
	 * @param why the reason, without a full stop
	 * @return empty if there are no such objects
	 */
	public static Optional<Diagnostic> unwritten(int count, String one, String many, String why) {
		return count == 0 ? Optional.empty()
				: Optional.of(lost(Counts.of(count, one + " is", many + " are") + " not written: " + why + "."));
	}

	/** Creates a message about something that the source lacks and the result needs. */
	public static Diagnostic assumed(String message) {
		return new Diagnostic(Kind.ASSUMED, message);
	}

	/**
	 * Creates a message about a decision of the reader that can change the results of checks. For example, the reader
	 * decides that a layer named {@code walls} blocks cells.
	 */
	public static Diagnostic marked(String message) {
		return new Diagnostic(Kind.MARKED, message);
	}

	/** Creates a message about a result that is probably not what the user wants. */
	public static Diagnostic doubtful(String message) {
		return new Diagnostic(Kind.DOUBTFUL, message);
	}

	/** Returns whether the message is a warning. All other messages are notes. */
	public boolean isWarning() {
		return kind == Kind.LOST || kind == Kind.DOUBTFUL;
	}

	/**
	 * Returns whether reports of checks should show the message, because it can matter for the results of the checks.
	 * Assumptions cannot, all other kinds can.
	 */
	public boolean isAboutMeaning() {
		return kind != Kind.ASSUMED;
	}

	/** Returns the message as a line for consoles, with the name of the file and the word "warning" or "note". */
	public String line(String file) {
		return file + (isWarning() ? ": warning: " : ": note: ") + message;
	}
}
