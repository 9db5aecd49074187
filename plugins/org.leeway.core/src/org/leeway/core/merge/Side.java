package org.leeway.core.merge;

/** The sides of a merge, of which one is chosen for each conflict. Only ours and theirs have changes. */
public enum Side {
	BASE, OURS, THEIRS
}
