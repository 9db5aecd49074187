package org.leeway.ui.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.leeway.core.analysis.balance.BalanceOutline;
import org.leeway.core.analysis.balance.BalanceSheet;
import org.leeway.core.analysis.balance.BalanceStart;
import org.leeway.core.analysis.balance.Difference;
import org.leeway.core.jobs.BalanceJob;
import org.leeway.core.text.Counts;
import org.leeway.core.text.Lengths;

/** The rows of both tables of the Balance view. Immutable. */
record BalanceRows(List<BalancePairRow> pairs, List<BalanceStartRow> starts) {

	static final BalanceRows NONE = new BalanceRows(List.of(), List.of());

	/**
	 * Returns the rows of an answer. If the answer has only travel times and areas, the other numbers come from earlier rows, and
	 * count as outdated.
	 *
	 * @param before the earlier rows
	 */
	static BalanceRows of(BalanceJob.Answer answer, BalanceRows before) {
		List<BalancePairRow> pairs = new ArrayList<>();
		List<BalanceStartRow> starts = new ArrayList<>();
		for (BalanceSheet.Part part : answer.parts().orElse(List.of())) {
			part.pairs().forEach(pair -> pairs.add(BalancePairRow.of(part.agent(), pair)));
			part.starts().forEach((BalanceStart start) -> starts.add(BalanceStartRow.of(part.agent(), start)));
		}
		for (BalanceOutline outline : answer.parts().isPresent() ? List.<BalanceOutline>of() : answer.outlines()) {
			outline.ways().forEach(way -> pairs.add(BalancePairRow.of(outline.agent(), way, before.pairs)));
			outline.starts().forEach(start -> starts.add(BalanceStartRow.of(outline.agent(), start, before.starts)));
			before.pairs.stream().filter(row -> outline.agent().turns() && row.agent().equals(outline.agent()))
					.forEach(row -> pairs.add(row.outdated()));
		}
		return new BalanceRows(List.copyOf(pairs), List.copyOf(starts));
	}

	/**
	 * Returns a summary: by how many percent the starts differ in time, area and lanes, for the agent with the largest
	 * difference.
	 */
	static String summary(List<BalanceSheet.Part> parts) {
		if (parts.stream().allMatch(part -> part.starts().isEmpty())) {
			return "No start: place a spawn";
		}
		String agents = parts.size() == 1 ? parts.getFirst().agent().name() : Counts.of(parts.size(), "agent");
		return agents + ": time " + largest(parts, BalanceSheet.Part::times) + ", area " + largest(parts, BalanceSheet.Part::areas)
				+ ", lanes " + largest(parts, BalanceSheet.Part::lanes) + apart(parts.stream().mapToInt(part -> part.apart().size()).sum());
	}

	private static String apart(int pairs) {
		return pairs == 0 ? "" : ". " + Counts.of(pairs, "pair") + " of starts without a way";
	}

	private static String largest(List<BalanceSheet.Part> parts, Function<BalanceSheet.Part, Optional<Difference>> difference) {
		return parts.stream().flatMap(part -> difference.apply(part).stream()).map(Difference::percent).max(Double::compare)
				.map(percent -> Lengths.format(percent) + " %").orElse("-");
	}
}
