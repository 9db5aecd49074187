package org.leeway.core.layer;

/** A value for every cell. */
@FunctionalInterface
interface CellValues {

	int get(int x, int y);
}
