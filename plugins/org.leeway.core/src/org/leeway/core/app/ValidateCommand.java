package org.leeway.core.app;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Formats;
import org.leeway.core.files.FilesAhead;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.FindingsFormat;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

	/**
	 * What came of a file.
	 *
	 * @param file    its name as the user gave it
	 * @param level   null if it could not be checked
	 * @param failure why
	 */
	private record Outcome(String file, ReportedLevel level, String failure) {
	}

	private final Console console;
	private final Formats formats;

	@Spec
	private CommandSpec spec;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--chokes",
			description = "Tell the narrow passages on the ways of each agent too. They are no findings.")
	private boolean chokes;

	@Option(names = "--advice",
			description = "Tell what could be tidied up too, such as unused terrains. It does not count as a finding.")
	private boolean advice;

	@Option(names = "--format", paramLabel = "text|json|sarif|junit|codequality", defaultValue = "text",
			description = "How to report: to read, for programs, for code hosts (SARIF), as JUnit tests, or for GitLab. "
					+ "Default: ${DEFAULT-VALUE}.")
	private FindingsFormat format;

	@Option(names = "--category", paramLabel = "NAME", defaultValue = "leeway",
			description = "Tells several SARIF reports about one revision apart. Default: ${DEFAULT-VALUE}.")
	private String category;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Option(names = {"-j", "--jobs"}, paramLabel = "N", defaultValue = "1",
			description = "Check N levels at once, or one large level with N threads. Default: ${DEFAULT-VALUE}.")
	private int jobs;

	@Parameters(arity = "1..*", paramLabel = "FILE", description = "The levels.")
	private List<String> files;

	/** The file whose turn it is to be reported. */
	private volatile int reported;

	ValidateCommand(Console console, Formats formats) {
		this.console = console;
		this.formats = formats;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checkUsage();
		int status = ExitStatus.OK;
		try (AnalysisReport report = format.begin(console.writer(), Version.number(), category);
				FilesAhead<Outcome> outcomes = new FilesAhead<>(files.size(), jobs, this::tryCheck)) {
			for (reported = 0; reported < files.size(); reported++) {
				status = Math.max(status, report(outcomes.next(), report));
			}
		}
		return status;
	}

	private int report(Outcome outcome, AnalysisReport report) throws IOException, FailureException {
		if (outcome.level() == null) {
			console.report(outcome.failure());
			report.fail(outcome.file(), outcome.failure());
			return ExitStatus.FAILED;
		}
		add(outcome.level(), report);
		return outcome.level().hasProblems() ? ExitStatus.FINDINGS : ExitStatus.OK;
	}

	private void checkUsage() throws FailureException {
		checked.check(console);
		if (jobs < 1) {
			throw new ParameterException(spec.commandLine(), "--jobs " + jobs + ", expected 1 or more");
		}
	}

	/** Checks a file, or tells why that is not possible. */
	private Outcome tryCheck(int index) {
		String file = files.get(index);
		int threads = Math.max(1, jobs / files.size());
		LevelCheck check = new LevelCheck(formats, checked.agents(), checked.spawns(), checked.minArea(), chokes,
				advice, threads, LevelCheck.LARGE);
		try (TerminalProgress progress = new TerminalProgress(console, index, files, i -> i == reported)) {
			return new Outcome(file, check.check(file, progress), null);
		} catch (FailureException e) {
			return new Outcome(file, null, e.getMessage());
		} catch (OutOfMemoryError e) {
			return new Outcome(file, null, outOfMemory(file));
		} catch (RuntimeException e) {
			return new Outcome(file, null, file + ": internal error: " + e);
		}
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
}
