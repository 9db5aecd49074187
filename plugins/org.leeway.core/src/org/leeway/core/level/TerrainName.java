package org.leeway.core.level;

import org.eclipse.emf.common.util.URI;

/** The names that terrains may have, and how lists of terrains in files of levels refer to them. */
public final class TerrainName {

	/** What a name is, for messages. */
	public static final String EXPECTED = "one or more characters, without control characters and without blanks at the ends";

	private TerrainName() {
	}

	/** Returns whether a terrain can have a name. */
	public static boolean isName(String name) {
		return name != null && !name.isEmpty() && name.equals(name.strip()) && name.chars().noneMatch(Character::isISOControl);
	}

	/**
	 * Returns the text that refers to a terrain in a list, in which blanks stand between terrains. Characters that EMF encodes
	 * in references to agents are encoded here too, and {@code &}, which EMF does not escape in such a list.
	 */
	static String reference(String name) {
		return URI.encodeSegment(name, false).replace("&", "%26");
	}
}
