package org.leeway.core.exchange.meaning;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

import org.leeway.core.files.MessageText;
import org.leeway.core.level.value.NameText;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/** A parser of options whose values are names, separated by commas. */
public final class NameList {

	private static final int SHOWN = 20;

	private NameList() {
	}

	/** Returns the names in the value of an option. Empty if the option has its default value. */
	public static Optional<Set<String>> of(OptionValues options, TypedOption<String> option) {
		String names = options.get(option);
		return names.equals(option.standard()) ? Optional.empty()
				: Optional.of(new LinkedHashSet<>(NameText.list(names)));
	}

	/**
	 * Checks that each given name is known.
	 *
	 * @param what the kind of thing that has the names, such as {@code tile layer}
	 * @return a message about the first unknown name, or empty
	 */
	public static Optional<String> problem(String what, Set<String> names, Collection<String> known) {
		return names.stream().filter(name -> !known.contains(name)).findFirst().map(name -> "no " + what + " " + name
				+ ", expected one or more of " + choice(known));
	}

	/** Returns the first few names as a list, in a form that users can copy into the option. */
	public static String choice(Collection<String> known) {
		return NameText.choice(known.stream().distinct().limit(SHOWN).map(MessageText::shortened).toList(), ",")
				+ (known.size() > SHOWN ? " and others" : "");
	}
}
