package org.leeway.core.layer;

import java.util.Optional;

import org.leeway.pathing.grid.TileSet;

/** The values of a layer, row by row. */
@FunctionalInterface
interface LayerRows {

	/** Creates rows from a function of cells. */
	static LayerRows of(CellValues values) {
		return (x, y, length, target) -> {
			for (int i = 0; i < length; i++) {
				target[i] = values.get(x + i, y);
			}
		};
	}

	/** Creates rows from a function that gives each cell an exact value. */
	static LayerRows ofExact(ExactValues values) {
		return new LayerRows() {

			@Override
			public boolean areFractional() {
				return true;
			}

			@Override
			public void exactValues(int x, int y, int length, double[] target) {
				for (int i = 0; i < length; i++) {
					target[i] = values.get(x + i, y);
				}
			}

			@Override
			public void values(int x, int y, int length, int[] target) {
				for (int i = 0; i < length; i++) {
					target[i] = (int) Math.ceil(values.get(x + i, y));
				}
			}
		};
	}

	/** Writes the values of {@code length} cells of row {@code y}, from column {@code x} on, to {@code target}. */
	void values(int x, int y, int length, int[] target);

	/** Returns whether exact values may have fractions. If so, {@link #values} rounds the exact values up. */
	default boolean areFractional() {
		return false;
	}

	/** Returns the limit of values: larger values are stored as the limit. */
	default int limit() {
		return Integer.MAX_VALUE;
	}

	/** Writes the exact values, like {@link #values}. */
	default void exactValues(int x, int y, int length, double[] target) {
		int[] values = new int[length];
		values(x, y, length, values);
		for (int i = 0; i < length; i++) {
			target[i] = values[i];
		}
	}

	/**
	 * Returns the square tiles of the map in which these rows may differ from older rows of the same layer. Empty if these
	 * tiles are not known.
	 *
	 * @param old the rows before an edit, of a map of the same size
	 */
	default Optional<TileSet> changedSince(LayerRows old) {
		return Optional.empty();
	}
}
