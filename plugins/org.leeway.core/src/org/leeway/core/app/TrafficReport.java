package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.rules.NeedsThroughputRule;
import org.leeway.core.analysis.traffic.CrowdProof;
import org.leeway.core.analysis.traffic.CrowdRun;
import org.leeway.core.analysis.traffic.Jam;
import org.leeway.core.analysis.traffic.TrafficPair;
import org.leeway.core.analysis.traffic.TrafficSheet;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.Progress;
import org.leeway.pathing.balance.Gap;
import org.leeway.pathing.crowd.CrowdAnswer;
import org.leeway.pathing.world.Agent;

/**
 * A report of the traffic of a level, for people and for programs.
 *
 * @param findings the errors and warnings of the rule about throughput. Advice and intended findings are left out
 */
record TrafficReport(String file, TrafficSheet sheet, List<Finding> findings) {

	/** Percentages of units. For each percentage, a report says when this percentage of the units has arrived. */
	static final List<Integer> PERCENTS = List.of(10, 25, 50, 75, 90, 100);

	/** Limit for the gaps (narrow places) that a row of the table lists. Of further gaps, the row gives only the number. */
	private static final int GAPS = 3;

	static TrafficReport of(String file, LevelAnalysis level, TrafficSheet sheet, Progress progress) {
		return new TrafficReport(file, sheet,
				Rules.check(NeedsThroughputRule.ID, level, level.header().intent().minArea(), progress).stream()
						.filter(Finding::isProblem).toList());
	}

	/**
	 * Returns whether there are no findings, no stuck units, and no hopeless crowds. A crowd is hopeless if a search has
	 * proved that no plan brings all its units to their goals.
	 */
	boolean isFine() {
		return findings.isEmpty() && sheet.agents().stream().flatMap(part -> part.pairs().stream())
				.allMatch(pair -> pair.crowd().stream().allMatch(crowd -> crowd.jams().isEmpty())
						&& pair.proof().stream().noneMatch(CrowdProof::isImpossible));
	}

	void write(ReportFormat format, Writer out) throws IOException {
		format.write(out, json -> new TrafficJson(json).write(this), this::writeText);
	}

	private void writeText(Writer out) throws IOException {
		for (TrafficSheet.Part part : sheet.agents()) {
			out.write(name(part.agent()) + (part.back().equals(part.agent()) ? "" : ", " + name(part.back()) + " comes back") + "\n");
			if (part.pairs().isEmpty()) {
				out.write("  fewer than two starts\n");
			}
			TextTable.write(pairs(part.pairs()), out);
			TextTable.write(crowds(part.pairs()), out);
			TextTable.write(proofs(part.pairs()), out);
			for (TrafficPair pair : part.pairs()) {
				for (Jam jam : pair.crowd().map(CrowdRun::jams).orElse(List.of())) {
					out.write("  " + MessageText.visible(jam.message()) + "\n");
				}
			}
		}
		for (Finding finding : findings) {
			out.write(finding.severity().label() + ": " + MessageText.visible(finding.message()) + " [" + finding.rule() + "]\n");
		}
		int stuck = crowds().flatMap(crowd -> crowd.jams().stream()).mapToInt(Jam::units).sum();
		out.write(MessageText.visible(file) + ": " + Counts.of(findings.size(), "finding", "findings")
				+ (stuck == 0 ? "" : ", " + Counts.of(stuck, "stuck unit", "stuck units")) + "\n");
	}

	private Stream<CrowdRun> crowds() {
		return sheet.agents().stream().flatMap(part -> part.pairs().stream()).flatMap(pair -> pair.crowd().stream());
	}

	private static String name(Agent agent) {
		return MessageText.visible(agent.name()) + " (" + agent.size() + "x" + agent.size() + ")";
	}

	private static List<List<String>> pairs(List<TrafficPair> pairs) {
		List<List<String>> rows = new ArrayList<>();
		rows.add(List.of("from", "to", "one way a minute", "both ways a minute", "gaps"));
		for (TrafficPair pair : pairs) {
			rows.add(List.of(name(pair.from().label()), name(pair.to().label()), perMinute(pair.oneWay().perSecond()),
					perMinute(pair.bothWays().perSecond()), gaps(pair.bothWays().gaps())));
		}
		return rows;
	}

	private static String name(String label) {
		return MessageText.visible(label);
	}

	private static String perMinute(double perSecond) {
		return perSecond == Double.POSITIVE_INFINITY ? "no limit" : Lengths.format(60 * perSecond);
	}

	private static String gaps(List<Gap> gaps) {
		String first = gaps.stream().limit(GAPS).map(gap -> gap.width() + " at " + gap.cells().get(gap.cells().size() / 2))
				.collect(Collectors.joining("; "));
		return gaps.isEmpty() ? "-" : first + (gaps.size() > GAPS ? "; " + (gaps.size() - GAPS) + " more" : "");
	}

	private static List<List<String>> crowds(List<TrafficPair> pairs) {
		List<List<String>> rows = new ArrayList<>();
		List<String> head = new ArrayList<>(List.of("crowd from", "to", "agent", "units", "arrived"));
		PERCENTS.forEach(percent -> head.add(percent + " %"));
		head.add("a minute");
		rows.add(head);
		for (TrafficPair pair : pairs) {
			if (pair.crowd().isPresent()) {
				for (int way = 0; way < pair.crowd().get().ways().size(); way++) {
					rows.add(crowd(pair, pair.crowd().get(), way));
				}
			}
		}
		return rows;
	}

	private static List<String> crowd(TrafficPair pair, CrowdRun crowd, int way) {
		String from = name(pair.from().label());
		String to = name(pair.to().label());
		CrowdRun.Way units = crowd.ways().get(way);
		List<String> row = new ArrayList<>(List.of(way == 0 ? from : to, way == 0 ? to : from, name(units.agent()),
				Integer.toString(units.units()), Integer.toString(crowd.result().arrivals().get(way).length)));
		for (int percent : PERCENTS) {
			double seconds = crowd.seconds(way, percent);
			row.add(seconds == Double.POSITIVE_INFINITY ? "-" : Lengths.format(seconds));
		}
		row.add(Lengths.format(crowd.perMinute(way)));
		return row;
	}

	private static List<List<String>> proofs(List<TrafficPair> pairs) {
		List<List<String>> rows = new ArrayList<>();
		rows.add(List.of("plan from", "to", "units", "gets through"));
		for (TrafficPair pair : pairs) {
			pair.proof().ifPresent(proof -> rows.add(List.of(name(pair.from().label()), name(pair.to().label()),
					proof.ways().stream().map(way -> way.units() + " " + name(way.agent())).collect(Collectors.joining(", back ")),
					words(proof.answer()))));
		}
		return rows;
	}

	private static String words(CrowdAnswer answer) {
		return switch (answer) {
			case CrowdAnswer.Yes yes -> "yes, in " + Counts.of(yes.plan().ticks(), "step", "steps");
			case CrowdAnswer.No no -> "no";
			case CrowdAnswer.NotFound notFound -> "no plan found, but one may exist";
		};
	}
}
