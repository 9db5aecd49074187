package org.leeway.core.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.leeway.core.batch.BatchResult;
import org.leeway.core.batch.BatchWatch;
import org.leeway.core.batch.Outcome.Kind;
import org.leeway.core.files.MessageText;
import org.leeway.core.request.FailureException;
import org.leeway.core.text.Counts;

/**
 * The output of {@code leeway batch} while it watches for changes. As text, each run writes the lines of {@link BatchReport#text}.
 * Lines about failures, and about outputs that the config no longer makes, are left out if the last run already wrote them. As
 * JSON, each run writes one object, unless nothing happened.
 */
final class WatchReport implements BatchWatch.Listener {

	private final Console console;
	private final ReportFormat format;
	private final BatchReport report;
	private final String file;
	/**
	 * Lines that the last run wrote about failures, and about outputs that the config no longer makes. If the next run has the same
	 * lines, it leaves them out.
	 */
	private Set<String> before = Set.of();
	private boolean began;

	WatchReport(Console console, ReportFormat format, String file) {
		this.console = console;
		this.format = format;
		this.report = new BatchReport(console, format);
		this.file = file;
	}

	@Override
	public void done(BatchResult result) {
		if (format == ReportFormat.json) {
			if (!result.problems().isEmpty()
					|| result.outcomes().stream().anyMatch(each -> each.kind() != Kind.UNCHANGED && each.kind() != Kind.LEFT)) {
				report.write(file, result);
			}
			return;
		}
		Set<String> now = new HashSet<>();
		for (String line : BatchReport.text(result).lines().toList()) {
			if (!line.startsWith("failed ") && !line.startsWith("left ") || now.add(line) && !before.contains(line)) {
				report.write(line + "\n");
			}
		}
		before = now;
	}

	@Override
	public void failed(IOException reason) {
		String problem = FailureException.of(file, reason).getMessage();
		if (format == ReportFormat.json) {
			report.write(file, new BatchResult(List.of(), List.of(problem), 0, 0, false, 0));
		} else {
			report.write(MessageText.visible("failed " + problem) + "\n");
		}
	}

	@Override
	public void waiting(List<Path> levels) {
		if (!began) {
			console.report(file + ": watching " + Counts.of(levels.size(), "level") + " for changes; Ctrl-C ends");
			began = true;
		}
	}
}
