package org.leeway.core.request;

/** Names of options as users write them, for messages. */
@FunctionalInterface
public interface OptionNames {

	/** Names with two dashes, such as {@code --agent}. */
	OptionNames COMMAND_LINE = "--"::concat;

	/**
	 * Returns an option's name as users write it.
	 *
	 * @param option the option's name without dashes, in small letters and hyphens
	 */
	String of(String option);
}
