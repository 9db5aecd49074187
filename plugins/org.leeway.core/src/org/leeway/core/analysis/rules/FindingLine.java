package org.leeway.core.analysis.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.leeway.core.analysis.Finding;
import org.leeway.core.level.LevelHeader;
import org.leeway.core.text.Counts;

/**
 * A line in a list of findings for people. All small unreachable regions of an agent share one line, because a real map
 * can have thousands of them. Every other finding has its own line. Immutable.
 *
 * @param finding the finding to show. For several small regions, a finding about the largest region, with a message that gives
 * the number of all regions and of their cells
 * @param findings the findings that the line stands for, at least one
 */
public record FindingLine(Finding finding, List<Finding> findings) {

	/**
	 * Factor of the limit for small regions. A region is small if its cells are fewer than this number times the cells that the
	 * agent covers. For example, an agent of 2 x 2 cells covers 4 cells, so regions of less than 16 cells are small.
	 */
	private static final long SMALL = 4;

	public FindingLine {
		findings = List.copyOf(findings);
	}

	/** Returns the line of one finding. */
	public static FindingLine of(Finding finding) {
		return new FindingLine(finding, List.of(finding));
	}

	/**
	 * Returns the lines for findings, in the order of the findings. All small regions of an agent share one line, at the place
	 * of the first of these regions. A region that the level declares as intended keeps its own line, because the declaration
	 * may have a note.
	 */
	public static List<FindingLine> grouped(List<Finding> findings, LevelHeader level) {
		Map<String, List<Finding>> groups = new LinkedHashMap<>();
		List<List<Finding>> lines = new ArrayList<>();
		for (Finding finding : findings) {
			if (isSmall(finding, level)) {
				groups.computeIfAbsent(finding.agent(), agent -> begin(lines)).add(finding);
			} else {
				begin(lines).add(finding);
			}
		}
		return lines.stream().map(line -> line.size() == 1 ? of(line.getFirst()) : group(line, level)).toList();
	}

	private static List<Finding> begin(List<List<Finding>> lines) {
		List<Finding> line = new ArrayList<>();
		lines.add(line);
		return line;
	}

	private static boolean isSmall(Finding finding, LevelHeader level) {
		return finding.rule().equals(UnreachableRegionRule.ID) && finding.isProblem() && finding.cells() < limit(finding, level);
	}

	/**
	 * Returns how many cells a region must have so that it does not count as small. Returns 0 if the level lacks the
	 * agent of the finding.
	 */
	private static long limit(Finding finding, LevelHeader level) {
		return level.agent(finding.agent()).map(agent -> SMALL * agent.size() * agent.size()).orElse(0L);
	}

	private static FindingLine group(List<Finding> regions, LevelHeader level) {
		Finding largest = regions.getFirst();
		long cells = 0;
		for (Finding region : regions) {
			cells += region.cells();
			largest = region.cells() > largest.cells() ? region : largest;
		}
		String message = largest.message() + ", the largest of " + Counts.of(regions.size(), "region")
				+ " of fewer than " + Counts.cells(limit(largest, level)) + ", " + Counts.cells(cells) + " in all";
		return new FindingLine(new Finding(largest.rule(), largest.severity(), largest.agent(), message, cells,
				largest.bounds(), largest.sample()), regions);
	}

	/** Returns whether the line stands for several findings. */
	public boolean isGroup() {
		return findings.size() > 1;
	}
}
