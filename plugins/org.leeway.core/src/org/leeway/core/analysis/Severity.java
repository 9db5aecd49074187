package org.leeway.core.analysis;

import java.util.Locale;

/** The severity of a finding. */
public enum Severity {
	/** The level breaks one of its own demands: a unit does not fit or does not get somewhere. */
	ERROR,
	/** Possibly a mistake. The designer should look. */
	WARNING,
	/** Intended: reported, but no problem. */
	INFO,
	/** A hint to tidy up, but no problem. */
	ADVICE;

	/** Returns the name in reports: {@code error}, {@code warning}, {@code info}, {@code advice}. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}
}
