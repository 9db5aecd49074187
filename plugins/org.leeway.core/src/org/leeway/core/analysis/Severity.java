package org.leeway.core.analysis;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
	/** A unit cannot do what the level asks of it. */
	ERROR,
	/** Worth a look; the level may be meant that way. */
	WARNING,
	/** As intended: told of, but no problem. */
	INFO,
	/** What could be tidied up; no problem either. */
	ADVICE;

	/** The name in reports: {@code error}, {@code warning}, {@code info}, {@code advice}. */
	public String label() {
		return name().toLowerCase(Locale.ROOT);
	}
}
