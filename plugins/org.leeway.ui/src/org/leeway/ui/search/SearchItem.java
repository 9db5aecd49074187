package org.leeway.ui.search;

import java.util.Arrays;
import java.util.Locale;

import org.eclipse.jface.resource.ImageDescriptor;

/**
 * Something of a level that a designer looks for.
 *
 * @param name the name, or what else to call it
 * @param kind what it is, and where
 * @param go shows and selects it
 */
record SearchItem(String name, String kind, ImageDescriptor icon, Runnable go) {

	/** The rank of a thing that does not match. */
	static final int NO_MATCH = Integer.MAX_VALUE;

	/**
	 * Returns how well the thing matches words in lower case. Smaller ranks are better. A thing that lacks a word does not
	 * match.
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
