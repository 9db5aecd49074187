package org.leeway.ui.document;

/** An undo step that may hold much memory. */
public interface LargeStep {

	/** Returns the number of bytes of memory that become free when the step is removed from the undo steps. */
	long bytes();
}
