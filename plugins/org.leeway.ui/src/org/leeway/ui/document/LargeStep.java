package org.leeway.ui.document;

/** An undo step that may hold much memory. */
public interface LargeStep {

	/** Returns the memory that is released when the step is removed, in bytes. */
	long bytes();
}
