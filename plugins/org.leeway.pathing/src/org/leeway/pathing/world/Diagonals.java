package org.leeway.pathing.world;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rule of diagonal steps on the grid. The anchors at both ends of a diagonal step must be legal. The rule says how
 * many of the two straight neighbours must also be legal. For example, the step from (0, 0) to (1, 1) has the straight
 * neighbours (1, 0) and (0, 1).
 */
public enum Diagonals {

	/** Both neighbours must be legal: no unit cuts a corner. */
	NEVER,
	/** One neighbour must be legal: units cut corners, but do not pass between two corners that touch. */
	ONE,
	/** Both neighbours may be illegal: units also pass between two corners that touch. */
	ALWAYS,
	/** There are no diagonal steps. */
	STRAIGHT;

	/** The ids of all rules, for messages. */
	public static final String IDS = Stream.of(values()).map(Diagonals::id).collect(Collectors.joining("|"));

	/**
	 * Returns the rule of an id.
	 *
	 * @throws IllegalArgumentException if no rule has the id. The message lists all ids
	 */
	public static Diagonals of(String id) {
		return Stream.of(values()).filter(rule -> rule.id().equals(id)).findFirst()
				.orElseThrow(() -> new IllegalArgumentException("'" + id + "' is not a rule of diagonal steps, expected " + IDS));
	}

	/** Returns the name of the rule in files and on the command line. */
	public String id() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * Returns whether diagonal steps can connect places that straight steps leave separate. Only a rule that needs no
	 * legal neighbour allows this. Under the other rules, two straight steps can replace each diagonal step.
	 */
	public boolean joinCorners() {
		return this == ALWAYS;
	}

	/**
	 * Returns whether a diagonal step between two legal anchors is legal.
	 *
	 * @param one whether one of the two straight neighbours is legal
	 * @param other whether the other straight neighbour is legal
	 */
	public boolean allow(boolean one, boolean other) {
		return allowed(one ? 1 : 0, other ? 1 : 0) != 0;
	}

	/**
	 * Returns which of 64 diagonal steps are legal, one bit for each step. The anchors at both ends of each step must
	 * be legal.
	 *
	 * @param one the steps whose first straight neighbour is legal
	 * @param other the steps whose second straight neighbour is legal
	 */
	public long allowed(long one, long other) {
		return switch (this) {
		case NEVER -> one & other;
		case ONE -> one | other;
		case ALWAYS -> -1;
		case STRAIGHT -> 0;
		};
	}
}
