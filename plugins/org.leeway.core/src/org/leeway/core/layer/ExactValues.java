package org.leeway.core.layer;

/** A number for every cell, at least 0. */
@FunctionalInterface
interface ExactValues {

	double get(int x, int y);
}
