package org.leeway.ui.search;

import java.util.Arrays;
import java.util.Locale;

import org.eclipse.jface.resource.ImageDescriptor;

/**
 * A part of a level that a search can find, such as an object, a finding or a cell.
 *
 * @param name the name of the part, or a short description if it has no name
 * @param kind the kind of the part, and its place. May be empty
 * @param go shows and selects the part
 */
record SearchItem(String name, String kind, ImageDescriptor icon, Runnable go) {

	/** The rank of an item that does not match. */
	static final int NO_MATCH = Integer.MAX_VALUE;

	/**
	 * Returns the rank of the item among the results of a search for some words. Better matches have smaller ranks.
	 * Returns {@link #NO_MATCH} if the item lacks one of the words.
	 *
	 * @param words the words of the search, separated by spaces, in lower case
	 */
	int rank(String words) {
		String own = name.toLowerCase(Locale.ROOT);
		if (own.startsWith(words)) {
			return own.length() == words.length() ? 0 : 1;
		}
		if (own.contains(" " + words)) {
			return 2;
		}
		String all = own + " " + kind.toLowerCase(Locale.ROOT);
		return own.contains(words) ? 3 : Arrays.stream(words.split("\\s+")).allMatch(all::contains) ? 4 : NO_MATCH;
	}
}
