package org.leeway.core.analysis;

/** Where a layer gets its values from. */
@FunctionalInterface
interface LayerRows {

	/** Writes the values of {@code length} cells of row {@code y}, from column {@code x} on, to {@code target}. */
	void values(int x, int y, int length, int[] target);
}
