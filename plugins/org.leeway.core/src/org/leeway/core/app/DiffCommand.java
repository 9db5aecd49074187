package org.leeway.core.app;

import java.io.IOException;
import java.util.concurrent.Callable;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.exchange.Formats;
import org.leeway.core.level.LevelSnapshot;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code leeway diff}: tells what changed from one level to another. */
@Command(name = "diff", sortOptions = false,
		description = "Tells what changed from a level to a later one: passages that became wider or narrower, regions "
				+ "gained and lost, what fits, objects and terrain.",
		footer = {"", "Exit status: 0 no difference, 1 differences, 2 bad usage or unreadable input."})
final class DiffCommand implements Callable<Integer> {

	private final Console console;
	private final Formats formats;

	@Mixin
	private CheckOptions checked;

	@Mixin
	private ReportOptions reporting;

	@Parameters(index = "0", paramLabel = "OLD", description = "The level as it was.")
	private String old;

	@Parameters(index = "1", paramLabel = "NEW", description = "The level as it is.")
	private String now;

	DiffCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checked.check();
		LevelDiff diff = compare();
		new DiffReport(old, now, diff).write(reporting.format(), console.writer());
		return diff.differences().isEmpty() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private LevelDiff compare() throws FailureException {
		try (TerminalProgress progress = TerminalProgress.of(now, console)) {
			LevelSnapshot before = checked.read(old, formats);
			LevelSnapshot after = checked.read(now, formats);
			progress.begin(LevelAnalysis.steps(before) + LevelAnalysis.steps(after));
			return LevelDiff.of(LevelAnalysis.of(before, progress), LevelAnalysis.of(after, progress),
					checked.minArea(), progress);
		} catch (OutOfMemoryError e) {
			throw new FailureException(now + ": not enough memory to compare it with " + old);
		}
	}
}
