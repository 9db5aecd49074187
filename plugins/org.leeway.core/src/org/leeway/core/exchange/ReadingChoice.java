package org.leeway.core.exchange;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.leeway.core.files.LevelFormatException;
import org.leeway.core.files.Words;
import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

/**
 * What a user asks of the reading of files.
 *
 * @param options the texts of values by the names of options of importers, also of such that a format does not have. A
 *            standard value that is given stands before that of a profile
 * @param level the name of the only level to read of each file; empty for all of them
 */
public record ReadingChoice(Map<String, String> options, Optional<String> level) {

	/** Nothing is asked. */
	public static final ReadingChoice NONE = new ReadingChoice(Map.of(), Optional.empty());
	/** How many levels a message names. */
	private static final int MOST_NAMED = 50;

	public ReadingChoice {
		options = Map.copyOf(options);
	}

	/**
	 * Puts the given values before those of a profile.
	 *
	 * @throws IllegalArgumentException if a text is no value of its option
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
	 * Leaves the chosen level of a file.
	 *
	 * @throws LevelFormatException if the file has no such level
	 */
	Import only(Import read, String file) throws LevelFormatException {
		if (level.isEmpty()) {
			return read;
		}
		List<ImportedLevel> chosen = read.levels().stream().filter(each -> each.name().equals(level.get())).toList();
		if (chosen.isEmpty()) {
			throw new LevelFormatException(file, 0, "has no level " + Words.quote(level.get()) + ", expected " + names(read));
		}
		return new Import(chosen, read.diagnostics());
	}

	/** The names of the levels of a file, for messages. */
	static String names(Import read) {
		return read.levels().stream().map(each -> Words.shortened(each.name())).limit(MOST_NAMED).collect(Collectors.joining(", "))
				+ (read.levels().size() > MOST_NAMED ? " and others" : "");
	}
}
