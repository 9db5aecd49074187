package org.leeway.core.level.value;

import org.eclipse.emf.common.util.URI;

/** The names that terrains may have, and the texts by which level files refer to terrains. */
public final class TerrainName {

	/** Description of a valid name, for messages. */
	public static final String EXPECTED = "at least one character, no control characters, and no blanks at the ends";

	private TerrainName() {
	}

	/** Returns whether a text can be the name of a terrain. False for null. */
	public static boolean isName(String name) {
		return name != null && !name.isEmpty() && name.equals(name.strip()) && name.codePoints().allMatch(NameText::isVisible);
	}

	/**
	 * Returns the text by which a level file refers to a terrain in a list. The names in the list are separated by blanks, so
	 * special characters in a name are encoded. EMF encodes names of agents in lists in the same way, except that it leaves
	 * {@code &} as it is.
	 */
	public static String reference(String name) {
		return URI.encodeSegment(name, false).replace("&", "%26");
	}
}
