package org.leeway.cluster.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.leeway.core.text.Counts;

/** The counts of a run, such as the numbers of levels and findings. The user sees the counts as a few lines of text. */
public final class CorpusSummary {

	private static final int SHOWN = 10;

	private record Slow(String file, long nanos) {
	}

	private long levels;
	private long unchanged;
	private long withProblems;
	private long unreadable;
	private final Map<String, Long> findings = new TreeMap<>();
	private final List<String> failures = new ArrayList<>();
	private final List<Slow> slowest = new ArrayList<>();

	CorpusSummary() {
	}

	/** Returns a consumer that appends each checked file to a report and counts its findings. */
	Consumer<CheckedFile> adding(CorpusReport report) {
		return file -> {
			try {
				add(report.add(file), file);
			} catch (IOException e) {
				throw new UncheckedIOException(e);
			}
		};
	}

	private void add(LineFacts line, CheckedFile file) {
		levels++;
		unchanged += file.isUnchanged() ? 1 : 0;
		withProblems += line.problems() ? 1 : 0;
		line.findings().forEach((rule, count) -> findings.merge(rule, (long) count, Long::sum));
		if (!line.failure().isEmpty()) {
			unreadable++;
			if (failures.size() < SHOWN) {
				failures.add(line.failure());
			}
		}
		slowest.add(new Slow(line.file(), file.nanos()));
		if (slowest.size() > SHOWN * SHOWN) {
			keepSlowest();
		}
	}

	private void keepSlowest() {
		slowest.sort(Comparator.comparingLong(Slow::nanos).reversed());
		slowest.removeIf(slow -> slow.nanos == 0);
		slowest.subList(Math.min(SHOWN, slowest.size()), slowest.size()).clear();
	}

	/** Returns whether any level has a problem that a designer should act on. */
	public boolean hasProblems() {
		return withProblems > 0;
	}

	/** Returns whether any level could not be checked. */
	public boolean hasFailures() {
		return unreadable > 0;
	}

	/** Returns the counts as lines of text for the user. */
	public List<String> lines() {
		keepSlowest();
		List<String> lines = new ArrayList<>();
		lines.add(Counts.of(levels, "level") + ": " + Counts.digits(withProblems) + " with problems, "
				+ Counts.digits(unreadable) + " unreadable, " + Counts.digits(unchanged) + " unchanged since the report before");
		findings.forEach((rule, count) -> lines.add("  " + Counts.digits(count) + " x " + rule));
		if (!slowest.isEmpty()) {
			lines.add("slowest:");
			slowest.forEach(slow -> lines.add(String.format(Locale.ROOT, "  %.2f s %s", slow.nanos / 1e9, slow.file)));
		}
		if (!failures.isEmpty()) {
			lines.add("unreadable" + (unreadable > SHOWN ? ", the first " + SHOWN + ":" : ":"));
			failures.forEach(failure -> lines.add("  " + failure));
		}
		return lines;
	}
}
