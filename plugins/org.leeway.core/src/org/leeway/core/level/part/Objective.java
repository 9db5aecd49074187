package org.leeway.core.level.part;

import org.leeway.model.Annotation;
import org.leeway.model.AnnotationKind;
import org.leeway.pathing.util.Decimal;

/**
 * The meaning of a note's region for players. Immutable.
 *
 * @param kind what players find in the region. NONE for a plain note
 * @param amount how much players find there, in the unit of the game, at least 0. 0 if the amount does not matter
 */
public record Objective(AnnotationKind kind, double amount) {

	/** The objective of a plain note. */
	public static final Objective NONE = new Objective(AnnotationKind.NONE, 0);

	/** Returns the objective of a note of a level. */
	public static Objective of(Annotation note) {
		return new Objective(note.getKind(), note.getAmount());
	}

	/** Returns a text: {@code resource 1500}, {@code control}, or {@code amount 20} without a kind. Empty for {@link #NONE}. */
	public String words() {
		String what = kind != AnnotationKind.NONE ? kind.getLiteral() : amount == 0 ? "" : "amount";
		return amount == 0 ? what : what + " " + Decimal.format(amount);
	}

	/** Returns the title of a note: {@code Gold (resource 1500)}, or {@code Resource 1500} without a name. May be empty. */
	public String title(String name) {
		String words = words();
		if (words.isEmpty()) {
			return name;
		}
		return name.isBlank() ? Character.toUpperCase(words.charAt(0)) + words.substring(1) : name + " (" + words + ")";
	}
}
