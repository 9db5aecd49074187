package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

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

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code leeway merge}: merges the changes of two levels that were made from one base. */
@Command(name = "merge", sortOptions = false, customSynopsis = {"leeway merge [OPTION]... BASE OURS THEIRS -o OUT",
		"leeway merge [OPTION]... --driver PATH BASE OURS THEIRS"},
		description = "Merges the changes of two levels that were made from one base, cell by cell and object by object. What "
				+ "conflicts is as in OURS, and the file holds the other side beside it.",
		footer = {"", "Exit status: 0 merged, 1 merged with conflicts, 2 bad usage, unreadable input, or levels that cannot be merged. "
				+ "2 with --fail-on-findings if memory does not suffice for the check; the level is written then."})
final class MergeCommand implements Callable<Integer> {

	private final Console console;
	private final ImportOptions importing;

	@Option(names = {"-o", "--output"}, paramLabel = "OUT",
			description = "The level file to write. It may be one of the three levels.")
	private String out;

	@Option(names = "--driver", paramLabel = "PATH",
			description = "Merge as git asks its merge drivers to: write OURS, whatever its name. Messages name the level PATH, whose "
					+ "extension is the format. 'leeway git-setup' has git do so.")
	private String path;

	@Option(names = "--fail-on-findings",
			description = "Also exit with 1 if only the combination of both sides causes a finding.")
	private boolean failOnFindings;

	@Option(names = "--no-check", description = "Do not search for findings that only the combination of both sides causes.")
	private boolean noCheck;

	@Option(names = "--format", paramLabel = "text|json|sarif|html", defaultValue = "text",
			description = "How to report: to read, for programs, for code hosts (SARIF), or as a page with a map. Default: ${DEFAULT-VALUE}.")
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
		MergedFiles merged = merged();
		Path target = merged.target(importing.catalogue());
		Optional<List<CombinedFinding>> findings;
		MergeResult result;
		try (TerminalProgress progress = TerminalProgress.of(merged.label(), console)) {
			result = merge(merged, progress);
			save(result, merged.label(), target);
			findings = noCheck ? Optional.empty() : check(result, merged.label(), progress);
		} catch (OutOfMemoryError e) {
			throw OutOfMemoryText.of(path == null ? String.join(", ", files) : merged.label());
		}
		result.notes().forEach(note -> console.report(merged.label() + ": note: " + note));
		new MergeReport(merged.label(), result, findings).write(format, console.writer());
		return status(result, findings);
	}

	private int status(MergeResult result, Optional<List<CombinedFinding>> findings) {
		if (failOnFindings && findings.isEmpty()) {
			return ExitStatus.FAILED;
		}
		boolean isClean = result.conflicts().isEmpty() && !(failOnFindings && !findings.get().isEmpty());
		return isClean ? ExitStatus.OK : ExitStatus.FINDINGS;
	}

	private MergedFiles merged() {
		refuse(noCheck && failOnFindings, "--fail-on-findings needs the check that --no-check leaves out");
		refuse(out == null && path == null, "expected --output OUT, or --driver PATH as a merge driver of git");
		refuse(out != null && path != null, "--driver writes OURS, expected no --output");
		refuse(path != null && format != MergeReport.Format.text, "--driver reports text, expected no other --format");
		return path == null ? new MergedFiles(files, out, null)
				: new MergedFiles(files, files.get(1), path.startsWith("./") ? path.substring(2) : path);
	}

	private void refuse(boolean isWrong, String problem) {
		if (isWrong) {
			throw new ParameterException(spec.commandLine(), problem);
		}
	}

	/**
	 * Returns the findings that only the combination of both sides causes: the merged level has them, and neither side alone
	 * has them. This check can need more memory than the merge, so it runs after the merged level was written.
	 *
	 * @return empty if memory does not suffice, after a warning
	 */
	private Optional<List<CombinedFinding>> check(MergeResult result, String label, TerminalProgress progress) {
		try {
			return Optional.of(CombinedFindings.of(result, progress));
		} catch (OutOfMemoryError e) {
			console.report(label + ": warning: merged and written, but not checked for what only both sides cause: "
					+ OutOfMemoryText.forWhat("that check"));
			return Optional.empty();
		}
	}

	private static void save(MergeResult result, String label, Path target) throws FailureException {
		try {
			LevelFiles.save(result.level(), target);
		} catch (IOException e) {
			throw FailureException.of(label, e);
		}
	}

	private MergeResult merge(MergedFiles merged, TerminalProgress progress) throws FailureException {
		Formats formats = importing.formats(files);
		try (OrderedPrefetch<Attempt<LevelInput>> levels = new OrderedPrefetch<>(files.size(), files.size(),
				index -> attempt(merged, index, formats))) {
			LevelInput base = told(levels.next());
			LevelInput ours = told(levels.next());
			LevelInput theirs = told(levels.next());
			unifyNames(base, ours, theirs);
			return LevelMerge.of(base.model(), ours.model(), theirs.model(), progress);
		} catch (MergeException e) {
			throw new FailureException(merged.label() + ": " + e.getMessage());
		}
	}

	private static Attempt<LevelInput> attempt(MergedFiles merged, int index, Formats formats) {
		return Attempt.of(merged.read().get(index), () -> merged.read(index, formats));
	}

	private LevelInput told(Attempt<LevelInput> read) throws FailureException {
		LevelInput input = read.get();
		console.report(input.file(), input.meaning());
		return input;
	}

	/**
	 * Gives ours and theirs the name of the base, where the names come from the files. The three files have different names, so
	 * the levels would otherwise count as renamed. In Leeway's own format, a level stores a name, which may equal the name of
	 * the file by chance. If the base or a side has this format, the method renames the side only if all three levels are named
	 * after their files.
	 */
	private static void unifyNames(LevelInput base, LevelInput ours, LevelInput theirs) {
		boolean areAll = Stream.of(base, ours, theirs).allMatch(MergeCommand::isNamedByFile);
		Stream.of(ours, theirs).filter(side -> areAll || isNamedByFile(side) && isNamedByFile(base) && !side.format().isOwn()
				&& !base.format().isOwn()).forEach(side -> side.model().setName(base.model().getName()));
	}

	private static boolean isNamedByFile(LevelInput input) {
		String file = Path.of(input.file()).getFileName().toString();
		return file.replaceFirst("\\.[^.]*$", "").equals(input.model().getName());
	}
}
