package org.leeway.core.app;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code leeway path}: finds a path of an agent. */
@Command(name = "path", sortOptions = false,
		description = "Finds a path of an agent from one anchor to another.",
		footer = {"", "Exit status: 0 found, 1 there is none, 2 bad usage or unreadable input."})
final class PathCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;

	@Mixin
	private PlannerOptions planning;

	@Option(names = "--agent", paramLabel = "NAME", converter = AgentChoice.Converter.class,
			description = "An agent of the level, or a new one as NAME:SIZE:TERRAIN+TERRAIN. Default: that of the "
					+ "level, if it has only one.")
	private AgentChoice agent;

	@Option(names = "--from", required = true, paramLabel = "X,Y", converter = CellConverter.class,
			description = "Anchor to start from: the top-left cell of the unit.")
	private Cell from;

	@Option(names = "--to", required = true, paramLabel = "X,Y", converter = CellConverter.class,
			description = "Anchor to get to.")
	private Cell to;

	@Option(names = "--format", paramLabel = "text|json", defaultValue = "text",
			description = "How to answer. Default: ${DEFAULT-VALUE}.")
	private ReportFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	PathCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		planning.check();
		PathResult result = find();
		new PathAnswer(result, planning.planner()).write(format,
				new OutputStreamWriter(console.out(), StandardCharsets.UTF_8));
		return result.isFound() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private PathResult find() throws FailureException {
		try {
			LevelSnapshot level = LevelInput.read(file, formats).snapshot(List.of());
			AgentProfile unit = AgentChoice.of(agent, level, file);
			return planning.in(level, unit).find(new PathQuery(from, to, unit), Progress.NONE);
		} catch (OutOfMemoryError e) {
			throw new FailureException(file + ": not enough memory for this level");
		}
	}
}
