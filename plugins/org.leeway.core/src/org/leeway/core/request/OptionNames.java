package org.leeway.core.request;

/** How users write the name of an option, for messages. */
@FunctionalInterface
public interface OptionNames {

	/** Such as {@code --agent}. */
	OptionNames COMMAND_LINE = "--"::concat;

	/** @param option small letters and hyphens */
	String of(String option);
}
