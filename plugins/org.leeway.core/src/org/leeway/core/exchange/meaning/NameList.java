package org.leeway.core.exchange.meaning;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.files.Words;
import org.leeway.core.level.NameText;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** Options that hold names with commas between them. */
public final class NameList {

	private static final int SHOWN = 20;

	private NameList() {
	}

	/** The names in an option; empty if it has its standard value. */
	public static Optional<Set<String>> of(OptionValues options, TypedOption<String> option) {
		String names = options.get(option);
		return names.equals(option.standard()) ? Optional.empty()
				: Optional.of(new LinkedHashSet<>(NameText.list(names)));
	}

	/**
	 * Finds a name of nothing.
	 *
	 * @param what of which names are given, such as {@code tile layer}
	 * @return what is wrong; empty if there is something of each name
	 */
	public static Optional<String> problem(String what, Set<String> names, Collection<String> known) {
		return names.stream().filter(name -> !known.contains(name)).findFirst().map(name -> "no " + what + " " + name
				+ ", expected one or more of " + choice(known));
	}

	/** The first of some names, for users who choose one and write it as it is listed. */
	public static String choice(Collection<String> known) {
		return NameText.choice(known.stream().distinct().limit(SHOWN).map(Words::shortened).toList(), ",")
				+ (known.size() > SHOWN ? " and others" : "");
	}
}
