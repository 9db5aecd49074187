package org.leeway.ui.document;

/** An undo step that may hold much memory. */
public interface LargeStep {

	/** Returns the number of bytes that are released when the step is removed. */
	long bytes();
}
