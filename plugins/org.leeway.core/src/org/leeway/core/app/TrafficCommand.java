package org.leeway.core.app;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.traffic.CrowdOrder;
import org.leeway.core.analysis.traffic.TrafficQuestion;
import org.leeway.core.analysis.traffic.TrafficSheet;
import org.leeway.core.files.MessageText;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.pathing.steering.search.TurningGround;
import org.leeway.pathing.world.Agent;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway traffic}: reports upper bounds of the traffic between the starts of a level, in units per minute. */
@Command(name = "traffic", sortOptions = false,
		description = "Reports how many units a minute get from start to start at most, one way and both ways at once, by agent.",
		footer = {"", "Exit status: 0 no finding of the rule needs-throughput, no stuck unit, and no crowd without a plan, 1 otherwise, "
				+ "2 bad usage or unreadable input."})
final class TrafficCommand implements Callable<Integer> {

	/**
	 * Limit for the units of a crowd, in both directions together, in a search for a plan that brings all units to their
	 * goals. With more units, the search rarely finds a plan within seconds.
	 */
	private static final int MOST_PROVED = 50;
	/**
	 * Limit for the product of the number of units in a plan and the number of cells of the map. The search for a plan needs
	 * four bytes for each unit and cell.
	 */
	private static final long MOST_PLACES = 1L << 26;

	private final Console console;
	private final ImportOptions importing;

	@Spec
	private CommandSpec spec;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--back", paramLabel = "AGENT",
			description = "The agent that comes back while units go. Default: each agent meets its own kind.")
	private String back;

	@Option(names = "--ratio", paramLabel = "R", defaultValue = "1",
			description = "How many units come back for each unit that goes, 0 for none. Default: ${DEFAULT-VALUE}.")
	private double ratio;

	@Option(names = "--simulate", paramLabel = "N",
			description = "Also simulate a crowd of N units that go, with those that come back.")
	private Integer units;

	@Option(names = "--seconds", paramLabel = "S",
			description = "With --simulate: stop after this time of the crowd. Default: 600.")
	private Double seconds;

	@Option(names = "--rate", paramLabel = "PER_MINUTE",
			description = "With --simulate: how many units that go appear each minute at most. Default: all at once.")
	private Double perMinute;

	@Option(names = "--seed", paramLabel = "SEED",
			description = "With --simulate: which unit goes first. Equal seeds give equal crowds. Default: 1.")
	private Long seed;

	@Option(names = "--prove", paramLabel = "N",
			description = "Also search a plan for N units that go, with those that come back: does the crowd get through at all?")
	private Integer proved;

	@Mixin
	private ReportOptions reporting;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	TrafficCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checked.check(console);
		checkUsage();
		TrafficReport report = compute();
		report.write(reporting.format(), console.writer());
		return report.isFine() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private void checkUsage() {
		require(ratio >= 0 && ratio <= CrowdOrder.MOST_RATIO, "--ratio " + ratio + ", expected 0 to " + CrowdOrder.MOST_RATIO);
		require(units != null || seconds == null && seed == null, (seconds == null ? "--seed" : "--seconds") + " is for --simulate");
		require(units != null || perMinute == null, "--rate is for --simulate");
		require(perMinute == null || perMinute >= CrowdOrder.LEAST_PER_MINUTE && perMinute < Double.POSITIVE_INFINITY,
				"--rate " + perMinute + ", expected at least " + CrowdOrder.LEAST_PER_MINUTE);
		require(units == null || units >= 1 && units <= CrowdOrder.MOST_UNITS,
				"--simulate " + units + ", expected 1 to " + CrowdOrder.MOST_UNITS);
		require(units == null || units * ratio <= CrowdOrder.MOST_UNITS,
				"--simulate " + units + " --ratio " + ratio + ", expected at most " + CrowdOrder.MOST_UNITS + " units that come back");
		require(proved == null || proved >= 1 && proved * (1 + ratio) <= MOST_PROVED,
				"--prove " + proved + (ratio == 1 ? "" : " --ratio " + ratio) + ", expected at least 1, and at most " + MOST_PROVED
						+ " units with those that come back");
		require(seconds == null || seconds > 0 && seconds < Double.POSITIVE_INFINITY,
				"--seconds " + seconds + ", expected more than 0");
	}

	private void require(boolean condition, String problem) {
		if (!condition) {
			throw new ParameterException(spec.commandLine(), problem);
		}
	}

	private TrafficReport compute() throws FailureException {
		try (TerminalProgress progress = TerminalProgress.of(file, console)) {
			LevelSnapshot level = checked.prepare(importing.read(file, console).model(), file);
			requirePlaces(level);
			TrafficQuestion question = new TrafficQuestion(returning(level), ratio, order(),
					proved == null ? OptionalInt.empty() : OptionalInt.of(proved));
			progress.begin(LevelAnalysis.steps(level) + level.agents().size());
			LevelAnalysis analysis = LevelAnalysis.of(level, progress);
			return TrafficReport.of(file, analysis, TrafficSheet.of(analysis, question, progress), progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file);
		}
	}

	private void requirePlaces(LevelSnapshot level) throws FailureException {
		long cells = level.grid().bounds().cells();
		if (units != null && cells > TurningGround.MOST_CELLS && level.agents().stream().anyMatch(Agent::turns)) {
			throw new FailureException(file + ": --simulate with units that turn on a map of " + cells + " cells, expected at most "
					+ TurningGround.MOST_CELLS + " cells");
		}
		if (proved != null && proved * (1 + ratio) * cells > MOST_PLACES) {
			throw new FailureException(file + ": --prove " + proved + " on a map of " + cells + " cells, expected at most "
					+ MOST_PLACES + " cells times units");
		}
	}

	private Optional<Agent> returning(LevelSnapshot level) throws FailureException {
		Optional<Agent> agent = back == null ? Optional.empty() : level.header().agent(back);
		if (back != null && agent.isEmpty()) {
			throw new FailureException(file + ": --back " + MessageText.quote(back) + ", expected one of "
					+ level.agents().stream().map(each -> MessageText.visible(each.name())).collect(Collectors.joining(", ")));
		}
		return agent;
	}

	private Optional<CrowdOrder> order() {
		return Optional.ofNullable(units).map(count -> new CrowdOrder(count, seed == null ? CrowdOrder.USUAL_SEED : seed,
				seconds == null ? CrowdOrder.USUAL_SECONDS : seconds,
				perMinute == null ? Double.POSITIVE_INFINITY : perMinute));
	}
}
