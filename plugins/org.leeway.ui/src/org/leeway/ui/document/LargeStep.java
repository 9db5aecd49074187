package org.leeway.ui.document;

/** An undo step that may hold much memory. */
public interface LargeStep {

	/** Returns the number of bytes of memory that become free when the editor drops this step from its undo history. */
	long bytes();
}
