package org.leeway.core.analysis;

/** A value for every cell. */
@FunctionalInterface
interface CellValues {

	int get(int x, int y);
}
