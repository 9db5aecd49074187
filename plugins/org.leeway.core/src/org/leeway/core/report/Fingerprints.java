package org.leeway.core.report;

import java.util.HashMap;
import java.util.Map;

import org.leeway.core.analysis.Finding;
import org.leeway.core.files.Hashes;
import org.leeway.pathing.grid.CellRect;

/**
 * A maker of fingerprints, by which code hosts recognise a finding in later revisions of a file. A fingerprint is a hash of the
 * finding's rule, agent and shape, but not of its place on the map. Findings that are alike except for their place are numbered,
 * and the number is part of the hash.
 */
final class Fingerprints {

	private static final int DIGITS = 32;

	private final String file;
	private final Map<String, Integer> alike = new HashMap<>();

	Fingerprints(String file) {
		this.file = file;
	}

	/**
	 * Returns the fingerprint of the next finding of the file, as 32 hexadecimal digits. Similar findings are numbered
	 * in the order of the calls, so that their fingerprints differ.
	 */
	String next(Finding finding) {
		CellRect bounds = finding.bounds();
		String form = String.join("\n", file, finding.rule(), finding.agent(), Long.toString(finding.cells()),
				bounds.width() + " x " + bounds.height(),
				finding.sample().x() - bounds.x() + ", " + (finding.sample().y() - bounds.y()));
		int number = alike.merge(form, 1, Integer::sum);
		return Hashes.of(form + "\n" + number).substring(0, DIGITS);
	}
}
