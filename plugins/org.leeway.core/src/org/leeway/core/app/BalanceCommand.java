package org.leeway.core.app;

import java.io.IOException;
import java.util.concurrent.Callable;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.balance.BalanceSheet;
import org.leeway.core.analysis.balance.BaseSize;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.OutOfMemoryText;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway balance}: reports how fair a level is for its starts. */
@Command(name = "balance", sortOptions = false,
		description = "Reports how fair a level is for its starts: travel times, lanes, areas and bases, by agent.",
		footer = {"", "Exit status: 0 no finding of the rules balance-time, balance-area and balance-lanes, 1 findings, 2 bad usage or "
				+ "unreadable input."})
final class BalanceCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;

	@Spec
	private CommandSpec spec;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--within", paramLabel = "SECONDS", defaultValue = "20",
			description = "The base of a start is what the agent gets to within this time. Default: ${DEFAULT-VALUE}.")
	private double seconds;

	@Option(names = "--building", paramLabel = "K", defaultValue = "4",
			description = "Count the squares of K x K cells in a base. Default: ${DEFAULT-VALUE}.")
	private int side;

	@Mixin
	private ReportOptions reporting;

	@Parameters(paramLabel = "FILE", description = "The level.")
	private String file;

	BalanceCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checked.check(console);
		checkUsage();
		BalanceReport report = compute();
		report.write(reporting.format(), console.writer());
		return report.findings().isEmpty() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private void checkUsage() {
		if (!(seconds > 0 && seconds < Double.POSITIVE_INFINITY)) {
			throw new ParameterException(spec.commandLine(), "--within " + seconds + ", expected more than 0");
		}
		if (side < 1) {
			throw new ParameterException(spec.commandLine(), "--building " + side + ", expected 1 or more");
		}
	}

	private BalanceReport compute() throws FailureException {
		try (TerminalProgress progress = TerminalProgress.of(file, console)) {
			LevelSnapshot level = checked.prepare(importing.read(file, console).model(), file);
			progress.begin(LevelAnalysis.steps(level) + BalanceSheet.steps(level));
			LevelAnalysis analysis = LevelAnalysis.of(level, progress);
			return BalanceReport.of(file, analysis, BalanceSheet.of(analysis, new BaseSize(seconds, side), progress), progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(file);
		}
	}
}
