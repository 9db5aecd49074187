package org.leeway.core.app;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.leeway.pathing.option.OptionValues;
import org.leeway.pathing.option.TypedOption;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The options of a command that come from its planners or formats. Each planner and each format, called an owner here,
 * declares its own options. If several owners declare options of the same name, the command has one option for all of
 * them.
 */
final class DeclaredOptions {

	private static final String FLAG_GIVEN = "true";
	/**
	 * Position of the declared options in the help, which lists options by ascending position. The value is negative, so that
	 * the declared options come before most of the command's own options.
	 */
	static final int FIRST = -2;
	/**
	 * Prefix that avoids a clash of names: if the command itself has an option {@code --x}, the declared option {@code x} is
	 * {@code --import-x}.
	 */
	private static final String OTHERWISE = "import-";

	/** A planner or a format that declares options. */
	record Owner(String id, List<TypedOption<?>> options) {

		private boolean has(String name) {
			return options.stream().anyMatch(option -> option.name().equals(name));
		}

		private TypedOption<?> option(String name) {
			return options.stream().filter(option -> option.name().equals(name)).findFirst().orElseThrow();
		}
	}

	private final CommandSpec command;
	private final String chooser;
	private final List<Owner> owners;
	/** The values that the user gave, indexed by name of option. */
	private final Map<String, String> given = new LinkedHashMap<>();
	/** The text of each declared option on the command line, such as {@code --import-x}. Indexed by name of option. */
	private final Map<String, String> written = new LinkedHashMap<>();

	private DeclaredOptions(CommandSpec command, String chooser, List<Owner> owners) {
		this.command = command;
		this.chooser = chooser;
		this.owners = owners;
	}

	/**
	 * Adds to a command the options that its planners or formats declare. The help lists these options before most of the
	 * command's own options.
	 *
	 * @param chooser the text that stands before the id of a planner or format in messages, such as {@code --planner}
	 * @param owners the planners or formats
	 */
	static DeclaredOptions addTo(CommandSpec command, String chooser, List<Owner> owners) {
		return addTo(command, chooser, owners, false);
	}

	/**
	 * Adds to a command the options that its planners or formats declare. The help does not list these options.
	 *
	 * @param chooser the text that stands before the id of a planner or format in messages, such as
	 * {@code files of the format}
	 * @param owners the planners or formats
	 */
	static DeclaredOptions addHiddenTo(CommandSpec command, String chooser, List<Owner> owners) {
		return addTo(command, chooser, owners, true);
	}

	private static DeclaredOptions addTo(CommandSpec command, String chooser, List<Owner> owners, boolean isHidden) {
		DeclaredOptions options = new DeclaredOptions(command, chooser, List.copyOf(owners));
		owners.stream().flatMap(owner -> owner.options.stream()).map(TypedOption::name)
				.collect(Collectors.toCollection(LinkedHashSet::new)).forEach(name -> options.add(name, isHidden));
		return options;
	}

	private void add(String name, boolean isHidden) {
		written.put(name, "--" + (command.optionsMap().containsKey("--" + name) ? OTHERWISE : "") + name);
		List<Owner> having = having(name);
		TypedOption<?> option = having.getFirst().option(name);
		boolean isFlag = option.label().isEmpty();
		String ids = having.stream().map(Owner::id).collect(Collectors.joining(", "));
		command.addOption(OptionSpec.builder(written.get(name)).order(FIRST).hidden(isHidden).type(isFlag ? Boolean.class : String.class)
				.arity(isFlag ? "0" : "1").paramLabel(option.label())
				.description("With " + ids + ", " + option.description() + (isFlag ? "" : among(option)) + ".")
				.setter(new Given(name)).build());
	}

	private static <T> String among(TypedOption<T> option) {
		return (option.label().equals(option.range()) ? "" : ": " + option.range()) + ". Default: "
				+ option.format(option.standard());
	}

	private List<Owner> having(String name) {
		return owners.stream().filter(owner -> owner.has(name)).toList();
	}

	/**
	 * A setter that stores the value that the user gave for an option. At the start of each parse, picocli sets the option to
	 * null, which removes the value of an earlier parse.
	 */
	private final class Given implements CommandLine.Model.ISetter {

		private final String name;

		Given(String name) {
			this.name = name;
		}

		@Override
		public <T> T set(T value) {
			if (value == null) {
				given.remove(name);
			} else if (!(value instanceof Boolean)) {
				given.put(name, value.toString());
			} else if (value.equals(true)) {
				given.put(name, FLAG_GIVEN);
			}
			return null;
		}
	}

	/**
	 * Checks that each given option belongs to a chosen owner and has a valid value.
	 *
	 * @param chosen the ids of the chosen owners
	 * @throws ParameterException if an option belongs to no chosen owner, or a value is invalid
	 */
	void check(Collection<String> chosen) {
		for (String name : given.keySet()) {
			if (having(name).stream().noneMatch(owner -> chosen.contains(owner.id()))) {
				throw usage(written.get(name) + " is for " + chooser + " "
						+ having(name).stream().map(Owner::id).collect(Collectors.joining(" or ")));
			}
		}
		chosen.forEach(this::of);
	}

	/**
	 * Returns the values that the user gave for the options of an owner.
	 *
	 * @param id the id of the owner
	 * @throws ParameterException if an option has an invalid value
	 */
	OptionValues of(String id) {
		OptionValues values = OptionValues.STANDARD;
		for (Map.Entry<String, String> each : given.entrySet()) {
			for (Owner owner : having(each.getKey())) {
				if (owner.id().equals(id)) {
					values = with(values, owner.option(each.getKey()), each.getValue());
				}
			}
		}
		return values;
	}

	/** Returns the values that the user gave, indexed by name of option. */
	Map<String, String> given() {
		return Map.copyOf(given);
	}

	/** Returns the declared options as users write them on the command line. */
	Collection<String> written() {
		return written.values();
	}

	private OptionValues with(OptionValues values, TypedOption<?> option, String text) {
		try {
			return values.withText(option, text);
		} catch (IllegalArgumentException e) {
			throw usage(written.get(option.name()) + e.getMessage().substring(option.name().length()));
		}
	}

	/** Returns an exception that reports a wrong use of the command. */
	ParameterException usage(String message) {
		return new ParameterException(command.commandLine(), message);
	}
}
