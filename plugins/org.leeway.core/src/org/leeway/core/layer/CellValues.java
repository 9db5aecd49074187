package org.leeway.core.layer;

/** A function from cells to values. */
@FunctionalInterface
interface CellValues {

	int get(int x, int y);
}
