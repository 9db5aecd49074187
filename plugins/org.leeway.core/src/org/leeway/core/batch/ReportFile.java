package org.leeway.core.batch;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.leeway.core.analysis.Severity;
import org.leeway.core.batch.BatchState.Made;
import org.leeway.core.batch.Entry.ReportEntry;
import org.leeway.core.exchange.Export;
import org.leeway.core.report.AnalysisReport;
import org.leeway.core.report.ReportedLevel;
import org.leeway.core.request.FailureException;
import org.leeway.core.request.Tried;

/** A report that grows level by level, beside its place until it is complete. */
final class ReportFile implements AutoCloseable {

	private final BatchContext context;
	private final Task task;
	private final ReportEntry entry;
	private final Path temporary;
	private final Writer out;
	private final AnalysisReport report;
	private final Map<String, String> inputs = new TreeMap<>();
	private int levels;
	private long errors;
	private long warnings;
	private FailureException failure;

	ReportFile(BatchContext context, Task task) throws IOException {
		this.context = context;
		this.task = task;
		this.entry = (ReportEntry) task.entry();
		this.temporary = Files.createTempFile("leeway-report", null);
		this.out = Files.newBufferedWriter(temporary, StandardCharsets.UTF_8);
		this.report = entry.format().begin(out, context.options().version(), entry.category());
	}

	/** Adds the next level, or why it could not be checked. */
	void add(BatchLevel level, Tried<ReportedLevel> check, Map<String, String> read) throws IOException {
		levels++;
		inputs.putAll(read);
		if (check.failure() == null) {
			report.add(check.value());
			errors += check.value().count(Severity.ERROR);
			warnings += check.value().count(Severity.WARNING);
		} else {
			String message = check.failure().getMessage();
			String path = level.path().toString();
			report.fail(level.name(), message.startsWith(path) ? level.name() + message.substring(path.length()) : message);
			failure = failure == null ? check.failure() : failure;
		}
	}

	boolean isComplete() {
		return levels == task.levels().size();
	}

	/** Puts the report in its place. */
	Tried<Made> finish() {
		Path target = context.paths().resolve(task.output());
		return Tried.of(target.toString(), () -> {
			report.close();
			out.close();
			Map<String, String> written = new OutputWriter(context, task)
					.write(Map.of(target, Export.of(to -> Files.copy(temporary, to))));
			// one that lacks a level is to be made again
			return new Made(failure == null ? task.fingerprint(context.options().version(), context.config().agentFileName())
					: "", inputs, written, errors, warnings);
		});
	}

	/** What came of it. */
	Outcome outcome(Tried<Made> made) {
		if (made.failure() != null || failure != null) {
			return new Outcome(Outcome.Kind.FAILED, task.key(), made.value() == null ? List.of() : List.of(task.output()),
					(made.failure() != null ? made.failure() : failure).getMessage());
		}
		return new Outcome(Outcome.Kind.MADE, task.key(), List.of(task.output()), errors + (errors == 1 ? " error, " : " errors, ")
				+ warnings + (warnings == 1 ? " warning" : " warnings"));
	}

	@Override
	public void close() throws IOException {
		try {
			out.close();
		} finally {
			Files.deleteIfExists(temporary);
		}
	}
}
