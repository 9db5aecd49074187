package org.leeway.core.batch;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.analysis.Severity;
import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.exchange.Export;
import org.leeway.core.files.TemporaryFolder;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.Attempt;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.LevelTelling;
import org.leeway.core.text.Counts;

/** A report that is written level by level to a temporary file. The complete report is then copied to its output file. */
final class ReportFile implements AutoCloseable {

	private static final String UNFINISHED = "report";

	private final BatchContext context;
	private final Task task;
	private final ReportEntry entry;
	private final String file;
	private final Map<String, String> inputs = new TreeMap<>();
	private TemporaryFolder work;
	private Writer out;
	/**
	 * The report that is being written, or the reason why it could not be written. A failure is kept here and not thrown, so
	 * that the batch goes on with other outputs.
	 */
	private Attempt<AnalysisReport> report;
	private int levels;
	private long errors;
	private long warnings;
	private FailureException failure;

	ReportFile(BatchContext context, Task task) {
		this.context = context;
		this.task = task;
		this.entry = (ReportEntry) task.entry();
		this.file = context.paths().resolve(task.output()).toString();
		this.report = Attempt.of(file, this::begin);
	}

	private AnalysisReport begin() throws IOException {
		work = new TemporaryFolder();
		out = new OutputStreamWriter(work.create(UNFINISHED), StandardCharsets.UTF_8);
		return entry.format().begin(out, context.options().version(), entry.category());
	}

	/**
	 * Adds the results of the next level file.
	 *
	 * @param checks the checked levels, or the reasons why they could not be checked
	 * @param read SHA-256 of the files that were read, indexed by name
	 */
	void add(BatchLevel level, List<Attempt<ReportedLevel>> checks, Map<String, String> read) {
		levels++;
		inputs.putAll(read);
		for (Attempt<ReportedLevel> check : checks) {
			report = Attempt.of(file, () -> added(report.get(), level, check));
		}
	}

	private AnalysisReport added(AnalysisReport to, BatchLevel level, Attempt<ReportedLevel> check) throws IOException {
		String path = level.path().toString();
		LevelTelling telling = to::add;
		Attempt<ReportedLevel> told = check.failure() != null ? check : telling.tryTell(path, check.value());
		if (told.failure() == null) {
			errors += told.value().count(Severity.ERROR);
			warnings += told.value().count(Severity.WARNING);
		} else {
			String message = told.failure().getMessage();
			to.fail(level.name(), message.startsWith(path) ? level.name() + message.substring(path.length()) : message);
			failure = failure == null ? told.failure() : failure;
		}
		return to;
	}

	boolean isComplete() {
		return levels == task.levels().size();
	}

	/** Completes the report, and copies it to its output file. */
	Attempt<Made> finish() {
		return Attempt.of(file, () -> {
			report.get().close();
			out.close();
			Map<String, String> written = new OutputWriter(context, task).write(Map.of(context.paths().resolve(task.output()),
					Export.of(to -> Files.copy(work.file(UNFINISHED), to))));
			// a report that lacks a level gets no fingerprint. So the next run counts it as out of date, and makes it again
			return new Made(failure == null ? task.fingerprint(context.options().version(), context.config().settings())
					: "", inputs, written, errors, warnings);
		});
	}

	/**
	 * Returns the outcome of the report.
	 *
	 * @param made the result of {@link #finish}
	 */
	Outcome outcome(Attempt<Made> made) {
		if (made.failure() != null || failure != null) {
			return new Outcome(Outcome.Kind.FAILED, task.key(), made.value() == null ? List.of() : List.of(task.output()),
					(made.failure() != null ? made.failure() : failure).getMessage());
		}
		return new Outcome(Outcome.Kind.MADE, task.key(), List.of(task.output()), Counts.of(errors, "error") + ", "
				+ Counts.of(warnings, "warning"));
	}

	@Override
	public void close() throws IOException {
		if (out != null) {
			try {
				out.close();
			} catch (IOException unwritten) {
				// Ignore the failure. The stream was still open, so finish() has not completed the report. The temporary file
				// of the unfinished report is deleted next.
			}
		}
		if (work != null) {
			work.close();
		}
	}
}
