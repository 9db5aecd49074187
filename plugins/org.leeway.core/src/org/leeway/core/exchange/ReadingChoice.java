package org.leeway.core.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.LevelFormatException;
import org.leeway.core.files.MessageText;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * The choices of a user for reading files.
 *
 * @param options the value of each option as a text, indexed by the name of the option. A format ignores options that it does
 * not have. The user's value overrides the import profile, even if the user's value is the standard value of the option
 * @param level the name of the level to read from each file. Empty to read all levels
 * @param isForChecks whether the levels are only checked, so that their colours do not matter
 */
public record ReadingChoice(Map<String, String> options, Optional<String> level, boolean isForChecks) {

	/**
	 * The choice of a user who chose nothing. All options have their standard values, and all levels of a file are
	 * read.
	 */
	public static final ReadingChoice NONE = new ReadingChoice(Map.of(), Optional.empty());
	/** Limit for the number of level names in a message. */
	private static final int MOST_NAMED = 50;

	public ReadingChoice {
		options = Map.copyOf(options);
	}

	/** Creates a choice for levels that may be shown to users, so colours are read too. */
	public ReadingChoice(Map<String, String> options, Optional<String> level) {
		this(options, level, false);
	}

	/**
	 * Returns a copy of this choice for levels that are only checked, and not shown. Readers may then skip colours,
	 * which saves time.
	 */
	public ReadingChoice forChecks() {
		return new ReadingChoice(options, level, true);
	}

	/**
	 * Returns the values of a profile, overridden by the user's values.
	 *
	 * @param known the options that the format has. The user's values of other options are ignored
	 * @throws IllegalArgumentException if a value of the user is invalid for its option
	 */
	OptionValues over(OptionValues profile, List<TypedOption<?>> known) {
		OptionValues values = profile;
		for (TypedOption<?> option : known) {
			if (options.containsKey(option.name())) {
				values = values.withText(option, options.get(option.name()));
			}
		}
		return values;
	}

	/**
	 * Returns an import with only the level that the user chose. If the user chose no level, all levels stay.
	 *
	 * @throws LevelFormatException if the file has no such level
	 */
	Import only(Import read, String file) throws LevelFormatException {
		if (level.isEmpty()) {
			return read;
		}
		List<ImportedLevel> chosen = read.levels().stream().filter(each -> each.name().equals(level.get())).toList();
		if (chosen.isEmpty()) {
			throw new LevelFormatException(file, 0, "has no level " + MessageText.quote(level.get()) + ", expected "
					+ names(read));
		}
		return new Import(chosen, read.diagnostics());
	}

	/** Returns the names of the levels of a file, for messages. */
	static String names(Import read) {
		return read.levels().stream().map(each -> MessageText.shortened(each.name())).limit(MOST_NAMED)
				.collect(Collectors.joining(", "))
				+ (read.levels().size() > MOST_NAMED ? " and others" : "");
	}
}
