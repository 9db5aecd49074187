package org.leeway.core.analysis;

/** How bad a finding is. */
public enum Severity {
	/** A unit cannot do what the level asks of it. */
	ERROR,
	/** Worth a look; the level may be meant that way. */
	WARNING;

	/** The name in reports and markers: {@code error}, {@code warning}. */
	public String label() {
		return this == ERROR ? "error" : "warning";
	}
}
