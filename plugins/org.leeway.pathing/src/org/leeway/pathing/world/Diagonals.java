package org.leeway.pathing.world;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The rule for diagonal steps on the grid. A diagonal step passes two neighbouring cells. For example, the step from
 * (0, 0) to (1, 1) passes (1, 0) and (0, 1). The rule says on how many of these two cells the unit must be able to
 * stand. The unit must always be able to stand at both ends of the step.
 */
public enum Diagonals {

	/** Both neighbours must be free for the unit: no unit cuts a corner. */
	NEVER,
	/**
	 * At least one neighbour must be free for the unit. So units cut corners, but do not pass between two blocked cells
	 * that touch at a corner.
	 */
	ONE,
	/** No neighbour needs to be free. So units also pass between two blocked cells that touch at a corner. */
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
	 * Returns whether diagonal steps can lead to places that straight steps do not reach. True only for {@link #ALWAYS}.
	 * Under all other rules, two straight steps can replace each diagonal step.
	 */
	public boolean joinCorners() {
		return this == ALWAYS;
	}

	/**
	 * Returns whether a diagonal step is legal. The unit must be able to stand at both ends of the step.
	 *
	 * @param one whether the unit can stand on the first of the two neighbours that the step passes
	 * @param other whether the unit can stand on the second neighbour
	 */
	public boolean allow(boolean one, boolean other) {
		return allowed(one ? 1 : 0, other ? 1 : 0) != 0;
	}

	/**
	 * Tests 64 diagonal steps at once. Returns a bit set: bit i is set if step i is legal. The unit must be able to stand
	 * at both ends of each step.
	 *
	 * @param one bit i is set if the unit can stand on the first neighbour that step i passes
	 * @param other bit i is set if the unit can stand on the second neighbour that step i passes
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
