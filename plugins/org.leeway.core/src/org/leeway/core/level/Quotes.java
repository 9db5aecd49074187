package org.leeway.core.level;

import java.util.Collection;
import java.util.Objects;
import java.util.stream.Collectors;

import org.leeway.core.files.Words;

/** Quotes text of a file in messages, however long or strange the text is. */
final class Quotes {

	private static final int FEW = 10;

	private Quotes() {
	}

	static String quote(Object value) {
		return value == null ? "none" : Words.quote(value.toString());
	}

	/** A few of the names that would have been right. */
	static String list(Collection<String> names) {
		String few = names.stream().filter(Objects::nonNull).sorted().limit(FEW).map(Words::shortened)
				.collect(Collectors.joining(", "));
		return few.isEmpty() ? "none, since there is none" : "one of " + few + (names.size() > FEW ? ", ..." : "");
	}
}
