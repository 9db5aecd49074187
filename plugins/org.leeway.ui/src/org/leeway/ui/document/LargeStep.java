package org.leeway.ui.document;

/** A step of undo that may hold much memory. */
public interface LargeStep {

	/** Returns how much memory is free again when the step is forgotten, in bytes. */
	long bytes();
}
