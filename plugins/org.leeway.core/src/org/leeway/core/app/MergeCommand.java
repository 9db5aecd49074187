package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.leeway.core.exchange.Format;
import org.leeway.core.exchange.Formats;
import org.leeway.core.files.OrderedPrefetch;
import org.leeway.core.level.LevelFiles;
import org.leeway.core.merge.CombinedFinding;
import org.leeway.core.merge.CombinedFindings;
import org.leeway.core.merge.LevelMerge;
import org.leeway.core.merge.MergeException;
import org.leeway.core.merge.MergeResult;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelInput;
import org.leeway.core.request.OutOfMemoryText;
import org.leeway.model.Level;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway merge}: merges the changes of two levels that were made from one base. */
@Command(name = "merge", sortOptions = false, customSynopsis = "leeway merge [OPTION]... BASE OURS THEIRS -o OUT",
		description = "Merges the changes of two levels that were made from one base, cell by cell and object by object. What "
				+ "conflicts is as in OURS, and the file holds the other side beside it.",
		footer = {"", "Exit status: 0 merged, 1 merged with conflicts, 2 bad usage, unreadable input, or levels that cannot be merged."})
final class MergeCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT", required = true,
			description = "The level file to write. It may be one of the three levels.")
	private String out;

	@Option(names = "--fail-on-findings",
			description = "Also exit with 1 if only the combination of both sides causes a finding.")
	private boolean failOnFindings;

	@Option(names = "--no-check", description = "Do not search for findings that only the combination of both sides causes.")
	private boolean noCheck;

	@Option(names = "--format", paramLabel = "text|json|sarif", defaultValue = "text",
			description = "How to report: to read, for programs, or for code hosts (SARIF). Default: ${DEFAULT-VALUE}.")
	private MergeReport.Format format;

	@Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this help.")
	private boolean help;

	@Spec
	private CommandSpec spec;

	@Parameters(arity = "3", paramLabel = "BASE OURS THEIRS", hideParamSyntax = true,
			description = "The level from which both were made, and the two levels to merge.")
	private List<String> files;

	MergeCommand(Console console, ImportOptions importing) {
		this.console = console;
		this.importing = importing;
	}

	@Override
	public Integer call() throws IOException, FailureException {
		if (noCheck && failOnFindings) {
			throw new ParameterException(spec.commandLine(), "--fail-on-findings needs the check that --no-check leaves out");
		}
		Path target = target();
		List<CombinedFinding> findings;
		MergeResult result;
		try (TerminalProgress progress = TerminalProgress.of(out, console)) {
			result = merge(progress);
			save(result, target);
			findings = noCheck ? List.of() : CombinedFindings.of(result, progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(String.join(", ", files));
		}
		result.notes().forEach(note -> console.report(out + ": note: " + note));
		new MergeReport(out, result, findings).write(format, console.writer());
		boolean isClean = result.conflicts().isEmpty() && !(failOnFindings && !findings.isEmpty());
		return isClean ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private void save(MergeResult result, Path target) throws FailureException {
		try {
			LevelFiles.save(result.level(), target);
		} catch (IOException e) {
			throw FailureException.of(out, e);
		}
	}

	/** Returns the file to write. A file without a known extension is a level file of Leeway, as a temporary file may be. */
	private Path target() throws FailureException {
		Path target = LevelInput.output(out);
		Optional<Format> format = importing.catalogue().writing(target);
		if (format.isPresent() && !format.get().isOwn()) {
			throw new FailureException(out + ": " + format.get().title() + " cannot hold conflicts, expected ." + LevelFiles.EXTENSION);
		}
		return target;
	}

	private MergeResult merge(TerminalProgress progress) throws FailureException {
		Formats formats = importing.formats(files);
		try (OrderedPrefetch<Attempt<LevelInput>> levels = new OrderedPrefetch<>(files.size(), files.size(),
				index -> Attempt.of(files.get(index), () -> LevelInput.read(files.get(index), formats)))) {
			return LevelMerge.of(model(levels.next()), model(levels.next()), model(levels.next()), progress);
		} catch (MergeException e) {
			throw new FailureException(out + ": " + e.getMessage());
		}
	}

	private Level model(Attempt<LevelInput> read) throws FailureException {
		LevelInput input = read.get();
		console.report(input.file(), input.meaning());
		return input.model();
	}
}
