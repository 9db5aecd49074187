package org.leeway.core.analysis;

import java.util.Locale;

/** The severity of a finding. */
public enum Severity {
	/** The level does not keep what it demands: a unit does not fit or does not get somewhere. */
	ERROR,
	/** Possibly a mistake; the designer should look. */
	WARNING,
	/** Intended: reported, but no problem. */
	INFO,
	/** A hint to tidy up; no problem either. */
	ADVICE;

	/** The name in reports: {@code error}, {@code warning}, {@code info}, {@code advice}. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}
}
