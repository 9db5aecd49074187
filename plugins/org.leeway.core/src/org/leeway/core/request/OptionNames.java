package org.leeway.core.request;

/** Names of options as users write them, for messages. */
@FunctionalInterface
public interface OptionNames {

	/** Names with two dashes, such as {@code --agent}. */
	OptionNames COMMAND_LINE = "--"::concat;

	/** @param option small letters and hyphens */
	String of(String option);
}
