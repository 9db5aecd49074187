package org.leeway.core.layer;

/** A function that gives each cell an exact value. Values are at least 0, and may have fractions. */
@FunctionalInterface
interface ExactValues {

	double get(int x, int y);
}
