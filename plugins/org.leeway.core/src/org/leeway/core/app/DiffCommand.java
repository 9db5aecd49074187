package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.compare.LevelDiff;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.OrderedPrefetch;
import org.leeway.core.level.LevelSnapshot;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.pathing.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway diff}: reports what changed from one level to another. */
@Command(name = "diff", sortOptions = false,
		description = "Reports what changed from a level to a later one: passages that became wider or narrower, regions "
				+ "gained and lost, what fits, objects and terrain.",
		customSynopsis = {"leeway diff [OPTION]... OLD NEW", "leeway diff [OPTION]... --since REVISION FILE"},
		footer = {"", "Exit status: 0 no difference, 1 differences, 2 bad usage or unreadable input."})
final class DiffCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;

	@Spec
	private CommandSpec spec;

	@Mixin
	private CheckOptions checked;

	@Mixin
	private SinceOptions since;

	@Mixin
	private PatchOptions patch;

	@Mixin
	private ReportOptions reporting;

	@Parameters(arity = "1..2", paramLabel = "OLD NEW", hideParamSyntax = true,
			description = "The earlier and the later level; with --since, only the later one.")
	private List<String> files;

	DiffCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checked.check(console);
		since.check();
		patch.check();
		int expected = since.isGiven() ? 1 : 2;
		if (files.size() != expected) {
			throw new ParameterException(spec.commandLine(), since.isGiven()
					? "expected one level with --since" : "expected two levels, or one and --since REVISION");
		}
		String now = files.getLast();
		String old = since.isGiven() ? since.revision() + ":" + now : files.getFirst();
		LevelDiff diff = compare(old, now);
		patch.write(diff, old, now, files.stream().map(Path::of).toList(), console, Progress.NONE);
		new DiffReport(old, now, diff).write(reporting.format(), console.writer());
		return diff.differences().isEmpty() ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private LevelDiff compare(String old, String now) throws FailureException {
		try (TerminalProgress progress = TerminalProgress.of(now, console)) {
			LevelSnapshot before;
			LevelSnapshot after;
			Formats formats = importing.formats(files);
			try (OrderedPrefetch<Attempt<LevelInput>> levels = new OrderedPrefetch<>(2, 2,
					index -> read(index == 0, old, now, formats, progress))) {
				before = prepare(levels.next().get());
				after = prepare(levels.next().get());
			}
			progress.begin(LevelAnalysis.steps(before) + LevelAnalysis.steps(after));
			return LevelDiff.of(LevelAnalysis.of(before, progress), LevelAnalysis.of(after, progress),
					checked.area().in(after.header().intent()), progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(now + " and " + old);
		}
	}

	private LevelSnapshot prepare(LevelInput input) throws FailureException {
		console.report(input.file(), input.meaning());
		return checked.prepare(input.model(), input.file());
	}

	private Attempt<LevelInput> read(boolean isOld, String old, String now, Formats formats, Progress progress) {
		try {
			return new Attempt<>(isOld && since.isGiven()
					? new EarlierLevel(now, Optional.empty(), since, checked, formats).read(progress)
					: LevelInput.read(isOld ? old : now, formats), null);
		} catch (FailureException e) {
			return new Attempt<>(null, e);
		}
	}
}
