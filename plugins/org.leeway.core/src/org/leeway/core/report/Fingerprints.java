package org.leeway.core.report;

import java.util.HashMap;
import java.util.Map;

import org.leeway.core.analysis.Finding;
import org.leeway.core.files.Hashes;
import org.leeway.pathing.grid.CellRect;

/**
 * Fingerprints of the findings of a file, which identify a finding in later revisions. A fingerprint is computed from
 * the file, rule, agent, number of cells, size of the bounds, and place of the sample in the bounds. Rows and columns
 * inserted before a region do not change the fingerprint of the region. Findings that agree in all of these values get
 * consecutive numbers, which are part of the fingerprint.
 */
final class Fingerprints {

	private static final int DIGITS = 32;

	private final String file;
	private final Map<String, Integer> alike = new HashMap<>();

	Fingerprints(String file) {
		this.file = file;
	}

	/** Returns the fingerprint of the next finding of the file: 32 hexadecimal digits. */
	String next(Finding finding) {
		CellRect bounds = finding.bounds();
		String form = String.join("\n", file, finding.rule(), finding.agent(), Long.toString(finding.cells()),
				bounds.width() + " x " + bounds.height(),
				finding.sample().x() - bounds.x() + ", " + (finding.sample().y() - bounds.y()));
		int number = alike.merge(form, 1, Integer::sum);
		return Hashes.of(form + "\n" + number).substring(0, DIGITS);
	}
}
