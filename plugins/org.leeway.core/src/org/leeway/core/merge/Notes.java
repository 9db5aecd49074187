package org.leeway.core.merge;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The decisions of a merge that are no conflicts, but that people should know. */
final class Notes {

	private final Set<String> all = new TreeSet<>();

	void add(String note) {
		all.add(note);
	}

	/** Returns the notes, in an order that does not depend on which side is ours. */
	List<String> all() {
		return List.copyOf(all);
	}
}
