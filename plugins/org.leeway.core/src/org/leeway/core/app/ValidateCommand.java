package org.leeway.core.app;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;

import org.leeway.core.analysis.AnalysisReport;
import org.leeway.core.analysis.JsonReport;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.ReportedLevel;
import org.leeway.core.analysis.TextReport;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.pathing.Progress;
import org.leeway.pathing.clearance.AgentProfile;
import org.leeway.pathing.grid.Cell;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway validate}: tells what is wrong with levels. */
@Command(name = "validate", mixinStandardHelpOptions = false, sortOptions = false,
		description = "Tells which units do not fit or cannot reach a part of a level.",
		footer = {"", "Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
final class ValidateCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;

	@Spec
	private CommandSpec spec;

	@Option(names = "--agent", paramLabel = "NAME:SIZE:TERRAIN+TERRAIN", converter = AgentArgument.Converter.class,
			description = "Check this agent in place of those of the level. May be repeated.")
	private List<AgentArgument> agents = new ArrayList<>();

	@Option(names = "--spawn", paramLabel = "X,Y", converter = CellConverter.class,
			description = "Start from this cell in place of the spawns of the level. May be repeated.")
	private List<Cell> spawns = new ArrayList<>();

	@Option(names = "--min-area", paramLabel = "N", defaultValue = "1",
			description = "Ignore unreachable regions of fewer cells, and chokes with fewer cells behind them."
					+ " Default: ${DEFAULT-VALUE}.")
	private long minArea;

	@Option(names = "--chokes",
			description = "Tell the narrow passages on the ways of each agent too. They are no findings.")
	private boolean chokes;

	@Option(names = "--format", paramLabel = "text|json", defaultValue = "text",
			description = "How to report. Default: ${DEFAULT-VALUE}.")
	private ReportFormat format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(arity = "1..*", paramLabel = "FILE", description = "The levels.")
	private List<String> files;

	ValidateCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checkUsage();
		boolean failed = false;
		boolean found = false;
		try (AnalysisReport report = report()) {
			for (int i = 0; i < files.size(); i++) {
				Optional<ReportedLevel> level = tryAnalyse(i);
				if (level.isPresent()) {
					found |= !level.get().findings().isEmpty();
					add(level.get(), report);
				} else {
					failed = true;
				}
			}
		}
		return failed ? ExitStatus.FAILED : found ? ExitStatus.FINDINGS : ExitStatus.OK;
	}

	private void checkUsage() {
		if (minArea < 1) {
			throw new ParameterException(spec.commandLine(), "--min-area " + minArea + ", expected 1 or more");
		}
		Set<String> names = new HashSet<>();
		for (AgentArgument agent : agents) {
			if (!names.add(agent.name())) {
				throw new ParameterException(spec.commandLine(), "two agents are named '" + agent.name() + "'");
			}
		}
	}

	private AnalysisReport report() throws IOException {
		Writer out = new OutputStreamWriter(console.out(), StandardCharsets.UTF_8);
		return format == ReportFormat.json ? new JsonReport(out) : new TextReport(out);
	}

	/** Analyses a file, or reports why that is not possible. */
	private Optional<ReportedLevel> tryAnalyse(int index) {
		String file = files.get(index);
		try (TerminalProgress progress = new TerminalProgress(console, index, files)) {
			return Optional.of(analyse(file, progress));
		} catch (FailureException e) {
			console.report(e.getMessage());
		} catch (OutOfMemoryError e) {
			console.report(outOfMemory(file));
		} catch (RuntimeException e) {
			console.report(file + ": internal error: " + e);
		}
		return Optional.empty();
	}

	private ReportedLevel analyse(String file, TerminalProgress progress) throws FailureException {
		LevelInput input = LevelInput.read(file, formats);
		LevelSnapshot snapshot = withAgents(input.snapshot(spawns), file);
		progress.begin(LevelAnalysis.steps(snapshot));
		LevelAnalysis analysis = LevelAnalysis.of(snapshot, progress);
		ReportedLevel level = ReportedLevel.of(file, input.firstRow(), analysis, minArea);
		return chokes ? level.withChokes(analysis.chokes(minArea, Progress.NONE)) : level;
	}

	private static void add(ReportedLevel level, AnalysisReport report) throws IOException, FailureException {
		try {
			report.add(level);
		} catch (OutOfMemoryError e) {
			throw new FailureException(outOfMemory(level.file()));
		}
	}

	private static String outOfMemory(String file) {
		return file + ": not enough memory for this level; a greater --min-area leaves small regions out";
	}

	private LevelSnapshot withAgents(LevelSnapshot snapshot, String file) throws FailureException {
		if (agents.isEmpty() && !snapshot.agents().isEmpty()) {
			return snapshot;
		}
		if (agents.isEmpty()) {
			return snapshot.withAgents(Capabilities.usualAgents(snapshot, file));
		}
		List<AgentProfile> profiles = new ArrayList<>();
		for (AgentArgument agent : agents) {
			profiles.add(agent.in(snapshot, file));
		}
		return snapshot.withAgents(profiles);
	}
}
