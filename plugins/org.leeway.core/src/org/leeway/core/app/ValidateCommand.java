package org.leeway.core.app;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.files.OrderedPrefetch;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.request.CheckOutcome;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.FindingsFormat;
import org.leeway.core.request.LevelCheck;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway validate}: reports problems of levels. */
@Command(name = "validate", mixinStandardHelpOptions = false, sortOptions = false,
		description = "Reports units that do not fit or cannot reach a part of a level.",
		footer = {"", "Exit status: 0 nothing found, 1 findings, 2 bad usage or unreadable input."})
final class ValidateCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;
	/** The catalogue of formats, with the options that the user gave for reading. */
	private Formats formats;

	@Spec
	private CommandSpec spec;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--chokes",
			description = "Also report the narrow passages on the paths of each agent. They are not findings.")
	private boolean chokes;

	@Option(names = "--advice",
			description = "Also report what could be tidied up, such as unused terrains. It does not count as a finding.")
	private boolean advice;

	@Option(names = "--format", paramLabel = "text|json|jsonl|sarif|junit|codequality|html", defaultValue = "text",
			description = "How to report: to read, for programs (json, or jsonl with one line per level), for code hosts "
					+ "(SARIF), as JUnit tests, for GitLab, or as the page of 'leeway report'. Default: ${DEFAULT-VALUE}.")
	private FindingsFormat format;

	@Option(names = "--category", paramLabel = "NAME", defaultValue = "leeway",
			description = "Distinguishes several SARIF reports about one revision. Default: ${DEFAULT-VALUE}.")
	private String category;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Option(names = {"-j", "--jobs"}, paramLabel = "N", defaultValue = "1",
			description = "Check N levels at once, or one large level with N threads. Default: ${DEFAULT-VALUE}.")
	private int jobs;

	@Parameters(arity = "1..*", paramLabel = "FILE", description = "The levels.")
	private List<String> files;

	/** Index of the file whose results are being reported. */
	private volatile int reported;

	ValidateCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checkUsage();
		int status = ExitStatus.OK;
		try (AnalysisReport report = format.begin(console.writer(), Version.number(), category);
				OrderedPrefetch<List<CheckOutcome>> outcomes = new OrderedPrefetch<>(files.size(), jobs, this::tryCheck)) {
			for (reported = 0; reported < files.size(); reported++) {
				List<CheckOutcome> levels = outcomes.next();
				console.report(files.get(reported), CheckOutcome.told(levels));
				for (CheckOutcome outcome : levels) {
					status = Math.max(status, report(outcome, report));
				}
			}
		}
		return status;
	}

	private int report(CheckOutcome outcome, AnalysisReport report) throws IOException {
		CheckOutcome told = outcome.tell(report, report::add);
		if (!told.isChecked()) {
			console.report(told.failure());
			return ExitStatus.FAILED;
		}
		return told.level().hasProblems() ? ExitStatus.FINDINGS : ExitStatus.OK;
	}

	private void checkUsage() throws FailureException {
		checked.check(console);
		formats = format.showsLevels() ? importing.formats(files) : importing.formatsForChecks(files);
		if (jobs < 1) {
			throw new ParameterException(spec.commandLine(), "--jobs " + jobs + ", expected 1 or more");
		}
	}

	private List<CheckOutcome> tryCheck(int index) {
		int threads = Math.max(1, jobs / files.size());
		LevelCheck check = new LevelCheck(formats, checked.agents(), checked.spawns(), checked.view(),
				checked.area(), chokes, advice, threads, LevelCheck.LARGE);
		try (TerminalProgress progress = new TerminalProgress(console, index, files, i -> i == reported)) {
			return CheckOutcome.of(check, files.get(index), progress);
		}
	}
}
