package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.level.value.Limits;
import org.leeway.core.request.AgentChoice;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.OptionNames;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.core.routes.EngineComparison;
import org.leeway.core.routing.PlannerChoice;
import org.leeway.core.routing.Planners;
import org.leeway.pathing.Progress;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.plan.Domain;
import org.leeway.pathing.plan.PlanQuery;
import org.leeway.pathing.plan.PlanResult;
import org.leeway.pathing.plan.PlannerProvider;
import org.leeway.pathing.plan.Pose;
import org.leeway.pathing.plan.Preparation;
import org.leeway.pathing.world.Agent;
import org.leeway.pathing.world.Capability;

import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway path}: finds a path of an agent. */
@Command(name = "path", sortOptions = false,
		description = "Finds a path of an agent from one place to another.",
		footer = {"", "Exit status: 0 found, 1 there is none, 2 bad usage or unreadable input."})
final class PathCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;
	private PlannerOptions planning;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoiceConverter.class,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Default: that of the "
					+ "level, if it has only one.")
	private AgentChoice agent;

	@Option(names = "--radius", paramLabel = "R", description = "For a planner that moves a disc, its radius in cells. Default: that of the agent.")
	private Double radius;

	@Option(names = "--from", required = true, paramLabel = "X,Y", converter = PointConverter.class,
			description = "Where to start: on the grid the anchor, which is the top-left cell of the unit, otherwise its "
					+ "centre.")
	private Point from;

	@Option(names = "--to", required = true, paramLabel = "X,Y", converter = PointConverter.class,
			description = "Where to get to: an anchor, or a centre.")
	private Point to;

	@Mixin
	private ViewOptions view;

	@ArgGroup(exclusive = false, validate = false)
	private final TurningOptions turning = new TurningOptions();

	@Option(names = "--format", paramLabel = "text|json", defaultValue = "text",
			description = "How to answer. Default: ${DEFAULT-VALUE}.")
	private ReportFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	private PathCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	/** Returns the command, with the options of all planners. */
	static CommandLine commandLine(Console console, ImportOptions importing) {
		PathCommand command = new PathCommand(console, importing);
		CommandLine commandLine = new CommandLine(command);
		command.planning = PlannerOptions.addTo(commandLine, planner -> true);
		return commandLine;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		PlannerChoice planner = planning.choice();
		boolean onGrid = planner.provider().domain().isOnGrid();
		checkUsage(onGrid);
		Writer out = console.writer();
		try {
			LevelSnapshot level = view.of(importing.read(file, console).snapshot());
			planning.checkRule(level, file);
			Agent unit = turning.of(unit(level, onGrid));
			PlanQuery query = new PlanQuery(unit, turning.start(pose(from, unit, onGrid)),
					turning.goal(pose(to, unit, onGrid)));
			Preparation preparation = Preparation.of(level.world(), List.of(unit.unit()));
			PlanResult result = planner.plan(preparation, query, Progress.NONE);
			new PathAnswer(result, planner.provider(), compared(result, planner, query, preparation)).write(format, out);
			return result.isFound() ? ExitStatus.OK : ExitStatus.FINDINGS;
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file.toString());
		}
	}

	private static Optional<EngineComparison> compared(PlanResult result, PlannerChoice planner, PlanQuery query,
			Preparation preparation) {
		return EngineComparison.isFor(planner.provider()) ? Optional.of(EngineComparison.of(result, query,
				(exact, asked) -> exact.plan(preparation, asked, Progress.NONE))) : Optional.empty();
	}

	private void checkUsage(boolean onGrid) {
		turning.problem(planning.choice().provider()).ifPresent(this::refuse);
		if (onGrid) {
			check(radius == null, () -> "--radius is for --planner " + Planners.registered().stream()
					.filter(each -> !each.domain().isOnGrid()).map(PlannerProvider::id).collect(Collectors.joining(" or ")));
			check(isCell(from), () -> "--from " + from + ", expected a cell in whole numbers");
			check(isCell(to), () -> "--to " + to + ", expected a cell in whole numbers");
		} else {
			Limits.radiusProblem("--radius", radius).ifPresent(this::refuse);
		}
	}

	private void check(boolean condition, Supplier<String> otherwise) {
		if (!condition) {
			refuse(otherwise.get());
		}
	}

	private void refuse(String problem) {
		throw planning.usage(problem);
	}

	/**
	 * Returns the agent that the user chose. If the user also gave a radius, the agent gets this radius. If the user gave only
	 * a radius, returns a disc of this radius.
	 */
	private Agent unit(LevelSnapshot level, boolean onGrid) throws FailureException {
		AgentChoice choice = view.of(agent, level);
		if (radius == null) {
			return AgentChoice.of(choice, level, file, onGrid ? "" : ", or --radius",
					OptionNames.COMMAND_LINE);
		}
		return (choice == null ? disc(level) : AgentChoice.of(choice, level, file)).withRadius(radius);
	}

	/**
	 * Returns a unit for a user who gave only a radius. There are three cases for the terrains that the unit crosses:
	 * <ul>
	 * <li>The planner ignores terrain: the terrains do not matter.
	 * <li>The level has only one agent: the unit crosses the terrains of this agent.
	 * <li>Otherwise: the unit crosses all terrains that any agent of the level crosses.
	 * </ul>
	 */
	private Agent disc(LevelSnapshot level) throws FailureException {
		if (planning.choice().provider().domain() == Domain.DISC) {
			// this planner ignores terrain
			return new Agent("", 1, Capability.of(0));
		}
		List<Agent> agents = AgentChoice.all(level, file);
		if (agents.size() == 1) {
			return agents.getFirst();
		}
		Capability crossed = Capability.of(agents.stream().flatMapToInt(each -> Arrays.stream(each.capability().terrains()))
				.distinct().toArray());
		if (agents.stream().anyMatch(each -> !each.capability().equals(crossed))) {
			console.report(file + ": note: The disc crosses " + level.describe(crossed) + ", which some of the agents cross.");
		}
		return new Agent("", 1, crossed);
	}

	/**
	 * Returns the pose of a unit at the place that the user gave. On the grid, the place is the top-left cell of the unit.
	 * Otherwise, the place is the unit's centre. The pose has no heading.
	 */
	private static Pose pose(Point place, Agent unit, boolean onGrid) {
		return Pose.at(onGrid ? unit.centre(new Cell((int) place.x(), (int) place.y())) : place);
	}

	private static boolean isCell(Point point) {
		return point.x() == (int) point.x() && point.y() == (int) point.y();
	}
}
