package org.leeway.core.merge;

/**
 * The three versions of a merge. Ours and theirs are changed versions of the base. The user resolves each conflict by choosing
 * a version.
 */
public enum Side {
	BASE, OURS, THEIRS
}
