package org.leeway.core.layer;

/** A function from cells to exact values, which are at least 0 and may have fractions. */
@FunctionalInterface
interface ExactValues {

	double get(int x, int y);
}
