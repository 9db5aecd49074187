package org.leeway.core.layer;

/** A function that gives each cell a number. Numbers are at least 0. They are not rounded to whole numbers. */
@FunctionalInterface
interface ExactValues {

	double get(int x, int y);
}
