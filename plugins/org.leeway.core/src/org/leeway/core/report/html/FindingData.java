package org.leeway.core.report.html;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import org.leeway.core.analysis.Finding;
import org.leeway.core.report.ReportedLevel;

/**
 * A writer of the findings of a level. Writes at most {@link #LIMIT} findings: the most severe first, then the largest.
 */
final class FindingData {

	/** The most findings of a level that a page holds. */
	static final int LIMIT = 5000;

	private final ReportedLevel level;

	FindingData(ReportedLevel level) {
		this.level = level;
	}

	void write(PageJson json) throws IOException {
		json.table("findings", kept(), this::finding);
	}

	/** Returns the kept findings in their original order. */
	private List<Finding> kept() {
		List<Finding> all = level.findings();
		if (all.size() <= LIMIT) {
			return all;
		}
		Comparator<Integer> gravest = Comparator.comparing((Integer i) -> all.get(i).severity())
				.thenComparing(i -> all.get(i).cells(), Comparator.reverseOrder());
		return IntStream.range(0, all.size()).boxed().sorted(gravest).limit(LIMIT).sorted().map(all::get).toList();
	}

	private void finding(Finding finding, PageTable table) {
		table.put("rule", finding.rule());
		table.put("severity", finding.severity().label());
		table.put("agent", finding.agent());
		table.put("message", finding.message());
		table.put("cells", finding.cells());
		table.put("bounds", finding.bounds());
		table.put("line", level.line(finding));
	}
}
