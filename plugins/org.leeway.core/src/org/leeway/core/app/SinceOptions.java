package org.leeway.core.app;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of commands that can compare levels with an earlier revision. */
final class SinceOptions {

	@Spec(Spec.Target.MIXEE)
	private CommandSpec command;

	@Option(names = "--since", paramLabel = "REVISION", converter = RevisionConverter.class,
			description = "Compare each level with what its file was in this revision of its git repository: a commit, a "
					+ "branch, HEAD~2 or the like.")
	private String revision;

	@Option(names = "--filters",
			description = "With --since, have git run the filters that the repository's configuration has for the file, such "
					+ "as Git LFS. They are programs.")
	private boolean filters;

	/**
	 * Checks that the options do not contradict each other.
	 *
	 * @throws ParameterException if two options contradict each other
	 */
	void check() {
		if (filters && revision == null) {
			throw new ParameterException(command.commandLine(), "--filters is for --since");
		}
	}

	/** Returns whether the user named a revision. */
	boolean isGiven() {
		return revision != null;
	}

	/** Returns the revision that the user named. Null if the user named no revision. */
	String revision() {
		return revision;
	}

	boolean filters() {
		return filters;
	}
}
