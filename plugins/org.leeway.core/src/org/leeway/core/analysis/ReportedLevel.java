package org.leeway.core.analysis;

import java.util.List;

/**
 * A level in a report.
 *
 * @param file the file's name as the user gave it
 * @param firstRow the line of the file, from 1 on, that holds the first row of cells; the other rows follow it, one a
 *            line. 0 if the file has no such lines
 * @param findings what to report
 * @param minArea unreachable regions of fewer cells are left out
 */
public record ReportedLevel(String file, int firstRow, CheckedLevel analysis, List<Finding> findings, long minArea) {

	/** A level with what the rules find in it. */
	public static ReportedLevel of(String file, int firstRow, CheckedLevel analysis, long minArea) {
		return new ReportedLevel(file, firstRow, analysis, Rules.check(analysis, minArea), minArea);
	}

	/** The line of the file to look at for a finding: that of its sample cell, or the first. */
	public long line(Finding finding) {
		return firstRow == 0 ? 1 : (long) firstRow + finding.sample().y();
	}

	/** How many findings are of this severity. */
	public long count(Severity severity) {
		return findings.stream().filter(finding -> finding.severity() == severity).count();
	}
}
