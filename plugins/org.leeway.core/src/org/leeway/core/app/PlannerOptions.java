package org.leeway.core.app;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.OptionValues;
import org.leeway.pathing.plan.PlannerOption;
import org.leeway.pathing.plan.PlannerProvider;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The options of a command that choose a planner, and what that planner can be told: made of what planners say of it. */
final class PlannerOptions {

	private static final String FLAG_GIVEN = "true";
	/** Before the options that a command has by itself, in the order of adding. */
	private static final int FIRST = -2;

	private final CommandSpec command;
	private final List<PlannerProvider> offered;
	private PlannerProvider planner = Planners.standard();
	/** By name of an option what was given for it. */
	private final Map<String, String> given = new LinkedHashMap<>();

	private PlannerOptions(CommandSpec command, Predicate<PlannerProvider> offered) {
		this.command = command;
		this.offered = Planners.registered().stream().filter(offered).toList();
	}

	/**
	 * Adds the options to a command, before those that it has.
	 *
	 * @param offered which planners the command can ask
	 */
	static PlannerOptions addTo(CommandLine commandLine, Predicate<PlannerProvider> offered) {
		PlannerOptions options = new PlannerOptions(commandLine.getCommandSpec(), offered);
		options.addPlanner();
		options.offered.stream().flatMap(each -> each.options().stream()).map(PlannerOption::name)
				.collect(Collectors.toCollection(LinkedHashSet::new)).forEach(options::addOption);
		return options;
	}

	private void addPlanner() {
		String descriptions = offered.stream().map(each -> each.id() + ": " + each.description() + ".")
				.collect(Collectors.joining(" "));
		command.addOption(OptionSpec.builder("--planner").order(FIRST).type(PlannerProvider.class)
				.converters(new PlannerConverter())
				.paramLabel(offered.stream().map(PlannerProvider::id).collect(Collectors.joining("|")))
				.defaultValue(Planners.standard().id()).description(descriptions + " Default: ${DEFAULT-VALUE}.")
				.setter(this::setPlanner).build());
	}

	@SuppressWarnings("unchecked")
	private <T> T setPlanner(T value) {
		PlannerProvider before = planner;
		planner = (PlannerProvider) value;
		return (T) before;
	}

	private void addOption(String name) {
		List<PlannerProvider> owners = owners(name);
		PlannerOption<?> option = option(owners.getFirst(), name);
		boolean isFlag = option.label().isEmpty();
		String ids = owners.stream().map(PlannerProvider::id).collect(Collectors.joining(", "));
		command.addOption(OptionSpec.builder("--" + name).order(FIRST).type(isFlag ? Boolean.class : String.class)
				.arity(isFlag ? "0" : "1").paramLabel(option.label())
				.description("With " + ids + ", " + option.description() + (isFlag ? "" : among(option)) + ".")
				.setter(new Given(name)).build());
	}

	private static <T> String among(PlannerOption<T> option) {
		return (option.label().equals(option.range()) ? "" : ": " + option.range()) + ". Default: "
				+ option.format(option.standard());
	}

	private List<PlannerProvider> owners(String name) {
		return offered.stream().filter(each -> each.options().stream().anyMatch(option -> option.name().equals(name)))
				.toList();
	}

	private static PlannerOption<?> option(PlannerProvider provider, String name) {
		return provider.options().stream().filter(option -> option.name().equals(name)).findFirst().orElseThrow();
	}

	/** Keeps what was given for an option; picocli sets null before it parses. */
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
	 * The planner that was chosen, and its options.
	 *
	 * @throws ParameterException if the command cannot ask that planner, or an option does not belong to it or has a value
	 *             that it cannot have
	 */
	PlannerChoice choice() {
		if (!offered.contains(planner)) {
			throw usage("--planner " + planner.id() + " is not for this command, expected one of "
					+ offered.stream().map(PlannerProvider::id).collect(Collectors.joining(", ")));
		}
		OptionValues values = OptionValues.STANDARD;
		for (Map.Entry<String, String> each : given.entrySet()) {
			List<PlannerProvider> owners = owners(each.getKey());
			if (!owners.contains(planner)) {
				throw usage("--" + each.getKey() + " is for --planner "
						+ owners.stream().map(PlannerProvider::id).collect(Collectors.joining(" or ")));
			}
			try {
				values = values.withText(option(planner, each.getKey()), each.getValue());
			} catch (IllegalArgumentException e) {
				throw usage("--" + e.getMessage());
			}
		}
		return new PlannerChoice(planner, values);
	}

	/** A complaint about how the command was called. */
	ParameterException usage(String message) {
		return new ParameterException(command.commandLine(), message);
	}
}
