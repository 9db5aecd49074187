package org.leeway.core.analysis;

import java.util.Locale;

/** The severity of a finding. */
public enum Severity {
	/** A violated demand of the level, for example a unit that does not fit at a spawn. */
	ERROR,
	/** A possible mistake, which the designer should check. */
	WARNING,
	/** An intended finding: reported, but no problem. */
	INFO,
	/** A hint to tidy up, but no problem. */
	ADVICE;

	/** Returns the name in reports: {@code error}, {@code warning}, {@code info}, {@code advice}. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}
}
