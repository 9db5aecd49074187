package org.leeway.pathing.hierarchy;

import java.util.Arrays;

import org.leeway.pathing.grid.CellRect;
import org.leeway.pathing.world.Diagonals;

/**
 * The cells of a cluster, and the steps that one agent can make between them. Cells are numbered row by row. Immutable.
 * <p>
 * The steps from a cell are bits of a number. Bits 0 to 3 are right, down, left and up. Bits 4 to 7 are the diagonals:
 * right down, left down, left up and right up.
 */
final class ClusterGrid {

	static final int STRAIGHT = 4;
	static final int ALL = 8;
	private static final int[] DX = { 1, 0, -1, 0, 1, -1, -1, 1 };
	private static final int[] DY = { 0, 1, 0, -1, 1, 1, -1, -1 };

	private final CellRect bounds;
	private final Diagonals diagonals;
	/** Indexed by kind of step: its cost. */
	private final double[] stepCosts;
	/** Indexed by row of the cluster: the cells where the agent fits, one bit each. */
	private final long[] rows;
	/** Indexed by cell: the steps that the agent can make from there, one bit each. */
	private final byte[] steps;
	/** Indexed by cell: the speed class of the agent on the cell. Null if the agent is equally fast on all cells. */
	private final short[] speedClasses;

	ClusterGrid(EdgeAnnotation annotation, CellRect bounds) {
		this.bounds = bounds;
		this.diagonals = annotation.anchors().diagonals();
		this.stepCosts = annotation.stepCosts();
		this.rows = new long[bounds.height()];
		Arrays.setAll(rows, y -> annotation.legal(bounds.x(), bounds.y() + y, bounds.width()));
		this.steps = new byte[bounds.width() * bounds.height()];
		for (int y = 0; y < rows.length; y++) {
			addSteps(y, rows[y], y == 0 ? 0 : rows[y - 1], y + 1 == rows.length ? 0 : rows[y + 1]);
		}
		this.speedClasses = annotation.isUniform() ? null : speedClasses(annotation);
	}

	private void addSteps(int y, long row, long above, long below) {
		long right = row & row >>> 1;
		long left = row & row << 1;
		long down = row & below;
		long up = row & above;
		long rightDown = row & below >>> 1 & diagonals.allowed(right, down);
		long leftDown = row & below << 1 & diagonals.allowed(left, down);
		long leftUp = row & above << 1 & diagonals.allowed(left, up);
		long rightUp = row & above >>> 1 & diagonals.allowed(right, up);
		for (int x = 0, cell = y * bounds.width(); x < bounds.width(); x++, cell++) {
			steps[cell] = (byte) (right >>> x & 1 | (down >>> x & 1) << 1 | (left >>> x & 1) << 2 | (up >>> x & 1) << 3
					| (rightDown >>> x & 1) << 4 | (leftDown >>> x & 1) << 5 | (leftUp >>> x & 1) << 6
					| (rightUp >>> x & 1) << 7);
		}
	}

	private short[] speedClasses(EdgeAnnotation annotation) {
		short[] classes = new short[steps.length];
		for (int cell = 0; cell < classes.length; cell++) {
			if (isLegal(cell)) {
				classes[cell] = (short) annotation.anchors().speedClass(x(cell), y(cell));
			}
		}
		return classes;
	}

	/** Returns the number of cells of the cluster. */
	int cells() {
		return steps.length;
	}

	/** Converts a cell of the map to the cell's number in this cluster. */
	int cell(int anchor) {
		return cell(Cluster.x(anchor), Cluster.y(anchor));
	}

	/** Returns the number of the cell at a column and a row of the map. */
	int cell(int x, int y) {
		return (y - bounds.y()) * bounds.width() + x - bounds.x();
	}

	/** Returns the column of a cell in the map. */
	int x(int cell) {
		return bounds.x() + cell % bounds.width();
	}

	/** Returns the row of a cell in the map. */
	int y(int cell) {
		return bounds.y() + cell / bounds.width();
	}

	private boolean isLegal(int cell) {
		return (rows[cell / bounds.width()] >>> cell % bounds.width() & 1) != 0;
	}

	/** Returns the legal steps from a cell. */
	int steps(int cell) {
		return steps[cell] & 0xFF;
	}

	/** Returns the number of the cell after a step, minus the number of the cell before the step. */
	int offset(int step) {
		return DY[step] * bounds.width() + DX[step];
	}

	/** Returns the number of kinds of steps. All steps of one kind have the same cost. */
	int kinds() {
		return stepCosts.length;
	}

	/**
	 * Returns the kind of a step, from 0 to {@link #kinds} - 1. Steps of one kind cost the same. Each speed class has two kinds:
	 * straight steps (even numbers) and diagonal steps (odd numbers). The speed class of a step is the class of the slower one of
	 * its two cells.
	 *
	 * @param cell the cell from which the step leads
	 * @param to the cell to which the step leads
	 * @param step the number of the step: 0 to 7, see {@link ClusterGrid}
	 */
	int kind(int cell, int to, int step) {
		int speedClass = speedClasses == null ? 0 : Math.max(speedClasses[cell], speedClasses[to]);
		return 2 * speedClass + (step < STRAIGHT ? 0 : 1);
	}

	double cost(int kind) {
		return stepCosts[kind];
	}

	/** Returns whether another grid of the same cluster, perhaps of another agent, has the same steps at the same costs. */
	boolean isLike(ClusterGrid other) {
		return Arrays.equals(rows, other.rows) && Arrays.equals(stepCosts, other.stepCosts)
				&& Arrays.equals(speedClasses, other.speedClasses);
	}
}
