package org.leeway.core.report;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

import org.leeway.core.analysis.CheckedAgent;
import org.leeway.core.analysis.CheckedLevel;
import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.Severity;
import org.leeway.core.analysis.rules.FindingLine;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.pathing.chokes.Choke;
import org.leeway.pathing.world.Diagonals;

/**
 * A report for people. Each finding is a line {@code FILE:LINE: severity: message [rule]}, which editors and terminals can
 * jump to. Chokes (narrow passages) and agents without a spawn have such lines too. Small unreachable regions may share a
 * line. A summary follows each file.
 */
public final class TextReport implements AnalysisReport {

	private final PartWriter out;

	public TextReport(Writer out) {
		this.out = new PartWriter(out);
	}

	@Override
	public void add(ReportedLevel level) throws IOException {
		out.part(() -> write(level));
		out.flush();
	}

	private void write(ReportedLevel level) throws IOException {
		for (FindingLine line : level.lines()) {
			Finding finding = line.finding();
			write(level.label() + ":" + level.line(finding) + ": " + finding.severity().label() + ": " + finding.message()
					+ (line.isGroup() ? " (--min-area " + level.minArea() + " lists each)" : "") + " [" + finding.rule() + "]");
		}
		for (CheckedAgent agent : level.analysis().agents()) {
			if (level.analysis().header().lacksSpawn(agent.agent())) {
				write(level.label() + ":1: info: " + agent.label()
						+ " has no spawn of its own, so it is checked from its largest region [no-spawn]");
			}
		}
		for (CheckedAgent agent : level.analysis().agents()) {
			for (Choke choke : level.chokes().getOrDefault(agent.agent(), List.of())) {
				write(level.label() + ":" + level.line(choke) + ": info: " + describe(agent, choke) + " [choke]");
			}
		}
		write(level.label() + ": " + size(level.analysis()) + ": " + result(level));
	}

	private void write(String line) throws IOException {
		out.write(MessageText.visible(line) + "\n");
	}

	private static String describe(CheckedAgent agent, Choke choke) {
		return agent.label() + " passes a choke of width " + choke.width() + " " + choke.place() + ", "
				+ Counts.of(choke.behind(), "cell") + " behind it";
	}

	private static String size(CheckedLevel analysis) {
		int agents = analysis.header().agents().size();
		Diagonals diagonals = analysis.header().diagonals();
		return analysis.header().size() + ", " + Counts.of(agents, "agent")
				+ (diagonals == Diagonals.NEVER ? "" : ", diagonals " + diagonals.id());
	}

	private static String result(ReportedLevel level) {
		String findings = level.findings().isEmpty() ? "nothing found"
				: Counts.of(level.count(Severity.ERROR), "error") + ", " + Counts.of(level.count(Severity.WARNING), "warning")
						+ more(level.count(Severity.INFO), "intended") + more(level.count(Severity.ADVICE), "advice");
		long chokes = level.chokes().values().stream().mapToLong(List::size).sum();
		return level.chokes().isEmpty() ? findings : findings + ", " + Counts.of(chokes, "choke");
	}

	private static String more(long count, String what) {
		return count == 0 ? "" : ", " + count + " " + what;
	}

	@Override
	public void close() throws IOException {
		out.flush();
	}
}
