package org.leeway.core.revision;

/**
 * Filters that git may run on the content of a file, as when it checks out the file. A filter is a program, such as Git
 * LFS. The configuration names the program, and the attributes of the file name the filter.
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
