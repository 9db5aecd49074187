package org.leeway.core.level.value;

import java.util.Collection;
import java.util.Objects;
import java.util.stream.Collectors;

import org.leeway.core.files.MessageText;

/** Helpers that quote values from a file in messages. Quoted text is shortened, and has no invisible characters. */
public final class Quotes {

	private static final int FEW = 10;

	private Quotes() {
	}

	public static String quote(Object value) {
		return value == null ? "none" : MessageText.quote(value.toString());
	}

	/** Returns a phrase that lists valid names, such as {@code one of ground, swamp}. Lists at most 10 names. */
	public static String list(Collection<String> names) {
		String few = names.stream().filter(Objects::nonNull).sorted().limit(FEW).map(MessageText::shortened)
				.collect(Collectors.joining(", "));
		return few.isEmpty() ? "none, since there is none" : "one of " + few + (names.size() > FEW ? ", ..." : "");
	}
}
