package org.leeway.core.merge;

/** The two sides of a merge, of which one is chosen for each conflict. */
public enum Side {
	OURS, THEIRS
}
