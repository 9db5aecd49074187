package org.leeway.core.app;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.colour.ColourScheme;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.AtomicFile;
import org.leeway.core.files.OrderedPrefetch;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.report.html.Changes;
import org.leeway.core.report.html.LiveModule;
import org.leeway.core.report.html.ReviewPage;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.CheckOutcome;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelCheck;
import org.leeway.core.request.LevelInput;
import org.leeway.core.text.Counts;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway report}: writes a page for reviewers. */
@Command(name = "report", sortOptions = false,
		description = "Writes a page of HTML that shows levels in a browser, without a server or a network: the map with what "
				+ "each agent reaches, findings, chokes, routes, charts, and what changed since a revision.",
		footer = {"", "Exit status: 0 written, 2 bad usage, unreadable input, or output that cannot be written."})
final class ReportCommand implements Callable<Integer> {

	/**
	 * The results for a level.
	 *
	 * @param checked the result of the check
	 * @param changes the changes since an earlier revision. If they could not be found, says why. Empty if the user did not ask
	 * for changes, or if the level could not be checked
	 * @param problem the reason why the comparison with the earlier revision failed. Empty if it did not fail, or was not made
	 */
	private record Reviewed(CheckOutcome checked, Optional<Changes> changes, Optional<String> problem) {
	}

	private final Console console;
	private final ImportOptions importing;
	/** The catalogue of formats, with the options that the user gave for reading. */
	private Formats formats;

	@Spec
	private CommandSpec spec;

	@Mixin
	private CheckOptions checked;

	@Option(names = "--advice", description = "Also report what could be tidied up, such as unused terrains.")
	private boolean advice;

	@Mixin
	private SinceOptions since;

	@Option(names = "--colours", paramLabel = "SCHEME", defaultValue = "okabe-ito", converter = ColourSchemeConverter.class,
			description = "The colours of classes: okabe-ito, high-contrast or greys. Default: ${DEFAULT-VALUE}.")
	private ColourScheme colours;

	@Option(names = "--live", description = "The page also answers: what a unit of any size and terrains reaches, the largest unit "
			+ "and the route between two places. Browsers without garbage collection in WebAssembly show the page without this.")
	private boolean live;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT",
			description = "The page to write. Without it, standard output.")
	private String output;

	@Option(names = {"-j", "--jobs"}, paramLabel = "N", defaultValue = "1",
			description = "Check N levels at once. Default: ${DEFAULT-VALUE}.")
	private int jobs;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Parameters(arity = "1..*", paramLabel = "FILE", description = "The levels.")
	private List<String> files;

	/** Index of the input file whose results are being written to the report. */
	private volatile int reported;
	private int status = ExitStatus.OK;

	ReportCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		checkUsage();
		if (output == null) {
			write(console.writer());
			return status;
		}
		Path target = target();
		try {
			AtomicFile.write(target, out -> write(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
		} catch (IOException e) {
			throw FailureException.of(output, e);
		}
		console.report(output + ": a page of " + Counts.of(files.size(), "file")
				+ (Files.isRegularFile(target) ? ", " + Files.size(target) / 1024 + " KiB" : ""));
		return status;
	}

	private void checkUsage() throws FailureException {
		checked.check(console);
		formats = importing.formats(files);
		since.check();
		if (jobs < 1) {
			throw new ParameterException(spec.commandLine(), "--jobs " + jobs + ", expected 1 or more");
		}
		if (output == null && console.outIsTerminal()) {
			throw new ParameterException(spec.commandLine(), "a terminal cannot show a page, expected -o OUT");
		}
	}

	private Path target() throws FailureException {
		Path target = LevelInput.output(output);
		for (String file : files) {
			LevelInput.checkNoInput(target, List.of(LevelInput.path(file)));
		}
		return target;
	}

	private void write(Writer out) throws IOException {
		try (ReviewPage page = new ReviewPage(out, Version.number(), colours.colours(), module());
				OrderedPrefetch<List<Reviewed>> levels = new OrderedPrefetch<>(files.size(), jobs, this::review)) {
			for (reported = 0; reported < files.size(); reported++) {
				List<Reviewed> all = levels.next();
				console.report(files.get(reported), CheckOutcome.told(all.stream().map(Reviewed::checked).toList()));
				for (Reviewed level : all) {
					write(level, page);
				}
			}
		}
	}

	/**
	 * Returns the WebAssembly module that lets a page show live results. Empty if the user wants no live page. If this
	 * build of Leeway lacks the module, reports so and returns an empty result.
	 */
	private Optional<LiveModule> module() {
		Optional<LiveModule> module = live ? LiveModule.installed() : Optional.empty();
		if (live && module.isEmpty()) {
			console.report("--live: this build of Leeway has no module for browsers, so the page only shows");
		}
		return module;
	}

	private void write(Reviewed reviewed, ReviewPage page) throws IOException {
		CheckOutcome told = reviewed.checked().tell(page, level -> {
			try (TerminalProgress progress = progress(reported)) {
				progress.begin(ReviewPage.steps(level.analysis().header()));
				page.add(level, reviewed.changes(), progress);
			}
		});
		Optional.ofNullable(told.failure()).or(reviewed::problem).ifPresent(problem -> {
			console.report(problem);
			status = ExitStatus.FAILED;
		});
	}

	/**
	 * Checks the levels of a file. If the user named an earlier revision, also compares the checked levels with their
	 * states in this revision.
	 *
	 * @param index the index of the file
	 */
	private List<Reviewed> review(int index) {
		String file = files.get(index);
		LevelCheck check = new LevelCheck(formats, checked.agents(), checked.spawns(), checked.view(),
				checked.area(), false, advice, 1, LevelCheck.LARGE);
		try (TerminalProgress progress = progress(index)) {
			return CheckOutcome.of(check, file, progress).stream().map(outcome -> review(outcome, progress)).toList();
		}
	}

	private Reviewed review(CheckOutcome outcome, TerminalProgress progress) {
		if (!since.isGiven() || !outcome.isChecked()) {
			return new Reviewed(outcome, Optional.empty(), Optional.empty());
		}
		Attempt<Changes> changes = Attempt.of(outcome.file(), () -> changes(outcome.level(), progress));
		Optional<String> problem = Optional.ofNullable(changes.failure()).map(Exception::getMessage);
		return new Reviewed(outcome,
				Optional.of(problem.map(why -> Changes.none(since.revision(), why)).orElseGet(changes::value)), problem);
	}

	private Changes changes(ReportedLevel level, TerminalProgress progress) throws FailureException {
		return level.analysis() instanceof LevelAnalysis now
				? new EarlierLevel(level.file(), level.level(), since, checked, formats).changes(now, progress)
				: Changes.none(since.revision(), "The level is too large to be compared.");
	}

	private TerminalProgress progress(int index) {
		return new TerminalProgress(console, index, files, i -> i == reported);
	}
}
