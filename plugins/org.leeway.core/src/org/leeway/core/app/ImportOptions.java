package org.leeway.core.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.exchange.Formats;
import org.leeway.core.exchange.ImportProfile;
import org.leeway.core.exchange.ReadingChoice;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;

import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The options that say how a command reads files of other programs, and which level of a file the command reads. */
final class ImportOptions {

	private static final String LEVEL = "--level";

	private final Formats formats;
	private DeclaredOptions options;
	private String level;

	private ImportOptions(Formats formats) {
		this.formats = formats;
	}

	/**
	 * Creates a command, and adds the options to it.
	 *
	 * @param command creates the command, given the object that will hold the values of the options. Returns an object with
	 * picocli's annotations, or a {@link CommandLine} of such an object
	 */
	static CommandLine addTo(Formats formats, Function<ImportOptions, Object> command) {
		ImportOptions options = new ImportOptions(formats);
		Object made = command.apply(options);
		CommandLine line = made instanceof CommandLine ready ? ready : new CommandLine(made);
		options.addTo(line);
		return line;
	}

	private void addTo(CommandLine command) {
		command.getCommandSpec().addOption(OptionSpec.builder(LEVEL).order(DeclaredOptions.FIRST).type(String.class)
				.paramLabel("NAME").description("Of a file with several levels, read this one.")
				.setter(new CommandLine.Model.ISetter() {
					@Override
					public <T> T set(T value) {
						level = (String) value;
						return null;
					}
				}).build());
		options = FormatOptions.ofImporters(command, formats.readable());
		tell(command.getCommandSpec().usageMessage());
	}

	private void tell(UsageMessageSpec usage) {
		List<String> footer = new ArrayList<>(List.of("", "Files of other programs are read as the options "
				+ String.join(", ", options.written()) + " say, which 'leeway convert --help' explains. A file "
				+ ImportProfile.NAME + " in the folder of the files or above can hold them too."));
		footer.addAll(List.of(usage.footer()));
		usage.footer(footer.toArray(String[]::new));
	}

	/**
	 * Reads a level of a file with the given options. Shows the messages of the reader that may explain the results of
	 * checks, such as messages about lost data. Leaves out messages about assumptions.
	 *
	 * @throws CommandLine.ParameterException if an option does not belong to the format of the file
	 * @throws FailureException if the level cannot be read
	 */
	LevelInput read(String file, Console console) throws FailureException {
		return read(file, formatsForChecks(List.of(file)), console);
	}

	/** Reads a level as {@link #read} does, and also the colours of the level. For commands that show the level. */
	LevelInput readToShow(String file, Console console) throws FailureException {
		return read(file, formats(List.of(file)), console);
	}

	private static LevelInput read(String file, Formats asked, Console console) throws FailureException {
		LevelInput input = LevelInput.read(file, asked);
		console.report(file, input.meaning());
		return input;
	}

	/** Returns the catalogue of formats. The options that the user gave for reading are not applied to the catalogue. */
	Formats catalogue() {
		return formats;
	}

	/**
	 * Returns the catalogue of formats, after applying the options that the user gave for reading.
	 *
	 * @param files the files that the command will read. Each given option must belong to the format of at least one
	 * file
	 * @throws CommandLine.ParameterException if a value is invalid, or if an option belongs to the format of none of
	 * the files
	 * @throws FailureException if a file has no known format
	 */
	Formats formats(List<String> files) throws FailureException {
		return formats.choosing(choice(files));
	}

	/**
	 * Returns the same catalogue as {@link #formats}, but for commands that only check levels. Readers may then skip the
	 * colours of levels, which saves time.
	 */
	Formats formatsForChecks(List<String> files) throws FailureException {
		return formats.choosing(choice(files).forChecks());
	}

	private ReadingChoice choice(List<String> files) throws FailureException {
		List<String> chosen = new ArrayList<>();
		if (!options.given().isEmpty()) {
			for (String file : files) {
				chosen.add(LevelInput.format(file, formats).id());
			}
			options.check(chosen);
		}
		return new ReadingChoice(options.given(), Optional.ofNullable(level));
	}
}
