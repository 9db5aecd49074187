package org.leeway.core.level;

import java.util.Collection;
import java.util.Objects;
import java.util.stream.Collectors;

import org.leeway.core.files.Words;

/** Quotes text of a file in messages, however long or strange the text is. */
final class Quotes {

	private static final int LONGEST = 40;
	private static final int FEW = 10;

	private Quotes() {
	}

	static String quote(Object value) {
		return value == null ? "none" : "\"" + shorten(value.toString()) + "\"";
	}

	/** The beginning of the text, in one line. */
	static String shorten(String text) {
		return oneLine(text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "...");
	}

	static String oneLine(String text) {
		return Words.visible(text);
	}

	/** A few of the names that would have been right. */
	static String list(Collection<String> names) {
		String few = names.stream().filter(Objects::nonNull).sorted().limit(FEW).map(Quotes::shorten)
				.collect(Collectors.joining(", "));
		return few.isEmpty() ? "none, since there is none" : "one of " + few + (names.size() > FEW ? ", ..." : "");
	}
}
