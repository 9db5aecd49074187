package org.leeway.pathing.bench;

import java.util.Arrays;

/** A plain labelling of connected components. Fills each component from its first cell, with a stack of cells. */
final class PlainFloodFill {

	private final boolean[] free;
	private final int width;
	private final int[] labels;
	private int[] stack = new int[1024];
	private int depth;

	private PlainFloodFill(boolean[] free, int width) {
		this.free = free;
		this.width = width;
		this.labels = new int[free.length];
	}

	/** Returns the number of the component of each cell, from 1 on. 0 if the cell is not free. */
	static int[] label(boolean[] free, int width) {
		PlainFloodFill fill = new PlainFloodFill(free, width);
		int label = 0;
		for (int cell = 0; cell < free.length; cell++) {
			if (free[cell] && fill.labels[cell] == 0) {
				fill.fill(cell, ++label);
			}
		}
		return fill.labels;
	}

	private void fill(int start, int label) {
		visit(start, label);
		while (depth > 0) {
			int cell = stack[--depth];
			int x = cell % width;
			if (x > 0) {
				visit(cell - 1, label);
			}
			if (x < width - 1) {
				visit(cell + 1, label);
			}
			if (cell >= width) {
				visit(cell - width, label);
			}
			if (cell < free.length - width) {
				visit(cell + width, label);
			}
		}
	}

	private void visit(int cell, int label) {
		if (free[cell] && labels[cell] == 0) {
			labels[cell] = label;
			if (depth == stack.length) {
				stack = Arrays.copyOf(stack, 2 * depth);
			}
			stack[depth++] = cell;
		}
	}
}
