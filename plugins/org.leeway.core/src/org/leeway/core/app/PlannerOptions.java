package org.leeway.core.app;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.plan.PlannerProvider;

import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** The option that chooses a planner, and the options that the planners declare. */
final class PlannerOptions {

	private static final String PLANNER = "--planner";

	private final List<PlannerProvider> offered;
	private final DeclaredOptions declared;
	private PlannerProvider planner = Planners.standard();

	private PlannerOptions(CommandSpec command, Predicate<PlannerProvider> condition) {
		offered = Planners.registered().stream().filter(condition).toList();
		addPlanner(command);
		declared = DeclaredOptions.addTo(command, PLANNER,
				offered.stream().map(each -> new DeclaredOptions.Owner(each.id(), each.options())).toList());
	}

	/**
	 * Adds the options to a command. The help lists these options before the command's own options.
	 *
	 * @param offered returns whether the command offers a planner
	 */
	static PlannerOptions addTo(CommandLine command, Predicate<PlannerProvider> offered) {
		return new PlannerOptions(command.getCommandSpec(), offered);
	}

	private void addPlanner(CommandSpec command) {
		String descriptions = offered.stream().map(each -> each.id() + ": " + each.description() + ".")
				.collect(Collectors.joining(" "));
		command.addOption(OptionSpec.builder(PLANNER).order(DeclaredOptions.FIRST).type(PlannerProvider.class)
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

	/**
	 * Returns the chosen planner with its options.
	 *
	 * @throws ParameterException if the command does not offer the chosen planner, if an option does not belong to this
	 * planner, or if a value is invalid
	 */
	PlannerChoice choice() {
		if (!offered.contains(planner)) {
			throw usage(PLANNER + " " + planner.id() + " is not for this command, expected one of "
					+ offered.stream().map(PlannerProvider::id).collect(Collectors.joining(", ")));
		}
		declared.check(List.of(planner.id()));
		return new PlannerChoice(planner, declared.of(planner.id()));
	}

	/**
	 * Checks that the planner supports the level's rule of diagonal steps.
	 *
	 * @throws FailureException if the planner does not support the rule
	 */
	void checkRule(LevelSnapshot level, String file) throws FailureException {
		Optional<String> problem = choice().problem(level.header().diagonals());
		if (problem.isPresent()) {
			throw new FailureException(file + ": " + PLANNER + " " + problem.get());
		}
	}

	/** Returns an exception that reports a wrong use of the command. */
	ParameterException usage(String message) {
		return declared.usage(message);
	}
}
