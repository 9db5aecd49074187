package org.leeway.core.revision;

/**
 * The filters that git may run on the content of a file. A filter is a program that changes the content, such as Git
 * LFS. The configuration of git names the program.
 */
public enum Filters {

	/** No filter: git returns the content as the repository stores it. */
	NONE,
	/**
	 * Filters that the configuration of the user or of the system names. A filter that the repository's own
	 * configuration names does not run.
	 */
	OF_USER,
	/** Every filter, also a filter that the repository's own configuration names. */
	ALL
}
