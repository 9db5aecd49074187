package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.geom.Point;
import org.leeway.pathing.grid.Cell;
import org.leeway.pathing.search.PathQuery;
import org.leeway.pathing.search.PathResult;
import org.leeway.pathing.tangent.TangentPath;
import org.leeway.pathing.tangent.TangentPlanner;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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

	@Option(names = "--radius", paramLabel = "R", description = "With tangent, the radius of the unit in cells.")
	private Double radius;

	@Option(names = "--from", required = true, paramLabel = "X,Y", converter = PointConverter.class,
			description = "Anchor to start from: the top-left cell of the unit. With tangent, the unit's centre.")
	private Point from;

	@Option(names = "--to", required = true, paramLabel = "X,Y", converter = PointConverter.class,
			description = "Anchor, or with tangent centre, to get to.")
	private Point to;

	@Spec
	private CommandSpec spec;

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
		checkUsage();
		Writer out = console.writer();
		try {
			LevelSnapshot level = LevelInput.read(file, formats).snapshot(List.of());
			return planning.isTangent() ? answerOnPlane(level, out) : answerOnGrid(level, out);
		} catch (OutOfMemoryError e) {
			throw new FailureException(file + ": not enough memory for this level");
		}
	}

	private void checkUsage() {
		if (planning.isTangent()) {
			check(radius != null && radius >= 0 && Double.isFinite(radius),
					"--planner tangent, expected --radius with a number of 0 or more");
			check(agent == null, "--agent is not for --planner tangent, expected --radius");
		} else {
			check(radius == null, "--radius is for --planner tangent");
			check(isCell(from), "--from " + from + ", expected a cell in whole numbers");
			check(isCell(to), "--to " + to + ", expected a cell in whole numbers");
		}
	}

	private void check(boolean condition, String otherwise) {
		if (!condition) {
			throw new ParameterException(spec.commandLine(), otherwise);
		}
	}

	private static boolean isCell(Point point) {
		return point.x() == (int) point.x() && point.y() == (int) point.y();
	}

	private static Cell cell(Point point) {
		return new Cell((int) point.x(), (int) point.y());
	}

	private int answerOnGrid(LevelSnapshot level, Writer out) throws IOException, FailureException {
		AgentProfile unit = AgentChoice.of(agent, level, file);
		PathResult result = planning.in(level, unit).find(new PathQuery(cell(from), cell(to), unit), Progress.NONE);
		new PathAnswer(result, planning.planner()).write(format, out);
		return result.isFound() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private int answerOnPlane(LevelSnapshot level, Writer out) throws IOException {
		TangentPath path = new TangentPlanner(level.outline().scene(), radius).find(from, to, Progress.NONE);
		new TangentAnswer(path).write(format, out);
		return path.isFound() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}
}
