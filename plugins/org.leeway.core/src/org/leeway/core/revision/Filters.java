package org.leeway.core.revision;

/**
 * The filters that git may run on the content of a file. A filter is a program that changes the content, such as Git
 * LFS. The configuration of git names the program.
 */
public enum Filters {

	/** No filter: git returns the content as the repository stores it. */
	NONE,
	/**
	 * Filters in the configuration of the user or of the system. A filter in the repository's own configuration does not run.
	 */
	OF_USER,
	/** Every filter, also a filter in the repository's own configuration. */
	ALL
}
