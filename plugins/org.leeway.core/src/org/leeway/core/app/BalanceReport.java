package org.leeway.core.app;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.leeway.core.analysis.Finding;
import org.leeway.core.analysis.LevelAnalysis;
import org.leeway.core.analysis.Rules;
import org.leeway.core.analysis.balance.BalancePair;
import org.leeway.core.analysis.balance.BalanceSheet;
import org.leeway.core.analysis.balance.BalanceStart;
import org.leeway.core.analysis.balance.Difference;
import org.leeway.core.analysis.balance.Place;
import org.leeway.core.analysis.balance.Territory;
import org.leeway.core.files.MessageText;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;
import org.leeway.pathing.Progress;

/**
 * A report of how fair a level is for its starts. Formatted as text for people, or as JSON for programs.
 *
 * @param findings the findings of the rules about balance, without findings that the designer declared as intended
 */
record BalanceReport(String file, BalanceSheet sheet, List<Finding> findings) {

	private static final String RULES = "balance-";
	/** Limit for the number of unconnected pairs that one line lists. The table of pairs lists all of them. */
	private static final int MOST_APART = 3;

	static BalanceReport of(String file, LevelAnalysis level, BalanceSheet sheet, Progress progress) {
		return new BalanceReport(file, sheet, Rules.check(level, level.header().intent().minArea(), id -> id.startsWith(RULES), progress)
				.stream().filter(Finding::isProblem).toList());
	}

	void write(ReportFormat format, Writer out) throws IOException {
		format.write(out, json -> new BalanceJson(json).write(this), this::writeText);
	}

	private void writeText(Writer out) throws IOException {
		for (BalanceSheet.Part part : sheet.agents()) {
			out.write(MessageText.visible(part.agent().name()) + " (" + part.agent().size() + "x" + part.agent().size() + ")\n");
			if (part.starts().isEmpty()) {
				out.write("  no start\n");
				continue;
			}
			TextTable.write(pairs(part.pairs()), out);
			TextTable.write(starts(part.starts()), out);
			out.write("  contested: " + Counts.of(part.contested(), "place", "places") + "\n");
			out.write("  differences: time " + percent(part.times()) + ", area " + percent(part.areas()) + ", lanes "
					+ percent(part.lanes()) + "\n");
			if (!part.apart().isEmpty()) {
				out.write("  no way between starts: " + apart(part.apart()) + "\n");
			}
		}
		for (Finding finding : findings) {
			out.write(finding.severity().label() + ": " + MessageText.visible(finding.message()) + " [" + finding.rule() + "]\n");
		}
		out.write(MessageText.visible(file) + ": " + Counts.of(findings.size(), "finding", "findings") + "\n");
	}

	/** Lists pairs of starts that no way connects: at most {@link #MOST_APART} pairs, and then the number of further pairs. */
	private static String apart(List<BalancePair> pairs) {
		String listed = pairs.stream().limit(MOST_APART).map(pair -> name(pair.from()) + " and " + name(pair.to()))
				.collect(Collectors.joining("; "));
		return pairs.size() <= MOST_APART ? listed : listed + "; " + Counts.of(pairs.size() - MOST_APART, "more pair");
	}

	private static String percent(Optional<Difference> difference) {
		return difference.map(found -> Lengths.format(found.percent()) + " %").orElse("-");
	}

	private static List<List<String>> pairs(List<BalancePair> pairs) {
		List<List<String>> rows = new ArrayList<>();
		rows.add(List.of("from", "to", "seconds", "length", "largest", "narrowest", "lanes", "second lane"));
		for (BalancePair pair : pairs) {
			rows.add(List.of(name(pair.from()), name(pair.to()), number(pair.seconds()), number(pair.length()),
					Integer.toString(pair.largest()), pair.seconds().isEmpty() ? "-" : Integer.toString(pair.narrowest()),
					pair.laneCount(), pair.second().isEmpty() ? "-" : "+" + number(pair.second())));
		}
		return rows;
	}

	private static List<List<String>> starts(List<BalanceStart> starts) {
		List<List<String>> rows = new ArrayList<>();
		rows.add(List.of("start", "area", "front", "room", "closed by", "objectives", "contested"));
		for (BalanceStart start : starts) {
			Territory own = start.territory();
			rows.add(List.of(name(start.start()), Long.toString(own.area()), Long.toString(own.front()),
					Long.toString(start.base().room()), start.closedBy(), names(own.objectives()), names(own.contested())));
		}
		return rows;
	}

	private static String names(List<Place> places) {
		return places.isEmpty() ? "-" : places.stream().map(BalanceReport::name).collect(Collectors.joining("; "));
	}

	private static String name(Place place) {
		return MessageText.visible(place.label());
	}

	private static String number(OptionalDouble number) {
		return number.isEmpty() ? "-" : Lengths.format(number.getAsDouble());
	}
}
