package org.leeway.ui.document;

/** An undo step that may hold much memory. */
public interface LargeStep {

	/** Returns how many bytes of memory become free when the step is removed from the undo steps. */
	long bytes();
}
